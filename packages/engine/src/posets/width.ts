/**
 * The width of a finite order, by Dilworth's theorem: the most elements that
 * are pairwise incomparable are as many as the fewest chains that cover
 * everything. The chains come from a largest matching of elements to smaller
 * elements (Hopcroft and Karp), the antichain from a smallest vertex cover
 * (König); each is the other's proof.
 */

import { indices, type Poset } from './poset.ts';

/** A largest antichain and a partition into as many chains. */
export interface Dilworth {
  readonly width: number;
  /** `width` pairwise incomparable elements. */
  readonly antichain: readonly number[];
  /** `width` chains, each from high to low, which together are everything. */
  readonly chains: readonly (readonly number[])[];
}

/** No partner, or not reached. */
const NONE = -1;

/** A largest matching of a bipartite graph: `neighbours[l]` lists right ends. */
export interface Matching {
  /** Left vertex → its partner on the right, or −1. */
  readonly partner: Int32Array;
  /** Right vertex → its partner on the left, or −1. */
  readonly rightPartner: Int32Array;
  readonly size: number;
}

/** A largest matching, in O(edges · √vertices). */
export function largestMatching(
  neighbours: readonly (readonly number[])[],
  rights: number,
): Matching {
  const partner = new Int32Array(neighbours.length).fill(NONE);
  const rightPartner = new Int32Array(rights).fill(NONE);
  let size = 0;
  for (;;) {
    const layers = layersFromFree(neighbours, partner, rightPartner);
    if (layers === undefined) return { partner, rightPartner, size };
    const next = new Int32Array(neighbours.length);
    for (let left = 0; left < neighbours.length; left++) {
      if (partner[left] === NONE && augment(left)) size++;
    }

    /** Looks for a shortest augmenting path; as deep as there are layers. */
    function augment(left: number): boolean {
      const list = neighbours[left] ?? [];
      for (let at = next[left] ?? 0; at < list.length; at++) {
        next[left] = at + 1;
        const right = list[at] ?? 0;
        const owner = rightPartner[right] ?? NONE;
        const follows = owner === NONE || layers?.[owner] === (layers?.[left] ?? 0) + 1;
        if (follows && (owner === NONE || augment(owner))) {
          partner[left] = right;
          rightPartner[right] = left;
          return true;
        }
      }
      return false;
    }
  }
}

/** Distances of left vertices from the free ones; `undefined` where no free right is reached. */
function layersFromFree(
  neighbours: readonly (readonly number[])[],
  partner: Int32Array,
  rightPartner: Int32Array,
): Int32Array | undefined {
  const layers = new Int32Array(neighbours.length).fill(NONE);
  const queue: number[] = [];
  for (let left = 0; left < neighbours.length; left++) {
    if (partner[left] === NONE) {
      layers[left] = 0;
      queue.push(left);
    }
  }
  let found = false;
  for (const left of queue) {
    for (const right of neighbours[left] ?? []) {
      const owner = rightPartner[right] ?? NONE;
      if (owner === NONE) found = true;
      else if (layers[owner] === NONE) {
        layers[owner] = (layers[left] ?? 0) + 1;
        queue.push(owner);
      }
    }
  }
  return found ? layers : undefined;
}

/** The chains that a matching of elements to smaller elements links together. */
export function chainsFrom(partner: Int32Array, rightPartner: Int32Array): number[][] {
  const chains: number[][] = [];
  for (let top = 0; top < partner.length; top++) {
    if (rightPartner[top] !== NONE) continue;
    const chain: number[] = [];
    for (let i = top; i !== NONE; i = partner[i] ?? NONE) chain.push(i);
    chains.push(chain);
  }
  return chains;
}

/**
 * Width, antichain and chains.
 *
 * @example
 * const divisors = posetOf([1, 2, 3, 4, 6, 12], (a, b) => a % b === 0);
 * dilworth(divisors).width // → 2
 */
export function dilworth(poset: Poset): Dilworth {
  const all = indices(poset.size);
  const neighbours = all.map((i) => all.filter((j) => j !== i && poset.atLeast(i, j)));
  const { partner, rightPartner, size } = largestMatching(neighbours, poset.size);
  // König: what alternating paths from free left vertices reach. An element is in the
  // antichain when its left copy is reached and its right copy is not.
  const leftReached = new Uint8Array(poset.size);
  const rightReached = new Uint8Array(poset.size);
  const queue = all.filter((i) => partner[i] === NONE);
  for (const i of queue) leftReached[i] = 1;
  for (const left of queue) {
    for (const right of neighbours[left] ?? []) {
      if (rightReached[right] === 1) continue;
      rightReached[right] = 1;
      const owner = rightPartner[right] ?? NONE;
      if (owner !== NONE && leftReached[owner] === 0) {
        leftReached[owner] = 1;
        queue.push(owner);
      }
    }
  }
  return {
    width: poset.size - size,
    antichain: all.filter((i) => leftReached[i] === 1 && rightReached[i] === 0),
    chains: chainsFrom(partner, rightPartner),
  };
}
