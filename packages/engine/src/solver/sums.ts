/**
 * Sums of parts, interned: a sum is a sorted list of parts, with repeats. Everything is seen by the
 * player to move, whom we call the mover: a part and its conjugate (the same part with the players
 * exchanged) are two parts, and after a move all parts are exchanged for their conjugates.
 *
 * A sum of one part takes no room: its id is odd, twice the part plus one. Other ids are even, twice
 * the place in the store.
 */

import { mixHash } from '../storage/hashing.ts';
import { IntColumn, sortShort } from '../storage/int-column.ts';
import type { BeforeGrowth } from '../storage/pair-tables.ts';

/** A part, as the mover sees it. */
export type PartId = number & { readonly __part: unique symbol };
/** A sum of parts, as the mover sees it. */
export type SumId = number & { readonly __sum: unique symbol };

/** The sum of no parts. */
const NOTHING = 0 as SumId;

const FIRST_SLOTS = 1 << 8;

export class Sums {
  /** The parts of all sums, one sum after the other. */
  readonly #parts: IntColumn;
  /** Place → where its parts begin; they end where the next begin. */
  readonly #starts: IntColumn;
  readonly #beforeGrowth: BeforeGrowth | undefined;
  /** Slot → place + 1; 0 is free. */
  #slots = new Int32Array(FIRST_SLOTS);

  constructor(beforeGrowth?: BeforeGrowth) {
    this.#beforeGrowth = beforeGrowth;
    this.#parts = new IntColumn(beforeGrowth);
    this.#starts = new IntColumn(beforeGrowth);
    this.#starts.push(0);
    this.#starts.push(0);
  }

  /** Sums held so far; those of one part are not. */
  get size(): number {
    return this.#starts.length - 1;
  }

  get bytes(): number {
    return this.#parts.bytes + this.#starts.bytes + this.#slots.byteLength;
  }

  /** How many parts a sum has. */
  count(sum: SumId): number {
    if ((sum & 1) === 1) return 1;
    const place = sum >> 1;
    return this.#starts.get(place + 1) - this.#starts.get(place);
  }

  /** A part of a sum; by increasing id. */
  part(sum: SumId, index: number): PartId {
    if ((sum & 1) === 1) return (sum >> 1) as PartId;
    return this.#parts.get(this.#starts.get(sum >> 1) + index) as PartId;
  }

  /** The sum of one part. */
  single(part: PartId): SumId {
    return (part * 2 + 1) as SumId;
  }

  /** The sum of the first `count` parts of a list, which it sorts. */
  intern(parts: Int32Array, count: number): SumId {
    if (count === 0) return NOTHING;
    if (count === 1) return this.single(parts[0] as PartId);
    sortShort(parts, count);
    let hash = count;
    for (let i = 0; i < count; i++) hash = mixHash(hash, parts[i] as number);
    const mask = this.#slots.length - 1;
    let slot = hash & mask;
    for (let held = this.#slots[slot] as number; held !== 0; held = this.#slots[slot] as number) {
      if (this.#isSum(held - 1, parts, count)) return ((held - 1) * 2) as SumId;
      slot = (slot + 1) & mask;
    }
    return this.#append(parts, count, slot);
  }

  /** Makes room for so many more sums of so many parts together, so that interning them cannot fail. */
  reserve(sums: number, parts: number): void {
    this.#parts.reserve(parts);
    this.#starts.reserve(sums);
    if ((this.size + sums) * 2 <= this.#slots.length) return;
    this.#beforeGrowth?.(this.#slots.byteLength * 2);
    this.#rehash(this.#slots.length * 2);
  }

  /**
   * Forgets all sums but those marked by place, whose parts have new numbers in the same order. Tells
   * the new place of each.
   * @internal
   */
  keepOnly(marked: Uint8Array, newParts: Int32Array): Int32Array {
    const places = new Int32Array(this.size);
    let at = 0;
    let kept = 1;
    // The sum of nothing stays the first; starts are read before they are overwritten.
    let start = this.#starts.get(1);
    for (let place = 1, size = this.size; place < size; place++) {
      const end = this.#starts.get(place + 1);
      if (marked[place] === 1) {
        for (let i = start; i < end; i++) {
          this.#parts.set(at++, newParts[this.#parts.get(i)] as number);
        }
        places[place] = kept++;
        this.#starts.set(kept, at);
      }
      start = end;
    }
    this.#parts.length = at;
    this.#starts.length = kept + 1;
    this.#rehash(this.#slots.length);
    return places;
  }

  #isSum(place: number, parts: Int32Array, count: number): boolean {
    const start = this.#starts.get(place);
    if (this.#starts.get(place + 1) - start !== count) return false;
    for (let i = 0; i < count; i++) if (this.#parts.get(start + i) !== parts[i]) return false;
    return true;
  }

  #append(parts: Int32Array, count: number, slot: number): SumId {
    const place = this.size;
    const before = this.#slots;
    this.reserve(1, count);
    for (let i = 0; i < count; i++) this.#parts.push(parts[i] as number);
    this.#starts.push(this.#parts.length);
    if (this.#slots === before) before[slot] = place + 1;
    else this.#enter(place, this.#slots);
    return (place * 2) as SumId;
  }

  #rehash(length: number): void {
    const slots = length === this.#slots.length ? this.#slots.fill(0) : new Int32Array(length);
    for (let place = 1; place < this.size; place++) this.#enter(place, slots);
    this.#slots = slots;
  }

  #enter(place: number, slots: Int32Array): void {
    const mask = slots.length - 1;
    const start = this.#starts.get(place);
    const end = this.#starts.get(place + 1);
    let hash = end - start;
    for (let i = start; i < end; i++) hash = mixHash(hash, this.#parts.get(i));
    let slot = hash & mask;
    while (slots[slot] !== 0) slot = (slot + 1) & mask;
    slots[slot] = place + 1;
  }
}
