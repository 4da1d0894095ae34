/**
 * Certificates: proofs that a folded table gives the outcome of every position of some counting
 * rules, whatever the counts — and, where the last kind stands for all larger heaps, whatever their
 * sizes.
 *
 * Write T for the table and f for folding. By induction over moves, T(f(n)) is the outcome of n for
 * all n as soon as it satisfies the recursion of Definition 3.1 everywhere: T(0) is the convention,
 * and at n ≠ 0 the value T(f(n)) is what the values T(f(n′)) of the options n′ demand. Whether that
 * holds at n depends only on the counts up to index + period: a larger count k can be replaced by
 * the one in (index, index + period] that folds to the same, and then k, k − 1 and k + 1 still fold
 * to the same as before. So finitely many n are to be checked, and `checkCertificate` checks them
 * all. This is the periodicity of Proposition 3.19 for every kind of heap and every index and
 * period at once.
 *
 * Heaps alike: of the heaps counted by the last kind some may be larger than the smallest one, *s.
 * A larger heap has the moves of *s and moves to heaps of the same kind, which fold to n itself. So
 * where the last count is positive the recursion must hold both without and with n among its own
 * options. This is the stability of Proposition 3.22.
 */

import { foldedSize, placeOf } from '../../folds/fold.ts';
import { type Budget, type Ticker, tickerOf } from '../../storage/budget.ts';
import { allPlayers, type Convention, hasPlayer, MAX_PLAYERS } from '../games/players.ts';
import { type CountingRules, GONE } from './counting.ts';
import { ExactTable } from './exact-table.ts';
import { type FoldedTable, foldedTable, suggestFolds } from './folded-table.ts';

/** What is wrong with a claimed certificate: the recursion fails at these counts. */
export interface CertificateFault {
  readonly counts: readonly number[];
  readonly message: string;
}

/**
 * Check a folded table against the recursion. Returns the first fault, or undefined when the table
 * is proved right. Written from the definition, sharing nothing with the search below but the
 * meaning of a fold.
 */
export function checkCertificate(
  table: FoldedTable,
  budget?: Budget | Ticker,
): CertificateFault | undefined {
  const ticker = tickerOf(budget);
  const { rules, folds, outcomes, convention } = table;
  const kinds = rules.moves.length;
  const misshapen = shapeFault(table);
  if (misshapen !== undefined) return misshapen;
  const largest = folds.map((fold) => fold.index + fold.period);
  for (const counts of vectorsUpTo(largest)) {
    ticker?.tick();
    const claimed = outcomes[placeOf(counts, folds)] as number;
    const options = optionOutcomes(table, counts);
    const follows = obeysDefinition(claimed, options, convention, rules.players);
    if (!follows) return refused(UNFOUNDED, counts);
    if (!rules.alike || counts[kinds - 1] === 0) continue;
    options.push(claimed);
    const stable = obeysDefinition(claimed, options, convention, rules.players);
    if (!stable) return refused(UNSTABLE, counts);
  }
  return undefined;
}

const PLAYERS = `The number of players must be a whole number from 2 to ${MAX_PLAYERS}.`;
const ENDLESS = 'A heap must turn into a kind of smaller number, or be taken away.';
const WRONG_SIZE = 'The table does not have the size its folds give.';
const NOBODY = 'An outcome names a player who does not exist.';
const UNFOUNDED = 'The outcome does not follow from the outcomes of the options.';
const UNSTABLE = 'A larger last heap would change the outcome.';

function refused(message: string, counts: readonly number[] = []): CertificateFault {
  return { counts: [...counts], message };
}

/**
 * What keeps a table from being one: the argument above is about whole counts, players that exist,
 * and play that ends. The convention needs no look of its own, as it must be the outcome at 0.
 */
