/** The quotient of all sums of heaps of a ruleset, heap by heap. */

import { Left, Right } from '../forms/side.ts';
import { codesOf, parseCode } from '../rulesets/heaps/octal.ts';
import {
  demandHeaps,
  heapPosition,
  heapSizes,
  MOST_HEAPS,
} from '../rulesets/heaps/single-heaps.ts';
import type { Ruleset } from '../rulesets/ruleset.ts';
import { type Budget, type Ticker, tickerOf } from '../storage/budget.ts';
import { LimitError, NotDecidedError, ValueError } from '../storage/errors.ts';
import type { Model } from './model.ts';
import { modelOfFile } from './model-of-file.ts';
import type { QuotientQuestion } from './of-games.ts';
import { type HeapPeriod, provedPeriod } from './periodicity.ts';
import {
  type CodesQuotientFile,
  heapsQuotientFile,
  type ListedQuotientFile,
  type QuotientFile,
} from './quotient-file.ts';
import {
  QUOTIENT_LIMITS,
  type QuotientLimits,
  QuotientSearch,
  snapshotOf,
} from './search/quotient-search.ts';
import type { Word } from './sums.ts';
import { type TwoPlayerQuotient, twoPlayerQuotient } from './two-players.ts';

export interface QuotientOfHeaps extends TwoPlayerQuotient {
  /** The largest heap. */
  readonly heaps: number;
  /** The codes of an octal game: Left's, and Right's where that is another. */
  readonly codes?: readonly string[];
  /** How Φ goes on for all heaps, where that is proved: the quotient is then that of all heaps. */
  readonly forAll?: HeapPeriod;
}

/** A question about heaps, which are taken one by one. */
export interface HeapsQuestion extends QuotientQuestion {
  /** Told after each heap how large it is; `soFar` gives the quotient of the heaps up to it. */
  readonly onHeap?: (heap: number, soFar: () => QuotientOfHeaps) => void;
}

/**
 * The quotient of the heaps up to a size, each step beginning with the last quotient.
 *
 * @example
 * import { quotientOfHeaps } from '@proviso/engine/quotients';
 * import { octal } from '@proviso/engine/rulesets';
 * const found = quotientOfHeaps(octal('0.75'), 22);
 * found.order // → 8
 * found.forAll // → { from: 8, period: 2 }
 */
export function quotientOfHeaps(
  ruleset: Ruleset,
  heaps: number,
  question: HeapsQuestion = {},
  budget?: Budget | Ticker,
): QuotientOfHeaps {
  const search = new HeapSearch(ruleset, question, budget);
  const { onHeap } = question;
  search.advance(heaps, onHeap && (() => onHeap(search.heaps, search.soFar(budget))));
  return search.quotient(budget);
}

/** A quotient of heaps that was found before: the answer, or its file. */
export type FoundBefore = QuotientOfHeaps | QuotientFile;

/**
 * The search for the quotient of heaps, which may stop after any of them and go on later: what was
 * found stays, also when a budget is spent or no quotient is found with one heap more.
 *
 * @example
 * import { HeapSearch } from '@proviso/engine/quotients';
 * import { octal } from '@proviso/engine/rulesets';
 * const search = new HeapSearch(octal('0.77'));
 * search.advance(8);
 * search.quotient().order // → 12
 * search.advance(12);
 * search.quotient().order // → 24
 */
export class HeapSearch {
  private readonly ruleset: Ruleset;
  private readonly limits: QuotientLimits;
  private readonly misere: boolean;
  private ticker: Ticker | undefined;
  private readonly codes: readonly string[] | undefined;
  /** The moves of Left and Right in the heaps that were looked at. */
  private readonly moves: (readonly (readonly Word[])[])[] = [];
  private movers: 1 | 2 = 1;
  private search: QuotientSearch;
  /** What is proved of the heaps so far. */
  private proved: Model;
  private proofs = 0;
  /** Whether a heap was left half done. */
  private spoiled = false;

