/**
 * The antichains of an order with at most a given number of elements. As sets of options they are
 * all that is needed: a dominated option may be left out [Siegel, Lemma 5.12].
 */

import type { Poset } from '@proviso/engine/posets';

/** By size, those of one size in lexicographic order; the empty one first. More than `limit` are a `TooManyAntichains`. */
export function antichainsUpTo(order: Poset, most: number, limit: number): number[][] {
  const behind = new Behind(order);
  const found: number[][] = [[]];
  let last: readonly number[][] = found.slice();
  for (let elements = 1; elements <= most && last.length > 0; elements++) {
    // Counted first: what is too much is not listed.
    const count = last.reduce((sum, chosen) => sum + behind.count(chosen), found.length);
    if (count > limit) throw new TooManyAntichains(elements, count);
    last = last.flatMap((chosen) => behind.list(chosen).map((next) => [...chosen, next]));
    for (const antichain of last) found.push(antichain);
  }
  return found;
}

/** There are more antichains of at most so many elements than may be listed. */
export class TooManyAntichains extends Error {
  readonly elements: number;
  readonly count: number;

  constructor(elements: number, count: number) {
    super(`there are ${count} antichains of at most ${elements} elements`);
    this.elements = elements;
    this.count = count;
  }
}

/** What may be added to an antichain behind its last element, by bits: there are millions to ask about. */
class Behind {
  /** For each element the later ones that are not comparable with it; then all elements. */
  private readonly sets: readonly Uint32Array[];
  private readonly all: Uint32Array;

  constructor({ size, atLeast }: Poset) {
    const setOf = (has: (element: number) => boolean): Uint32Array => {
      const set = new Uint32Array(Math.ceil(size / 32));
      for (let i = 0; i < size; i++) if (has(i)) set[i >> 5] = (set[i >> 5] ?? 0) | (1 << (i & 31));
      return set;
    };
    this.sets = Array.from({ length: size }, (_, i) =>
      setOf((j) => j > i && !atLeast(i, j) && !atLeast(j, i)),
    );
    this.all = setOf(() => true);
  }

  count(chosen: readonly number[]): number {
    let count = 0;
    for (let place = 0; place < this.all.length; place++) {
      for (let word = this.word(chosen, place); word !== 0; word &= word - 1) count++;
    }
    return count;
  }

  list(chosen: readonly number[]): number[] {
    const elements: number[] = [];
    for (let place = 0; place < this.all.length; place++) {
      for (let word = this.word(chosen, place); word !== 0; word &= word - 1) {
        elements.push(32 * place + 31 - Math.clz32(word & -word));
      }
    }
    return elements;
  }

  /** 32 of the elements that all of the chosen leave. */
  private word(chosen: readonly number[], place: number): number {
    let word = this.all[place] ?? 0;
    for (const element of chosen) word &= this.sets[element]?.[place] ?? 0;
    return word;
  }
}
