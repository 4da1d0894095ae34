/**
 * Finite partial orders: elements 0 … size − 1 and a relation ≥ between them.
 * Here are the covering relation (the Hasse diagram, which is the transitive
 * reduction), heights, and the minimal and maximal elements. What the elements
 * stand for — classes of games, Left dead ends — is the caller's business.
 */

import { ValueError } from '../storage/errors.ts';

/** A finite partial order. */
export interface Poset {
  readonly size: number;
  /** i ≥ j; reflexive, transitive, antisymmetric. */
  atLeast(i: number, j: number): boolean;
}

/** `upper` > `lower` with nothing between. */
export interface Cover {
  readonly upper: number;
  readonly lower: number;
}

/** The numbers 0 … n − 1. */
export function indices(n: number): number[] {
  return Array.from({ length: n }, (_, i) => i);
}

/**
 * The order of some items, each pair asked once. The items must be distinct:
 * two that are equal to each other make no partial order and are refused.
 *
 * @example
 * const divisors = posetOf([1, 2, 3, 6], (a, b) => a % b === 0);
 * divisors.atLeast(3, 1) // → true
 * coversOf(divisors).length // → 4
 */
export function posetOf<T>(items: readonly T[], atLeast: (a: T, b: T) => boolean): Poset {
  const size = items.length;
  const relation = new Uint8Array(size * size);
  for (const [i, a] of items.entries()) {
    for (const [j, b] of items.entries()) {
      if (i === j || atLeast(a, b)) relation[i * size + j] = 1;
    }
  }
  for (let i = 0; i < size; i++) {
    for (let j = 0; j < i; j++) {
      if (relation[i * size + j] === 1 && relation[j * size + i] === 1) {
        throw new ValueError(`elements ${j} and ${i} are equal; a partial order needs one of each`);
      }
    }
  }
  return { size, atLeast: (i, j) => relation[i * size + j] === 1 };
}

/** The order of some of the elements, renumbered as listed. */
export function subposet(poset: Poset, elements: readonly number[]): Poset {
  return posetOf(elements, (a, b) => poset.atLeast(a, b));
}

/** The same elements upside down. */
export function dualOf(poset: Poset): Poset {
  return { size: poset.size, atLeast: (i, j) => poset.atLeast(j, i) };
}

/** Whether two elements compare. */
export function comparable(poset: Poset, i: number, j: number): boolean {
  return poset.atLeast(i, j) || poset.atLeast(j, i);
}

/** Elements from low to high: each after everything below it. */
export function linearExtension(poset: Poset): number[] {
  const below = indices(poset.size).map(
    (i) => indices(poset.size).filter((j) => poset.atLeast(i, j)).length,
  );
  return indices(poset.size).sort((a, b) => (below[a] ?? 0) - (below[b] ?? 0) || a - b);
}

/** The Hasse diagram: all pairs with nothing between, by upper, then lower element. */
export function coversOf(poset: Poset): Cover[] {
  const covers: Cover[] = [];
  const order = linearExtension(poset).reverse();
  for (let upper = 0; upper < poset.size; upper++) {
    // Going down, what lies under a lower cover found already is no cover.
    const lowers: number[] = [];
    for (const i of order) {
      if (i === upper || !poset.atLeast(upper, i)) continue;
      if (!lowers.some((lower) => poset.atLeast(lower, i))) lowers.push(i);
    }
    for (const lower of lowers.sort((a, b) => a - b)) covers.push({ upper, lower });
  }
  return covers;
}

/** For each element, how many elements the longest chain below it has, itself not counted. */
export function heightsOf(poset: Poset): number[] {
  const heights = new Array<number>(poset.size).fill(0);
  const seen: number[] = [];
  for (const i of linearExtension(poset)) {
    let height = 0;
    for (const j of seen) {
      if (poset.atLeast(i, j)) height = Math.max(height, (heights[j] ?? 0) + 1);
    }
    heights[i] = height;
    seen.push(i);
  }
  return heights;
}

/** The number of elements in a longest chain. */
export function heightOf(poset: Poset): number {
  return poset.size === 0 ? 0 : Math.max(...heightsOf(poset)) + 1;
}

/** Elements with nothing below them. */
export function minimalOf(poset: Poset): number[] {
  const all = indices(poset.size);
  return all.filter((i) => !all.some((j) => j !== i && poset.atLeast(i, j)));
}

/** Elements with nothing above them. */
export function maximalOf(poset: Poset): number[] {
  return minimalOf(dualOf(poset));
}

/** How many pairs i > j there are. */
export function strictPairs(poset: Poset): number {
  let pairs = 0;
  for (let i = 0; i < poset.size; i++) {
    for (let j = 0; j < poset.size; j++) if (i !== j && poset.atLeast(i, j)) pairs++;
  }
  return pairs;
}
