/**
 * The sums that stand beside a tested game, up to a fold, as they are met in play. A component with index
 * t and period p has the numbers 0, …, t + p; each of t + 1, …, t + p stands for all that differ from it
 * by multiples of p and are larger. So a move down from t + 1 leads to t, or to t + p: it has two results,
 * and what is shown for such a move has to hold for both. Numbers without a fold are exact.
 */

import type { Arena } from '../forms/arena.ts';
import { NotDecidedError } from '../storage/errors.ts';
import type { Component } from './components.ts';
import type { Folds } from './contexts.ts';

/** Numbers of sums are below this, so that a state of play beside one has a whole number for its key. */
export const MAX_SUMS = 2 ** 21;

/** The results of moves, two numbers of sums for each; where there is one result, it stands twice. */
export type Results = Int32Array;

/** What a sum takes, besides its numbers and their text, and what a move does; room for so many sums is asked for at a time. */
const BYTES_PER_SUM = 200;
const BYTES_PER_NUMBER = 16;
const BYTES_PER_MOVE = 8;
const SUMS_PER_CHECK = 256;

export class FoldedSums {
  readonly folds: Folds;
  /** The numbers of the components in each sum. */
  readonly counts: (readonly number[])[] = [];
  private readonly arena: Arena;
  private readonly components: readonly Component[];
  private readonly numbers = new Map<string, number>();
  private readonly results: readonly [(Results | undefined)[], (Results | undefined)[]] = [[], []];
  private moves = 0;

  constructor(arena: Arena, components: readonly Component[], folds: Folds) {
    this.arena = arena;
    this.components = components;
    this.folds = folds;
  }

  get bytes(): number {
    return this.size * this.bytesPerSum + this.moves * BYTES_PER_MOVE;
  }

  private get bytesPerSum(): number {
    return BYTES_PER_SUM + this.components.length * BYTES_PER_NUMBER;
  }

  get size(): number {
    return this.counts.length;
  }

  numberOf(counts: readonly number[]): number {
    const key = counts.join();
    const known = this.numbers.get(key);
    if (known !== undefined) return known;
    if (this.size === MAX_SUMS) {
      throw new NotDecidedError(
        `not decided: more than ${MAX_SUMS.toLocaleString('en')} sums of ends stand beside the game`,
      );
    }
    if (this.size % SUMS_PER_CHECK === 0) {
      this.arena.beforeGrowth(SUMS_PER_CHECK * this.bytesPerSum);
    }
    this.numbers.set(key, this.counts.length);
    return this.counts.push(counts) - 1;
  }

  /** All sums of components at some places, in every number that a fold lists. */
  sumsAt(places: ReadonlySet<number>): number[] {
    let vectors: number[][] = [[]];
    for (const [place, fold] of this.folds.entries()) {
      const most = fold !== undefined && places.has(place) ? fold.index + fold.period : 0;
      vectors = vectors.flatMap((v) => Array.from({ length: most + 1 }, (_, n) => [...v, n]));
    }
    return vectors.map((vector) => this.numberOf(vector));
  }

  /** What the moves of one player lead to; `turn` 0: of the one who is tested. */
  after(sum: number, turn: 0 | 1): Results {
    const known = this.results[turn][sum];
    if (known !== undefined) return known;
    const counts = this.counts[sum] ?? [];
    const found: number[] = [];
    this.components.forEach(({ left, right }, place) => {
      if ((counts[place] ?? 0) === 0) return;
      for (const to of turn === 0 ? left : right) found.push(...this.moved(counts, place, to));
    });
    const results = Int32Array.from(found);
    this.results[turn][sum] = results;
    this.moves += results.length;
    return results;
  }

  private moved(counts: readonly number[], place: number, to: number): [number, number] {
    const after = [...counts];
    after[place] = (after[place] ?? 0) - 1;
    if (to >= 0) {
      const fold = this.folds[to];
      const raised = (after[to] ?? 0) + 1;
      after[to] =
        fold !== undefined && raised > fold.index + fold.period ? raised - fold.period : raised;
    }
    const number = this.numberOf(after);
    const fold = this.folds[place];
    if (fold === undefined || counts[place] !== fold.index + 1) return [number, number];
    const larger = [...after];
    larger[place] = (after[place] ?? 0) + fold.period;
    return [number, this.numberOf(larger)];
  }
}
