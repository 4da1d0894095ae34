// The order of the rows of a table: as they came, or by a column, up or down.

import type { Shown } from '../protocol/answers.ts';

export interface TableOrder {
  readonly column: number;
  readonly direction: 'ascending' | 'descending';
}

type Row = readonly Shown[];

/** What a press on the head of a column does: up, down, as it was. */
export function nextOrder(order: TableOrder | undefined, column: number): TableOrder | undefined {
  if (order?.column !== column) return { column, direction: 'ascending' };
  return order.direction === 'ascending' ? { column, direction: 'descending' } : undefined;
}

/** The rows in an order; rows that are alike in the column stay as they came. */
export function orderedRows<R extends Row>(
  rows: readonly R[],
  order: TableOrder | undefined,
): readonly R[] {
  if (order === undefined) return rows;
  const { column, direction } = order;
  const sign = direction === 'ascending' ? 1 : -1;
  return rows
    .map((row) => ({ row, key: keyOf(row[column]) }))
    .sort((a, b) => sign * compare(a.key, b.key))
    .map(({ row }) => row);
}

type Key = bigint | string;

/** Numbers by their size, everything else by its text. */
function keyOf(cell: Shown | undefined): Key {
  switch (cell?.kind) {
    case 'plain':
      return cell.type === 'integer' && /^-?\d+$/.test(cell.text) ? BigInt(cell.text) : cell.text;
    case 'game':
      return cell.game.text;
    case 'outcome':
      return cell.outcome;
    case 'board':
      return cell.text;
    case 'list':
      return cell.items.map((item) => String(keyOf(item))).join(', ');
    case 'picture':
      return cell.picture.title;
    default:
      return '';
  }
}

/** *2 comes before *10. */
const texts = new Intl.Collator('en', { numeric: true });

/** Numbers come before texts. */
function compare(a: Key, b: Key): number {
  if (typeof a === 'bigint' && typeof b === 'bigint') return a < b ? -1 : a > b ? 1 : 0;
  if (typeof a === 'string' && typeof b === 'string') return texts.compare(a, b);
  return typeof a === 'bigint' ? -1 : 1;
}
