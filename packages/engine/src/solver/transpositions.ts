/**
 * The table of positions whose winner is known: typed arrays of bounded size. An entry keeps its
 * whole key, so that two positions are never taken for one another. A new entry that finds its bucket
 * full takes the place of the one that took the least work to find.
 *
 * Packed code: indices are in bounds by construction, hence the `!`.
 */

import { BudgetError } from '../storage/budget.ts';
import { mixHash } from '../storage/hashing.ts';
import type { BeforeGrowth } from '../storage/pair-tables.ts';
import { UNDECIDED, type Verdict } from './verdict.ts';

/** Entries that compete for room. */
const BUCKET = 4;
const FIRST_BUCKETS = 1 << 8;
/** The low bits of an entry's last word are its verdict; above them stands its work. */
const VERDICT_BITS = 2;
const VERDICT_MASK = (1 << VERDICT_BITS) - 1;
const MAX_WORK = 2 ** 29;
/** Without a word about memory a table holds no more. */
const DEFAULT_BYTES = 2 ** 29;

export interface TranspositionOptions {
  /** The table never holds more. */
  readonly maxBytes?: number;
  /** Asked before the table grows; where it refuses, the table stays as large as it is. */
  readonly beforeGrowth?: BeforeGrowth;
}

export class Transpositions {
  /** Words of a key. */
  readonly keyWords: number;
  readonly #stride: number;
  readonly #maxBuckets: number;
  readonly #beforeGrowth: BeforeGrowth;
  /** Entry after entry: its key, then work and verdict; 0 there means that it is free. */
  #words: Int32Array;
  /** Buckets − 1; their number is a power of two. */
  #mask = FIRST_BUCKETS - 1;
  #used = 0;
  /** Whether growth has not been refused. */
  #mayGrow = true;

