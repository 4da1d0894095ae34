/**
 * A stack of pairs of forms that a comparison has still to look at, with the weight of each: the lightest of
 * those on top is looked at next. One array serves the whole recursion, so that nothing is allocated.
 */

import type { FormId } from '../forms/arena.ts';

/** Words a pair. */
const STRIDE = 3;

export class PendingPairs {
  /** Pair after pair: the first form, the second, the weight. */
  private readonly words: number[] = [];
  /** How many pairs there are. Whoever put pairs down takes them away by setting it back. */
  end = 0;

  push(a: FormId, b: FormId, weight: number): void {
    const { words } = this;
    const at = this.end++ * STRIDE;
    words[at] = a;
    words[at + 1] = b;
    words[at + 2] = weight;
  }

  first(place: number): FormId {
    return this.words[place * STRIDE] as FormId;
  }

  second(place: number): FormId {
    return this.words[place * STRIDE + 1] as FormId;
  }

  /** Exchanges the pair at a place with the lightest from there to the end. */
  bringLeast(place: number, end: number): void {
    const { words } = this;
    const at = place * STRIDE;
    let best = at;
    let least = words[at + 2] as number;
    for (let i = at + STRIDE; i < end * STRIDE; i += STRIDE) {
      const weight = words[i + 2] as number;
      if (weight < least) {
        best = i;
        least = weight;
      }
    }
    if (best === at) return;
    for (let i = 0; i < STRIDE; i++) {
      const word = words[at + i] as number;
      words[at + i] = words[best + i] as number;
      words[best + i] = word;
    }
  }
}
