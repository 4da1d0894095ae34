/**
 * CSV (RFC 4180), in the plain writing, so that games read back. Spreadsheets compute what begins with
 * `=`, `+`, `-` or `@`: words that do get an apostrophe before them, which says that they are words. Games
 * such as -1 and +-1 stay as they are written; no formula made of their signs reaches beyond its cell.
 */

import { marked, type Table, type TableCell } from './table.ts';

export function toCsv({ columns, rows }: Table): string {
  const field = (cell: TableCell): string => {
    const plain = marked(cell, cell.plain);
    const text = cell.words && isFormula(plain) ? `'${plain}` : plain;
    return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
  };
  return [columns, ...rows].map((row) => `${row.map(field).join(',')}\r\n`).join('');
}

/** Whether a spreadsheet would compute a text; a sign alone and a number it shows as they are. */
function isFormula(text: string): boolean {
  return /^[=+\-@\t\r]./s.test(text) && !/^[+-]?\d+(?:\.\d+)?$/.test(text);
}