  constructor(ruleset: Ruleset, question: QuotientQuestion = {}, budget?: Budget | Ticker) {
    demandHeaps(ruleset);
    demandNothing(ruleset);
    this.ruleset = ruleset;
    this.limits = question.limits ?? QUOTIENT_LIMITS;
    this.misere = question.play !== 'normal';
    this.ticker = tickerOf(budget);
    const codes = codesOf(ruleset);
    this.codes = codes && [...new Set(codes)];
    this.search = this.begun(1);
    this.proved = snapshotOf(this.search.model);
  }

  /** The largest heap that the quotient is proved for. */
  get heaps(): number {
    return this.proofs;
  }

  /** How many classes the quotient has so far, and whether it is finite. */
  get size(): { readonly classes: number; readonly finite: boolean } {
    return { classes: this.proved.words.length, finite: this.proved.step === 0 };
  }

  /** Takes the heaps up to a size in; each is kept as soon as it is proved, and then told. */
  advance(heaps: number, told?: (search: HeapSearch) => void, budget?: Budget | Ticker): void {
    demandSize(heaps);
    if (budget !== undefined) this.ticker = tickerOf(budget);
    if (budget !== undefined || this.spoiled) this.restart(this.proved, this.proofs, this.movers);
    while (this.proofs < heaps) {
      this.addHeap(this.proofs + 1);
      told?.(this);
    }
  }

  /** Goes on from what was found before; that is proved anew, and refused where it is not true. */
  resume(before: FoundBefore): void {
    const file = 'format' in before ? before : heapsQuotientFile(before, '');
    const heaps = this.demandSame(file);
    demandSize(heaps);
    for (let size = 1; size <= heaps; size++) this.movesOf(size);
    const movers = this.moves.slice(0, heaps).every(isShared) ? 1 : 2;
    this.restart(modelOfFile(file, heaps, movers), heaps, movers);
  }

  /** What is proved so far, also where the budget of the search is spent. */
  quotient(budget?: Budget | Ticker): QuotientOfHeaps {
    return this.soFar(budget)();
  }

  /** The same for later, when the search may have gone on. */
  soFar(budget?: Budget | Ticker): () => QuotientOfHeaps {
    const { proved, proofs: heaps, movers, misere, codes } = this;
    return () => {
      const moves = this.moves.slice(0, heaps).map((sides) => sides.slice(0, movers));
      const names = moves.map((_, i) => String(i + 1));
      const found = twoPlayerQuotient(proved, { movers, misere, moves }, names, tickerOf(budget));
      const forAll = forAllOf(codes, found.model);
      return { ...found, heaps, ...(codes && { codes }), ...(forAll && { forAll }) };
    };
  }

  /** The period with which Φ is proved to go on for ever, if that is proved already. */
  get forAll(): HeapPeriod | undefined {
    return forAllOf(this.codes, this.proved);
  }

  private begun(movers: 1 | 2): QuotientSearch {
    return new QuotientSearch({ movers, misere: this.misere }, this.limits, this.ticker);
  }

  /** Begins the search anew from a model of so many heaps. */
  private restart(model: Model, heaps: number, movers: 1 | 2): void {
    const search = this.begun(movers);
    const moves = this.moves.slice(0, heaps).map((sides) => sides.slice(0, movers));
    const fault = search.resume(model, moves);
    if (fault !== undefined) {
      const sum = fault.word.map((kind) => kind + 1).join(' + ') || 'the sum of nothing';
      throw new ValueError(
        `the quotient to go on from is not that of these heaps: ${fault.message} (${sum}); begin anew`,
      );
    }
    this.search = search;
    this.keep(heaps, movers);
  }

  private keep(heaps: number, movers: 1 | 2): void {
    this.proved = snapshotOf(this.search.model);
    this.proofs = heaps;
    this.movers = movers;
    this.spoiled = false;
  }

