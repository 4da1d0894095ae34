/** A growing column of 32-bit integers. */

import type { BeforeGrowth } from './pair-tables.ts';

const FIRST_CAPACITY = 64;
/** Lists up to this length are sorted by insertion: no call, no view. */
const SHORT = 32;

/** A growable Int32Array. Reads beyond the end are a programming error and give garbage. */
export class IntColumn {
  /** Only the first `length` entries mean something. */
  #data = new Int32Array(FIRST_CAPACITY);
  readonly #beforeGrowth: BeforeGrowth | undefined;
  length = 0;

  constructor(beforeGrowth?: BeforeGrowth) {
    this.#beforeGrowth = beforeGrowth;
  }

  get bytes(): number {
    return this.#data.byteLength;
  }

  get(index: number): number {
    return this.#data[index] as number;
  }

  set(index: number, value: number): void {
    this.#data[index] = value;
  }

  push(value: number): void {
    if (this.length === this.#data.length) this.reserve(1);
    this.#data[this.length++] = value;
  }

  /** Sorts the entries and keeps each once. */
  toSet(): void {
    const data = this.#data;
    const { length } = this;
    if (length > SHORT) data.subarray(0, length).sort();
    else sortShort(data, length);
    let kept = 0;
    for (let i = 0; i < length; i++) {
      const value = data[i] as number;
      if (kept === 0 || data[kept - 1] !== value) data[kept++] = value;
    }
    this.length = kept;
  }

  /** Whether it has the entries of another, in the same order. */
  equals(other: IntColumn): boolean {
    if (this.length !== other.length) return false;
    for (let i = 0; i < this.length; i++) if (this.get(i) !== other.get(i)) return false;
    return true;
  }

  /** Makes room for so many more entries, so that pushing them asks nobody and cannot fail. */
  reserve(entries: number): void {
    if (this.length + entries <= this.#data.length) return;
    const capacity = Math.max(this.length + entries, this.#data.length * 2);
    this.#beforeGrowth?.(capacity * Int32Array.BYTES_PER_ELEMENT);
    const wider = new Int32Array(capacity);
    wider.set(this.#data);
    this.#data = wider;
  }
}

/** Sorts the first entries of a short list. */
export function sortShort(list: Int32Array, count: number): void {
  for (let i = 1; i < count; i++) {
    const value = list[i] as number;
    let at = i;
    for (; at > 0 && (list[at - 1] as number) > value; at--) list[at] = list[at - 1] as number;
    list[at] = value;
  }
}
