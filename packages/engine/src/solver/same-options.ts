/**
 * Parts that have the same options are the same game, whatever they look like: in Domineering the strips
 * of two and of three squares, say. Each stands for all that are met later, so that sums of them meet,
 * under either convention. Its moves are kept, one of those that lead to the same: they are moves of a
 * real part, and what two moves lead to alike is won alike.
 *
 * Only small parts are looked at: there are few, and most of what meets meets there.
 */

import { BudgetError } from '../storage/budget.ts';
import { IntColumn } from '../storage/int-column.ts';
import type { BeforeGrowth } from '../storage/pair-tables.ts';
import type { PartId, SumId } from './sums.ts';

/** Squares of a small part. */
export const SMALL = 6;
/** Whatever play makes of the squares of a small part: each is empty or one of two kinds. */
export const SMALL_PATTERNS = 3 ** SMALL;
/** The most parts that a pattern falls into, each of two squares at least. */
export const PARTS_OF_A_PATTERN = SMALL / 2;
/** A rough size of the options of a part and of their text. */
const BYTES_PER_CLASS = 400;
/** Not known yet. */
const UNKNOWN = -1;

/** The moves of a part, one of those that lead to the same, and what each leads to. */
export interface KnownMoves {
  readonly moves: readonly number[];
  readonly leads: readonly SumId[];
}

/** What must be known of small parts. */
export interface SmallParts {
  /** The mover's moves, tried one by one. */
  tryMoves(part: PartId): KnownMoves;
  /** A part with the players exchanged, whatever has the same options. */
  exchanged(part: PartId): PartId;
  /** Makes room for all that comes up when a part is looked at; refuses with a `BudgetError`. */
  reserveForSmall(): void;
}

export class SameOptions {
  readonly #parts: SmallParts;
  readonly #beforeGrowth: BeforeGrowth;
  /** Part → the first that has its options, where that is known. */
  readonly #firsts: IntColumn;
  /** Options of both players as a text → the first part that has them. */
  readonly #byOptions = new Map<string, PartId>();
  /** First part → its moves. */
  readonly #moves = new Map<PartId, KnownMoves>();
  /** Whether there was no room the last time. */
  #refused = false;

  constructor(parts: SmallParts, beforeGrowth: BeforeGrowth) {
    this.#parts = parts;
    this.#beforeGrowth = beforeGrowth;
    this.#firsts = new IntColumn(beforeGrowth);
  }

  get bytes(): number {
    return this.#firsts.bytes + this.#byOptions.size * BYTES_PER_CLASS;
  }

  reserve(parts: number): void {
    this.#firsts.reserve(parts);
  }

  /** Counts a new part. */
  add(): void {
    this.#firsts.push(UNKNOWN);
  }

  /** The moves of a part, where they are kept. */
  movesOf(part: PartId): KnownMoves | undefined {
    // Most parts are large, and nothing is known of these.
    return this.#firsts.get(part) === part ? this.#moves.get(part) : undefined;
  }

  /** The first part that has the options of a small one, where that is known. */
  known(part: PartId): PartId | undefined {
    const first = this.#firsts.get(part);
    return first === UNKNOWN ? undefined : (first as PartId);
  }

  /** The first part that has the options of a small one; where there is no room to tell, the part itself. */
  firstOf(part: PartId): PartId {
    const known = this.known(part);
    if (known !== undefined) return known;
    if (this.#refused) return part;
    try {
      this.#parts.reserveForSmall();
      this.#beforeGrowth(BYTES_PER_CLASS);
    } catch (error) {
      if (!(error instanceof BudgetError)) throw error;
      this.#refused = true;
      return part;
    }
    const own = this.#parts.tryMoves(part);
    const others = this.#parts.tryMoves(this.#parts.exchanged(part));
    const key = `${own.leads.toSorted().join()}|${others.leads.toSorted().join()}`;
    let first = this.#byOptions.get(key);
    if (first === undefined) {
      first = part;
      this.#byOptions.set(key, part);
      this.#moves.set(part, own);
    }
    this.#firsts.set(part, first);
    return first;
  }

  /** Looks for room again where there was none: the budget may be another. */
  tryAgain(): void {
    this.#refused = false;
  }

  /** Forgets everything; there are so many parts from now on. */
  forget(parts: number): void {
    this.#byOptions.clear();
    this.#moves.clear();
    this.#refused = false;
    this.#firsts.length = 0;
    for (let part = 0; part < parts; part++) this.add();
  }
}
