/**
 * Test sets for small games, in universes whose ends are not dead: there are finitely many forms of a
 * given rank, and each that is not strong needs one end that beats it. What serves all ranks at once are
 * the sums of the test ends (docs/theory/any-universe.md).
 */

import { type Arena, type FormId, ZERO } from '../forms/arena.ts';
import { askedOf } from '../forms/asked-of.ts';
import { rank } from '../forms/measures.ts';
import { Left } from '../forms/side.ts';
import { sum } from '../forms/sum.ts';
import { winsMovingFirst } from '../play/misere.ts';
import { formsOfRankTwo } from '../universes/small-ends.ts';
import type { Universe } from '../universes/universe.ts';
import { isFolded } from './least-universe.ts';

/** For games of higher rank there are too many forms to go through. */
const MAX_TESTED_RANK = 2;

/**
 * Left ends of D(A) such that a game of rank at most n is Left strong when Left, moving first, wins
 * beside each of them; none can be left out. `undefined` for n above 2, unless all ends are at least 0, and for universes that are not
 * given by finitely many ends, or by dead ones: those have test sets of their own.
 */
export function smallTestSet(
  arena: Arena,
  universe: Universe,
  n: number,
): readonly FormId[] | undefined {
  if (!isFolded(universe)) return undefined;
  // Where all ends are at least 0, the order is that of D, and 0 serves all ranks.
  if (universe.testEnds(arena).length === 0) return [ZERO];
  if (n > MAX_TESTED_RANK) return undefined;
  const weak = formsOfRankTwo(arena).filter(
    (form) =>
      rank(arena, form) <= n && !askedOf(arena, [form], () => universe.isStrong(arena, form, Left)),
  );
  const isBeaten = (form: FormId, end: FormId): boolean => {
    arena.tick();
    return !winsMovingFirst(arena, sum(arena, form, end), Left);
  };
  let ends = [...new Set([ZERO, ...weak.flatMap((form) => universe.beatingEnds(arena, form))])];
  ends.sort((a, b) => rank(arena, a) - rank(arena, b) || a - b);
  for (const end of [...ends].reverse()) {
    const others = ends.filter((other) => other !== end);
    if (others.length > 0 && weak.every((form) => others.some((other) => isBeaten(form, other))))
      ends = others;
  }
  return ends;
}
