/** A Markdown table (GitHub's), its caption a line above it. */

import { marked, standsRight, type Table, type TableCell } from './table.ts';

export function toMarkdown(table: Table): string {
  const { caption, columns, rows } = table;
  const cell = (of: TableCell): string => {
    const text = escaped(marked(of, of.pretty));
    return of.mark === 'bold' ? `**${text}**` : text;
  };
  const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
  return `${[
    ...(caption === '' ? [] : [escaped(caption), '']),
    line(columns.map(cell)),
    line(columns.map((_, i) => (standsRight(table, i) ? '---:' : '---'))),
    ...rows.map((row) => line(row.map(cell))),
  ].join('\n')}\n`;
}

/** The bar of a game would end its cell, and a star would begin emphasis. */
function escaped(text: string): string {
  return text.replace(/[\\|*_`<[~]/g, (sign) => `\\${sign}`).replace(/\s*\n\s*/g, '<br>');
}
