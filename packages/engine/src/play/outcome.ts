/**
 * Outcomes: who wins a position, by the player who moves first. The classes
 * are L (Left wins), N (the next player), P (the previous player) and R, with
 * L > N > R, L > P > R and N, P incomparable — the product of the two
 * questions "does Left win moving first?" and "… moving second?".
 */

import { Left, Right, type Side } from '../forms/side.ts';

export type Outcome = 'L' | 'N' | 'P' | 'R';

export const OUTCOMES: readonly Outcome[] = ['L', 'N', 'P', 'R'];

/** The outcome, from whether each player wins when moving first. */
export function outcomeFrom(leftWinsFirst: boolean, rightWinsFirst: boolean): Outcome {
  if (leftWinsFirst) return rightWinsFirst ? 'N' : 'L';
  return rightWinsFirst ? 'R' : 'P';
}

/** Whether a player wins moving first under an outcome. */
export function winsFirst(outcome: Outcome, side: Side): boolean {
  return outcome === 'N' || outcome === (side === Left ? 'L' : 'R');
}

/**
 * Whether outcome a is at least b for Left.
 *
 * @example
 * outcomeAtLeast('N', 'R') // → true
 * outcomeAtLeast('N', 'P') // → false
 */
export function outcomeAtLeast(a: Outcome, b: Outcome): boolean {
  return (
    (winsFirst(a, Left) || !winsFirst(b, Left)) && (!winsFirst(a, Right) || winsFirst(b, Right))
  );
}

/** The outcome with the players exchanged. */
export function conjugateOutcome(outcome: Outcome): Outcome {
  return outcomeFrom(winsFirst(outcome, Right), winsFirst(outcome, Left));
}
