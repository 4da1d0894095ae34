/**
 * Random games, for searches that must give the same answer twice.
 */

import type { RandomSource } from '../../storage/random.ts';
import type { GameId, GameStore } from './store.ts';

/** A game whose options (0 to `most` for each player) are drawn from `pool`. */
export function randomGameFrom(
  store: GameStore,
  pool: readonly GameId[],
  most: number,
  impartial: boolean,
  random: RandomSource,
): GameId {
  const draw = (): GameId[] =>
    Array.from({ length: random(most + 1) }, () => pool[random(pool.length)] ?? store.zero);
  if (impartial) return store.impartial(draw());
  return store.partizan(Array.from({ length: store.players }, draw));
}
