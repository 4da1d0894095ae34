// An answer as LaTeX.

import { certificateText } from './certificates.ts';
import { digestOf } from './digest.ts';
import { latexTable, verbatim } from './latex-parts.ts';
import { latexWords } from './latex-words.ts';
import type { Picture, Shown, ShownTable } from './shown.ts';
import { inlineOf, type LineFormat } from './spelled.ts';

export function shownToLatex(shown: Shown): string {
  switch (shown.kind) {
    case 'plain':
      return shown.text.includes('\n') ? verbatim(wrapped(shown.text)) : latexWords(shown.text);
    case 'board':
      return shown.picture ? pictureToLatex(shown.picture, shown.text) : latexInline(shown);
    case 'picture':
      return pictureToLatex(shown.picture, shown.picture.title);
    case 'explanation':
      return [shown.latex.trimEnd(), ...certificatesToLatex(shown.files)].join('\n\n');
    case 'table':
      return tableToLatex(shown);
    default:
      return latexInline(shown);
  }
}

/** Lines that fit on a page of code. */
function wrapped(text: string): string {
  return text
    .split('\n')
    .flatMap((line) => line.match(/.{1,90}/gsu) ?? [''])
    .join('\n');
}

function pictureToLatex({ tikz }: Picture, caption: string): string {
  return [
    '\\begin{center}',
    // Its caption stands on the same page.
    `\\fitted{${tikz.trimEnd()}}\\nopagebreak`,
    '',
    `{\\small ${latexWords(caption)}}`,
    '\\end{center}',
  ].join('\n');
}

function tableToLatex(table: ShownTable): string {
  const { rows, heads, files, total, note } = table;
  const written = files?.find(({ format }) => format === 'LaTeX')?.text;
  const columns = heads?.length ?? rows[0]?.length ?? 1;
  const [, layout = 'l'.repeat(columns)] =
    /\\begin\{tabular\}\{([^}]*)\}/.exec(written ?? '') ?? [];
  const [, whole] = /\\begin\{tabular\}\{[^}]*\}\n(.*)\\end\{tabular\}/s.exec(written ?? '') ?? [];
  const lines =
    whole?.trimEnd() ??
    rows.map((row) => `  {}${row.map(latexInline).join(' & ')} \\\\`).join('\n');
  const cut = whole === undefined && total > rows.length ? `${rows.length} of ${total} rows.` : '';
  const below = [cut, note ?? ''].filter((text) => text !== '').map(latexWords);
  return [latexTable(layout, lines, total), ...below].join('\n\n');
}

/** A value within a line. */
function latexInline(shown: Shown): string {
  return inlineOf(shown, LINE);
}

/** Values within a line of LaTeX. */
export const LINE: LineFormat = {
  game: ({ latex, text }) =>
    latex === undefined ? latexWords(text) : `$${latex.replaceAll(', ', ', \\allowbreak ')}$`,
  outcome: (letter) => `$\\mathcal{${letter}}$`,
  words: latexWords,
  code: (text) => `\\texttt{${latexWords(text)}}`,
};

/** Certificates by what tells them from others: paper is no place for them. */
function certificatesToLatex(files: readonly unknown[]): string[] {
  return files.map((file) => {
    const digest = breakable(digestOf(certificateText(file)));
    return `{\\small Certificate with SHA-256 ${digest}.\\par}`;
  });
}

/** 64 digits do not fit on a line with other words. */
export function breakable(digest: string): string {
  return `\\texttt{${digest.replace(/.{8}(?=.)/g, '$&\\allowbreak{}')}}`;
}
