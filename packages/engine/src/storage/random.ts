/**
 * Seeded chance: the same seed gives the same numbers on every machine, so that searches and samples
 * give the same answer twice.
 */

import { ValueError } from './errors.ts';

/** A stream of random numbers. */
export interface RandomStream {
  /** A whole number from 0 to n − 1, all equally likely up to 2^−32. */
  below(n: number): number;
}

/** The stream of a seed (splitmix32): whole numbers are seeds, taken modulo 2^32. */
export function randomStream(seed: number): RandomStream {
  requireSeed(seed);
  let state = seed | 0;
  return {
    below(n) {
      state = (state + 0x9e3779b9) | 0;
      let t = state ^ (state >>> 16);
      t = Math.imul(t, 0x21f0aaad);
      t ^= t >>> 15;
      t = Math.imul(t, 0x735a2d97);
      t ^= t >>> 15;
      return Math.floor(((t >>> 0) / 2 ** 32) * n);
    },
  };
}

/** Refuses what is no whole number, or too large to be told from its neighbours. */
export function requireSeed(seed: number): void {
  if (!Number.isSafeInteger(seed)) throw new ValueError(`${seed} is no seed; take a whole number`);
}

/** A source of whole numbers from 0 to below `bound`. */
export type RandomSource = (bound: number) => number;

/**
 * The source of a seed (Mulberry32). Searches for contexts among games of several players draw from
 * it, and the contexts they have shown so far rest on its numbers.
 */
export function randomSource(seed: number): RandomSource {
  let state = seed | 0;
  return (bound) => {
    state = (state + 0x6d2b79f5) | 0;
    let value = Math.imul(state ^ (state >>> 15), 1 | state);
    value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value;
    return Math.floor((((value ^ (value >>> 14)) >>> 0) / 2 ** 32) * bound);
  };
}
