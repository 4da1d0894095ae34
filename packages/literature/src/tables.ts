/**
 * Regenerated tables: the engine's tables as an entry shows them, and the
 * comparison of a table with the published one, cell by cell.
 */

import type { Table, TableCell } from '@proviso/pictures/tables';
import { type FoundTable, Mismatch } from './entry.ts';
import { noteTest } from './watch.ts';

/** An engine's table as it is shown: a circle becomes parentheses, as in print. */
export function shown(table: Table, caption = table.caption): FoundTable {
  const cell = ({ pretty, mark }: TableCell): string =>
    mark === 'circled' ? `(${pretty})` : pretty;
  return {
    caption,
    head: table.columns.map(cell),
    rows: table.rows.map((row) => row.map(cell)),
  };
}

/** The check fails unless every cell is the printed one; tells how many cells there are. */
export function sameCells(
  name: string,
  computed: readonly (readonly string[])[],
  printed: readonly (readonly string[])[],
): number {
  if (computed.length !== printed.length) {
    throw new Mismatch(`${name}: computed ${computed.length} rows, printed ${printed.length}`);
  }
  let cells = 0;
  for (const [i, row] of printed.entries()) {
    const found = computed[i] ?? [];
    for (let j = 0; j < Math.max(row.length, found.length); j++) {
      noteTest();
      if (found[j] !== row[j]) {
        const place = `${name}, row ${i + 1}, column ${j + 1}`;
        throw new Mismatch(
          `${place}: computed ${found[j] ?? 'nothing'}, printed ${row[j] ?? 'nothing'}`,
        );
      }
      cells++;
    }
  }
  return cells;
}
