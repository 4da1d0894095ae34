/**
 * The parts of a finite commutative monoid. Among the powers of an element there is exactly one
 * idempotent; the elements with the same one are a component, in which the group around that idempotent
 * lies. Idempotents are a semilattice: e ≤ f when ef = e, with 1 at the top and the kernel's at the bottom.
 */

import { type QuotientStructure, quotientStructure } from './structure.ts';
import type { TwoPlayerQuotient } from './two-players.ts';

export interface QuotientComponent {
  readonly idempotent: number;
  /** The elements of the group around it. */
  readonly group: readonly number[];
  /** Orders of cyclic groups, powers of primes, of which the group is the product; none if it is trivial. */
  readonly cyclic: readonly number[];
  /** The other elements of which a power is the idempotent. */
  readonly others: readonly number[];
}

/**
 * The components of a finite quotient, in the order of their idempotents.
 *
 * @example
 * import { quotientComponents, quotientOfGames } from '@proviso/engine/quotients';
 * const arena = new Arena();
 * const found = quotientOfGames(arena, [nimHeap(arena, 2)]);
 * quotientComponents(found).map(({ cyclic }) => cyclic) // → [[2],[2,2]]
 */
export function quotientComponents(
  quotient: TwoPlayerQuotient,
  structure: QuotientStructure = quotientStructure(quotient),
): QuotientComponent[] {
  const times = (one: number, other: number): number =>
    quotient.multiply({ class: one, weight: 0 }, { class: other, weight: 0 }).class;
  const isIdempotent = new Set(structure.idempotents.map(({ element }) => element));
  const belongsTo = (element: number): number => {
    let power = element;
    while (!isIdempotent.has(power)) power = times(power, element);
    return power;
  };
  const numbers = [...quotient.monoid.elements.keys()];
  return structure.idempotents.map(({ element, group }) => ({
    idempotent: element,
    group,
    cyclic: cyclicFactors(element, group, times),
    others: numbers.filter((each) => belongsTo(each) === element && !group.includes(each)),
  }));
}

/**
 * Of a finite abelian group: there are as many factors of order p^k or more as log_p of n(k) / n(k − 1),
 * where n(k) elements have the p^k-th power 1.
 */
function cyclicFactors(
  one: number,
  group: readonly number[],
  times: (one: number, other: number) => number,
): number[] {
  const factors: number[] = [];
  for (const prime of primesOf(group.length)) {
    const raised = (element: number): number => {
      let power = element;
      for (let i = 1; i < prime; i++) power = times(power, element);
      return power;
    };
    let powers = [...group];
    const atLeast: number[] = [];
    for (let known = 1; ; ) {
      powers = powers.map(raised);
      const now = powers.filter((each) => each === one).length;
      if (now === known) break;
      atLeast.push(Math.round(Math.log(now / known) / Math.log(prime)));
      known = now;
    }
    for (const [k, count] of atLeast.entries()) {
      const exactly = count - (atLeast[k + 1] ?? 0);
      factors.push(...Array<number>(exactly).fill(prime ** (k + 1)));
    }
  }
  return factors;
}

function primesOf(order: number): number[] {
  const primes: number[] = [];
  let left = order;
  for (let prime = 2; left > 1; prime++) {
    if (left % prime === 0) primes.push(prime);
    while (left % prime === 0) left /= prime;
  }
  return primes;
}
