/**
 * Impartial forms: in every subposition both players have the same options, and there are no
 * tombstones. All of this room is about them.
 */

import type { Arena, FormId } from '../forms/arena.ts';
import type { Column, ColumnDefinition } from '../forms/columns.ts';
import { formToText } from '../forms/print.ts';
import { Left, Right, SIDES } from '../forms/side.ts';
import { subpositions } from '../forms/transform.ts';
import { ValueError } from '../storage/errors.ts';

/** 1 where the form is impartial. */
const impartialColumn: ColumnDefinition = {
  name: 'impartial',
  width: 'byte',
  value: (arena, column, id) => (isSymmetric(arena, id) && optionsAre(arena, column, id) ? 1 : 0),
};

/** Whether both players have the same options here; options are kept in rising order. */
function isSymmetric(arena: Arena, id: FormId): boolean {
  if (arena.tombstones(id) !== 0) return false;
  const [left, right] = SIDES.map((side) => arena.optionsStart(id, side)) as [number, number];
  const count = arena.optionsEnd(id, Left) - left;
  if (arena.optionsEnd(id, Right) - right !== count) return false;
  for (let i = 0; i < count; i++) {
    if (arena.optionAt(left + i) !== arena.optionAt(right + i)) return false;
  }
  return true;
}

function optionsAre(arena: Arena, column: Column, id: FormId): boolean {
  const end = arena.optionsEnd(id, Left);
  for (let i = arena.optionsStart(id, Left); i < end; i++) {
    if (column.at(arena.optionAt(i)) === 0) return false;
  }
  return true;
}

/**
 * Whether both players have the same options in every subposition.
 *
 * @example
 * import { isImpartial } from '@proviso/engine/impartial';
 * const arena = new Arena();
 * isImpartial(arena, nimHeap(arena, 3)) // → true
 * isImpartial(arena, integer(arena, 1)) // → false
 */
export function isImpartial(arena: Arena, g: FormId): boolean {
  return arena.column(impartialColumn).at(g) === 1;
}

/** Longer forms are not written out in an error. */
const LONG_FORM = 60;

/** Refuses games that are not impartial, and says where they are not. */
export function demandImpartial(arena: Arena, g: FormId): void {
  if (isImpartial(arena, g)) return;
  const all = subpositions(arena, g);
  const marked = all.find((id) => arena.tombstones(id) !== 0);
  const where = marked ?? all.find((id) => !isSymmetric(arena, id)) ?? g;
  const text = formToText(arena, where);
  const shown = text.length > LONG_FORM ? 'a subposition' : `\`${text}\``;
  throw new ValueError(
    marked === undefined
      ? `the game is not impartial: in ${shown} Left and Right have different options; give both the same, as in \`{0, * | 0, *}\`, or take the impartial variant of a ruleset, as in \`impartial(domineering)\``
      : `the game is not impartial: ${shown} has a tombstone; take \`expansion(G, U)\` of such a form`,
  );
}
