/**
 * The parts of packed boards: connected regions, each under the number that `regions.ts` gives it, as the
 * player to move sees them, small ones once for all with the same options (`same-options.ts`). Moves of
 * large parts are made again when they are needed: such a part is seldom met twice.
 */

import { InvariantError } from '../storage/errors.ts';
import { IntColumn } from '../storage/int-column.ts';
import type { BeforeGrowth } from '../storage/pair-tables.ts';
import { columnsOf, rowsOf } from './bitboard.ts';
import { makeRoom } from './forgetting.ts';
import type { PackedRules } from './packed-rules.ts';
import { MOST_PARTS, Regions } from './regions.ts';
import {
  type KnownMoves,
  PARTS_OF_A_PATTERN,
  SameOptions,
  SMALL,
  SMALL_PATTERNS,
  type SmallParts,
} from './same-options.ts';
import type { Frame } from './search.ts';
import type { Parts } from './sum-space.ts';
import { type PartId, type SumId, Sums } from './sums.ts';
import type { Transpositions } from './transpositions.ts';

/** Moves have lower numbers; above them stands how far they are from the middle. */
const MOVE_BITS = 10;
/** Not known yet. */
const UNKNOWN = -1;
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
  readonly #regions: Regions;
  /** Part → how the opponent sees it. */
  readonly #conjugates: IntColumn;
  readonly #same: SameOptions;
  readonly #board: Int32Array;
  readonly #found = new Int32Array(MOST_PARTS);

  constructor(rules: PackedRules, table: Transpositions, meter: PartsMeter) {
    this.#rules = rules;
    this.table = table;
    this.#meter = meter;
    this.#regions = new Regions(rules, meter.beforeGrowth);
    this.words = this.#regions.words;
    this.#conjugates = new IntColumn(meter.beforeGrowth);
    this.#same = new SameOptions(this, meter.beforeGrowth);
    this.sums = new Sums(meter.beforeGrowth);
    this.#board = new Int32Array(this.words);
  }

  get bytes(): number {
    return this.#regions.bytes + this.#conjugates.bytes + this.#same.bytes + this.sums.bytes;
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
    const numbers = this.#regions.keepOnly(marked);
    for (let part = 0; part < marked.length; part++) {
      if (marked[part] === 0) continue;
      const conjugate = this.#conjugates.get(part);
      const isKept = conjugate !== UNKNOWN && marked[conjugate] === 1;
      const number = isKept ? (numbers[conjugate] as number) : UNKNOWN;
      this.#conjugates.set(numbers[part] as number, number);
    }
    this.#same.forget(this.#regions.size);
    this.#conjugates.length = this.#regions.size;
    return numbers;
  }

  /** A board as its mover sees it, or as the opponent of that player does. */
  place(board: Int32Array, exchanged: boolean): SumId {
    makeRoom(this);
    this.#same.tryAgain();
    this.#board.set(board);
    if (exchanged) this.#regions.exchange(this.#board);
    return this.#split(this.#board);
  }

  /** The words of a part, until another is asked for. */
  wordsOf(part: PartId): Int32Array {
    return this.#load(part);
  }

  /** The part with these words. */
  partWith(words: Int32Array): PartId {
    const part = this.#regions.partWith(words);
    this.#follow();
    return this.#first(part);
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
    this.#regions.exchange(board);
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
    const exchanged = this.#regions.exchanged(part);
    this.#follow();
    return exchanged;
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
    return this.#regions.squares(part) > SMALL ? part : this.#same.firstOf(part);
  }

  count(): void {
    this.#meter.count();
  }

  refuse(): never {
    throw new InvariantError('play on a packed board does not end');
  }

  #load(part: PartId): Int32Array {
    this.#regions.load(part, this.#board);
    return this.#board;
  }

  /** The sum of the regions of a board. */
  #split(board: Int32Array): SumId {
    const found = this.#found;
    const count = this.#regions.split(board, found);
    this.#follow();
    for (let i = 0; i < count; i++) {
      const part = found[i] as PartId;
      const first = this.#same.known(part);
      if (first !== undefined) {
        found[i] = first;
      } else if (this.#regions.squares(part) <= SMALL) {
        // Looking at a part splits others into this list.
        const firsts = found.slice(0, count);
        for (let k = 0; k < count; k++) firsts[k] = this.#first(firsts[k] as PartId);
        return this.sums.intern(firsts, count);
      }
    }
    return this.sums.intern(found, count);
  }

  /** Takes up the parts that have been numbered since. */
  #follow(): void {
    const missing = this.#regions.size - this.#conjugates.length;
    if (missing === 0) return;
    // Room for both first: neither may be ahead of the other where there is none.
    this.#conjugates.reserve(missing);
    this.#same.reserve(missing);
    for (let i = 0; i < missing; i++) {
      this.#conjugates.push(UNKNOWN);
      this.#same.add();
    }
  }

  /** Makes room for so many more parts. */
  #reserve(parts: number): void {
    this.#regions.reserve(parts);
    this.#conjugates.reserve(parts);
    this.#same.reserve(parts);
  }
}
