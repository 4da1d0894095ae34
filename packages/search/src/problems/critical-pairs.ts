/**
 * Critical pairs of an order. A set of pairs (G, H) that is closed upwards in G and downwards in H
 * (with (G, H) also (G', H') for G' ≥ G and H ≥ H') holds a pair with G ≱ H only if it holds one
 * that is *critical*: G ≱ H, but G' ≥ H for all G' > G and G ≥ H' for all H' < H. For take a pair of
 * the set with G ≱ H, and go up in G and down in H as long as ≱ lasts; the order is finite, and where
 * it ends the pair is critical and still in the set.
 *
 * {(G, H) : G + J ≥ H + J} is such a set for every J, because sums keep the order: G' + J ≥ G + J ≥
 * H + J ≥ H' + J.
 */

import type { Poset } from '@proviso/engine/posets';

/** Places of two elements in an order. */
export type Pair = readonly [g: number, h: number];

/** The critical pairs, by the place of G, then of H. */
export function criticalPairs({ size, atLeast }: Poset): Pair[] {
  const places = Array.from({ length: size }, (_, i) => i);
  const above = places.map((i) => places.filter((j) => j !== i && atLeast(j, i)));
  const below = places.map((i) => places.filter((j) => j !== i && atLeast(i, j)));
  const pairs: Pair[] = [];
  for (const g of places) {
    for (const h of places) {
      if (atLeast(g, h)) continue;
      const isCritical =
        above[g]?.every((larger) => atLeast(larger, h)) &&
        below[h]?.every((smaller) => atLeast(g, smaller));
      if (isCritical) pairs.push([g, h]);
    }
  }
  return pairs;
}

/**
 * One of each pair and its mirror image, given the place of each element's conjugate: since
 * conjugation turns the order around, (H̄, Ḡ) is critical where (G, H) is.
 */
export function upToConjugation(pairs: readonly Pair[], conjugates: readonly number[]): Pair[] {
  return pairs.filter(([g, h]) => {
    const mirrored = [conjugates[h] ?? h, conjugates[g] ?? g] as const;
    return g < mirrored[0] || (g === mirrored[0] && h <= mirrored[1]);
  });
}