  private addHeap(size: number): void {
    const moves = this.movesOf(size);
    this.spoiled = true;
    const movers = isShared(moves) ? this.movers : 2;
    try {
      if (movers !== this.movers) {
        // The players are alike up to here: everything is looked at again with two of them.
        this.search = this.begun(movers);
        for (const each of this.moves.slice(0, size - 1)) this.search.add(each);
      }
      this.search.add(moves.slice(0, movers));
    } catch (error) {
      if (!(error instanceof NotDecidedError)) throw error;
      const { step, words } = this.proved;
      const before = step === 0 ? `order ${words.length}` : 'weights';
      const reached = size === 1 ? '' : `; the heaps up to ${size - 1} have one with ${before}`;
      throw new NotDecidedError(`with heaps up to ${size}, ${error.message}${reached}`);
    }
    this.keep(size, movers);
  }

  private movesOf(size: number): readonly (readonly Word[])[] {
    const known = this.moves[size - 1];
    if (known !== undefined) return known;
    this.ticker?.tick(size);
    const found = [Left, Right].map((side) => heapMoves(this.ruleset, size, side));
    this.moves.push(found);
    return found;
  }

  /** That a file is of this ruleset in this play; of how many heaps. */
  private demandSame(file: QuotientFile): number {
    const { codes, heaps: known, moves } = file as Partial<CodesQuotientFile & ListedQuotientFile>;
    const heaps = codes === undefined ? moves?.length : known;
    const plays = file.play === (this.misere ? 'misere' : 'normal');
    if (heaps === undefined || !plays || listText(codes) !== listText(this.codes)) {
      throw new ValueError(
        'the quotient to go on from is of other heaps, or of another play; give the one of these',
      );
    }
    return heaps;
  }
}

/** What a list says, whatever stands in its place. */
function listText(list: unknown): string | undefined {
  return list === undefined ? undefined : String(list);
}

/** Whether both players have the same moves. */
function isShared([left, right]: readonly (readonly Word[])[]): boolean {
  return textOf(left) === textOf(right);
}

function demandSize(heaps: number): void {
  if (!Number.isInteger(heaps) || heaps < 0) {
    throw new ValueError('the largest heap is a whole number from 0 on');
  }
  if (heaps > MOST_HEAPS) {
    throw new LimitError(`quotients are taken of heaps up to ${MOST_HEAPS}, not ${heaps}`);
  }
}

/** How Φ goes on for all heaps of octal codes, where that is proved. */
function forAllOf(codes: readonly string[] | undefined, model: Model): HeapPeriod | undefined {
  if (codes === undefined) return undefined;
  const phi = model.classes.map((each, kind) => `${each}:${model.weights[kind]}`);
  return provedPeriod(phi, Math.max(...codes.map((code) => parseCode(code).length - 1)));
}

type Side = typeof Left | typeof Right;

/** What a player can make of one heap, as words: heap n is the kind n − 1. */
function heapMoves(ruleset: Ruleset, size: number, side: Side): Word[] {
  const found = new Map<string, Word>();
  for (const position of ruleset.moves(heapPosition(ruleset, size), side)) {
    const word = heapSizes(position).map((each) => {
      if (each < size) return each - 1;
      throw new ValueError(`a heap of ${size} does not turn into smaller ones only`);
    });
    demandSum(ruleset, position, size);
    found.set(word.join(), word);
  }
  return [...found.values()].sort((a, b) => (a.join() < b.join() ? -1 : 1));
}

/** Moves as a text; one to nothing is not the same as none. */
function textOf(words: readonly Word[] | undefined): string {
  return words?.map((word) => `${word.join()};`).join('') ?? '';
}

/** Empty heaps are left out, so there must be nothing to do in them. */
function demandNothing(ruleset: Ruleset): void {
  const empty = heapPosition(ruleset, 0);
  const moves = [Left, Right].flatMap((side) => [...ruleset.moves(empty, side)]);
  if (moves.length === 0) return;
  for (const position of moves) heapSizes(position);
  throw new ValueError('a quotient is taken of rulesets in which the heap of 0 has no moves');
}

/** Heaps that a ruleset does not take apart, as dicotic variants do not, are not their sum. */
function demandSum(ruleset: Ruleset, position: unknown, size: number): void {
  const parts = ruleset.components?.(position) ?? [];
  if (parts.every((part) => heapSizes(part).length <= 1)) return;
  throw new ValueError(`a heap of ${size} turns into heaps that are not played as a sum`);
}
