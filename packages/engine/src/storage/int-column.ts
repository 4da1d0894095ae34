/** A growing column of 32-bit integers. */

import type { BeforeGrowth } from './pair-tables.ts';

const FIRST_CAPACITY = 64;

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
