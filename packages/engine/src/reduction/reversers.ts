/**
 * Through which end of the universe could an option of G be reversed
 * atomically? For Left: a Left end r of U with G ≥ r, of the least rank there
 * is. An option that leads there can stand for a tombstone in a member of U.
 *
 * Each universe has few candidates: D only 0; E, by Larsson et al., Lemma 2,
 * 0 and the perfect murders M_n; B, by Davies–Milley, Lemma 3.13, 0 and the
 * super ends, of which {· | R_{n−1}, 1} is an equal form modulo B (Theorem
 * 3.17); D(A) the members of cl(A). In M no option of a member reverses
 * through an end, and in normal play no tombstone is ever left.
 */

import { type Arena, type FormId, ZERO } from '../forms/arena.ts';
import { conjugate } from '../forms/conjugate.ts';
import { rank } from '../forms/measures.ts';
import { integer } from '../forms/named.ts';
import { Left, type Side } from '../forms/side.ts';
import { geq } from '../order/compare.ts';
import type { DeadEndingUniverse } from '../universes/closure.ts';
import { membersUpTo } from '../universes/closure.ts';
import { perfectMurder } from '../universes/perfect-murder.ts';
import { isClosure } from '../universes/relations.ts';
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

function leftReversingEnd(arena: Arena, g: FormId, universe: Universe): FormId | undefined {
  for (const end of candidates(arena, g, universe)) {
    if (geq(arena, g, end, universe)) return end;
  }
  return undefined;
}

/** Ends to try, by increasing rank; if any Left end of U is ≤ G, one of these is. */
function* candidates(arena: Arena, g: FormId, universe: Universe): Generator<FormId> {
  if (universe.class === 'full' || universe.class === 'normal') return;
  yield ZERO;
  // From a few moves beyond the rank of G on, longer ends play the same against it.
  const bound = rank(arena, g) + 3;
  if (universe.class === 'dead-ending') {
    for (let n = 1; n <= bound; n++) yield perfectMurder(arena, n);
  } else if (universe.class === 'blocking') {
    for (let n = 1; n <= bound; n++) yield blockedSuperEnd(arena, n);
  } else if (isClosure(universe)) {
    yield* closureCandidates(arena, g, universe);
  }
}

function* closureCandidates(
  arena: Arena,
  g: FormId,
  universe: DeadEndingUniverse,
): Generator<FormId> {
  const tests = universe.testSet(arena, rank(arena, g) + 1);
  const sufficient = tests
    .map((test) => test.member)
    .filter((member) => geq(arena, g, member, universe));
  if (sufficient.length === 0) return;
  const least = Math.min(...sufficient.map((member) => rank(arena, member)));
  yield* membersUpTo(arena, universe, least);
}

/**
 * A member of B equal modulo B to the super end S_n (Theorem 3.17): 0, 1̄,
 * {· | 0, 1̄, 1}, then {· | previous, 1}; Right's option 1 reverses through 0.
 */
export function blockedSuperEnd(arena: Arena, n: number): FormId {
  const one = integer(arena, 1);
  const barOne = integer(arena, -1);
  if (n === 0) return ZERO;
  let end = barOne;
  for (let i = 2; i <= n; i++) {
    end = i === 2 ? arena.intern([], [ZERO, barOne, one]) : arena.intern([], [end, one]);
  }
  return end;
}
