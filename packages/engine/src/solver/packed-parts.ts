/**
 * The parts of packed boards: connected regions, each under the name that `shapes.ts` gives it, as the
 * player to move sees them, small ones once for all with the same options (`same-options.ts`). Moves of
 * large parts are made again when they are needed: such a part is seldom met twice.
 */

import { InvariantError } from '../storage/errors.ts';
import { mixHash } from '../storage/hashing.ts';
import { IntColumn } from '../storage/int-column.ts';
import type { BeforeGrowth } from '../storage/pair-tables.ts';
import { bitCount, columnsOf, flood, rowsOf, transpose } from './bitboard.ts';
import { makeRoom } from './forgetting.ts';
import type { PackedRules } from './packed-rules.ts';
import {
  type KnownMoves,
  PARTS_OF_A_PATTERN,
  SameOptions,
  SMALL,
  SMALL_PATTERNS,
  type SmallParts,
} from './same-options.ts';
import type { Frame } from './search.ts';
import { Shapes } from './shapes.ts';
import type { Parts } from './sum-space.ts';
import { type PartId, type SumId, Sums } from './sums.ts';
import type { Transpositions } from './transpositions.ts';

const FIRST_SLOTS = 1 << 8;
/** Moves have lower numbers; above them stands how far they are from the middle. */
const MOVE_BITS = 10;
/** Not known yet. */
const UNKNOWN = -1;
/** No more parts stand on a board of 64 squares, for each has two at least. */
const MOST_PARTS = 32;
/** Parts that a step makes at most: those of the position it leads to, and the conjugate of each. */
const PARTS_OF_A_STEP = 2 * MOST_PARTS;

/** What a store of parts may use. */
export interface PartsMeter {
  beforeGrowth: BeforeGrowth;
  /** Counts a position. */
  count(): void;
}

export class PackedParts implements Parts, SmallParts {
  readonly sums: Sums;
  /** Who wins the sums, as far as it is known. */
  readonly table: Transpositions;
  /** No board has more moves on a line of play than squares on all its planes. */
  readonly maxDepth = 200;
  /** Words of a board, and of a part. */
  readonly words: number;
  readonly #rules: PackedRules;
  readonly #meter: PartsMeter;
  readonly #shapes: Shapes;
  /** Part after part, its words. */
  readonly #keys: IntColumn;
  /** Part → how the opponent sees it. */
  readonly #conjugates: IntColumn;
  readonly #same: SameOptions;
  /** Slot → part + 1; 0 is free. */
  #slots = new Int32Array(FIRST_SLOTS);
  readonly #board: Int32Array;
  readonly #region: Int32Array;
  readonly #rest = { low: 0, high: 0 };
  readonly #bits = { low: 0, high: 0 };
  readonly #found = new Int32Array(MOST_PARTS);

  constructor(rules: PackedRules, table: Transpositions, meter: PartsMeter) {
    this.#rules = rules;
    this.table = table;
    this.#meter = meter;
    this.words = rules.planes * 2;
    this.#shapes = new Shapes(rules.planes, rules.turning);
    this.#keys = new IntColumn(meter.beforeGrowth);
    this.#conjugates = new IntColumn(meter.beforeGrowth);
    this.#same = new SameOptions(this, meter.beforeGrowth);
    this.sums = new Sums(meter.beforeGrowth);
    this.#board = new Int32Array(this.words);
    this.#region = new Int32Array(this.words);
  }

  get bytes(): number {
    return (
      this.#keys.bytes +
      this.#conjugates.bytes +
      this.#slots.byteLength +
      this.#same.bytes +
      this.sums.bytes
    );
  }

  makeRoom(line: readonly Frame[], length: number): void {
    makeRoom(this, line, length);
  }

  /**
   * Makes room for whatever one step of play needs, so that it cannot fail.
   * @internal
   */
  reserve(): void {
    this.#reserve(PARTS_OF_A_STEP);
    // A step interns what a move leaves of a part, and then the whole.
    this.sums.reserve(2, 2 * MOST_PARTS);
  }

