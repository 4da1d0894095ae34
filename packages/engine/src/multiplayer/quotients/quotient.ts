/**
 * Quotients (section 2.3.2, after misère quotients): positions of some counting rules, taken as
 * the same when they have the same outcome together with every further position of those rules.
 *
 * A certified table says that counts folded together have the same outcomes in every sum, so the
 * quotient is a quotient of the finite monoid of folded vectors, found by refining the partition
 * into outcomes until multiplication by a generator respects it. Because the table is proved for
 * all counts, so are the order, the relations and Π.
 */

import { type Budget, type Ticker, tickerOf } from '../../storage/budget.ts';
import { PairMap } from '../../storage/pair-tables.ts';
import type { PlayerSet } from '../games/players.ts';
import { countsAt, type Fold, type FoldedTable, placeOf } from './fold.ts';

/** A product of generators: how often each kind of heap occurs. */
export type Monomial = readonly number[];

export interface Relation {
  readonly left: Monomial;
  readonly right: Monomial;
}

export interface Quotient {
  /** The certified table the quotient is read from. */
  readonly table: FoldedTable;
  /** How many elements it has. Elements are numbered from 0, the identity. */
  readonly order: number;
  /** The shortest product that gives each element (ties: more of the smaller heaps). */
  readonly elements: readonly Monomial[];
  /** Π: the outcome of each element (Proposition 2.44). */
  readonly outcomes: readonly PlayerSet[];
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
  /** Φ: the element of the position with the given counts. */
  elementOf(counts: Monomial): number;
  multiply(left: number, right: number): number;
}

/** The quotient described by a certified table. */
export function quotientOf(table: FoldedTable, budget?: Budget | Ticker): Quotient {
  const ticker = tickerOf(budget);
  const classes = coarsestCongruence(table, ticker);
  const { folds } = table;
  const classOf = (counts: Monomial): number => classes[placeOf(counts, folds)] as number;
  const generators = independentKinds(folds.length, classes, classOf, ticker);
  const { elements, relations } = normalForms(folds.length, generators, classOf, ticker);
  const numbers = new Map(elements.map((element, number) => [classOf(element), number]));
  const elementOf = (counts: Monomial): number => numbers.get(classOf(counts)) as number;
  const multiply = (left: number, right: number): number => {
    const factor = elements[right] as Monomial;
    return elementOf(
      (elements[left] as Monomial).map((count, kind) => count + (factor[kind] ?? 0)),
    );
  };
  const zero = elements.findIndex((_, each) =>
    generators.every((kind) => multiply(each, elementOf(unit(folds.length, kind))) === each),
  );
  return {
    table,
    order: elements.length,
    elements,
    outcomes: elements.map((element) => table.outcomes[placeOf(element, folds)] as PlayerSet),
    generators,
    relations,
    zero: zero < 0 ? undefined : zero,
    elementOf,
    multiply,
  };
}

/** The class of each folded vector under the coarsest congruence that respects outcomes. */
function coarsestCongruence(table: FoldedTable, budget?: Ticker): Int32Array {
  const { folds, outcomes } = table;
  const successors = folds.map((_, kind) => successorsBy(kind, folds, outcomes.length, budget));
  let classes = renumber(outcomes);
  let count = -1;
  for (;;) {
    const largest = classes.reduce((most, each) => Math.max(most, each), 0);
    if (largest === count) return classes;
    count = largest;
    let refined = classes;
    for (const successor of successors) {
      const pairs = new PairMap();
      let next = 0;
      const finer = new Int32Array(refined.length);
      for (let place = 0; place < refined.length; place++) {
        budget?.tick();
        const own = refined[place] as number;
        const other = classes[successor[place] as number] as number;
        let known = pairs.get(own, other);
        if (known < 0) {
          known = next++;
          pairs.set(own, other, known);
        }
        finer[place] = known;
      }
      refined = finer;
    }
    classes = refined;
  }
}

/** Where each folded vector goes when one more heap of `kind` is added. */
function successorsBy(
  kind: number,
  folds: readonly Fold[],
  size: number,
  budget?: Ticker,
): Int32Array {
  budget?.tick(size);
  const successors = new Int32Array(size);
  for (let place = 0; place < size; place++) {
    const counts = countsAt(place, folds);
    counts[kind] = (counts[kind] as number) + 1;
    successors[place] = placeOf(counts, folds);
  }
  return successors;
}

