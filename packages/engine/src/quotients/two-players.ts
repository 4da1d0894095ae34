/**
 * Quotients of two players: all sums of some kinds of game, taken as the same when they have the same
 * outcome together with every such sum ([Plambeck–Siegel] for impartial games, [Allen] for partizan
 * ones). What a search has proved, in the order in which it is reported.
 */

import type { Ticker } from '../storage/budget.ts';
import { elementOf, type Model, outcomeAt, ownWeight, Products } from './model.ts';
import { type CommutativeMonoid, monoidOf } from './monoid.ts';
import type { Monomial } from './monomial.ts';
import type { Kinds, Wins, Word } from './sums.ts';

/** An element: a class of the finite part, and a weight, which is 0 in a finite quotient. */
export interface QuotientElement {
  readonly class: number;
  readonly weight: number;
}

/** Two players' outcome of a sum. */
export type QuotientOutcome = 'L' | 'N' | 'P' | 'R';

export interface TwoPlayerQuotient {
  readonly kinds: Kinds;
  /** What the kinds are called. */
  readonly names: readonly string[];
  /** How many elements there are; Infinity where there are weights. */
  readonly order: number;
  /** What is proved. Its classes are numbered as the elements of `monoid` are. */
  readonly model: Model;
  /** The classes: the whole quotient where it is finite, otherwise what is left without the weights. */
  readonly monoid: CommutativeMonoid;
  /** Φ: the element that a sum is, given by its kinds. */
  elementOf(word: Word): QuotientElement;
  outcomeOf(element: QuotientElement): QuotientOutcome;
  multiply(one: QuotientElement, other: QuotientElement): QuotientElement;
}

/** What a proved model says, with the words of its elements as short as can be. */
export function twoPlayerQuotient(
  found: Model,
  kinds: Kinds,
  names: readonly string[],
  ticker?: Ticker,
): TwoPlayerQuotient {
  const { model, monoid } = inOrder(found, kinds.moves.length, ticker);
  const products = new Products(model);
  return {
    kinds,
    names,
    order: model.step === 0 ? monoid.order : Infinity,
    model,
    monoid,
    elementOf: (word) => {
      const { class: at, weight } = elementOf(model, products, word);
      return { class: at, weight: ownWeight(model, at, weight) };
    },
    outcomeOf: (element) =>
      outcomeLetter(outcomeAt(model, element.class, element.weight), kinds.movers),
    multiply: (one, other) => {
      const at = products.of(one.class, other.class);
      return { class: at, weight: ownWeight(model, at, one.weight + other.weight) };
    },
  };
}

export function outcomeLetter(wins: Wins, movers: 1 | 2): QuotientOutcome {
  if (movers === 1) return wins === 1 ? 'N' : 'P';
  return (['P', 'L', 'R', 'N'] as const)[wins & 3] ?? 'P';
}

/** A model with its classes in the order of their shortest words. */
function inOrder(
  found: Model,
  kinds: number,
  ticker: Ticker | undefined,
): { model: Model; monoid: CommutativeMonoid } {
  const products = new Products(found);
  const classOf = (counts: Monomial): number =>
    counts.reduce((at, count, kind) => {
      let reached = at;
      for (let i = 0; i < count; i++) reached = products.of(reached, found.classes[kind] as number);
      return reached;
    }, 0);
  const monoid = monoidOf(kinds, classOf, ticker);
  const old = monoid.elements.map(classOf);
  const now = new Map(old.map((each, at) => [each, at]));
  const renumbered = (each: number): number => now.get(each) as number;
  const letters = monoid.generators;
  const model: Model = {
    ...found,
    letters,
    times: letters.map((letter) => {
      const row = products.by(found.classes[letter] as number);
      return Int32Array.from(old, (each) => renumbered(row[each] as number));
    }),
    words: monoid.elements.map(wordOfCounts),
    classes: found.classes.map(renumbered),
    weights: [...found.weights],
    ...(found.moduli && { moduli: old.map((each) => found.moduli?.[each] ?? 0) }),
    residues: old.map((each) => found.residues[each] as number),
    outcomes: old.map((each) => found.outcomes[each] as Uint8Array),
  };
  return { model, monoid };
}

export function wordOfCounts(counts: Monomial): Word {
  return counts.flatMap((count, kind) => Array<number>(count).fill(kind));
}
