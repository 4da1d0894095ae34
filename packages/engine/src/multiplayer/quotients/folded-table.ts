/**
 * Folded outcome tables of counting rules: finite descriptions of the outcomes of all positions.
 */

import type { Fold } from '../../folds/fold.ts';
import { type FoldedOutcomes, foldedHeapTable } from '../../folds/folded-table.ts';
import type { Ticker } from '../../storage/budget.ts';
import type { Convention } from '../games/players.ts';
import { type CountingRules, heapGame } from './counting.ts';

export interface FoldedTable extends FoldedOutcomes {
  readonly rules: CountingRules;
  readonly convention: Convention;
}

/** The table that the folds would give if they were right. */
export function foldedTable(
  rules: CountingRules,
  convention: Convention,
  folds: readonly Fold[],
  budget?: Ticker,
): FoldedTable {
  const { outcomes } = foldedHeapTable(heapGame(rules, convention), folds, budget);
  return { rules, convention, folds, outcomes };
}
