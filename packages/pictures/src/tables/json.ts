/** JSON: numbers and truth values as such, games in the plain writing, marks beside them. */

import type { Table, TableCell } from './table.ts';

export function toJson({ caption, columns, rows }: Table): string {
  const entry = ({ plain, value, mark }: TableCell): unknown =>
    mark === undefined ? (value === undefined ? plain : value) : { text: plain, mark };
  const data = {
    caption,
    columns: columns.map((cell) => cell.plain),
    rows: rows.map((row) => row.map(entry)),
  };
  return `${JSON.stringify(data, null, 2)}\n`;
}
