/**
 * Forms that have a name: the integers n = {n − 1 | ·} and their conjugates,
 * and the nim-heaps *n. Names are recognised by shape, so a form is called 2
 * however it was built.
 */

import { ValueError } from '../storage/errors.ts';
import { type Arena, type FormId, ZERO } from './arena.ts';
import type { ColumnDefinition } from './columns.ts';
import { Left, Right } from './side.ts';

/** Value of the columns below at forms that have no such name. */
const UNNAMED = -(2 ** 31);
/** Larger names are refused before any harm is done; an integer costs one form a unit. */
const MAX_INTEGER = 10_000_000;
/** A nim-heap of n costs n² options in all. */
const MAX_HEAP = 20_000;

/**
 * The form of an integer: 0, n = {n − 1 | ·}, −n = {· | −(n − 1)}.
 *
 * @example
 * const arena = new Arena();
 * formToText(arena, integer(arena, -2)) // → -2
 */
export function integer(arena: Arena, n: number): FormId {
  if (!Number.isInteger(n)) throw new ValueError(`${n} is not a whole number`);
  if (Math.abs(n) > MAX_INTEGER) {
    throw new ValueError(`integers are refused as games above ${MAX_INTEGER}`);
  }
  let form: FormId = ZERO;
  for (let i = 0; i < Math.abs(n); i++) {
    form = n > 0 ? arena.intern([form], []) : arena.intern([], [form]);
  }
  return form;
}

/** The nim-heap *n, whose options are all smaller heaps for both players. */
export function nimHeap(arena: Arena, n: number): FormId {
  if (!Number.isInteger(n) || n < 0) throw new ValueError(`there is no nim-heap of size ${n}`);
  if (n > MAX_HEAP) throw new ValueError(`nim-heaps are refused above *${MAX_HEAP}`);
  const heaps: FormId[] = [];
  for (let size = 0; size <= n; size++) {
    // A step per option: looking up a heap costs its size, also where it is known.
    arena.tick(size);
    heaps.push(arena.intern(heaps, heaps));
  }
  return heaps[n] ?? ZERO;
}

const integerColumn: ColumnDefinition = {
  name: 'integer',
  width: 'int',
  value(arena, integers, id) {
    if (id === ZERO) return 0;
    if (arena.tombstones(id) !== 0) return UNNAMED;
    const side = arena.hasOptions(id, Left) ? Left : Right;
    const sign = side === Left ? 1 : -1;
    const start = arena.optionsStart(id, side);
    const single = arena.optionsEnd(id, side) - start === 1;
    const alone = arena.optionsEnd(id, Right) - arena.optionsStart(id, Left) === 1;
    if (!single || !alone) return UNNAMED;
    const option = integers.at(arena.optionAt(start));
    return option === UNNAMED || option * sign < 0 ? UNNAMED : option + sign;
  },
};

/** n where the form is the integer n, else `undefined`. */
export function integerValue(arena: Arena, id: FormId): number | undefined {
  const n = arena.column(integerColumn).at(id);
  return n === UNNAMED ? undefined : n;
}

const heapColumn: ColumnDefinition = {
  name: 'nim-heap',
  width: 'int',
  value(arena, heaps, id) {
    const start = arena.optionsStart(id, Left);
    const split = arena.optionsStart(id, Right);
    const size = split - start;
    if (arena.tombstones(id) !== 0 || arena.optionsEnd(id, Right) - split !== size) return UNNAMED;
    for (let i = 0; i < size; i++) {
      const option = arena.optionAt(start + i);
      // Distinct heaps below `size`, as many as there are: all of them.
      const heap = heaps.at(option);
      if (option !== arena.optionAt(split + i) || heap === UNNAMED || heap >= size) return UNNAMED;
    }
    return size;
  },
};

/** n where the form is the nim-heap *n (0 for the empty one), else `undefined`. */
export function heapSize(arena: Arena, id: FormId): number | undefined {
  const n = arena.column(heapColumn).at(id);
  return n === UNNAMED ? undefined : n;
}
