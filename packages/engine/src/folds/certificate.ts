/**
 * Certificates: proofs that a folded table gives the outcome of every position of a game of heaps,
 * whatever the counts — and, where the last kind stands for a row of heaps without end, whichever of
 * them they are.
 *
 * Write T for the table and f for folding. By induction over moves, T(f(n)) is the outcome of n for
 * all n as soon as it satisfies the recursion everywhere: the value T(f(n)) is what the values
 * T(f(n′)) of the options n′ demand. Whether that holds at n depends only on the counts up to
 * index + period: a larger count k can be replaced by the one in (index, index + period] that folds
 * to the same, and then k − 1 and all larger counts still fold to the same as before. So finitely
 * many n are to be checked, and `recursionFault` checks them all.
 *
 * Heaps alike: of the heaps counted by the last kind some may be later in the row than the first
 * one. Such a heap has the moves of the first and moves to heaps of the same kind, which fold to n
 * itself. So where the last count is positive the recursion must hold both without and with n among
 * its own options.
 */

import type { Ticker } from '../storage/budget.ts';
import { foldedSize, placeOf } from './fold.ts';
import type { FoldedHeapTable } from './folded-table.ts';

/** What is wrong with a claimed certificate: the recursion fails at these counts. */
export interface CertificateFault {
  readonly counts: readonly number[];
  readonly message: string;
}

const ENDLESS = 'A heap must turn into a kind of smaller number, or be taken away.';
const WRONG_SIZE = 'The table does not have the size its folds give.';
const UNFOUNDED = 'The outcome does not follow from the outcomes of the options.';
const UNSTABLE = 'A larger last heap would change the outcome.';

export function refused(message: string, counts: readonly number[] = []): CertificateFault {
  return { counts: [...counts], message };
}

/**
 * Check a folded table. Returns the first fault, or undefined when the table is proved right.
 * Written from the definition, sharing nothing with the search but the meaning of a fold.
 */
export function tableFault(table: FoldedHeapTable, budget?: Ticker): CertificateFault | undefined {
  return shapeFault(table) ?? recursionFault(table, budget);
}

/**
 * What keeps a table from being one: the argument above is about whole counts and play that ends.
 */
export function shapeFault({
  game,
  folds,
  outcomes,
}: FoldedHeapTable): CertificateFault | undefined {
  const { isInteger } = Number;
  const ends = game.moves.every((ofMovers, kind) =>
    ofMovers.flat(2).every((target) => isInteger(target) && target >= 0 && target < kind),
  );
  const whole = folds.every(({ index, period }) => isInteger(index) && isInteger(period));
  if (!ends) return refused(ENDLESS);
  if (folds.length !== game.moves.length) return refused('There must be one fold for each kind.');
  if (!whole) return refused('An index and a period must be whole numbers.');
  if (folds.some(({ index }) => index < 0)) return refused('An index must be at least 0.');
  if (folds.some(({ period }) => period < 1)) return refused('A period must be at least 1.');
  if (outcomes.length !== foldedSize(folds)) return refused(WRONG_SIZE);
  return undefined;
}

/** Where a table of the right shape fails the recursion. */
export function recursionFault(
  table: FoldedHeapTable,
  budget?: Ticker,
): CertificateFault | undefined {
  const { game, folds, outcomes } = table;
  const { ends, obeys } = game.recursion;
  const last = folds.length - 1;
  const largest = folds.map((fold) => fold.index + fold.period);
  for (const counts of vectorsUpTo(largest)) {
    budget?.tick();
    const claimed = outcomes[placeOf(counts, folds)] as number;
    const options = ends.map((_, mover) => optionOutcomes(table, counts, mover));
    const follows = options.every((each, mover) => obeys(claimed, each, mover));
    if (!follows) return refused(UNFOUNDED, counts);
    if (!game.alike || counts[last] === 0) continue;
    const stable = options.every((each, mover) => obeys(claimed, [...each, claimed], mover));
    if (!stable) return refused(UNSTABLE, counts);
  }
  return undefined;
}

/** What the table says about a mover's options; `counts` is as before afterwards. */
function optionOutcomes(
  { game, folds, outcomes }: FoldedHeapTable,
  counts: number[],
  mover: number,
): number[] {
  const found: number[] = [];
  const put = (kind: number, change: number): void => {
    counts[kind] = (counts[kind] as number) + change;
  };
  game.moves.forEach((ofMovers, kind) => {
    if (counts[kind] === 0) return;
    put(kind, -1);
    for (const targets of ofMovers[mover] ?? []) {
      for (const target of targets) put(target, 1);
      found.push(outcomes[placeOf(counts, folds)] as number);
      for (const target of targets) put(target, -1);
    }
    put(kind, 1);
  });
  return found;
}

/** All vectors of counts up to the given ones; the array is reused between steps. */
function* vectorsUpTo(largest: readonly number[]): Generator<number[]> {
  const counts = largest.map(() => 0);
  for (;;) {
    yield counts;
    const kind = counts.findIndex((count, each) => count < (largest[each] as number));
    if (kind < 0) return;
    counts.fill(0, 0, kind);
    counts[kind] = (counts[kind] as number) + 1;
  }
}
