/**
 * Normal forms: in a finite commutative monoid, the shortest product that gives each element, and
 * the rewriting rules that lead there.
 */

import type { Ticker } from '../storage/budget.ts';
import { divisorsOf, type Monomial, product, sameMonomial, unit } from './monomial.ts';

/** A rewriting rule: the left side becomes the right one. */
export interface Relation {
  readonly left: Monomial;
  readonly right: Monomial;
}

/** The kinds whose class is not a product of smaller kinds. */
export function independentKinds(
  kinds: number,
  classOf: (counts: Monomial) => number,
  budget: Ticker | undefined,
): number[] {
  const generators: number[] = [];
  let products = new Set([classOf(identity(kinds))]);
  for (let kind = 0; kind < kinds; kind++) {
    if (products.has(classOf(unit(kinds, kind)))) continue;
    generators.push(kind);
    products = new Set(normalForms(kinds, generators, classOf, budget).elements.map(classOf));
  }
  return generators;
}

/** All products of the generators by increasing length, with the relations met on the way. */
export function normalForms(
  kinds: number,
  generators: readonly number[],
  classOf: (counts: Monomial) => number,
  budget: Ticker | undefined,
): { elements: Monomial[]; relations: Relation[] } {
  const one = identity(kinds);
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
      const longer = product(monomial, unit(monomial.length, kind));
      found.set(longer.join(), longer);
    }
  }
  return [...found.values()].sort((one, other) => {
    const kind = one.findIndex((count, each) => count !== other[each]);
    return kind < 0 ? 0 : (other[kind] as number) - (one[kind] as number);
  });
}

function identity(kinds: number): Monomial {
  return Array.from({ length: kinds }, () => 0);
}
