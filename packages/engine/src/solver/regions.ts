/**
 * The connected regions of packed boards, numbered: each under the name that `shapes.ts` gives it, so
 * that regions which differ in place or by a symmetry of the rules have one number. Who wins them and
 * what they are worth is kept elsewhere, by these numbers.
 */

import { mixHash } from '../storage/hashing.ts';
import { IntColumn } from '../storage/int-column.ts';
import type { BeforeGrowth } from '../storage/pair-tables.ts';
import { bitCount, flood, transpose } from './bitboard.ts';
import type { PackedRules } from './packed-rules.ts';
import { Shapes } from './shapes.ts';
import type { PartId } from './sums.ts';

const FIRST_SLOTS = 1 << 8;
/** Regions whose numbers are at hand as they lie on the board; a power of two. */
const RECENT = 1 << 12;
/** With fewer slots there is no need for them, and no memory where it is bounded. */
const SLOTS_WITH_RECENT = 1 << 11;
/** No more parts stand on a board of 64 squares, for each has two at least. */
export const MOST_PARTS = 32;

export class Regions {
  /** Words of a board, and of a region. */
  readonly words: number;
  readonly #rules: PackedRules;
  readonly #beforeGrowth: BeforeGrowth;
  readonly #shapes: Shapes;
  /** Region after region, its words. */
  readonly #keys: IntColumn;
  /** Slot → region + 1; 0 is free. */
  #slots = new Int32Array(FIRST_SLOTS);
  /** A few regions as they were met, before they are normalised: their words, then the number + 1; by their hash. */
  #recent: Int32Array | undefined;
  readonly #region: Int32Array;
  readonly #rest = { low: 0, high: 0 };
  readonly #bits = { low: 0, high: 0 };

  constructor(rules: PackedRules, beforeGrowth: BeforeGrowth) {
    this.#rules = rules;
    this.#beforeGrowth = beforeGrowth;
    this.words = rules.planes * 2;
    this.#shapes = new Shapes(rules.planes, rules.turning);
    this.#keys = new IntColumn(beforeGrowth);
    this.#region = new Int32Array(this.words);
  }

  /** How many regions have a number. */
  get size(): number {
    return this.#keys.length / this.words;
  }

  get bytes(): number {
    return this.#keys.bytes + this.#slots.byteLength + (this.#recent?.byteLength ?? 0);
  }

  /** Writes the words of a region onto a board. */
  load(part: PartId, board: Int32Array): void {
    const at = part * this.words;
    for (let i = 0; i < this.words; i++) board[i] = this.#keys.get(at + i);
  }

