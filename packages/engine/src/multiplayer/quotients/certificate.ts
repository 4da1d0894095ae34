/**
 * Certificates for counting rules: the recursion of [Spindler, Definition 3.1] in the argument of
 * `folds/certificate.ts`. That is the periodicity of Proposition 3.19 for every kind of heap and
 * every index and period at once, and, where the last kind stands for all larger heaps, the
 * stability of Proposition 3.22.
 */

import {
  type CertificateFault,
  recursionFault,
  refused,
  shapeFault,
} from '../../folds/certificate.ts';
import { DEFAULT_LIMITS, findTable, type SearchLimits } from '../../folds/search.ts';
import { exceedsSimplex } from '../../folds/simplex.ts';
import { type Budget, type Ticker, tickerOf } from '../../storage/budget.ts';
import { allPlayers, type Convention, MAX_PLAYERS } from '../games/players.ts';
import { type CountingRules, heapGame } from './counting.ts';
import type { FoldedTable } from './folded-table.ts';

const PLAYERS = `The number of players must be a whole number from 2 to ${MAX_PLAYERS}.`;
const NOBODY = 'An outcome names a player who does not exist.';

/**
 * Check a folded table against the recursion. Returns the first fault, or undefined when the table
 * is proved right. The convention needs no look of its own, as it must be the outcome at 0.
 */
export function checkCertificate(
  table: FoldedTable,
  budget?: Budget | Ticker,
): CertificateFault | undefined {
  const ticker = tickerOf(budget);
  const { rules, convention, folds, outcomes } = table;
  const { players } = rules;
  const playable = Number.isInteger(players) && players >= 2 && players <= MAX_PLAYERS;
  if (!playable) return refused(PLAYERS);
  const counted = { game: heapGame(rules, convention), folds, outcomes };
  const misshapen = shapeFault(counted);
  if (misshapen !== undefined) return misshapen;
  const known = outcomes.every((outcome) => outcome >= 0 && outcome <= allPlayers(players));
  if (!known) return refused(NOBODY);
  return recursionFault(counted, ticker);
}

/**
 * Search for a folded table that passes `checkCertificate`. Undefined when the limits are reached.
 */
export function findCertificate(
  rules: CountingRules,
  convention: Convention,
  limits: SearchLimits = DEFAULT_LIMITS,
  budget?: Budget | Ticker,
): FoldedTable | undefined {
  const ticker = tickerOf(budget);
  const found = findTable(heapGame(rules, convention), fewestHeaps(rules.players), limits, ticker);
  if (found === undefined) return undefined;
  const { folds, outcomes } = found;
  return { rules, convention, folds, outcomes };
}

/** Whether a search for so many kinds of heap would end before it has begun. */
export function isOutOfReach(kinds: number, players: number, limits: SearchLimits): boolean {
  return exceedsSimplex(ones(kinds), fewestHeaps(players), limits.vectors);
}

function* ones(count: number): Generator<number> {
  for (let each = 0; each < count; each++) yield 1;
}

/** The search begins with positions of so many heaps. */
function fewestHeaps(players: number): number {
  return players + 3;
}
