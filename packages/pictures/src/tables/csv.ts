/** CSV (RFC 4180), in the plain writing, so that games read back. */

import { marked, type Table, type TableCell } from './table.ts';

export function toCsv({ columns, rows }: Table): string {
  const field = (cell: TableCell): string => {
    const text = marked(cell, cell.plain);
    return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
  };
  return [columns, ...rows].map((row) => `${row.map(field).join(',')}\r\n`).join('');
}
