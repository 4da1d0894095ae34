/**
 * Monomials: products of kinds in a commutative monoid, each a vector of counts.
 */

/** A product of generators: how often each kind of heap occurs. */
export type Monomial = readonly number[];

export function unit(kinds: number, kind: number): Monomial {
  return Array.from({ length: kinds }, (_, each) => (each === kind ? 1 : 0));
}

/** The product of two monomials. */
export function product(one: Monomial, other: Monomial): Monomial {
  return one.map((count, kind) => count + (other[kind] ?? 0));
}

/** The monomials with one factor less. */
export function divisorsOf(monomial: Monomial): Monomial[] {
  return monomial.flatMap((count, kind) =>
    count === 0 ? [] : [monomial.map((each, other) => (other === kind ? each - 1 : each))],
  );
}

export function sameMonomial(one: Monomial | undefined, other: Monomial): boolean {
  return one?.every((count, kind) => count === other[kind]) ?? false;
}
