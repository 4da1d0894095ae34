/**
 * Seeded random games, for searches that must give the same answer twice.
 */

import type { GameId, GameStore } from './store.ts';

/** A source of whole numbers from 0 to below `bound`. */
export type RandomSource = (bound: number) => number;

/** Mulberry32, a small generator of good enough quality for sampling. */
export function randomSource(seed: number): RandomSource {
  let state = seed | 0;
  return (bound) => {
    state = (state + 0x6d2b79f5) | 0;
    let value = Math.imul(state ^ (state >>> 15), 1 | state);
    value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value;
    return Math.floor((((value ^ (value >>> 14)) >>> 0) / 2 ** 32) * bound);
  };
}

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
