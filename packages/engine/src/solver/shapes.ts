/**
 * What a region of a board is called whatever place it has and however it is turned: of its images
 * under the symmetries of the rules, each moved into the upper left corner, the smallest. A region is
 * one or two planes of squares (open ones; or stones of the mover, stones of the opponent), two words
 * a plane.
 */

import {
  columnsOf,
  firstRow,
  flip,
  lowestBit,
  mirror,
  rowsOf,
  shiftUp,
  transpose,
} from './bitboard.ts';

export class Shapes {
  readonly #words: number;
  /** Whether rows may become columns. */
  readonly #turning: boolean;
  readonly #best: Int32Array;
  readonly #image: Int32Array;
  readonly #turned: Int32Array;
  readonly #bits = { low: 0, high: 0 };

  constructor(planes: 1 | 2, turning: boolean) {
    this.#words = planes * 2;
    this.#turning = turning;
    this.#best = new Int32Array(this.#words);
    this.#image = new Int32Array(this.#words);
    this.#turned = new Int32Array(this.#words);
  }

  /** Puts the smallest image of a region, which is not empty, in its place. */
  normalise(region: Int32Array): void {
    const words = this.#words;
    let low = region[0] as number;
    let high = region[1] as number;
    if (words === 4) {
      low |= region[2] as number;
      high |= region[3] as number;
    }
    const columns = columnsOf(low, high);
    const left = lowestBit(columns);
    const width = 32 - Math.clz32(columns) - left;
    const top = firstRow(low, high);
    const height = rowsOf(low, high) - top;
    const bits = this.#bits;
    for (let i = 0; i < words; i += 2) {
      shiftUp((region[i] as number) >>> left, (region[i + 1] as number) >>> left, top, bits);
      region[i] = bits.low;
      region[i + 1] = bits.high;
    }
    this.#best.set(region);
    this.#reflections(region, width, height);
    if (this.#turning) {
      const turned = this.#turned;
      for (let i = 0; i < words; i += 2) {
        transpose(region[i] as number, region[i + 1] as number, bits);
        turned[i] = bits.low;
        turned[i + 1] = bits.high;
      }
      this.#keepSmaller(turned);
      this.#reflections(turned, height, width);
    }
    region.set(this.#best);
  }

  /** Looks at the three reflections that keep rows rows. */
  #reflections(from: Int32Array, width: number, height: number): void {
    const words = this.#words;
    const image = this.#image;
    const bits = this.#bits;
    for (let i = 0; i < words; i += 2) {
      mirror(from[i] as number, from[i + 1] as number, width, bits);
      image[i] = bits.low;
      image[i + 1] = bits.high;
    }
    this.#keepSmaller(image);
    for (let i = 0; i < words; i += 2) {
      flip(image[i] as number, image[i + 1] as number, height, bits);
      image[i] = bits.low;
      image[i + 1] = bits.high;
    }
    this.#keepSmaller(image);
    for (let i = 0; i < words; i += 2) {
      flip(from[i] as number, from[i + 1] as number, height, bits);
      image[i] = bits.low;
      image[i + 1] = bits.high;
    }
    this.#keepSmaller(image);
  }

  #keepSmaller(image: Int32Array): void {
    const best = this.#best;
    for (let i = 0; i < this.#words; i++) {
      const one = image[i] as number;
      const other = best[i] as number;
      if (one === other) continue;
      if (one < other) best.set(image);
      return;
    }
  }
}
