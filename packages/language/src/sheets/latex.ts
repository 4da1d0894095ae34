// A sheet as LaTeX: an article that compiles as it is with what texlive-latex-base and
// texlive-pictures have.

import { certificateText } from './certificates.ts';
import { citationBibtex, makingText, rerunLine, rerunWords } from './citation.ts';
import { digestOf } from './digest.ts';
import { latexTable, verbatim } from './latex-parts.ts';
import { declarationsFor, latexWords, withoutControls } from './latex-words.ts';
import { readProse } from './prose.ts';
import { proseToLatex } from './prose-latex.ts';
import type { Picture, Shown, ShownTable } from './shown.ts';
import { inlineOf, type LineFormat, problemIn } from './spelled.ts';
import {
  ownTitle,
  type TakenAnswer,
  type TakenCell,
  type TakenSheet,
  visibleAnswers,
} from './taken.ts';

/** The sheet as a document. */
export function toLatexDocument(sheet: TakenSheet): string {
  const title = ownTitle(sheet);
  const body = [
    ...(title === undefined ? [] : [`\\section*{${latexWords(title)}}`, '']),
    ...sheet.cells.flatMap((cell) => [cellToLatex(cell), '']),
    '\\bigskip\\noindent\\hrule\\smallskip',
    `{\\small\\noindent ${latexWords(makingText(sheet)).replace(sheet.digest, breakable)}`,
    `${rerunWords(sheet)} \\texttt{${latexWords(rerunLine(sheet))}}\\par}`,
  ].join('\n');
  return [
    `% ${oneLine(sheet.title)}`,
    `% ${makingText(sheet)}`,
    ...citationBibtex(sheet)
      .trimEnd()
      .split('\n')
      .map((line) => `% ${line}`),
    '\\documentclass[11pt]{article}',
    '\\usepackage[a4paper,margin=25mm]{geometry}',
    '\\usepackage[table]{xcolor}',
    '\\usepackage{amsmath,amssymb,array,graphicx,iftex,longtable,tikz}',
    '\\usepackage[hidelinks]{hyperref}',
    ...pdfDeclarations(body),
    '% What is wider than the page is made to fit, and what is higher than leaves room for its statement and caption.',
    '\\newsavebox{\\fitbox}',
    '\\newcommand{\\fitted}[1]{\\sbox{\\fitbox}{#1}%',
    '  \\ifdim\\wd\\fitbox>\\linewidth\\sbox{\\fitbox}{\\resizebox{\\linewidth}{!}{\\usebox{\\fitbox}}}\\fi',
    '  \\ifdim\\ht\\fitbox>.72\\textheight\\sbox{\\fitbox}{\\resizebox{!}{.72\\textheight}{\\usebox{\\fitbox}}}\\fi',
    '  \\usebox{\\fitbox}}',
    '\\setlength{\\parindent}{0pt}\\setlength{\\parskip}{.5em}',
    '\\emergencystretch=3em',
    '% An answer begins on the page of its statement.',
    '\\makeatletter\\@beginparpenalty=10000',
    '\\newcommand{\\keepnext}{\\interlinepenalty=10000 \\@endparpenalty=10000 }\\makeatother',
    '\\begin{document}',
    '\\raggedright',
    body,
    '\\end{document}',
    '',
  ].join('\n');
}

/** 64 digits do not fit on a line with other words. */
function breakable(digest: string): string {
  return `\\texttt{${digest.replace(/.{8}(?=.)/g, '$&\\allowbreak{}')}}`;
}

function pdfDeclarations(body: string): string[] {
  const declared = declarationsFor(body);
  return declared.length === 0 ? [] : ['\\ifPDFTeX', ...declared, '\\fi'];
}

function oneLine(text: string): string {
  return withoutControls(text).replace(/\s+/g, ' ');
}

/** So many lines of code stand on one page, with the beginning of their answer. */
const MOST_KEPT = 12;

function cellToLatex(cell: TakenCell): string {
  if (cell.kind === 'prose') return proseToLatex(readProse(cell.text));
  const answers = visibleAnswers(cell).map(({ answer, named }) => {
    const written = answerToLatex(answer);
    if (!named) return written;
    const statement = `\\texttt{\\footnotesize ${latexWords(oneLine(answer.statement))}}`;
    // What takes one line stands beside its statement.
    return `${statement}${written.includes('\n') ? '\n\n' : '\\quad '}${written}`;
  });
  const note = cell.note === undefined ? [] : [`\\emph{${latexWords(cell.note)}}`];
  const below = [...answers, ...note].join('\n\n');
  const quoted = below === '' ? [] : ['\\begin{quote}', below, '\\end{quote}'];
  const code = verbatim(folded(cell.text));
  // Longer code may need two pages.
  const kept = below !== '' && cell.text.split('\n').length <= MOST_KEPT;
  return [kept ? code.replace('{', '{\\keepnext') : code, ...quoted].join('\n');
}

function answerToLatex({ shown, problem }: TakenAnswer): string {
  if (problem !== undefined) return `\\textbf{Error:} ${problemIn(problem, LINE)}`;
  return shown === undefined ? '' : shownToLatex(shown);
}

/** An answer as LaTeX. */
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

/** Code whose lines fit on a page: a long one goes on, indented, after a space where it has one. */
function folded(code: string): string {
  return code
    .split('\n')
    .map((line) => {
      const [first = '', ...rest] = line.match(/.{1,86}(?:\s+|$)|.{1,86}/gsu) ?? [];
      return [first, ...rest.map((part) => `    ${part}`)].map((part) => part.trimEnd()).join('\n');
    })
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

const LINE: LineFormat = {
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