function renumber(values: Int32Array): Int32Array {
  const numbers = new Map<number, number>();
  return values.map((value) => {
    const known = numbers.get(value) ?? numbers.size;
    numbers.set(value, known);
    return known;
  });
}

/** The kinds whose class is not a product of smaller kinds. */
function independentKinds(
  kinds: number,
  classes: Int32Array,
  classOf: (counts: Monomial) => number,
  budget: Ticker | undefined,
): number[] {
  const generators: number[] = [];
  let products = new Set([classes[0] as number]);
  for (let kind = 0; kind < kinds; kind++) {
    if (products.has(classOf(unit(kinds, kind)))) continue;
    generators.push(kind);
    products = new Set(normalForms(kinds, generators, classOf, budget).elements.map(classOf));
  }
  return generators;
}

/** All products of the generators by increasing length, with the relations met on the way. */
function normalForms(
  kinds: number,
  generators: readonly number[],
  classOf: (counts: Monomial) => number,
  budget: Ticker | undefined,
): { elements: Monomial[]; relations: Relation[] } {
  const one = Array.from({ length: kinds }, () => 0);
  const elements: Monomial[] = [one];
  const relations: Relation[] = [];
  const byClass = new Map<number, Monomial>([[classOf(one), one]]);
  const isNormal = (monomial: Monomial): boolean =>
    sameMonomial(byClass.get(classOf(monomial)), monomial);
  let layer: Monomial[] = [one];
  while (layer.length > 0) {
    const next: Monomial[] = [];
    for (const candidate of productsOf(layer, generators)) {
      budget?.tick(kinds);
      const known = byClass.get(classOf(candidate));
      if (known === undefined) {
        byClass.set(classOf(candidate), candidate);
        elements.push(candidate);
        next.push(candidate);
      } else if (divisorsOf(candidate).every(isNormal)) {
        relations.push({ left: candidate, right: known });
      }
    }
    layer = next;
  }
  return { elements, relations };
}

/** The products of a layer with one more generator, each once, more of the smaller kinds first. */
function productsOf(layer: readonly Monomial[], generators: readonly number[]): Monomial[] {
  const found = new Map<string, Monomial>();
  for (const monomial of layer) {
    for (const kind of generators) {
      const product = monomial.map((count, each) => (each === kind ? count + 1 : count));
      found.set(product.join(), product);
    }
  }
  return [...found.values()].sort((left, right) => {
    const kind = left.findIndex((count, each) => count !== right[each]);
    return kind < 0 ? 0 : (right[kind] as number) - (left[kind] as number);
  });
}

function divisorsOf(monomial: Monomial): Monomial[] {
  return monomial.flatMap((count, kind) =>
    count === 0 ? [] : [monomial.map((each, other) => (other === kind ? each - 1 : each))],
  );
}

function sameMonomial(left: Monomial | undefined, right: Monomial): boolean {
  return left?.every((count, kind) => count === right[kind]) ?? false;
}

export function unit(kinds: number, kind: number): Monomial {
  return Array.from({ length: kinds }, (_, each) => (each === kind ? 1 : 0));
}

/** A product in letters: a for the first generator, b for the second, …; `1` for the identity. */
export function printMonomial(quotient: Quotient, monomial: Monomial): string {
  const factors = quotient.generators.flatMap((kind, number) => {
    const power = monomial[kind] ?? 0;
    if (power === 0) return [];
    return [power === 1 ? letter(number) : `${letter(number)}^${power}`];
  });
  return factors.length === 0 ? '1' : factors.join('');
}

/** `⟨ a, b | a^2 = 1, b^3 = b ⟩`. */
export function printPresentation(quotient: Quotient): string {
  const letters = quotient.generators.map((_, number) => letter(number)).join(', ');
  const relations = quotient.relations
    .map(
      ({ left, right }) => `${printMonomial(quotient, left)} = ${printMonomial(quotient, right)}`,
    )
    .join(', ');
  return `⟨ ${letters} | ${relations} ⟩`;
}

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

/** a to z, then x26, x27, …, separated by a space from what precedes. */
function letter(number: number): string {
  return LETTERS.charAt(number) || ` x${number}`;
}

/** The multiplication table, element numbers by row and column. */
export function multiplicationTable(quotient: Quotient): number[][] {
  return quotient.elements.map((_, left) =>
    quotient.elements.map((_, right) => quotient.multiply(left, right)),
  );
}
