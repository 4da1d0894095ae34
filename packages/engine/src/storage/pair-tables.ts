/**
 * Open-addressing hash tables over pairs of games, in typed arrays: what was
 * found about two games (their sum, whether one is at least the other). A pair
 * of 30-bit ids does not fit 32-bit arithmetic, so both are kept and compared.
 *
 * Packed code: indices are in bounds by construction, hence the `!`.
 */

import { hashPair } from './hashing.ts';

/** What a table asks before it grows. */
export type BeforeGrowth = (bytes: number) => void;

/** Slots of a new table; always a power of two. */
const FIRST_SLOTS = 1 << 8;

/** What both tables are made of. */
abstract class PairTable {
  /** A few words a slot, as each table says. */
  protected words: Int32Array<ArrayBuffer>;
  /** Slots − 1. */
  protected mask = FIRST_SLOTS - 1;
  protected used = 0;
  protected readonly beforeGrowth: BeforeGrowth;

  /** A table of nobody's asks nobody. */
  constructor(wordsPerSlot: number, beforeGrowth: BeforeGrowth = () => {}) {
    this.words = new Int32Array(FIRST_SLOTS * wordsPerSlot);
    this.beforeGrowth = beforeGrowth;
  }

  /** Pairs stored. */
  get size(): number {
    return this.used;
  }

  get bytes(): number {
    return this.words.byteLength;
  }
}

/** A map from ordered pairs of ids to 31-bit values: first id + 1 (0 = free), second id, value. */
export class PairMap extends PairTable {
  constructor(beforeGrowth?: BeforeGrowth) {
    super(3, beforeGrowth);
  }

  /** The value of the pair (a, b), or -1. */
  get(a: number, b: number): number {
    const words = this.words;
    let slot = hashPair(a, b) & this.mask;
    for (;;) {
      const at = slot * 3;
      const key = words[at]!;
      if (key === 0) return -1;
      if (key === a + 1 && words[at + 1]! === b) return words[at + 2]!;
      slot = (slot + 1) & this.mask;
    }
  }

  set(a: number, b: number, value: number): void {
    if (this.used * 3 >= (this.mask + 1) * 2) this.grow();
    if (put(this.words, this.mask, a, b, value)) this.used += 1;
  }

  private grow(): void {
    const old = this.words;
    const slots = (this.mask + 1) * 2;
    this.beforeGrowth(slots * 12);
    const words = new Int32Array(slots * 3);
    for (let at = 0; at < old.length; at += 3) {
      const key = old[at]!;
      if (key !== 0) put(words, slots - 1, key - 1, old[at + 1]!, old[at + 2]!);
    }
    this.words = words;
    this.mask = slots - 1;
  }
}

function put(words: Int32Array, mask: number, a: number, b: number, value: number): boolean {
  let slot = hashPair(a, b) & mask;
  for (;;) {
    const at = slot * 3;
    const key = words[at]!;
    if (key === 0) {
      words[at] = a + 1;
      words[at + 1] = b;
      words[at + 2] = value;
      return true;
    }
    if (key === a + 1 && words[at + 1]! === b) {
      words[at + 2] = value;
      return false;
    }
    slot = (slot + 1) & mask;
  }
}

/** What is known of a yes-or-no question about an ordered pair. */
export const UNKNOWN = -1;
export const NO = 0;
export const YES = 1;
export type Known = typeof UNKNOWN | typeof NO | typeof YES;

/** A map from ordered pairs of ids to yes or no: first id + 1 (0 = free), second id × 2 + answer. */
export class PairAnswers extends PairTable {
  constructor(beforeGrowth?: BeforeGrowth) {
    super(2, beforeGrowth);
  }

  /** What is known of the pair (a, b). */
  get(a: number, b: number): Known {
    const words = this.words;
    const mask = this.mask;
    let slot = hashPair(a, b) & mask;
    for (;;) {
      const key = words[slot * 2]!;
      if (key === 0) return UNKNOWN;
      if (key === a + 1) {
        const rest = words[slot * 2 + 1]!;
        if (rest >> 1 === b) return (rest & 1) as Known;
      }
      slot = (slot + 1) & mask;
    }
  }

  set(a: number, b: number, answer: boolean): void {
    if (this.used * 3 >= (this.mask + 1) * 2) this.grow();
    this.put(this.words, this.mask, a + 1, b * 2 + (answer ? 1 : 0));
  }

  private put(words: Int32Array, mask: number, key: number, rest: number): void {
    let slot = hashPair(key - 1, rest >> 1) & mask;
    for (;;) {
      const held = words[slot * 2]!;
      if (held === 0) {
        words[slot * 2] = key;
        words[slot * 2 + 1] = rest;
        this.used += 1;
        return;
      }
      if (held === key && words[slot * 2 + 1]! >> 1 === rest >> 1) {
        words[slot * 2 + 1] = rest;
        return;
      }
      slot = (slot + 1) & mask;
    }
  }

  private grow(): void {
    const old = this.words;
    const slots = (this.mask + 1) * 2;
    this.beforeGrowth(slots * 8);
    const words = new Int32Array(slots * 2);
    this.used = 0;
    for (let at = 0; at < old.length; at += 2) {
      if (old[at] !== 0) this.put(words, slots - 1, old[at]!, old[at + 1]!);
    }
    this.words = words;
    this.mask = slots - 1;
  }
}
