// A sheet as LaTeX: an article that compiles as it is with what texlive-latex-base and
// texlive-pictures have.

import { citationBibtex, makingText, rerunLine, rerunWords } from './citation.ts';
import { verbatim } from './latex-parts.ts';
import { declarationsFor, latexWords, withoutControls } from './latex-words.ts';
import { readProse } from './prose.ts';
import { proseToLatex } from './prose-latex.ts';
import { breakable, LINE, shownToLatex } from './shown-latex.ts';
import { problemIn } from './spelled.ts';
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
