/** A LaTeX table; the first line names the packages it needs. */

import { latexText } from '../words.ts';
import { standsRight, type Table, type TableCell } from './table.ts';

/** A row that begins with `[` or `*` would be read as an argument of the `\\` before it. */
function protectedStart(row: string): string {
  return /^\s*[[*]/.test(row) ? `{}${row}` : row;
}

export function toLatex(table: Table): string {
  const { caption, columns, rows, rowHeadings } = table;
  const cell = ({ latex, mark }: TableCell): string => {
    if (mark === 'circled') return `\\textcircled{${latex}}`;
    if (mark === 'bold') return `\\boldmath\\textbf{${latex}}`;
    return mark === 'outside' ? `\\cellcolor{black!15}${latex}` : latex;
  };
  const line = (row: readonly TableCell[]): string =>
    `  ${protectedStart(row.map(cell).join(' & '))} \\\\`;
  const layout = columns
    .map((_, i) => (standsRight(table, i) ? 'r' : 'l') + (i === 0 && rowHeadings ? '|' : ''))
    .join('');
  // Only tables with row headings, those of papers and censuses, have grey cells. The others ask for
  // no option of xcolor: it would clash where TikZ has loaded xcolor before.
  const coloured = rowHeadings || rows.some((row) => row.some(({ mark }) => mark === 'outside'));
  return `${[
    `% \\usepackage{amsmath,amssymb,array}${coloured ? ' \\usepackage[table]{xcolor}' : ''}`,
    '\\begin{table}',
    '\\centering',
    `\\begin{tabular}{${layout}}`,
    line(columns),
    '  \\hline',
    ...rows.map(line),
    '\\end{tabular}',
    ...(caption === '' ? [] : [`\\caption{${latexText(caption)}}`]),
    '\\end{table}',
  ].join('\n')}\n`;
}
