/**
 * Why a game is not strong: an end X of the universe such that the side that
 * should win G + X, moving first, does not. The proof of each universe's strong
 * test says where to find it.
 *
 * - D: the only end is 0. E: 0 or the perfect murder M_n, n the rank of G.
 * - D(A): the member of cl(A) behind a test end (Siegel, Theorem 4.9); the test
 *   end itself may lie outside D(A).
 * - M: {· | n}, where Left must move and Right then waits longer than G lasts
 *   (Davies–Milley, section 2).
 * - B: the blocked end of the proof of Theorem 3.1, see `blockedEndThatBeats`.
 */

import { type Arena, type FormId, ZERO } from '../forms/arena.ts';
import { conjugate } from '../forms/conjugate.ts';
import { rank } from '../forms/measures.ts';
import { integer } from '../forms/named.ts';
import { Left, Right, type Side } from '../forms/side.ts';
import { winsMovingFirst } from '../play/misere.ts';
import { winsFirstAgainstPassing } from '../play/passing.ts';
import { perfectMurder } from '../universes/perfect-murder.ts';
import { isClosure } from '../universes/relations.ts';
import type { Universe } from '../universes/universe.ts';
import { winsSum } from './sum-play.ts';

/** An end of `side` in the universe that `side`, moving first, does not survive beside G. */
export function beatingEnd(arena: Arena, g: FormId, side: Side, universe: Universe): FormId {
  if (side === Left) return leftEndThatBeats(arena, g, universe);
  return conjugate(arena, leftEndThatBeats(arena, conjugate(arena, g), universe));
}

function leftEndThatBeats(arena: Arena, g: FormId, universe: Universe): FormId {
  const end = candidates(arena, g, universe).find((x) => !winsSum(arena, g, x, Left));
  if (end === undefined) throw new Error(`the game is strong modulo ${universe.name}`);
  return end;
}

/** Left ends of the universe, one of which beats G if G is not Left strong. */
function candidates(arena: Arena, g: FormId, universe: Universe): FormId[] {
  const n = rank(arena, g);
  switch (universe.class) {
    case 'dicot':
      return [ZERO];
    case 'dead-ending':
      return [ZERO, perfectMurder(arena, n)];
    case 'closure':
      return isClosure(universe) ? universe.testSet(arena, n).map(({ member }) => member) : [];
    case 'full':
      return [ZERO, arena.intern([], [integer(arena, n)])];
    case 'blocking':
      return winsFirstAgainstPassing(arena, g, Left) ? [] : [blockedEndThatBeats(arena, g)];
    case 'normal':
      return [];
  }
}

/**
 * A blocked Left end X with o_L(G + X) = R, for G that Left, moving first, does
 * not win when Right may pass. Each Left move to G^L gets its answer:
 *
 * - where Right, moving first, wins G^L: {0 | n} with n the rank of G. If Left
 *   moves to 0 there, Right wins G^L; if she moves in G^L, Right moves to n and
 *   waits longer than G lasts;
 * - where Left loses G^L if Right passes: an end that beats G^L;
 * - else some G^{LR} that Left, moving next, loses with passing: Right moves there,
 *   and X has the Right options of an end that beats G^{LR}. By hand-tying X beats
 *   it too; that end is not 0, for Left wins G^{LR} itself.
 *
 * Right's option 1 in the printed X is not needed: {0 | n} does its work.
 */
function blockedEndThatBeats(arena: Arena, root: FormId): FormId {
  const known = arena.own('blocked ends that beat', () => new Map<FormId, FormId>());
  const beat = (g: FormId): FormId => {
    const found = known.get(g);
    if (found !== undefined) return found;
    arena.tick();
    const x = winsMovingFirst(arena, g, Left)
      ? arena.intern([], [...new Set(arena.options(g, Left).flatMap((move) => answers(g, move)))])
      : ZERO;
    known.set(g, x);
    return x;
  };
  const answers = (g: FormId, move: FormId): readonly FormId[] => {
    if (winsMovingFirst(arena, move, Right)) {
      return [arena.intern([ZERO], [integer(arena, rank(arena, g))])];
    }
    if (!winsFirstAgainstPassing(arena, move, Left)) return [beat(move)];
    const reply = arena
      .options(move, Right)
      .find((option) => !winsFirstAgainstPassing(arena, option, Left));
    if (reply === undefined) throw new Error('the game is strong modulo B');
    return arena.options(beat(reply), Right);
  };
  return beat(root);
}