  /** The squares of a region. */
  squares(part: PartId): number {
    let squares = 0;
    const at = part * this.words;
    for (let i = 0; i < this.words; i++) squares += bitCount(this.#keys.get(at + i));
    return squares;
  }

  /** Turns a board into what the opponent of its mover sees. */
  exchange(board: Int32Array): void {
    const { exchange } = this.#rules;
    if (exchange === 'nothing') return;
    if (exchange === 'planes') {
      const low = board[0] as number;
      const high = board[1] as number;
      board[0] = board[2] as number;
      board[1] = board[3] as number;
      board[2] = low;
      board[3] = high;
      return;
    }
    const bits = this.#bits;
    for (let i = 0; i < this.words; i += 2) {
      transpose(board[i] as number, board[i + 1] as number, bits);
      board[i] = bits.low;
      board[i + 1] = bits.high;
    }
  }

  /** A region as the opponent of its mover sees it. */
  exchanged(part: PartId): PartId {
    const region = this.#region;
    this.load(part, region);
    this.exchange(region);
    return this.#numbered(region);
  }

  /** The region with these words. */
  partWith(words: Int32Array): PartId {
    this.#region.set(words);
    return this.#numbered(this.#region);
  }

  /** Lists the regions of a board in which somebody can still move; tells how many. */
  split(board: Int32Array, found: Int32Array): number {
    const words = this.words;
    const region = this.#region;
    const seed = this.#bits;
    const rest = this.#rest;
    rest.low = (board[0] as number) | (words === 4 ? (board[2] as number) : 0);
    rest.high = (board[1] as number) | (words === 4 ? (board[3] as number) : 0);
    let count = 0;
    while ((rest.low | rest.high) !== 0) {
      seed.low = rest.low & -rest.low;
      seed.high = rest.low === 0 ? rest.high & -rest.high : 0;
      flood(seed, rest.low, rest.high);
      rest.low &= ~seed.low;
      rest.high &= ~seed.high;
      for (let i = 0; i < words; i += 2) {
        region[i] = (board[i] as number) & seed.low;
        region[i + 1] = (board[i + 1] as number) & seed.high;
      }
      if (this.#rules.isAlive(region)) found[count++] = this.#numbered(region);
    }
    return count;
  }

  /** The number of a region, which may be normalised on the way. */
  #numbered(region: Int32Array): PartId {
    const words = this.words;
    const recent = this.#recent;
    if (recent === undefined) return this.#normalNumber(region);
    let hash = 0;
    for (let i = 0; i < words; i++) hash = mixHash(hash, region[i] as number);
    const at = (hash & (RECENT - 1)) * (words + 1);
    let same = 0;
    while (same < words && recent[at + same] === region[same]) same++;
    const held = recent[at + words] as number;
    if (same === words && held !== 0) return (held - 1) as PartId;
    for (let i = 0; i < words; i++) recent[at + i] = region[i] as number;
    // Nothing is at hand until the region has its number: making room for it may fail.
    recent[at + words] = 0;
    const part = this.#normalNumber(region);
    recent[at + words] = part + 1;
    return part;
  }

  /** The number of a region, which it normalises. */
  #normalNumber(region: Int32Array): PartId {
    this.#shapes.normalise(region);
    const words = this.words;
    let hash = 0;
    for (let i = 0; i < words; i++) hash = mixHash(hash, region[i] as number);
    const slots = this.#slots;
    const mask = slots.length - 1;
    let slot = hash & mask;
    for (let held = slots[slot] as number; held !== 0; held = slots[slot] as number) {
      const at = (held - 1) * words;
      let i = 0;
      while (i < words && this.#keys.get(at + i) === region[i]) i++;
      if (i === words) return (held - 1) as PartId;
      slot = (slot + 1) & mask;
    }
    return this.#append(region, slot);
  }

  #append(region: Int32Array, slot: number): PartId {
    const part = this.size;
    const before = this.#slots;
    this.reserve(1);
    for (let i = 0; i < this.words; i++) this.#keys.push(region[i] as number);
    if (this.#slots === before) before[slot] = part + 1;
    else this.#enter(part, this.#slots);
    return part as PartId;
  }

  /** Makes room for so many more regions, so that numbering them cannot fail. */
  reserve(parts: number): void {
    this.#keys.reserve(parts * this.words);
    if ((this.size + parts) * 2 <= this.#slots.length) return;
    const length = this.#slots.length * 2;
    const recent = RECENT * (this.words + 1);
    const begins = this.#recent === undefined && length >= SLOTS_WITH_RECENT;
    this.#beforeGrowth(this.#slots.byteLength * 2 + (begins ? 4 * recent : 0));
    this.#rehash(length);
    if (begins) this.#recent = new Int32Array(recent);
  }

  /** Forgets all regions but those marked; tells the new number of each, in the same order. */
  keepOnly(marked: Uint8Array): Int32Array {
    const { words } = this;
    const numbers = new Int32Array(marked.length);
    let kept = 0;
    for (let part = 0; part < marked.length; part++) {
      if (marked[part] === 0) continue;
      for (let i = 0; i < words; i++) {
        this.#keys.set(kept * words + i, this.#keys.get(part * words + i));
      }
      numbers[part] = kept++;
    }
    this.#keys.length = kept * words;
    this.#recent?.fill(0);
    this.#rehash(this.#slots.length);
    return numbers;
  }

  #rehash(length: number): void {
    const slots = length === this.#slots.length ? this.#slots.fill(0) : new Int32Array(length);
    for (let part = 0; part < this.size; part++) this.#enter(part, slots);
    this.#slots = slots;
  }

  #enter(part: number, slots: Int32Array): void {
    const mask = slots.length - 1;
    const words = this.words;
    let hash = 0;
    for (let i = 0; i < words; i++) hash = mixHash(hash, this.#keys.get(part * words + i));
    let slot = hash & mask;
    while (slots[slot] !== 0) slot = (slot + 1) & mask;
    slots[slot] = part + 1;
  }
}
