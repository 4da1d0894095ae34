/** The quotient of all sums of heaps of a ruleset, heap by heap. */

import { Left, Right } from '../forms/side.ts';
import { parseCode } from '../rulesets/heaps/octal.ts';
import { demandHeaps, heapPosition, heapSizes } from '../rulesets/heaps/single-heaps.ts';
import type { Ruleset } from '../rulesets/ruleset.ts';
import { type Budget, type Ticker, tickerOf } from '../storage/budget.ts';
import { LimitError, NotDecidedError, ValueError } from '../storage/errors.ts';
import type { QuotientQuestion } from './of-games.ts';
import { type HeapPeriod, provedPeriod } from './periodicity.ts';
import { QUOTIENT_LIMITS, QuotientSearch } from './search/quotient-search.ts';
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

/** More heaps than these are refused. */
const MOST_HEAPS = 1_000;

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
  if (!Number.isSafeInteger(heaps) || heaps < 0) {
    throw new ValueError('the largest heap is a whole number from 0 on');
  }
  if (heaps > MOST_HEAPS) {
    throw new LimitError(`quotients are taken of heaps up to ${MOST_HEAPS}, not ${heaps}`);
  }
  demandHeaps(ruleset);
  const ticker = tickerOf(budget);
  const sizes = Array.from({ length: heaps }, (_, i) => i + 1);
  const moves = sizes.map((size) => {
    ticker?.tick(size);
    return [Left, Right].map((side) => heapMoves(ruleset, size, side));
  });
  demandNothing(ruleset);
  const same = moves.every(([left, right]) => textOf(left) === textOf(right));
  const rules = { movers: same ? (1 as const) : (2 as const), misere: question.play !== 'normal' };
  const search = new QuotientSearch(rules, question.limits ?? QUOTIENT_LIMITS, ticker);
  const codes = codesOf(ruleset);
  const upTo = (size: number): QuotientOfHeaps => {
    const { model, kinds } = search;
    // What was begun with a larger heap is left out.
    const part = { classes: model.classes.slice(0, size), weights: model.weights.slice(0, size) };
    const known = { ...kinds, moves: kinds.moves.slice(0, size) };
    const names = sizes.slice(0, size).map(String);
    const found = twoPlayerQuotient({ ...model, ...part }, known, names, ticker);
    return { ...found, heaps: size, ...(codes && { codes, ...forAllOf(codes, found) }) };
  };
  for (const [i, ofSides] of moves.entries()) {
    addHeap(search, i + 1, ofSides.slice(0, rules.movers));
    question.onHeap?.(i + 1, () => upTo(i + 1));
  }
  return upTo(heaps);
}

/** How Φ goes on for all heaps of octal codes, where that is proved. */
function forAllOf(
  codes: readonly string[],
  { model }: TwoPlayerQuotient,
): Pick<QuotientOfHeaps, 'forAll'> {
  const phi = model.classes.map((each, kind) => `${each}:${model.weights[kind]}`);
  const digits = codes.map((code) => parseCode(code).length - 1);
  const forAll = provedPeriod(phi, Math.max(...digits));
  return forAll === undefined ? {} : { forAll };
}

function addHeap(search: QuotientSearch, size: number, moves: readonly (readonly Word[])[]): void {
  try {
    search.add(moves);
  } catch (error) {
    if (!(error instanceof NotDecidedError)) throw error;
    const before = search.model.step === 0 ? `order ${search.model.words.length}` : 'weights';
    const reached = size === 1 ? '' : `; the heaps up to ${size - 1} have one with ${before}`;
    throw new NotDecidedError(`with heaps up to ${size}, ${error.message}${reached}`);
  }
}

/** The codes of octal games, to which the periodicity theorem applies. */
function codesOf({ name, parameters = [] }: Ruleset): readonly string[] | undefined {
  if (name === 'octal' || name === 'partizanoctal') return [...new Set(parameters)];
  return undefined;
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
  throw new ValueError('a quotient is taken of rulesets in which the heap of 0 has no moves');
}

/** Heaps that a ruleset does not take apart, as dicotic variants do not, are not their sum. */
function demandSum(ruleset: Ruleset, position: unknown, size: number): void {
  const parts = ruleset.components?.(position) ?? [];
  if (parts.every((part) => heapSizes(part).length <= 1)) return;
  throw new ValueError(`a heap of ${size} turns into heaps that are not played as a sum`);
}