  constructor(
    keyWords: number,
    { maxBytes = DEFAULT_BYTES, beforeGrowth = () => {} }: TranspositionOptions = {},
  ) {
    this.keyWords = keyWords;
    this.#stride = keyWords + 1;
    this.#beforeGrowth = beforeGrowth;
    const most = maxBytes / (BUCKET * this.#stride * Int32Array.BYTES_PER_ELEMENT);
    this.#maxBuckets = Math.max(1, 2 ** Math.floor(Math.log2(Math.max(1, most))));
    this.#mask = Math.min(FIRST_BUCKETS, this.#maxBuckets) - 1;
    this.#words = new Int32Array((this.#mask + 1) * BUCKET * this.#stride);
  }

  /** Entries stored. */
  get size(): number {
    return this.#used;
  }

  get bytes(): number {
    return this.#words.byteLength;
  }

  /** How full the table is, of what it may hold at most: from 0 to 1. */
  get fill(): number {
    const buckets = this.#mayGrow ? this.#maxBuckets : this.#mask + 1;
    return this.#used / (buckets * BUCKET);
  }

  /** What is known of the position whose key stands in `key` from `at` on. */
  get(key: Int32Array, at: number): Verdict {
    const words = this.#words;
    const stride = this.#stride;
    const keyWords = this.keyWords;
    let entry = this.#bucket(key, at) * stride;
    for (let i = 0; i < BUCKET; i++, entry += stride) {
      const held = words[entry + keyWords]!;
      if (held === 0) return UNDECIDED;
      let k = 0;
      while (k < keyWords && words[entry + k] === key[at + k]) k++;
      if (k === keyWords) return (held & VERDICT_MASK) as Verdict;
    }
    return UNDECIDED;
  }

  /** Stores a verdict that took so many steps of work. */
  set(key: Int32Array, at: number, verdict: Verdict, work: number): void {
    if (this.#used * 2 >= (this.#mask + 1) * BUCKET) this.#grow();
    const held = Math.min(work, MAX_WORK) << VERDICT_BITS;
    this.#put(key, at, held | verdict);
  }

  /** Asks for memory again where it was refused: the budget may be another. */
  tryAgain(): void {
    this.#mayGrow = true;
  }

  /** Tells every entry: its key, of which there must be one word, and its work with its verdict. */
  forEach(visit: (key: number, held: number) => void): void {
    const words = this.#words;
    for (let at = 0; at < words.length; at += this.#stride) {
      const held = words[at + this.keyWords]!;
      if (held !== 0) visit(words[at]!, held);
    }
  }

  /** Stores an entry as `forEach` told it. */
  restore(key: Int32Array, held: number): void {
    this.set(key, 0, (held & VERDICT_MASK) as Verdict, held >>> VERDICT_BITS);
  }

  /** Forgets all but so many entries: those that took the most work, by its binary digits. */
  thin(most: number): void {
    const { least, kept, of } = this.#workOfTheFirst(most);
    // Of the next class a part stays, spread evenly over the table.
    let due = 0;
    const stays = (digits: number): boolean => {
      if (digits !== least - 1) return digits >= least;
      due += kept;
      if (due < of) return false;
      due -= of;
      return true;
    };
    const { keyWords } = this;
    const stride = this.#stride;
    const words = this.#words;
    this.#used = 0;
    for (let bucket = 0; bucket < words.length; bucket += BUCKET * stride) {
      // Those that stay move to the front: the first free entry ends a bucket.
      let to = bucket;
      for (let at = bucket; at < bucket + BUCKET * stride; at += stride) {
        const held = words[at + keyWords]!;
        if (held === 0 || !stays(32 - Math.clz32(held >>> VERDICT_BITS))) continue;
        if (to !== at) words.copyWithin(to, at, at + stride);
        to += stride;
        this.#used++;
      }
      words.fill(0, to, bucket + BUCKET * stride);
    }
  }

  /**
   * Binary digits of work such that no more than `most` entries have as many, and how many entries
   * with one digit less may stay, of how many.
   */
  #workOfTheFirst(most: number): { least: number; kept: number; of: number } {
    const entries = new Array<number>(33).fill(0);
    for (let at = this.keyWords; at < this.#words.length; at += this.#stride) {
      const held = this.#words[at]!;
      if (held !== 0) entries[32 - Math.clz32(held >>> VERDICT_BITS)]! += 1;
    }
    let least = 33;
    let kept = Math.floor(most);
    for (; least > 0 && kept >= entries[least - 1]!; least--) kept -= entries[least - 1]!;
    return { least, kept, of: entries[least - 1] ?? 0 };
  }

  /** Gives every entry another key, of which there must be one word. */
  rekey(newKey: (key: number) => number): void {
    const entries = new Int32Array(2 * this.#used);
    let at = 0;
    this.forEach((key, held) => {
      entries[at++] = newKey(key);
      entries[at++] = held;
    });
    this.#words.fill(0);
    this.#used = 0;
    for (let i = 0; i < entries.length; i += 2) this.#put(entries, i, entries[i + 1]!);
  }

  /** The first entry of the bucket of a key. */
  #bucket(key: Int32Array, at: number): number {
    let hash = 0;
    for (let i = 0; i < this.keyWords; i++) hash = mixHash(hash, key[at + i]!);
    return (hash & this.#mask) * BUCKET;
  }

  #put(key: Int32Array, at: number, held: number): void {
    const words = this.#words;
    const stride = this.#stride;
    const keyWords = this.keyWords;
    let entry = this.#bucket(key, at) * stride;
    let least = entry;
    let found = false;
    for (let i = 0; i < BUCKET; i++, entry += stride) {
      const other = words[entry + keyWords]!;
      if (other === 0) {
        least = entry;
        this.#used++;
        found = true;
        break;
      }
      let k = 0;
      while (k < keyWords && words[entry + k] === key[at + k]) k++;
      if (k === keyWords) {
        least = entry;
        found = true;
        break;
      }
      if (other >>> VERDICT_BITS < words[least + keyWords]! >>> VERDICT_BITS) least = entry;
    }
    if (!found) {
      // Entries age when they survive, so that no bucket is held for ever by what is not needed again.
      this.#age(this.#bucket(key, at) * stride);
    }
    for (let k = 0; k < keyWords; k++) words[least + k] = key[at + k]!;
    words[least + keyWords] = held;
  }

  #age(bucket: number): void {
    const words = this.#words;
    for (let i = 0; i < BUCKET; i++) {
      const at = bucket + i * this.#stride + this.keyWords;
      const held = words[at]!;
      const work = held >>> VERDICT_BITS;
      words[at] = ((work - ((work + 7) >>> 3)) << VERDICT_BITS) | (held & VERDICT_MASK);
    }
  }

  #grow(): void {
    const buckets = (this.#mask + 1) * 2;
    if (!this.#mayGrow || buckets > this.#maxBuckets) return;
    const stride = this.#stride;
    try {
      this.#beforeGrowth(buckets * BUCKET * stride * Int32Array.BYTES_PER_ELEMENT);
    } catch (error) {
      if (!(error instanceof BudgetError)) throw error;
      this.#mayGrow = false;
      return;
    }
    const old = this.#words;
    this.#words = new Int32Array(buckets * BUCKET * stride);
    this.#mask = buckets - 1;
    this.#used = 0;
    for (let at = 0; at < old.length; at += stride) {
      const held = old[at + this.keyWords]!;
      if (held !== 0) this.#put(old, at, held);
    }
  }
}
