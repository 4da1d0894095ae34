/**
 * The periodicity theorem ([Plambeck–Siegel], for octal games): from finitely many heaps to all.
 *
 * Let k be the number of digits, and Φ(n + p) = Φ(n) for n ≥ n₀ > 0 among the heaps up to N, where
 * N ≥ 2n₀ + 2p + k − 1. Then the quotient of the heaps up to N is that of all heaps, and Φ goes on with
 * period p: a heap n > N leaves at least 2n₀ + 2p counters, so one of at most two heaps has n₀ + p or
 * more, and p counters can be taken from it without a change of Φ; and likewise added to a move of
 * n − p. So n has the options of n − p, and may have its Φ. Nothing here asks whether both players have
 * the same moves, or whether the quotient is finite: it holds for a code of each player as well.
 */

export interface HeapPeriod {
  /** Φ repeats from this heap on. */
  readonly from: number;
  readonly period: number;
}

/**
 * The period with which a sequence given for the heaps 1, 2, … is proved to go on for ever, in a game
 * of so many digits; none where more heaps are needed or it has none.
 */
export function provedPeriod(phi: readonly string[], digits: number): HeapPeriod | undefined {
  const heaps = phi.length;
  for (let period = 1; 2 * period + digits + 1 <= heaps; period++) {
    let from = heaps - period + 1;
    while (from > 1 && phi[from - 2] === phi[from - 2 + period]) from--;
    if (heaps >= neededHeaps(from, period, digits)) return { from, period };
  }
  return undefined;
}

/** How many heaps must be looked at. */
export function neededHeaps(start: number, period: number, digits: number): number {
  return 2 * start + 2 * period + digits - 1;
}

/** Fewer heaps show no period. */
const FEW = 6;

/**
 * The shortest period that a sequence shows to its end, at least twice and over six heaps; what comes
 * after the end may break it.
 *
 * @example
 * import { seenPeriod } from '@proviso/engine/quotients';
 * seenPeriod(['a', 'b', 'c', 'b', 'c', 'b', 'c']) // → { from: 2, period: 2 }
 * seenPeriod(['a', 'b', 'c', 'b', 'c']) // → undefined
 */
export function seenPeriod(phi: readonly string[]): HeapPeriod | undefined {
  const heaps = phi.length;
  for (let period = 1; 2 * period <= heaps; period++) {
    let from = heaps - period + 1;
    while (from > 1 && phi[from - 2] === phi[from - 2 + period]) from--;
    if (heaps - from + 1 >= Math.max(2 * period, FEW)) return { from, period };
  }
  return undefined;
}