function shapeFault({ rules, folds, outcomes }: FoldedTable): CertificateFault | undefined {
  const { moves, players } = rules;
  const { isInteger } = Number;
  const playable = isInteger(players) && players >= 2 && players <= MAX_PLAYERS;
  const ends = moves.every((targets, kind) =>
    targets.every((target) => isInteger(target) && target >= GONE && target < kind),
  );
  const whole = folds.every(({ index, period }) => isInteger(index) && isInteger(period));
  const known = outcomes.every((outcome) => outcome >= 0 && outcome <= allPlayers(players));
  if (!playable) return refused(PLAYERS);
  if (!ends) return refused(ENDLESS);
  if (folds.length !== moves.length) return refused('There must be one fold for each kind.');
  if (!whole) return refused('An index and a period must be whole numbers.');
  if (folds.some(({ index }) => index < 0)) return refused('An index must be at least 0.');
  if (folds.some(({ period }) => period < 1)) return refused('A period must be at least 1.');
  if (outcomes.length !== foldedSize(folds)) return refused(WRONG_SIZE);
  if (!known) return refused(NOBODY);
  return undefined;
}

/** Definition 3.1, word for word. */
function obeysDefinition(
  claimed: number,
  options: readonly number[],
  convention: Convention,
  players: number,
): boolean {
  if (options.length === 0) return claimed === convention;
  const previous = players - 1;
  if (hasPlayer(claimed, 0) !== options.some((option) => hasPlayer(option, previous))) return false;
  for (let i = 1; i < players; i++) {
    if (hasPlayer(claimed, i) !== options.every((option) => hasPlayer(option, i - 1))) return false;
  }
  return true;
}

/** What the table says about the options of a position; `counts` is as before afterwards. */
function optionOutcomes({ rules, folds, outcomes }: FoldedTable, counts: number[]): number[] {
  const found: number[] = [];
  const put = (kind: number, change: number): void => {
    if (kind !== GONE) counts[kind] = (counts[kind] as number) + change;
  };
  rules.moves.forEach((targets, kind) => {
    if (counts[kind] === 0) return;
    put(kind, -1);
    for (const target of targets) {
      put(target, 1);
      found.push(outcomes[placeOf(counts, folds)] as number);
      put(target, -1);
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

/** How far a search for a certificate may go. */
export interface SearchLimits {
  /** The largest number of heaps of the positions that suggest folds. */
  readonly heaps: number;
  /** The largest number of folded vectors. */
  readonly vectors: number;
}

export const DEFAULT_LIMITS: SearchLimits = { heaps: 40, vectors: 4_000_000 };

/**
 * Search for a folded table that passes `checkCertificate`: take the outcomes of all positions with
 * few heaps, fold where they repeat, check, and if that fails look at more heaps. Undefined when
 * the limits are reached.
 */
export function findCertificate(
  rules: CountingRules,
  convention: Convention,
  limits: SearchLimits = DEFAULT_LIMITS,
  budget?: Budget | Ticker,
): FoldedTable | undefined {
  const ticker = tickerOf(budget);
  const kinds = rules.moves.length;
  for (let heaps = fewestHeaps(rules.players); heaps <= limits.heaps; heaps += 2) {
    if (exceedsSimplex(kinds, heaps, limits.vectors)) return undefined;
    const folds = suggestFolds(new ExactTable(rules, convention, heaps, ticker), ticker);
    if (folds === undefined || foldedSize(folds) > limits.vectors) continue;
    const table = foldedTable(rules, convention, folds, ticker);
    if (checkCertificate(table, ticker) === undefined) return table;
  }
  return undefined;
}

/** Whether a search for so many kinds of heap would end before it has begun. */
export function isOutOfReach(kinds: number, players: number, limits: SearchLimits): boolean {
  return exceedsSimplex(kinds, fewestHeaps(players), limits.vectors);
}

/** The search begins with positions of so many heaps. */
function fewestHeaps(players: number): number {
  return players + 3;
}

/** Whether there are more positions of at most so many heaps than allowed. */
function exceedsSimplex(kinds: number, heaps: number, allowed: number): boolean {
  let size = 1;
  for (let kind = 1; kind <= kinds && size <= allowed; kind++)
    size = (size * (heaps + kind)) / kind;
  return size > allowed;
}
