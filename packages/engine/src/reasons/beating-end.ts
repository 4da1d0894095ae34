/**
 * Why a game is not strong: an end X of the universe such that the side that
 * should win G + X, moving first, does not. The proof of a universe's strong
 * test says where to find it, and the universe may tell; the members behind its
 * test ends will do ([Siegel, Theorem 4.9]; a test end itself may lie outside).
 * For any other universe small ends are searched.
 */

import type { Arena, FormId } from '../forms/arena.ts';
import { conjugate } from '../forms/conjugate.ts';
import { rank } from '../forms/measures.ts';
import { Left, type Side } from '../forms/side.ts';
import { InvariantError, NotDecidedError } from '../storage/errors.ts';
import { shortLeftEnds, wideLeftEnds } from '../universes/small-ends.ts';
import type { Universe } from '../universes/universe.ts';
import { winsSum } from './sum-play.ts';

/** An end of `side` in the universe that `side`, moving first, does not survive beside G. */
export function beatingEnd(arena: Arena, g: FormId, side: Side, universe: Universe): FormId {
  if (side === Left) return leftEndThatBeats(arena, g, universe);
  return conjugate(arena, leftEndThatBeats(arena, conjugate(arena, g), universe));
}

function leftEndThatBeats(arena: Arena, g: FormId, universe: Universe): FormId {
  for (const end of candidates(arena, g, universe)) {
    if (!winsSum(arena, g, end, Left)) return end;
  }
  if (universe.isStrong(arena, g, Left)) {
    throw new InvariantError(`the game is strong modulo ${universe.name}`);
  }
  throw new NotDecidedError(
    `not decided: modulo ${universe.name} the game is not strong, and no end that shows it was found among small ones`,
  );
}

/** Left ends of the universe, one of which beats G if G is not Left strong. */
function* candidates(arena: Arena, g: FormId, universe: Universe): Generator<FormId> {
  const n = rank(arena, g);
  if (universe.beatingEnds !== undefined) {
    yield* universe.beatingEnds(arena, g);
  } else if (universe.testSet !== undefined) {
    for (const { member } of universe.testSet(arena, n)) yield member;
  } else if (!universe.isStrong(arena, g, Left)) {
    yield* shortLeftEnds(arena, universe, n);
    yield* wideLeftEnds(arena, universe);
  }
}
