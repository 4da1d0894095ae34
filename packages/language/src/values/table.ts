// Tables of the language as the tables that pictures write: text, CSV, LaTeX and so on.

import { type Table, type TableCell, wordCell } from '@proviso/pictures/tables';
import type { TextOptions } from './text.ts';
import type { ListValue, Value } from './value.ts';

type TextOf = (value: Value, options: Pick<TextOptions, 'style' | 'naming'>) => string;

/** A table of values as one of cells, given how values are written. */
export function tableOf({ items, heads = [] }: ListValue, textOf: TextOf): Table {
  return {
    caption: '',
    columns: heads.map((head) => ({ ...wordCell(head), words: true })),
    rows: items.map((row) =>
      row.type === 'list' ? row.items.map((item) => cellOf(item, textOf)) : [],
    ),
    rowHeadings: false,
    numbersToTheRight: true,
  };
}

/** Cells that are formulas in LaTeX; the others are words. */
const FORMULAS: ReadonlySet<Value['type']> = new Set(['game', 'multiplayer', 'list']);

function cellOf(value: Value, textOf: TextOf): TableCell {
  if (value.type === 'integer') {
    const n = Number(value.value);
    return wordCell(Number.isSafeInteger(n) ? n : String(value.value));
  }
  const pretty = textOf(value, { style: 'unicode' });
  if (value.type === 'text') return { ...wordCell(pretty), words: true };
  if (value.type === 'boolean') return { ...wordCell(pretty), value: value.value };
  if (value.type === 'nothing') return { ...wordCell(pretty), value: null };
  if (!FORMULAS.has(value.type)) return wordCell(pretty);
  return {
    // What other programs read is named as all data is.
    plain: textOf(value, { style: 'ascii', naming: 'integers' }),
    pretty,
    latex: `$${textOf(value, { style: 'latex' })}$`,
  };
}
