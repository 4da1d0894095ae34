// An answer as LaTeX in the middle of somebody's text: in a line, within a formula too, whatever fits
// there; tables, pictures and reasons by themselves, without captions, which are the author's.

import { certificateText } from '../sheets/certificates.ts';
import { digestOf } from '../sheets/digest.ts';
import { latexWords } from '../sheets/latex-words.ts';
import type { Shown, ShownTable } from '../sheets/shown.ts';
import { inlineOf, type LineFormat } from '../sheets/spelled.ts';
import type { AnswerKind } from './parts.ts';

/** LaTeX to print, or why there is none. */
export type Printed = { readonly latex: string } | { readonly message: string };

/** An answer, printed as it was asked for; `text` is how Proviso itself writes it. */
export function printAnswer(kind: AnswerKind, shown: Shown | undefined, text: string): Printed {
  if (shown === undefined) return { message: 'there is no answer to print' };
  switch (kind) {
    case 'value':
      return { latex: latexOf(shown) };
    case 'text':
      return { latex: typewriter(text) };
    case 'picture': {
      const picture =
        shown.kind === 'picture' || shown.kind === 'board' ? shown.picture : undefined;
      if (picture !== undefined) return { latex: drawn(picture.tikz) };
      const cure =
        shown.kind === 'game'
          ? 'write tree(…) for the tree of a game'
          : 'tree, dag, hasse, draw and plot give pictures';
      return { message: `this is no picture; ${cure}` };
    }
    case 'table':
      return shown.kind === 'table'
        ? { latex: tabular(shown) }
        : { message: 'this is no table; table(list, "head", n -> …) gives one' };
    case 'certificate':
      return shown.kind === 'explanation' && shown.files.length > 0
        ? { latex: shown.files.map((file) => digest(certificateText(file))).join(', ') }
        : { message: 'this has no certificate; explain(G >= H mod U) and explain(G mod U) have' };
  }
}

function latexOf(shown: Shown): string {
  switch (shown.kind) {
    case 'plain':
      return shown.text.includes('\n') ? typewriter(shown.text) : inline(shown);
    case 'board':
      return shown.picture ? drawn(shown.picture.tikz) : inline(shown);
    case 'picture':
      return drawn(shown.picture.tikz);
    case 'table':
      return shown.heads === undefined ? inline(shown) : tabular(shown);
    case 'explanation':
      return shown.latex.trimEnd();
    default:
      return inline(shown);
  }
}

const LINE: LineFormat = {
  game: ({ latex, text }) => (latex === undefined ? words(text) : `\\ensuremath{${latex}}`),
  outcome: (letter) => `\\ensuremath{\\mathcal{${letter}}}`,
  words,
  code: (text) => words(text, '\\ttfamily '),
};

function inline(shown: Shown): string {
  return inlineOf(shown, LINE);
}

/** Words, which may stand within a formula. */
function words(text: string, font = ''): string {
  if (/^-?\d+$/.test(text)) return `\\ensuremath{${text}}`;
  return `\\provisowords{${font}${latexWords(text)}}`;
}

/** Text in typewriter; of several lines each is kept as it is. */
function typewriter(text: string): string {
  const lines = text.split('\n').map((line) => latexWords(line).replaceAll(' ', '~'));
  if (lines.length === 1) return `\\provisowords{\\ttfamily ${latexWords(text)}}`;
  return ['\\provisolines{%', ...lines.map((line) => `{}${line}\\\\`), '}'].join('\n');
}

/** A picture without the line that names it. */
function drawn(tikz: string): string {
  return tikz.replace(/^% .*\n/, '').trimEnd();
}

/** The rows of a table, its heads above a rule, with what must be said with it. */
function tabular({ heads, rows, total, files, note }: ShownTable): string {
  const whole = files?.find(({ format }) => format === 'LaTeX')?.text;
  const [written, layout] = /\\begin\{tabular\}\{(.*)\}.*\\end\{tabular\}/s.exec(whole ?? '') ?? [];
  const columns = heads?.length ?? rows[0]?.length ?? 1;
  const line = (cells: readonly string[]) => `  {}${cells.join(' & ')} \\\\`;
  const own = [
    `\\begin{tabular}{${/^[lr|]+/.exec(layout ?? '')?.[0] ?? 'l'.repeat(columns)}}`,
    ...(heads === undefined ? [] : [line(heads.map(head)), '  \\hline\\noalign{\\vskip2pt}']),
    ...rows.map((row) => line(row.map(inline))),
    '\\end{tabular}',
  ].join('\n');
  // What is not handed out in full is written down in full.
  const table = written !== undefined && rows.length < total ? written : own;
  if (note === undefined) return table;
  return `\\begin{tabular}{@{}l@{}}\n${table}\\\\\n${latexWords(note)}\n\\end{tabular}`;
}

/** A head is words; a single letter stands for a number. */
function head(text: string): string {
  return /^[a-z]$/.test(text) ? `\\ensuremath{${text}}` : latexWords(text);
}

/** SHA-256 of a text, which may break into lines. */
function digest(text: string): string {
  return `\\texttt{${digestOf(text).replace(/.{8}(?=.)/g, '$&\\allowbreak{}')}}`;
}
