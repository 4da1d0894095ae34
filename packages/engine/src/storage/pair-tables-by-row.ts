/**
 * What is known of yes-or-no questions about ordered pairs of games, row by row: the row of a game is a
 * small hash table of the games it was asked about, and all rows lie in one pool. An entry is one word,
 * half of what a table of pairs needs, and questions about one game and one after another meet the same
 * few lines of memory.
 *
 * Packed code: indices are in bounds by construction, hence the `!`.
 */

import { LimitError } from './errors.ts';
import { type BeforeGrowth, type Known, UNKNOWN } from './pair-tables.ts';

export { type Known, NO, UNKNOWN, YES } from './pair-tables.ts';

/** The logarithm of the entries of the smallest row; every row has a power of two of them. */
const SHORTEST = 2;
/** Bits of a row's head that hold the logarithm of its length. */
const LOGARITHM_BITS = 5;
const LOGARITHM_MASK = (1 << LOGARITHM_BITS) - 1;
/** Entries stay below this, so that a quarter of a place fits into a head beside a logarithm. */
const MAX_ENTRIES = 2 ** 29;

export class AnswerRows {
  /** All rows, one after the other. An entry is second id × 2 + answer + 1; 0 is free. */
  private pool: Int32Array<ArrayBuffer> = new Int32Array(1 << 10);
  /** Where in the pool nothing has been put yet. */
  private end = 0;
  /** First id → where its row starts in the pool, divided by 4, then 5 bits: the logarithm of its length; 0 is no row. */
  private heads: Int32Array<ArrayBuffer> = new Int32Array(64);
  /** First id → entries in its row. */
  private counts: Int32Array<ArrayBuffer> = new Int32Array(64);
  /** Logarithm of a length → the first row of that length that was given up: its start + 1. Its first entry leads to the next. */
  private readonly spare = new Int32Array(32);
  private readonly beforeGrowth: BeforeGrowth;
  private used = 0;

  /** Rows of nobody's ask nobody. */
  constructor(beforeGrowth: BeforeGrowth = () => {}) {
    this.beforeGrowth = beforeGrowth;
  }

  /** Pairs stored. */
  get size(): number {
    return this.used;
  }

  get bytes(): number {
    return this.pool.byteLength + this.heads.byteLength + this.counts.byteLength;
  }

  /** What is known of the pair (a, b). */
  get(a: number, b: number): Known {
    const { heads, pool } = this;
    if (a >= heads.length) return UNKNOWN;
    const head = heads[a]!;
    if (head === 0) return UNKNOWN;
    const start = startOf(head);
    const mask = maskOf(head);
    let slot = spread(b) & mask;
    for (;;) {
      const entry = pool[start + slot]! - 1;
      if (entry === -1) return UNKNOWN;
      if (entry >> 1 === b) return (entry & 1) as Known;
      slot = (slot + 1) & mask;
    }
  }

  set(a: number, b: number, answer: boolean): void {
    if (a >= this.heads.length) this.widen(a);
    const head = this.heads[a]!;
    // A row is at most three quarters full.
    if (head === 0 || this.counts[a]! * 4 > maskOf(head) * 3) this.lengthen(a, head);
    const added = put(this.pool, this.heads[a]!, b * 2 + (answer ? 1 : 0) + 1);
    this.counts[a]! += added;
    this.used += added;
  }

  /** Makes heads up to an id. */
  private widen(a: number): void {
    let length = this.heads.length;
    while (length <= a) length *= 2;
    this.beforeGrowth(length * 8);
    this.heads = copied(this.heads, length);
    this.counts = copied(this.counts, length);
  }

  /** Moves a row to where there is room for twice as many entries. */
  private lengthen(a: number, before: number): void {
    const logarithm = before === 0 ? SHORTEST : (before & LOGARITHM_MASK) + 1;
    const head = ((this.take(logarithm) >>> 2) << LOGARITHM_BITS) | logarithm;
    this.heads[a] = head;
    if (before === 0) return;
    const { pool } = this;
    const from = startOf(before);
    for (let at = from, end = from + maskOf(before); at <= end; at++) {
      if (pool[at] !== 0) put(pool, head, pool[at]!);
      pool[at] = 0;
    }
    pool[from] = this.spare[logarithm - 1]!;
    this.spare[logarithm - 1] = from + 1;
  }

  /** Where an empty row of a length starts. */
  private take(logarithm: number): number {
    const { pool } = this;
    const given = this.spare[logarithm]! - 1;
    if (given >= 0) {
      this.spare[logarithm] = pool[given]!;
      pool[given] = 0;
      return given;
    }
    const start = this.end;
    const end = start + 2 ** logarithm;
    if (end > pool.length) {
      if (end > MAX_ENTRIES)
        throw new LimitError(`rows of answers hold at most ${MAX_ENTRIES} entries`);
      const length = Math.min(MAX_ENTRIES, Math.max(end, Math.ceil(pool.length * 1.5)));
      this.beforeGrowth(length * 4);
      this.pool = copied(pool, length);
    }
    this.end = end;
    return start;
  }
}

function startOf(head: number): number {
  return (head >>> LOGARITHM_BITS) << 2;
}

/** The length of a row − 1. */
function maskOf(head: number): number {
  return (1 << (head & LOGARITHM_MASK)) - 1;
}

/** Enters what is known into a row; 1 where it is new, 0 where something stood there. */
function put(pool: Int32Array, head: number, entry: number): number {
  const start = startOf(head);
  const mask = maskOf(head);
  const b = (entry - 1) >> 1;
  let slot = spread(b) & mask;
  for (;;) {
    const held = pool[start + slot]!;
    if (held === 0 || (held - 1) >> 1 === b) {
      pool[start + slot] = entry;
      return held === 0 ? 1 : 0;
    }
    slot = (slot + 1) & mask;
  }
}

function spread(id: number): number {
  const hash = Math.imul(id, 0x9e3779b1);
  return hash ^ (hash >>> 15);
}

function copied(from: Int32Array, length: number): Int32Array<ArrayBuffer> {
  const to = new Int32Array(length);
  to.set(from);
  return to;
}
