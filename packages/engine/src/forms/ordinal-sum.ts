/**
 * The ordinal sum G : H [Clow–McKay]. A player moves in G, and H is gone, or in H, and G stays: so
 * G : H = {Gᴸ, G : Hᴸ | Gᴿ, G : Hᴿ}. A string of Hackenbush is the ordinal sum of its edges from the
 * ground up. In normal play a greater H gives a greater G : H, the colon principle
 * [Berlekamp–Conway–Guy, chapter 7], while of G the form counts and not the value.
 *
 * Modulo D, E and the universes between them the colon principle holds for dead-ending G: options
 * answer each other as those of H and K do, and where Left has no move in G : K, so in G, her win in
 * H + X is one in G : H + X, since a move in G leaves her none for good [Siegel, Theorem 5.5]. Without that
 * hypothesis it fails: {-1 | .} is 0, and {. | 1} : {-1 | .} is less than {. | 1}.
 */

import { ValueError } from '../storage/errors.ts';
import { Memo } from '../storage/memo.ts';
import type { PairMap } from '../storage/pair-tables.ts';
import { type Arena, type FormId, ZERO } from './arena.ts';
import { isOrdinary } from './kinds.ts';
import { evaluatePair, PENDING } from './pairs.ts';
import { Left, Right, type Side } from './side.ts';

const ordinalSums = new Memo<PairMap>('ordinal sums');

/**
 * G : H, with nothing simplified. It is defined for ordinary forms: where moves take other moves away,
 * nothing says what a tombstone should do.
 *
 * @example
 * const arena = new Arena();
 * const [two, three] = [nimHeap(arena, 2), nimHeap(arena, 3)];
 * ordinalSum(arena, two, three) === nimHeap(arena, 5) // → true
 */
export function ordinalSum(arena: Arena, g: FormId, h: FormId): FormId {
  for (const form of [g, h]) {
    if (isOrdinary(arena, form)) continue;
    throw new ValueError(
      'an ordinal sum of forms with a tombstone is not defined; take `expansion(K, U)`, a game with the same simplest form',
    );
  }
  if (g === ZERO) return h;
  if (h === ZERO) return g;
  const memo = arena.own(ordinalSums, () => arena.pairMap());
  return evaluatePair(arena, memo, g, h, (_, y, ask) => {
    const upper = y as FormId;
    let complete = true;
    const options = (side: Side): FormId[] => {
      const found = [...arena.options(g, side)];
      for (const option of arena.options(upper, side)) {
        const above = option === ZERO ? g : ask(g, option);
        if (above === PENDING) complete = false;
        else found.push(above as FormId);
      }
      return found;
    };
    const [left, right] = [options(Left), options(Right)];
    return complete ? arena.intern(left, right) : PENDING;
  });
}
