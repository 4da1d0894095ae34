/**
 * Finite commutative monoids, given by generators and by what tells their products apart.
 */

import { type Budget, type Ticker, tickerOf } from '../storage/budget.ts';
import { type Monomial, product, unit } from './monomial.ts';
import { independentKinds, normalForms, type Relation } from './normal-forms.ts';

export interface CommutativeMonoid {
  /** How many elements it has. Elements are numbered from 0, the identity. */
  readonly order: number;
  /** The shortest product that gives each element (ties: more of the smaller kinds). */
  readonly elements: readonly Monomial[];
  /** The kinds that are not products of smaller kinds; the presentation is in these. */
  readonly generators: readonly number[];
  /**
   * Rewriting rules between products of the generators that lead every product to one of
   * `elements`, each with a left side no proper part of which can be rewritten; so they present the
   * monoid.
   */
  readonly relations: readonly Relation[];
  /** The absorbing element, if there is one. */
  readonly zero: number | undefined;
  /** Φ: the element that a product of kinds is. */
  elementOf(counts: Monomial): number;
  multiply(left: number, right: number): number;
}

/**
 * The monoid of all products of some kinds, where `classOf` tells which products are the same: it
 * must have finitely many values, and respect multiplication.
 */
export function monoidOf(
  kinds: number,
  classOf: (counts: Monomial) => number,
  budget?: Ticker,
): CommutativeMonoid {
  const generators = independentKinds(kinds, classOf, budget);
  const { elements, relations } = normalForms(kinds, generators, classOf, budget);
  const numbers = new Map(elements.map((element, number) => [classOf(element), number]));
  const elementOf = (counts: Monomial): number => numbers.get(classOf(counts)) as number;
  const multiply = (left: number, right: number): number =>
    elementOf(product(elements[left] as Monomial, elements[right] as Monomial));
  const zero = elements.findIndex((_, each) => {
    budget?.tick(1 + generators.length);
    return generators.every((kind) => multiply(each, elementOf(unit(kinds, kind))) === each);
  });
  return {
    order: elements.length,
    elements,
    generators,
    relations,
    zero: zero < 0 ? undefined : zero,
    elementOf,
    multiply,
  };
}

/** The multiplication table, element numbers by row and column. */
export function multiplicationTable(
  monoid: CommutativeMonoid,
  budget?: Budget | Ticker,
): number[][] {
  const ticker = tickerOf(budget);
  return monoid.elements.map((_, left) =>
    monoid.elements.map((_, right) => {
      ticker?.tick();
      return monoid.multiply(left, right);
    }),
  );
}
