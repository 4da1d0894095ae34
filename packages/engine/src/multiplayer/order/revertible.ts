/**
 * Revertible games [Spindler, Definitions 2.18 and 3.6], up to proved equality.
 *
 * H is revertible to G when every option of G is equal to an option of H, and every option of H
 * either is equal to one of G or has an (N−1)-st option equal to G. Theorem 3.7 then gives
 * o(H + X) ⊆ o(G + X) for all impartial X, under the paper's convention. Since the proof uses for
 * each option of H only that one of the two holds, it is sound to ask for a *proved* equality.
 */

import { requireImpartial } from '../games/impartial.ts';
import type { GameId, GameStore } from '../games/store.ts';
import { nthOptions } from '../games/subpositions.ts';
import { type CompareOptions, equal } from './compare.ts';

/** How one option of the larger game is accounted for. */
export type Account =
  | { readonly option: GameId; readonly kind: 'kept'; readonly equalTo: GameId }
  | { readonly option: GameId; readonly kind: 'reverts'; readonly through: GameId };

/**
 * The accounts that show `larger` revertible to `smaller`, or undefined when not all equalities
 * needed could be proved.
 */
export function revertible(
  store: GameStore,
  larger: GameId,
  smaller: GameId,
  options: CompareOptions = {},
): Account[] | undefined {
  requireImpartial(store, larger, smaller);
  const same = (g: GameId, h: GameId): boolean =>
    g === h || equal(store, g, h, { ...options, world: 'impartial' }).verdict === 'proved';
  const kept = store.options(smaller);
  const offered = store.options(larger);
  if (!kept.every((option) => offered.some((other) => same(option, other)))) return undefined;
  const accounts: Account[] = [];
  for (const option of offered) {
    const equalTo = kept.find((other) => same(option, other));
    if (equalTo !== undefined) {
      accounts.push({ option, kind: 'kept', equalTo });
      continue;
    }
    const later = nthOptions(store, option, 0, store.players - 1);
    const through = later.find((position) => same(position, smaller));
    if (through === undefined) return undefined;
    accounts.push({ option, kind: 'reverts', through });
  }
  return accounts;
}
