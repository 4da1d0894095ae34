/**
 * A form that is strong modulo one universe and beaten by an end of another. Let X be a Left end that is,
 * modulo M, at least no end of U = D(A). G = {T, T′, … | *} will do, if Right, moving first, wins X + T
 * for every T, while each end Y of U has a T such that Left wins Y + T when Right begins: Left, who has no
 * other move in G + Y or in G + X, wins the one and loses the other. Finitely many T are enough:
 *
 * - Where the shortest run a(Y) is at most the rank of X, Y is one of finitely many, for a(Y) adds up
 *   (closures/generating-ends.ts). As X is not at least Y, Left, moving first, wins Y + C and not X + C
 *   for some C; she moves to Y + T there.
 * - For all others one T serves: Z_n = {Z_{n−1} | ·} with Z_0 the integer −(n + 2), where n exceeds the
 *   rank of X. Right, who moves in X alone while Left can go down in Z, runs out before she is at Z_0. In
 *   Y + Z_n Left goes down to Z_0, since Right has not run out by then. When she is next to move he has
 *   made n + 1 moves, z of them in Z_0, and a move of his opens one component at most: so at most
 *   n + 1 − z are open. From now on she moves only to close one, if each that Right can leave her with has
 *   a closing move (closures/components.ts); other moves in it she may have too, and does not make. A turn
 *   of each keeps the bound n + 1 − z: he opens one where she closed one, or moves in Z_0. Right has a
 *   move until z = n + 2, and before that, at z = n + 1, nothing is open; so she is the first to have no
 *   move.
 *
 * Hence, where Left can close every open component with one move, as in every universe of ends of rank 2,
 * two universes order all games alike *only* if each end of either is at least an end of the other. For dead
 * ends this is [Siegel, Theorem 4.6]. The order differs already at 0: as Left answers * with 0, G ≥ 0
 * exactly when G is Left strong.
 */

import { canClose } from '../closures/components.ts';
import { SumsOfEnds } from '../closures/generating-ends.ts';
import type { Arena, FormId } from '../forms/arena.ts';
import { rank } from '../forms/measures.ts';
import { integer, nimHeap } from '../forms/named.ts';
import { Left, Right } from '../forms/side.ts';
import { InvariantError } from '../storage/errors.ts';
import { M } from '../universes/full.ts';
import { differencesModulo } from './difference.ts';
import { winsSum } from './sum-play.ts';

/**
 * A form that Left, moving first, loses beside X and wins beside all sums of some Left ends; X has to be,
 * modulo M, at least none of them. Undefined where Left may need two moves to close what Right opens,
 * whatever she tries.
 */
export function separatingForm(
  arena: Arena,
  x: FormId,
  ends: readonly FormId[],
): FormId | undefined {
  if (!canClose(arena, ends)) return undefined;
  const options = [runningDown(arena, rank(arena, x) + 1)];
  for (const y of new SumsOfEnds(arena, ends).upTo(rank(arena, x))) {
    arena.tick();
    if (options.every((option) => winsSum(arena, y, option, Right))) {
      options.push(optionAgainst(arena, x, y));
    }
  }
  return arena.intern(options, [nimHeap(arena, 1)]);
}

/** Z_n. */
function runningDown(arena: Arena, n: number): FormId {
  let z = integer(arena, -(n + 2));
  for (let i = 0; i < n; i++) z = arena.intern([z], []);
  return z;
}

/** T such that Right, moving first, wins X + T and not Y + T. */
function optionAgainst(arena: Arena, x: FormId, y: FormId): FormId {
  const context = differencesModulo(arena, M).find(x, y, Left);
  const move = arena.options(context, Left).find((option) => !winsSum(arena, y, option, Right));
  if (move === undefined)
    throw new InvariantError('there is a winning move for Left beside the lower end');
  return move;
}