  reserveForSmall(): void {
    // On top of what is left of the step.
    this.#reserve(SMALL_PATTERNS + PARTS_OF_A_STEP);
    const parts = SMALL_PATTERNS * PARTS_OF_A_PATTERN + 2 * MOST_PARTS;
    this.sums.reserve(SMALL_PATTERNS + 2, parts);
  }

  /**
   * Forgets all but some sums and their parts. Their ids change, and the parts of a sum keep their
   * order; tells the new id of a sum.
   * @internal
   */
  keepOnly(eachKept: (visit: (sum: SumId) => void) => void): (sum: SumId) => SumId {
    const { sums } = this;
    const parts = this.#conjugates.length;
    const markedParts = new Uint8Array(parts);
    const markedSums = new Uint8Array(sums.size);
    eachKept((sum) => {
      if ((sum & 1) === 0) {
        if (markedSums[sum >> 1] === 1) return;
        markedSums[sum >> 1] = 1;
      }
      for (let i = 0, n = sums.count(sum); i < n; i++) markedParts[sums.part(sum, i)] = 1;
    });
    const newParts = this.#keepOnlyParts(markedParts);
    const newSums = sums.keepOnly(markedSums, newParts);
    return (sum) =>
      ((sum & 1) === 1
        ? (newParts[sum >> 1] as number) * 2 + 1
        : (newSums[sum >> 1] as number) * 2) as SumId;
  }

