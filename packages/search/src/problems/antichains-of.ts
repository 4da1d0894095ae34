/**
 * The antichains of an order with at most a given number of elements. As sets of options they are
 * all that is needed: a dominated option may be left out [Siegel, Lemma 5.12].
 */

import type { Poset } from '@proviso/engine/posets';

/** By size, those of one size in lexicographic order; the empty one first. */
export function antichainsUpTo({ size, atLeast }: Poset, most: number): number[][] {
  const found: number[][] = [[]];
  let last: readonly number[][] = found.slice();
  for (let elements = 1; elements <= most && last.length > 0; elements++) {
    const larger: number[][] = [];
    for (const chosen of last) {
      for (let next = (chosen.at(-1) ?? -1) + 1; next < size; next++) {
        if (chosen.every((i) => !atLeast(i, next) && !atLeast(next, i))) {
          larger.push([...chosen, next]);
        }
      }
    }
    for (const antichain of larger) found.push(antichain);
    last = larger;
  }
  return found;
}
