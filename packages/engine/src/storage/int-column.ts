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
    if (this.length === this.#data.length) this.#grow();
    this.#data[this.length++] = value;
  }

  #grow(): void {
    this.#beforeGrowth?.(this.#data.byteLength * 2);
    const wider = new Int32Array(this.#data.length * 2);
    wider.set(this.#data);
    this.#data = wider;
  }
}
