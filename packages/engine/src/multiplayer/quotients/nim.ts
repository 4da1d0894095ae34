/**
 * N-player Nim [Spindler, sections 2.3 and 3.4]: quotients of Nim with certificates, for any number of
 * players and any convention, and the outcomes of all positions read from them.
 *
 * With heaps up to a bound the kinds of heap are the sizes. Without a bound the last kind stands
 * for every larger heap; the search tries 1, 2, 3, … as the size from which heaps are alike, and
 * the certificate proves it for all larger ones. For the paper's convention it is N for every N
 * tried (Theorem 2.46 for three players).
 */

import { DEFAULT_LIMITS, type SearchLimits } from '../../folds/search.ts';
import { type Quotient as QuotientOf, quotientOf } from '../../quotients/quotient.ts';
import { type Budget, type Ticker, tickerOf } from '../../storage/budget.ts';
import { NotDecidedError, ValueError } from '../../storage/errors.ts';
import { type Convention, normalPlay, type PlayerSet } from '../games/players.ts';
import type { GameId, GameStore } from '../games/store.ts';
import { findCertificate, isOutOfReach } from './certificate.ts';
import { nimRules, rulesOf } from './counting.ts';
import { ExactTable } from './exact-table.ts';
import type { FoldedTable } from './folded-table.ts';

/** The quotient that a certified table of several players describes. */
export interface Quotient extends QuotientOf<FoldedTable> {
  readonly table: FoldedTable;
}

/** No certificate was found within the limits; none need exist. */
export class NoCertificateError extends NotDecidedError {
  override readonly name = 'NoCertificateError';

  constructor(what: string) {
    super(
      `no certificate was found for ${what}: the quotient may be infinite, or larger than the limits`,
    );
  }
}

export interface NimQuestion {
  readonly players: number;
  readonly convention?: Convention;
  /** The largest heap; all heaps when left out. */
  readonly heaps?: number;
  readonly limits?: SearchLimits;
  /** What it may use, or what counts its steps already, such as a store under a budget. */
  readonly budget?: Budget | Ticker;
}

/** The size from which heaps are tried to be alike, at most. */
const LARGEST_ALIKE = 16;

/** A certified table of the outcomes of Nim, with heaps up to a bound or of all sizes. */
export function nimCertificate(question: NimQuestion): FoldedTable {
  const { players, heaps, limits = DEFAULT_LIMITS } = question;
  const budget = tickerOf(question.budget);
  const convention = question.convention ?? normalPlay(players);
  if (heaps !== undefined) {
    // Said before the rules are written down, which take the square of their number.
    if (isOutOfReach(heaps, players, limits)) {
      throw new NoCertificateError(`Nim with heaps up to ${heaps} for ${players} players`);
    }
    const table = findCertificate(
      nimRules(players, heaps, false, budget),
      convention,
      limits,
      budget,
    );
    if (table !== undefined) return table;
    throw new NoCertificateError(`Nim with heaps up to ${heaps} for ${players} players`);
  }
  for (let size = 1; size <= LARGEST_ALIKE; size++) {
    if (!seemAlikeFrom(size, players, convention, budget)) continue;
    const table = findCertificate(
      nimRules(players, size, true, budget),
      convention,
      limits,
      budget,
    );
    if (table !== undefined) return table;
  }
  throw new NoCertificateError(`Nim with all heaps for ${players} players`);
}

/** The quotient of Nim (Definition 2.45). */
export function nimQuotient(question: NimQuestion): Quotient {
  const budget = tickerOf(question.budget);
  const counted = budget === undefined ? question : { ...question, budget };
  return quotientOf(nimCertificate(counted), budget);
}

/** The quotient of all sums of subpositions of some impartial games. */
export function quotientOfGames(
  store: GameStore,
  generators: readonly GameId[],
  convention: Convention = normalPlay(store.players),
  limits: SearchLimits = DEFAULT_LIMITS,
): Quotient {
  const table = findCertificate(rulesOf(store, generators), convention, limits, store);
  if (table === undefined) throw new NoCertificateError('sums of these games');
  return quotientOf(table, store);
}

/** The counts of a Nim position in the kinds of a table; heaps beyond the last kind belong to it. */
export function nimCounts(table: FoldedTable, sizes: readonly number[]): number[] {
  const kinds = table.folds.length;
  const counts = table.folds.map(() => 0);
  for (const size of sizes) {
    if (size === 0) continue;
    if (size > kinds && !table.rules.alike) {
      throw new ValueError(`the table is for heaps up to ${kinds}, and there is a heap of ${size}`);
    }
    const kind = Math.min(size, kinds) - 1;
    counts[kind] = (counts[kind] as number) + 1;
  }
  return counts;
}

/** The outcome of a Nim position of any size, from a quotient of Nim. */
export function nimOutcome(quotient: Quotient, sizes: readonly number[]): PlayerSet {
  const element = quotient.elementOf(nimCounts(quotient.table, sizes));
  return quotient.outcomes[element] as PlayerSet;
}

/** Whether *s and *(s+1) have the same outcome beside every few other heaps; a quick first test. */
function seemAlikeFrom(
  size: number,
  players: number,
  convention: Convention,
  budget?: Ticker,
): boolean {
  const heaps = Math.min(players + 2, FEW_HEAPS);
  const exact = new ExactTable(
    nimRules(players, size + 1, false, budget),
    convention,
    heaps,
    budget,
  );
  let alike = true;
  exact.forEach((number, counts) => {
    if (!alike || counts[size] === 0) return;
    counts[size] = (counts[size] as number) - 1;
    counts[size - 1] = (counts[size - 1] as number) + 1;
    alike = exact.outcomes[number] === exact.outcomes[exact.numberOf(counts)];
  });
  return alike;
}

const FEW_HEAPS = 6;
