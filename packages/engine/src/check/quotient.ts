/**
 * Checks a `proviso-quotient` file: that a monoid with outcomes is the quotient of all sums of some
 * games. It is told from the definitions, in other words than the search that found it: sets are
 * texts of 0 and 1, and every game is one of two players.
 *
 * The outcomes satisfy the recursion of play, so that they are the outcomes (`sums` below); different
 * elements have different outcomes beside some element (`demandReduced`); and where heaps repeat, the
 * heaps that are not looked at have the options of earlier ones (`demandPeriod`).
 */

import type { Arena } from '../forms/arena.ts';
import type { Ticker } from '../storage/budget.ts';
import type { QuotientClaim } from './claim.ts';
import { demand } from './fault.ts';
import { type Heaps, type Moves, readMoves } from './quotient-moves.ts';
import { Summaries } from './quotient-summaries.ts';
import { QuotientTable } from './quotient-table.ts';
import { demandVersion, type Reader } from './reader.ts';
import type { Proved } from './verdict.ts';

/** What is claimed, with what is needed to check it. */
export interface OpenedQuotient {
  readonly claim: QuotientClaim;
  readonly moves: Moves;
  readonly heaps: Heaps | undefined;
  readonly table: QuotientTable;
}

export function openQuotient(fields: Reader, arena: Arena): OpenedQuotient {
  demandVersion(fields);
  const play = fields.value('play');
  demand(play === 'misere' || play === 'normal', 'file.play: not a play');
  const { moves, heaps, of, listed } = readMoves(fields, arena);
  const table = new QuotientTable(fields, moves.length, arena);
  const order = table.step === 0 ? table.words.length : 'infinite';
  return { claim: { claim: 'quotient', of, play, order, listed }, moves, heaps, table };
}

export function checkQuotient(
  { claim, moves, heaps, table }: OpenedQuotient,
  ticker: Ticker,
): Pick<Proved, 'trusts' | 'operations'> {
  const sums = new Summaries(table, moves, claim.play === 'misere', ticker);
  for (const kind of moves.keys()) sums.demandMoves(kind);
  sums.demandReplies();
  if (claim.play === 'misere') sums.demandEnds();
  table.demandReduced(ticker);
  if (heaps?.period !== undefined) demandPeriod(table, heaps, heaps.period);
  const trusts = ['the definition of quotients, by induction over moves'];
  if (heaps?.period !== undefined) trusts.push('the periodicity theorem of Plambeck and Siegel');
  if (claim.listed) trusts.push('the moves that the file lists');
  return { trusts, operations: sums.operations };
}

/** Heaps repeat for as long as the theorem asks. */
function demandPeriod(
  table: QuotientTable,
  { count, digits }: Heaps,
  { from, period }: { readonly from: number; readonly period: number },
): void {
  demand(from >= 1 && period >= 1, 'file.period: not a period');
  const enough = digits !== undefined && count >= 2 * from + 2 * period + digits - 1;
  demand(enough, 'file.period: not enough heaps for the periodicity theorem');
  for (let heap = from; heap + period <= count; heap++) {
    const [one, other] = [heap - 1, heap + period - 1];
    const same =
      table.classes[one] === table.classes[other] && table.weights[one] === table.weights[other];
    demand(same, `file.period: the heaps ${heap} and ${heap + period} are different elements`);
  }
}
