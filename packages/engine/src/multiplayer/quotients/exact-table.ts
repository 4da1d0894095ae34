/**
 * The outcomes of all positions of some counting rules with at most a given number of heaps,
 * computed outright.
 */

import { ExactHeapTable } from '../../folds/exact-table.ts';
import type { Ticker } from '../../storage/budget.ts';
import type { Convention } from '../games/players.ts';
import { type CountingRules, heapGame } from './counting.ts';

export class ExactTable extends ExactHeapTable {
  readonly rules: CountingRules;
  readonly heaps: number;

  constructor(rules: CountingRules, convention: Convention, heaps: number, budget?: Ticker) {
    super(heapGame(rules, convention), heaps, budget);
    this.rules = rules;
    this.heaps = heaps;
  }
}
