/**
 * Left ends of the blocking universe B that do the work of all of them: the
 * members equal to super ends, through which options reverse [Davies–Milley,
 * Lemma 3.13 and Theorem 3.17], and the end that beats a game which is not
 * strong (the proof of Theorem 3.1).
 */

import { type Arena, type FormId, ZERO } from '../forms/arena.ts';
import { canonicalOptions } from '../forms/canonical-order.ts';
import { rank } from '../forms/measures.ts';
import { integer } from '../forms/named.ts';
import { Left, Right } from '../forms/side.ts';
import { winsMovingFirst } from '../play/misere.ts';
import { winsFirstAgainstPassing } from '../play/passing.ts';
import { InvariantError } from '../storage/errors.ts';
import { Memo } from '../storage/memo.ts';

const beatingEnds = new Memo<Map<FormId, FormId>>('blocked ends that beat');

/**
 * A member of B equal modulo B to the super end S_n (Theorem 3.17): 0, 1̄,
 * {· | 0, 1̄, 1}, then {· | previous, 1}; Right's option 1 reverses through 0.
 */
export function blockedSuperEnd(arena: Arena, n: number): FormId {
  if (n === 0) return ZERO;
  const one = integer(arena, 1);
  const barOne = integer(arena, -1);
  let end = barOne;
  for (let i = 2; i <= n; i++) {
    end = i === 2 ? arena.intern([], [ZERO, barOne, one]) : arena.intern([], [end, one]);
  }
  return end;
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
export function blockedEndThatBeats(arena: Arena, root: FormId): FormId {
  const known = arena.own(beatingEnds, () => new Map());
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
    const reply = canonicalOptions(arena, move, Right).find(
      (option) => !winsFirstAgainstPassing(arena, option, Left),
    );
    if (reply === undefined) throw new InvariantError('the game is strong modulo B');
    return arena.options(beat(reply), Right);
  };
  return beat(root);
}
