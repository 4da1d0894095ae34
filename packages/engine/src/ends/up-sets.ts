/**
 * The non-zero ends of L_5, and ▽, as the up-sets of L_4 [Siegel, Theorem 3.11]:
 * G ↦ [G], the ends of L_4 that are at least some option of G, turns ≥ into ⊆
 * and makes L*_5 a distributive lattice of sets of at most 52 elements. An
 * up-set is two words of 26 bits. Ranked by how many elements they have, up-sets
 * cover each other exactly when they differ by one element.
 */

import type { Arena } from '../forms/arena.ts';
import { indices } from '../posets/poset.ts';
import { ValueError } from '../storage/errors.ts';
import { deadEndAtLeast } from '../universes/dead-end-order.ts';
import { deadEnds } from './lattice.ts';

/** Bits in a word. */
const WORD = 26;

/** A lattice of up-sets, all of them, by increasing size. */
export interface UpSets {
  readonly count: number;
  /** `sizes[i]` elements in the i-th up-set. */
  readonly sizes: Uint8Array;
  /** Places of the up-sets of each size. */
  readonly levels: readonly (readonly number[])[];
  /** Whether the i-th up-set is contained in the j-th: the end it stands for is larger. */
  contained(i: number, j: number): boolean;
  /** The up-sets with one element more than the i-th that contain it. */
  covering(i: number): number[];
}

/** The up-sets of L_n, for n ≤ 4; there are |L_{n+1}| of them, ∅ (for ▽) included. */
export function upSetsOf(arena: Arena, n: number): UpSets {
  const ends = deadEnds(arena, n);
  if (ends.length > 2 * WORD) throw new ValueError(`the up-sets of L_${n} cannot be listed`);
  // From large to small: all that is above an end comes before it.
  const above = ends.map((g) => ends.filter((h) => deadEndAtLeast(arena, h, g)).length);
  const sorted = indices(ends.length).sort((a, b) => (above[a] ?? 0) - (above[b] ?? 0));
  const required = sorted.map((i) => maskOf(sorted, (j) => j !== i && isAbove(j, i)));
  const masks = listUpSets(required);
  masks.sort((a, b) => sizeOf(a) - sizeOf(b));
  const place = new Map(masks.map((mask, i) => [keyOf(mask), i]));
  const sizes = Uint8Array.from(masks, sizeOf);
  const levels: number[][] = indices(ends.length + 1).map(() => []);
  for (const [i, size] of sizes.entries()) levels[size]?.push(i);
  const low = Int32Array.from(masks, (mask) => mask.low);
  const high = Int32Array.from(masks, (mask) => mask.high);
  return {
    count: masks.length,
    sizes,
    levels,
    contained: (i, j) =>
      ((low[i] ?? 0) & ~(low[j] ?? 0)) === 0 && ((high[i] ?? 0) & ~(high[j] ?? 0)) === 0,
    covering(i) {
      const mask = { low: low[i] ?? 0, high: high[i] ?? 0 };
      const found: number[] = [];
      for (const [bit, needs] of required.entries()) {
        if (!has(mask, bit) && isSubset(needs, mask)) {
          found.push(place.get(keyOf(withBit(mask, bit))) ?? 0);
        }
      }
      return found;
    },
  };

  function isAbove(j: number, i: number): boolean {
    const upper = ends[j];
    const lower = ends[i];
    return upper !== undefined && lower !== undefined && deadEndAtLeast(arena, upper, lower);
  }
}

/** A set of at most 52 elements. */
interface Mask {
  readonly low: number;
  readonly high: number;
}

const EMPTY: Mask = { low: 0, high: 0 };

function withBit({ low, high }: Mask, bit: number): Mask {
  return bit < WORD ? { low: low | (1 << bit), high } : { low, high: high | (1 << (bit - WORD)) };
}

function has({ low, high }: Mask, bit: number): boolean {
  return ((bit < WORD ? low >> bit : high >> (bit - WORD)) & 1) === 1;
}

function isSubset(a: Mask, b: Mask): boolean {
  return (a.low & ~b.low) === 0 && (a.high & ~b.high) === 0;
}

function keyOf({ low, high }: Mask): number {
  return high * 2 ** WORD + low;
}

function sizeOf({ low, high }: Mask): number {
  let size = 0;
  for (let rest = low; rest !== 0; rest &= rest - 1) size++;
  for (let rest = high; rest !== 0; rest &= rest - 1) size++;
  return size;
}

function maskOf(elements: readonly number[], test: (element: number) => boolean): Mask {
  let mask = EMPTY;
  for (const [bit, element] of elements.entries()) if (test(element)) mask = withBit(mask, bit);
  return mask;
}

/** All up-sets, given what each element requires; requirements come before. */
function listUpSets(required: readonly Mask[]): Mask[] {
  let masks: Mask[] = [EMPTY];
  for (const [bit, needs] of required.entries()) {
    const larger = masks.filter((mask) => isSubset(needs, mask));
    masks = masks.concat(larger.map((mask) => withBit(mask, bit)));
  }
  return masks;
}
