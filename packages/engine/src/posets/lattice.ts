/**
 * Whether a finite order is a lattice: every two elements have a least upper
 * and a greatest lower bound. Where it is not, two elements say so.
 */

import { dualOf, indices, type Poset } from './poset.ts';

/** Two elements without a least upper (`join`) or greatest lower bound (`meet`). */
export interface MissingBound {
  readonly missing: 'join' | 'meet';
  readonly elements: readonly [number, number];
  /** The minimal upper or maximal lower bounds; none, or more than one. */
  readonly bounds: readonly number[];
}

/** What keeps an order from being a lattice, or `undefined` where it is one. */
export function latticeObstacle(poset: Poset): MissingBound | undefined {
  return missing(poset, 'join') ?? missing(dualOf(poset), 'meet');
}

/** The least upper bound of two elements, if there is one. */
export function joinOf(poset: Poset, i: number, j: number): number | undefined {
  const bounds = minimalUpperBounds(poset, i, j);
  return bounds.length === 1 ? bounds[0] : undefined;
}

/** The greatest lower bound of two elements, if there is one. */
export function meetOf(poset: Poset, i: number, j: number): number | undefined {
  return joinOf(dualOf(poset), i, j);
}

function missing(poset: Poset, kind: 'join' | 'meet'): MissingBound | undefined {
  for (let i = 0; i < poset.size; i++) {
    for (let j = 0; j < i; j++) {
      const bounds = minimalUpperBounds(poset, i, j);
      if (bounds.length !== 1) return { missing: kind, elements: [j, i], bounds };
    }
  }
  return undefined;
}

function minimalUpperBounds(poset: Poset, i: number, j: number): number[] {
  const upper = indices(poset.size).filter((k) => poset.atLeast(k, i) && poset.atLeast(k, j));
  return upper.filter((k) => !upper.some((other) => other !== k && poset.atLeast(k, other)));
}
