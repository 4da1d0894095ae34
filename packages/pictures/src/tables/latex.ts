/** A LaTeX table; the first line names the packages it needs. */

import { latexText } from '../words.ts';
import { standsRight, type Table, type TableCell } from './table.ts';

export function toLatex(table: Table): string {
  const { caption, columns, rows, rowHeadings } = table;
  const cell = ({ latex, mark }: TableCell): string => {
    if (mark === 'circled') return `\\textcircled{${latex}}`;
    if (mark === 'bold') return `\\boldmath\\textbf{${latex}}`;
    return mark === 'outside' ? `\\cellcolor{black!15}${latex}` : latex;
  };
  const line = (row: readonly TableCell[]): string => `  ${row.map(cell).join(' & ')} \\\\`;
  const layout = columns
    .map((_, i) => (standsRight(table, i) ? 'r' : 'l') + (i === 0 && rowHeadings ? '|' : ''))
    .join('');
  return `${[
    '% \\usepackage{amsmath,amssymb,array} \\usepackage[table]{xcolor}',
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
