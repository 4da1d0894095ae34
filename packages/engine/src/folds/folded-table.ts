/**
 * Folded outcome tables: finite descriptions of the outcomes of all positions of a game of heaps.
 *
 * The table lists one outcome for each folded vector of counts. Nothing here shows that it is right
 * for *all* counts; that is what `certificate.ts` is for.
 */

import type { Ticker } from '../storage/budget.ts';
import { Gathered } from '../storage/gathered.ts';
import type { ExactHeapTable } from './exact-table.ts';
import { countsAt, type Fold, foldedSize, placeOf } from './fold.ts';
import type { HeapGame } from './heap-game.ts';

/** One outcome for each folded vector of counts. */
export interface FoldedOutcomes {
  /** One fold per kind. */
  readonly folds: readonly Fold[];
  /** Outcomes of the folded vectors, the first kind varying fastest. */
  readonly outcomes: Int32Array;
}

export interface FoldedHeapTable extends FoldedOutcomes {
  readonly game: HeapGame;
}

/**
 * The folds that some positions suggest, or undefined when some kind shows no repetition in them.
 * Of all folds that fit, each kind takes the one with the smallest index plus period.
 */
export function suggestFolds(exact: ExactHeapTable, budget?: Ticker): Fold[] | undefined {
  const folds: Fold[] = [];
  const { weights, total } = exact.simplex;
  for (const [kind, weight] of weights.entries()) {
    const most = Math.floor(total / weight);
    let best: Fold | undefined;
    for (let period = 1; period * 2 <= most; period++) {
      const limit = best === undefined ? most - period : best.index + best.period - period;
      const index = smallestIndex(exact, kind, period, limit, budget);
      if (index !== undefined) best = { index, period };
    }
    if (best === undefined) return undefined;
    folds.push(best);
  }
  return folds;
}

/** The smallest index below `limit` from which counts of `kind` repeat with `period`. */
function smallestIndex(
  exact: ExactHeapTable,
  kind: number,
  period: number,
  limit: number,
  budget?: Ticker,
): number | undefined {
  const { simplex, outcomes } = exact;
  const weight = simplex.weights[kind] as number;
  const added = period * weight;
  const above = simplex.first();
  let index = 0;
  for (let number = 0; number < simplex.size && index < limit; number++) {
    budget?.tick();
    if (number > 0) simplex.next(above);
    if ((above[0] as number) + added > simplex.total) continue;
    const count = ((above[kind] as number) - (above[kind + 1] as number)) / weight;
    if (count < index) continue;
    const later = outcomes[number + simplex.rise(above, kind, added)];
    if (later !== outcomes[number]) index = count + 1;
  }
  return index < limit ? index : undefined;
}

/**
 * The table that the folds would give if they were right. A move lowers the count of one kind and
 * raises only the counts of smaller kinds, so every folded vector depends on earlier places.
 */
export function foldedHeapTable(
  game: HeapGame,
  folds: readonly Fold[],
  budget?: Ticker,
): FoldedHeapTable {
  const outcomes = new Int32Array(foldedSize(folds));
  const { ends, step } = game.recursion;
  const gathered = new Gathered();
  for (let place = 0; place < outcomes.length; place++) {
    budget?.tick();
    const counts = countsAt(place, folds);
    let outcome = 0;
    for (let mover = 0; mover < ends.length; mover++) {
      gathered.clear();
      counts.forEach((count, kind) => {
        if (count === 0) return;
        for (const targets of game.moves[kind]?.[mover] ?? []) {
          const after = [...counts];
          after[kind] = count - 1;
          for (const target of targets) after[target] = (after[target] as number) + 1;
          gathered.add(outcomes[placeOf(after, folds)] as number);
        }
      });
      outcome |= gathered.isEmpty
        ? (ends[mover] as number)
        : step(gathered.common, gathered.any, mover);
    }
    outcomes[place] = outcome;
  }
  return { game, folds, outcomes };
}