  #keepOnlyParts(marked: Uint8Array): Int32Array {
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
    for (let part = 0; part < marked.length; part++) {
      if (marked[part] === 0) continue;
      const conjugate = this.#conjugates.get(part);
      const isKept = conjugate !== UNKNOWN && marked[conjugate] === 1;
      const number = isKept ? (numbers[conjugate] as number) : UNKNOWN;
      this.#conjugates.set(numbers[part] as number, number);
    }
    this.#same.forget(kept);
    this.#keys.length = kept * words;
    this.#conjugates.length = kept;
    this.#rehash(this.#slots.length);
    return numbers;
  }

  /** A board as its mover sees it, or as the opponent of that player does. */
  place(board: Int32Array, exchanged: boolean): SumId {
    makeRoom(this);
    this.#same.tryAgain();
    this.#board.set(board);
    if (exchanged) this.#exchange(this.#board);
    return this.#split(this.#board);
  }

  /** The words of a part, until another is asked for. */
  wordsOf(part: PartId): Int32Array {
    return this.#load(part);
  }

  /** The part with these words. */
  partWith(words: Int32Array): PartId {
    this.#region.set(words);
    return this.#first(this.#partOf(this.#region));
  }

  moves(part: PartId, list: number[]): number {
    const known = this.#same.movesOf(part);
    if (known === undefined) return this.#listMoves(part, list);
    const { moves } = known;
    for (let i = 0; i < moves.length; i++) list[i] = moves[i] as number;
    return moves.length;
  }

  #listMoves(part: PartId, list: number[]): number {
    const board = this.#load(part);
    const rules = this.#rules;
    const count = rules.moves(board, list);
    let low = board[0] as number;
    let high = board[1] as number;
    if (this.words === 4) {
      low |= board[2] as number;
      high |= board[3] as number;
    }
    const lastRow = rowsOf(low, high) - 1;
    const lastColumn = 31 - Math.clz32(columnsOf(low, high));
    // Those nearest the middle first: they cut the part in pieces that are met again and again.
    for (let i = 0; i < count; i++) {
      const move = list[i] as number;
      const rows = rules.rowOf(move) - lastRow;
      const columns = rules.columnOf(move) - lastColumn;
      const key = ((rows * rows + columns * columns) << MOVE_BITS) | move;
      let at = i;
      for (; at > 0 && (list[at - 1] as number) > key; at--) list[at] = list[at - 1] as number;
      list[at] = key;
    }
    return count;
  }

  after(part: PartId, move: number): SumId {
    const known = this.#same.movesOf(part);
    const at = known === undefined ? -1 : known.moves.indexOf(move);
    return at < 0 ? this.#play(part, move) : (known?.leads[at] as SumId);
  }

  #play(part: PartId, move: number): SumId {
    const board = this.#load(part);
    this.#rules.play(board, move & ((1 << MOVE_BITS) - 1));
    this.#exchange(board);
    return this.#split(board);
  }

  conjugateOf(part: PartId): PartId {
    const known = this.#conjugates.get(part);
    if (known !== UNKNOWN) return known as PartId;
    const conjugate = this.#first(this.exchanged(part));
    this.#conjugates.set(part, conjugate);
    return conjugate;
  }

  exchanged(part: PartId): PartId {
    const region = this.#region;
    for (let i = 0; i < this.words; i++) region[i] = this.#keys.get(part * this.words + i);
    this.#exchange(region);
    return this.#partOf(region);
  }

  tryMoves(part: PartId): KnownMoves {
    const list: number[] = [];
    const count = this.#listMoves(part, list);
    const moves: number[] = [];
    const leads: SumId[] = [];
    for (let i = 0; i < count; i++) {
      const lead = this.#play(part, list[i] as number);
      if (leads.includes(lead)) continue;
      moves.push(list[i] as number);
      leads.push(lead);
    }
    return { moves, leads };
  }

  /** The part that stands for all with the same options; a large part stands for itself. */
  #first(part: PartId): PartId {
    return this.#squares(part) > SMALL ? part : this.#same.firstOf(part);
  }

  #squares(part: PartId): number {
    let squares = 0;
    const at = part * this.words;
    for (let i = 0; i < this.words; i++) squares += bitCount(this.#keys.get(at + i));
    return squares;
  }

  count(): void {
    this.#meter.count();
  }

  refuse(): never {
    throw new InvariantError('play on a packed board does not end');
  }

  #load(part: PartId): Int32Array {
    const board = this.#board;
    const at = part * this.words;
    for (let i = 0; i < this.words; i++) board[i] = this.#keys.get(at + i);
    return board;
  }

  #exchange(board: Int32Array): void {
    const { exchange } = this.#rules;
    if (exchange === 'nothing') return;
    if (exchange === 'planes') {
      const [low, high] = board as unknown as [number, number];
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

  /** The sum of the regions of a board. */
  #split(board: Int32Array): SumId {
    const words = this.words;
    const found = this.#found;
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
      if (this.#rules.isAlive(region)) found[count++] = this.#partOf(region);
    }
    for (let i = 0; i < count; i++) {
      const part = found[i] as PartId;
      const first = this.#same.known(part);
      if (first !== undefined) {
        found[i] = first;
      } else if (this.#squares(part) <= SMALL) {
        // Looking at a part splits others into this list.
        const firsts = found.slice(0, count);
        for (let k = 0; k < count; k++) firsts[k] = this.#first(firsts[k] as PartId);
        return this.sums.intern(firsts, count);
      }
    }
    return this.sums.intern(found, count);
  }

  /** The part that a region is. */
  #partOf(region: Int32Array): PartId {
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
    const part = this.#conjugates.length;
    const before = this.#slots;
    this.#reserve(1);
    for (let i = 0; i < this.words; i++) this.#keys.push(region[i] as number);
    this.#conjugates.push(UNKNOWN);
    this.#same.add();
    if (this.#slots === before) before[slot] = part + 1;
    else this.#enter(part, this.#slots);
    return part as PartId;
  }

  /** Makes room for so many more parts. */
  #reserve(parts: number): void {
    this.#keys.reserve(parts * this.words);
    this.#conjugates.reserve(parts);
    this.#same.reserve(parts);
    if ((this.#conjugates.length + parts) * 2 <= this.#slots.length) return;
    this.#meter.beforeGrowth(this.#slots.byteLength * 2);
    this.#rehash(this.#slots.length * 2);
  }

  #rehash(length: number): void {
    const slots = length === this.#slots.length ? this.#slots.fill(0) : new Int32Array(length);
    for (let part = 0; part < this.#conjugates.length; part++) this.#enter(part, slots);
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
