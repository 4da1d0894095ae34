/**
 * How many Left dead ends there are. |L_n| = 1, 2, 4, 10, 52, 21278 for n ≤ 5
 * [Siegel, section 3], and bounds on |L_6|, which has too many to count.
 *
 * L_6 consists of the antichains of L_5, and 0 compares with nothing, so |L_6|
 * is twice the number of antichains of L_5 without 0. That order, with ▽ put on
 * top, is the lattice of up-sets of L_4 (`up-sets.ts`); the antichain {▽} is
 * one too many and is taken off. The bounds are those of `posets/antichains.ts`:
 *
 * - from below with W the largest level (up-sets of equal size are an
 *   antichain) and V_1, V_2 the levels next to it;
 * - from above with chains that come from matching each level into the next.
 *   There turn out to be as many chains as W has elements, so W is as large as
 *   an antichain can be: the width of L_5 without 0, 1036.
 *
 * They come to 2^1104 < |L_6| < 2^2691.
 */

import type { Arena } from '../forms/arena.ts';
import { antichainsAtLeast, antichainsAtMost, type CountBounds } from '../posets/antichains.ts';
import { chainsFrom, largestMatching } from '../posets/width.ts';
import { InvariantError, ValueError } from '../storage/errors.ts';
import { type UpSets, upSetsOf } from './up-sets.ts';

/** The largest n for which L_n is counted exactly. */
const LAST_COUNTED = 5;

/** Work allowed for each part of the upper bound; ten times as much gains a few percent. */
const PART_STATES = 600;

/** |L_n| for n up to 5. */
export function countDeadEnds(arena: Arena, n: number): number {
  if (!(Number.isInteger(n) && n >= 0 && n <= LAST_COUNTED)) {
    throw new ValueError(
      `|L_n| is known for n from 0 to ${LAST_COUNTED}; sixthLevelBounds bounds |L_6|`,
    );
  }
  return n === 0 ? 1 : upSetsOf(arena, n - 1).count;
}

/** Proved bounds on |L_6|, and what they are made of. */
export interface SixthLevel extends CountBounds {
  /** The largest number of pairwise incomparable ends in L_5 without 0. */
  readonly width: number;
  /** How many up-sets of L_4 there are of each size. */
  readonly levelSizes: readonly number[];
}

/** Bounds on |L_6|. */
export function sixthLevelBounds(arena: Arena): SixthLevel {
  const sets = upSetsOf(arena, LAST_COUNTED - 1);
  const levelSizes = sets.levels.map((level) => level.length);
  const middle = levelSizes.indexOf(Math.max(...levelSizes));
  const width = levelSizes[middle] ?? 0;
  const chains = levelChains(sets);
  if (chains.length !== width)
    throw new InvariantError('the levels of L_5 do not match into each other');
  const lower = antichainsAtLeast(width, neighbourDegrees(sets, middle));
  const upper = antichainsAtMost({ chains, atLeast: sets.contained }, PART_STATES, () =>
    arena.tick(),
  );
  return { lower: 2n * (lower - 1n), upper: 2n * (upper - 1n), width, levelSizes };
}

/** For the levels next to a given one, how many of its elements each element compares with. */
function neighbourDegrees(sets: UpSets, middle: number): number[][] {
  const degreeBelow = new Map<number, number>();
  for (const i of sets.levels[middle] ?? []) {
    for (const j of sets.covering(i)) degreeBelow.set(j, (degreeBelow.get(j) ?? 0) + 1);
  }
  const smaller = (sets.levels[middle - 1] ?? []).map((i) => sets.covering(i).length);
  const larger = (sets.levels[middle + 1] ?? []).map((i) => degreeBelow.get(i) ?? 0);
  return [smaller, larger];
}

/** A partition into chains, from small up-sets to large ones (large ends to small ones). */
function levelChains(sets: UpSets): number[][] {
  const partner = new Int32Array(sets.count).fill(-1);
  const rightPartner = new Int32Array(sets.count).fill(-1);
  for (const [size, level] of sets.levels.entries()) {
    const next = sets.levels[size + 1] ?? [];
    const place = new Map(next.map((i, at) => [i, at]));
    const neighbours = level.map((i) => sets.covering(i).map((j) => place.get(j) ?? 0));
    const matching = largestMatching(neighbours, next.length);
    for (const [at, i] of level.entries()) {
      const to = next[matching.partner[at] ?? -1];
      if (to === undefined) continue;
      partner[i] = to;
      rightPartner[to] = i;
    }
  }
  return chainsFrom(partner, rightPartner);
}
