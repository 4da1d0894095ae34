/**
 * Sequences that repeat: once a sequence is known to go on from its end as it did from an earlier
 * place, it has a smallest index and a smallest period.
 */

import type { Fold } from './fold.ts';

/** A fold of a sequence, with one value for each folded number. */
export interface FoldedSequence<T> extends Fold {
  /** The values at 0 to index + period − 1. */
  readonly values: readonly T[];
}

/** The smallest fold of a sequence that goes on after its end as it did from `start` on. */
export function smallestFold<T>(sequence: readonly T[], start: number): FoldedSequence<T> {
  const length = sequence.length - start;
  const at = (k: number): T =>
    sequence[k < sequence.length ? k : start + ((k - start) % length)] as T;
  const repeats = (period: number): boolean => {
    for (let k = start; k < sequence.length; k++) if (at(k) !== at(k + period)) return false;
    return true;
  };
  let period = 1;
  while (!repeats(period)) period++;
  let index = start;
  while (index > 0 && at(index - 1) === at(index - 1 + period)) index--;
  return { index, period, values: Array.from({ length: index + period }, (_, k) => at(k)) };
}
