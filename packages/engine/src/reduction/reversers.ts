/**
 * Through which end of the universe could an option of G be reversed
 * atomically? For Left: a Left end r of U with G ≥ r, of the least rank there
 * is. An option that leads there can stand for a tombstone in a member of U.
 *
 * A universe may list the few ends that come into question, or some to try; for any
 * other one small ends and the members behind its test ends are tried.
 */

import { type Arena, type FormId, ZERO } from '../forms/arena.ts';
import { conjugate } from '../forms/conjugate.ts';
import { rank } from '../forms/measures.ts';
import { Left, type Side } from '../forms/side.ts';
import { geq } from '../order/compare.ts';
import { shortLeftEnds } from '../universes/small-ends.ts';
import type { Universe } from '../universes/universe.ts';

/** An end of the universe, of least rank, that `side` likes no more than G; or `undefined`. */
export function reversingEnd(
  arena: Arena,
  g: FormId,
  side: Side,
  universe: Universe,
): FormId | undefined {
  const mirrored = side === Left ? g : conjugate(arena, g);
  const end = leftReversingEnd(arena, mirrored, universe);
  return end === undefined || side === Left ? end : conjugate(arena, end);
}

/** Whether a universe lists all ends that come into question. */
export function listsReversers(arena: Arena, universe: Universe): boolean {
  return universe.reversers?.(arena, ZERO, () => false) !== undefined;
}

function leftReversingEnd(arena: Arena, g: FormId, universe: Universe): FormId | undefined {
  for (const end of candidates(arena, g, universe)) {
    if (geq(arena, g, end, universe)) return end;
  }
  return undefined;
}

/** Ends to try, by increasing rank. */
function candidates(arena: Arena, g: FormId, universe: Universe): Iterable<FormId> {
  const listed = universe.reversers?.(arena, g, (end) => geq(arena, g, end, universe));
  if (listed !== undefined) return listed;
  const n = rank(arena, g);
  if (universe.someEnds !== undefined) return universe.someEnds(arena, n);
  const tests = universe.testSet?.(arena, n + 1) ?? [];
  return [...shortLeftEnds(arena, universe, n), ...tests.map(({ member }) => member)];
}
