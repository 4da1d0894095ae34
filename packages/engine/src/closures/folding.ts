/**
 * The folds that are tried where the numbers of all components of a table of strength are folded.
 *
 * A fold that holds is right for all numbers, so play does repeat with that period from that index on; then
 * every fold with a larger index and a multiple of the period holds too. Each fold here is such a one of
 * those before it: a table that has gone on for one game loses no other, and what is decided does not
 * depend on what was asked before.
 */

import type { Fold } from '../folds/fold.ts';

/** Larger tables are not begun: they are worked out anew for each fold. */
const MAX_FOLDED_CONTEXTS = 60_000;

const CHAIN: readonly Fold[] = [
  ...[1, 2, 3, 4, 5, 6, 7, 8].map((index) => ({ index, period: 2 })),
  { index: 8, period: 4 },
  { index: 8, period: 12 },
];

/** The folds after index 1 and period 1, for so many components. */
export function* foldingSteps(components: number): Generator<Fold, undefined> {
  for (const fold of CHAIN) {
    if ((fold.index + fold.period + 1) ** components > MAX_FOLDED_CONTEXTS) return;
    yield fold;
  }
}
