/**
 * Which forms are n·↑ + *m in canonical form: {0 | (n − 1)·↑ + *(m ⊕ 1)}, but ↑* = {0, * | 0}; and
 * their conjugates, the downs. They are recognised by shape.
 */

import { type Arena, type FormId, ZERO } from './arena.ts';
import { heapSize } from './named.ts';
import { Left, opponent, SIDES } from './side.ts';

/** n·↑ + *m; downs where n is negative. */
export interface Ups {
  readonly count: number;
  /** The size of the nim-heap beside them, 0 where there is none. */
  readonly star: number;
}

/** More ups than these are left to their braces: more are not read either. */
const MOST = 100_000;

/** How many ups a form is and which heap, given those of its options; `undefined` where it is none. */
export function upsOf(
  arena: Arena,
  id: FormId,
  known: (option: FormId) => Ups | undefined,
): Ups | undefined {
  if (arena.tombstones(id) !== 0) return undefined;
  for (const side of SIDES) {
    const one = side === Left ? 1 : -1;
    const [reply, ...replies] = arena.options(id, opponent(side));
    const [first, second, ...more] = arena.options(id, side);
    if (reply === undefined || first !== ZERO || replies.length + more.length > 0) continue;
    if (second !== undefined) {
      if (reply === ZERO && heapSize(arena, second) === 1) return { count: one, star: 1 };
      continue;
    }
    const heap = heapSize(arena, reply);
    if (heap !== undefined && heap > 0) return { count: one, star: heap ^ 1 };
    const { count, star } = known(reply) ?? { count: 0, star: 0 };
    if (count * one > 0 && count * one < MOST) return { count: count + one, star: star ^ 1 };
  }
  return undefined;
}
