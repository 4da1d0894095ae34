/**
 * Quotients ([Spindler, section 2.3.2], after misère quotients): positions counted by kinds of heap,
 * taken as the same when they have the same outcome together with every further position.
 *
 * A certified table says that counts folded together have the same outcomes in every sum, so the
 * quotient is a quotient of the finite monoid of folded vectors, found by refining the partition
 * into outcomes until multiplication by a generator respects it. Because the table is proved for
 * all counts, so are the order, the relations and Π.
 */

import { countsAt, type Fold, placeOf } from '../folds/fold.ts';
import type { FoldedOutcomes } from '../folds/folded-table.ts';
import { type Budget, type Ticker, tickerOf } from '../storage/budget.ts';
import { coarsestCongruence } from './congruence.ts';
import { type CommutativeMonoid, monoidOf } from './monoid.ts';
import type { Monomial } from './monomial.ts';

export interface Quotient<Table extends FoldedOutcomes> extends CommutativeMonoid {
  /** The certified table the quotient is read from. */
  readonly table: Table;
  /** Π: the outcome of each element. */
  readonly outcomes: readonly number[];
}

/** The quotient described by a certified table. */
export function quotientOf<Table extends FoldedOutcomes>(
  table: Table,
  budget?: Budget | Ticker,
): Quotient<Table> {
  const ticker = tickerOf(budget);
  const { folds, outcomes } = table;
  const successors = folds.map((_, kind) => successorsBy(kind, folds, outcomes.length, ticker));
  const classes = coarsestCongruence(outcomes, successors, ticker);
  const classOf = (counts: Monomial): number => classes[placeOf(counts, folds)] as number;
  const monoid = monoidOf(folds.length, classOf, ticker);
  const outcomeOf = (element: Monomial): number => outcomes[placeOf(element, folds)] as number;
  return { ...monoid, table, outcomes: monoid.elements.map(outcomeOf) };
}

/** Where each folded vector goes when one more heap of `kind` is added. */
function successorsBy(
  kind: number,
  folds: readonly Fold[],
  size: number,
  budget?: Ticker,
): Int32Array {
  const successors = new Int32Array(size);
  for (let place = 0; place < size; place++) {
    budget?.tick();
    const counts = countsAt(place, folds);
    counts[kind] = (counts[kind] as number) + 1;
    successors[place] = placeOf(counts, folds);
  }
  return successors;
}
