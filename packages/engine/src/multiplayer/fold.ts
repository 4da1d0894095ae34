/**
 * Folded outcome tables: finite descriptions of the outcomes of all positions of some counting
 * rules.
 *
 * A fold gives every kind of heap an index and a period: counts that agree below the index, or
 * differ by a multiple of the period from the index on, are taken to be the same. The table lists
 * one outcome for each folded vector of counts. Whether it is right for *all* counts is not assumed
 * here: `certificate.ts` proves it.
 */

import type { CountingRules } from './counting.ts';
import { step } from './outcome.ts';
import type { Convention, PlayerSet } from './players.ts';

/** From `index` on, counts repeat with `period`. */
export interface Fold {
  readonly index: number;
  readonly period: number;
}

export interface FoldedTable {
  readonly rules: CountingRules;
  readonly convention: Convention;
  /** One fold per kind. */
  readonly folds: readonly Fold[];
  /** Outcomes of the folded vectors, the first kind varying fastest. */
  readonly outcomes: Int32Array;
}

export function foldCount(count: number, fold: Fold): number {
  return count < fold.index + fold.period
    ? count
    : fold.index + ((count - fold.index) % fold.period);
}

/** How many folded vectors there are. */
export function foldedSize(folds: readonly Fold[]): number {
  return folds.reduce((size, fold) => size * (fold.index + fold.period), 1);
}

/** The place of a (not necessarily folded) vector in the table. */
export function placeOf(counts: readonly number[], folds: readonly Fold[]): number {
  let place = 0;
  let stride = 1;
  folds.forEach((fold, kind) => {
    place += foldCount(counts[kind] ?? 0, fold) * stride;
    stride *= fold.index + fold.period;
  });
  return place;
}

/** The folded vector at a place. */
export function countsAt(place: number, folds: readonly Fold[]): number[] {
  let rest = place;
  return folds.map((fold) => {
    const width = fold.index + fold.period;
    const count = rest % width;
    rest = (rest - count) / width;
    return count;
  });
}

/**
 * Fill the table as if the folds were right. A move lowers a count and raises only counts of
 * smaller kinds, so every folded vector depends on earlier places.
 */
export function fillTable(
  rules: CountingRules,
  convention: Convention,
  folds: readonly Fold[],
): FoldedTable {
  const { players } = rules;
  const size = foldedSize(folds);
  const outcomes = new Int32Array(size);
  const strides = stridesOf(folds);
  const counts = new Int32Array(folds.length);
  const moves = rules.moves.map((list) => list.map((move) => [...move]));
  for (let place = 0; place < size; place++) {
    let common = -1;
    let any: PlayerSet = 0;
    for (let kind = 0; kind < folds.length; kind++) {
      if (counts[kind] === 0) continue;
      const lowered = place - (strides[kind] as number);
      for (const move of moves[kind] ?? []) {
        let target = lowered;
        for (const [smaller, amount] of move) {
          const count = counts[smaller] as number;
          const raised = foldCount(count + amount, folds[smaller] as Fold);
          target += (raised - count) * (strides[smaller] as number);
        }
        const outcome = outcomes[target] as number;
        common &= outcome;
        any |= outcome;
      }
    }
    outcomes[place] = place === 0 ? convention : step(common, any, players);
    advance(counts, folds);
  }
  return { rules, convention, folds, outcomes };
}

export function stridesOf(folds: readonly Fold[]): Int32Array {
  const strides = new Int32Array(folds.length);
  let stride = 1;
  folds.forEach((fold, kind) => {
    strides[kind] = stride;
    stride *= fold.index + fold.period;
  });
  return strides;
}

function advance(counts: Int32Array, folds: readonly Fold[]): void {
  for (let kind = 0; kind < folds.length; kind++) {
    const fold = folds[kind] as Fold;
    const count = (counts[kind] as number) + 1;
    counts[kind] = count === fold.index + fold.period ? 0 : count;
    if (counts[kind] !== 0) return;
  }
}
