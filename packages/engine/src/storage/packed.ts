/**
 * The two packed containers of this room: a growing column of 32-bit integers, and a hash map
 * from pairs of integers to integers. Nothing here knows about games.
 */

const FIRST_CAPACITY = 64;

/** A growable Int32Array. Reads beyond the end are a programming error and give garbage. */
export class IntColumn {
  /** Only the first `length` entries mean something. */
  #data = new Int32Array(FIRST_CAPACITY);
  length = 0;

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
    if (this.length === this.#data.length) {
      const wider = new Int32Array(this.#data.length * 2);
      wider.set(this.#data);
      this.#data = wider;
    }
    this.#data[this.length++] = value;
  }
}

/** Open addressing over three parallel arrays; keys are pairs of non-negative integers. */
export class PairMap {
  #first = new Int32Array(FIRST_CAPACITY).fill(-1);
  #second = new Int32Array(FIRST_CAPACITY);
  #value = new Int32Array(FIRST_CAPACITY);
  #used = 0;

  get bytes(): number {
    return 3 * this.#first.byteLength;
  }

  /** The value stored under the pair, or −1. */
  get(first: number, second: number): number {
    const slot = this.#slot(first, second);
    return this.#first[slot] === -1 ? -1 : (this.#value[slot] as number);
  }

  set(first: number, second: number, value: number): void {
    if (this.#used * 2 >= this.#first.length) this.#grow();
    const slot = this.#slot(first, second);
    if (this.#first[slot] === -1) this.#used++;
    this.#first[slot] = first;
    this.#second[slot] = second;
    this.#value[slot] = value;
  }

  #slot(first: number, second: number): number {
    const mask = this.#first.length - 1;
    let slot = mixHash(mixHash(0, first), second) & mask;
    while (
      this.#first[slot] !== -1 &&
      (this.#first[slot] !== first || this.#second[slot] !== second)
    ) {
      slot = (slot + 1) & mask;
    }
    return slot;
  }

  #grow(): void {
    const [first, second, value] = [this.#first, this.#second, this.#value];
    this.#first = new Int32Array(first.length * 2).fill(-1);
    this.#second = new Int32Array(first.length * 2);
    this.#value = new Int32Array(first.length * 2);
    this.#used = 0;
    for (let slot = 0; slot < first.length; slot++) {
      if (first[slot] === -1) continue;
      this.set(first[slot] as number, second[slot] as number, value[slot] as number);
    }
  }
}

/** One step of an integer hash (the finalizer of MurmurHash3, applied to a running state). */
export function mixHash(state: number, value: number): number {
  let hash = Math.imul(state ^ value, 0x85ebca6b) + 0x9e3779b9;
  hash ^= hash >>> 13;
  hash = Math.imul(hash, 0xc2b2ae35);
  return hash ^ (hash >>> 16);
}
