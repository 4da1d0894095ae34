/**
 * Folded outcome tables: finite descriptions of the outcomes of all positions of some counting
 * rules.
 *
 * The table lists one outcome for each folded vector of counts. Nothing here shows that it is right
 * for *all* counts; that is what `certificate.ts` is for.
 */

import { countsAt, type Fold, foldedSize, placeOf } from '../../folds/fold.ts';
import type { Ticker } from '../../storage/budget.ts';
import type { Convention, PlayerSet } from '../games/players.ts';
import { step } from '../play/outcome.ts';
import { type CountingRules, GONE } from './counting.ts';
import type { ExactTable } from './exact-table.ts';

export interface FoldedTable {
  readonly rules: CountingRules;
  readonly convention: Convention;
  /** One fold per kind. */
  readonly folds: readonly Fold[];
  /** Outcomes of the folded vectors, the first kind varying fastest. */
  readonly outcomes: Int32Array;
}

/**
 * The folds that the positions with at most `heaps` heaps suggest, or undefined when some kind
 * shows no repetition in them. Of all folds that fit, each kind takes the one with the smallest
 * index plus period.
 */
export function suggestFolds(exact: ExactTable, budget?: Ticker): Fold[] | undefined {
  const folds: Fold[] = [];
  for (let kind = 0; kind < exact.rules.moves.length; kind++) {
    let best: Fold | undefined;
    for (let period = 1; period * 2 <= exact.heaps; period++) {
      const limit = best === undefined ? exact.heaps - period : best.index + best.period - period;
      budget?.tick(exact.outcomes.length);
      const index = smallestIndex(exact, kind, period, limit);
      if (index !== undefined) best = { index, period };
    }
    if (best === undefined) return undefined;
    folds.push(best);
  }
  return folds;
}

/** The smallest index below `limit` from which counts of `kind` repeat with `period`. */
function smallestIndex(
  exact: ExactTable,
  kind: number,
  period: number,
  limit: number,
): number | undefined {
  let index = 0;
  exact.forEach((number, counts, total) => {
    const count = counts[kind] as number;
    if (total + period > exact.heaps || count < index || index >= limit) return;
    counts[kind] = count + period;
    const later = exact.outcomes[exact.numberOf(counts)];
    if (later !== exact.outcomes[number]) index = count + 1;
  });
  return index < limit ? index : undefined;
}

/**
 * The table that the folds would give if they were right. A move lowers the count of one kind and
 * raises only the count of a smaller kind, so every folded vector depends on earlier places.
 */
export function foldedTable(
  rules: CountingRules,
  convention: Convention,
  folds: readonly Fold[],
  budget?: Ticker,
): FoldedTable {
  const outcomes = new Int32Array(foldedSize(folds));
  outcomes[0] = convention;
  for (let place = 1; place < outcomes.length; place++) {
    budget?.tick();
    const counts = countsAt(place, folds);
    let common = -1;
    let any: PlayerSet = 0;
    counts.forEach((count, kind) => {
      if (count === 0) return;
      for (const target of rules.moves[kind] ?? []) {
        const after = [...counts];
        after[kind] = count - 1;
        if (target !== GONE) after[target] = (after[target] as number) + 1;
        const outcome = outcomes[placeOf(after, folds)] as number;
        common &= outcome;
        any |= outcome;
      }
    });
    outcomes[place] = step(common, any, rules.players);
  }
  return { rules, convention, folds, outcomes };
}
