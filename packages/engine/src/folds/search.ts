/**
 * The search for certified tables: take the outcomes of all small positions, fold where they repeat,
 * check, and if that fails look at larger ones.
 */

import type { Ticker } from '../storage/budget.ts';
import { tableFault } from './certificate.ts';
import { ExactHeapTable } from './exact-table.ts';
import { foldedSize } from './fold.ts';
import { type FoldedHeapTable, foldedHeapTable, suggestFolds } from './folded-table.ts';
import { type HeapGame, weightsOf } from './heap-game.ts';
import { exceedsSimplex } from './simplex.ts';

/** How far a search for a certificate may go. */
export interface SearchLimits {
  /** The largest number of heaps of the positions that suggest folds. */
  readonly heaps: number;
  /** The largest number of folded vectors. */
  readonly vectors: number;
}

export const DEFAULT_LIMITS: SearchLimits = { heaps: 40, vectors: 4_000_000 };

/**
 * A folded table that passes the check, or undefined when the limits are reached. The search begins
 * with positions of `fewest` heaps of the heaviest kind.
 */
export function findTable(
  game: HeapGame,
  fewest: number,
  limits: SearchLimits = DEFAULT_LIMITS,
  budget?: Ticker,
): FoldedHeapTable | undefined {
  const weights = weightsOf(game);
  const heaviest = weights.reduce((most, weight) => Math.max(most, weight), 1);
  for (let heaps = fewest; heaps <= limits.heaps; heaps += 2) {
    const total = heaps * heaviest;
    // The first kind weighs 1, so there are at least as many positions as the total.
    if (total > limits.vectors || exceedsSimplex(weights, total, limits.vectors)) return undefined;
    const folds = suggestFolds(new ExactHeapTable(game, total, budget), budget);
    if (folds === undefined || foldedSize(folds) > limits.vectors) continue;
    const table = foldedHeapTable(game, folds, budget);
    if (tableFault(table, budget) === undefined) return table;
  }
  return undefined;
}
