// How a sheet is cited: what computed it, when, from which text, and how a reader runs it again.

import { latexWords } from './latex-words.ts';
import type { Making } from './taken.ts';
import { isPlainFormula } from './tex-formulas.ts';

/** What a sheet of this title is called as a file, without its ending. */
export function fileNameOf(title: string): string {
  const name = title
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
  return name || 'worksheet';
}

/** How to run it again. */
export function rerunLine({ file }: Pick<Making, 'file'>): string {
  return `proviso run ${/^[\w.-]+$/.test(file) ? file : `'${file.replaceAll("'", "'\\''")}'`}`;
}

/** What stands before that line. */
export function rerunWords({ unrun }: Pick<Making, 'unrun'>): string {
  return unrun ? 'To run it:' : 'To run it again:';
}

/** One sentence, as it stands at the end of what is taken along. */
export function makingText({ version, date, digest, unrun }: Making): string {
  if (unrun) {
    return `Written for Proviso ${version}, not run; ${date}, SHA-256 of the worksheet ${digest}.`;
  }
  return `Computed with Proviso ${version} on ${date}, from a worksheet with SHA-256 ${digest}.`;
}

/** A reference as text. */
export function citationText(making: Making): string {
  return `“${making.title}”, a worksheet. ${makingText(making)} ${rerunWords(making)} ${rerunLine(making)}`;
}

/** Words and formulas; what is no plain formula stands as text. */
function titleLatex(title: string): string {
  return title
    .split(/(\$[^$]+\$)/)
    .map((part, i) => (i % 2 === 1 && isPlainFormula(part.slice(1, -1)) ? part : latexWords(part)))
    .join('');
}

/** A reference for BibTeX. */
export function citationBibtex(making: Making): string {
  const { title, version, date, digest, unrun } = making;
  const [year = '', month = ''] = date.split('-');
  const names = [
    'jan',
    'feb',
    'mar',
    'apr',
    'may',
    'jun',
    'jul',
    'aug',
    'sep',
    'oct',
    'nov',
    'dec',
  ];
  return [
    `@misc{proviso-${digest.slice(0, 12)},`,
    `  title        = {{${titleLatex(title)}}},`,
    `  howpublished = {Worksheet${unrun ? ` for Proviso ${version}, not run` : `, computed with Proviso ${version}`}},`,
    `  year         = {${year}},`,
    `  month        = ${names[Number(month) - 1] ?? `{${month}}`},`,
    `  note         = {SHA-256 of the worksheet: \\texttt{${digest}}; ${unrun ? 'run' : 'run again'} with \\texttt{${latexWords(rerunLine(making))}}},`,
    '}',
    '',
  ].join('\n');
}
