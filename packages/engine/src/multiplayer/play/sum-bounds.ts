/**
 * What theorems allow as the outcome of a sum, given the outcomes of the summands: the addition,
 * doubling and N-fold tables from above [Spindler, Tables 1, 2 and 3].
 */

import { type Budget, type Ticker, tickerOf } from '../../storage/budget.ts';
import {
  allPlayers,
  type Convention,
  hasPlayer,
  isSubset,
  normalPlay,
  type PlayerSet,
  rotate,
} from '../games/players.ts';

/**
 * The outcomes that the theorems allow for a sum of games with the given outcomes. Under the
 * paper's convention: Theorem 3.3 for each summand against the rest, Theorem 3.4, and Proposition
 * 3.2(1). Under any other convention only what `attainableOutcomes` says.
 */
export function allowedSums(
  summands: readonly PlayerSet[],
  players: number,
  convention: Convention = normalPlay(players),
  budget?: Budget | Ticker,
): PlayerSet[] {
  const ticker = tickerOf(budget);
  const possible = attainableOutcomes(players, convention, ticker);
  if (convention !== normalPlay(players)) return possible;
  const [first, ...rest] = summands;
  if (first === undefined) return [convention];
  if (rest.length === 0) return [first];
  return possible.filter(
    (sum) => !violatesProcreation(sum, summands, players) && splits(sum, summands, players, ticker),
  );
}

/** Whether some way to add one summand after the other obeys Theorem 3.3 at each step. */
function splits(
  sum: PlayerSet,
  summands: readonly PlayerSet[],
  players: number,
  budget?: Ticker,
): boolean {
  return summands.every((summand, place) => {
    const others = summands.filter((_, other) => other !== place);
    return allowedSums(others, players, undefined, budget).some((rest) =>
      obeysGeneration(sum, summand, rest),
    );
  });
}

/** Theorem 3.3, for both orders of the two summands. */
function obeysGeneration(sum: PlayerSet, ofG: PlayerSet, ofH: PlayerSet): boolean {
  if (!hasPlayer(ofH, 0) && !isSubset(sum, ofG)) return false;
  return hasPlayer(ofG, 0) || isSubset(sum, ofH);
}

/** Theorem 3.4: O_m in none of k summands and km < N forbid O_{km} in the sum. */
function violatesProcreation(
  sum: PlayerSet,
  summands: readonly PlayerSet[],
  players: number,
): boolean {
  const k = summands.length;
  for (let m = 0; k * m < players; m++) {
    if (hasPlayer(sum, k * m) && summands.every((summand) => !hasPlayer(summand, m))) return true;
  }
  return false;
}

/** The outcomes the theorems allow for n·G: those of a sum, and N ∉ o(N·G) (Proposition 3.5). */
export function allowedMultiples(
  outcome: PlayerSet,
  count: number,
  players: number,
  convention: Convention = normalPlay(players),
  budget?: Budget | Ticker,
): PlayerSet[] {
  const summands = Array.from({ length: count }, () => outcome);
  const allowed = allowedSums(summands, players, convention, budget);
  if (count !== players || convention !== normalPlay(players)) return allowed;
  return allowed.filter((sum) => !hasPlayer(sum, 0));
}

/**
 * The outcomes that a game can have at most: those who can win by force all win when they all play
 * to win, so they win together in some ending, which leaves a convention turned to some player. For
 * the paper's convention these are the proper subsets (Proposition 3.2(1)).
 */
export function attainableOutcomes(
  players: number,
  convention: Convention,
  budget?: Budget | Ticker,
): PlayerSet[] {
  const ticker = tickerOf(budget);
  const endings = Array.from({ length: players }, (_, stuck) => rotate(convention, stuck, players));
  const attainable: PlayerSet[] = [];
  for (let set = 0; set <= allPlayers(players); set++) {
    ticker?.tick();
    if (endings.some((winners) => isSubset(set, winners))) attainable.push(set);
  }
  return attainable;
}
