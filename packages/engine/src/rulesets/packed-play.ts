/**
 * Packed boards played through: each connected region once, after those that its moves leave, and of a
 * region and its conjugate one. What a region is found to be is the subclass's: the class it plays like
 * (`packed-classes.ts`), what it is worth in normal play (`packed-values.ts`). The moves of a region are
 * kept until that is known, and on the line of play under way only.
 */

import type { Arena } from '../forms/arena.ts';
import { Left, Right, type Side } from '../forms/side.ts';
import type { PackedRules } from '../solver/packed-rules.ts';
import { MOST_PARTS, Regions } from '../solver/regions.ts';
import type { PartId } from '../solver/sums.ts';
import { IntColumn } from '../storage/int-column.ts';
import { beforePositionsGrow } from './multisets.ts';

/** A region whose moves are being looked at. */
export interface Frame {
  readonly part: PartId;
  /** The same region as Right sees it. */
  readonly conjugate: PartId;
  /** Where its Left moves start in `moves`. */
  readonly start: number;
  /** Where its Right moves start; where the region is its own conjugate there are none, for they are known. */
  readonly split: number;
  /** Where the first entry stands that has not been looked at. */
  at: number;
}

export abstract class PackedPlay {
  protected readonly arena: Arena;
  /**
   * The moves of the regions under way, one region after the other: how many parts a move leaves, then the
   * parts as Left sees them.
   */
  protected readonly moves = new IntColumn();
  readonly #rules: PackedRules;
  readonly #regions: Regions;
  /** Region → what it was found to be + 1; 0 is not known. */
  readonly #known: IntColumn;
  readonly #list: number[] = [];
  /** A region, and what a move makes of it. */
  readonly #before: Int32Array;
  readonly #after: Int32Array;
  readonly #found = new Int32Array(MOST_PARTS);

  constructor(arena: Arena, rules: PackedRules) {
    const beforeGrowth = (bytes: number): void => beforePositionsGrow(arena, this.bytes, bytes);
    this.arena = arena;
    this.#rules = rules;
    this.#regions = new Regions(rules, beforeGrowth);
    this.#known = new IntColumn(beforeGrowth);
    this.#before = new Int32Array(this.#regions.words);
    this.#after = new Int32Array(this.#regions.words);
    arena.counted(this);
  }

  get bytes(): number {
    return this.#regions.bytes + this.#known.bytes;
  }

  /** Finds out what the last region is, all parts that its moves leave being known, and tells it to `know`. */
  protected abstract close(frame: Frame): void;

  /** The regions of a board as Left sees it; what each is, is known then. */
  protected playThrough(board: Int32Array): PartId[] {
    const count = this.#regions.split(board, this.#found);
    const parts = Array.from(this.#found.subarray(0, count), (part) => part as PartId);
    for (const part of parts) this.#explore(part);
    return parts;
  }

  /** What a region was found to be. */
  protected knownOf(part: PartId): number {
    return this.#known.get(part) - 1;
  }

  protected know(part: PartId, found: number): void {
    while (this.#known.length <= part) this.#known.push(0);
    this.#known.set(part, found + 1);
  }

  /** Finds out what a region is, after those that its moves leave. */
  #explore(root: PartId): void {
    const { moves } = this;
    // What a spent budget left of another line.
    moves.length = 0;
    const line: Frame[] = [];
    if (!this.#isKnown(root)) line.push(this.#open(root));
    for (let top = line.at(-1); top !== undefined; top = line.at(-1)) {
      const missing = this.#nextUnknown(top);
      if (missing !== undefined) {
        line.push(this.#open(missing));
        continue;
      }
      this.close(top);
      line.pop();
      moves.length = top.start;
    }
  }

  /** Lists the moves of a region. */
  #open(part: PartId): Frame {
    this.arena.countPosition();
    const start = this.moves.length;
    this.#regions.load(part, this.#before);
    this.#listMoves(Left);
    const split = this.moves.length;
    const conjugate = this.#regions.exchanged(part);
    if (conjugate !== part) {
      this.#regions.exchange(this.#before);
      this.#listMoves(Right);
    }
    return { part, conjugate, start, split, at: start };
  }

  /** Adds the mover's moves in the region at hand, which is as she sees it. */
  #listMoves(mover: Side): void {
    const before = this.#before;
    const after = this.#after;
    const { moves } = this;
    const found = this.#found;
    const list = this.#list;
    const count = this.#rules.moves(before, list);
    this.arena.tick(count);
    for (let i = 0; i < count; i++) {
      after.set(before);
      this.#rules.play(after, list[i] as number);
      if (mover === Right) this.#regions.exchange(after);
      const parts = this.#regions.split(after, found);
      moves.push(parts);
      for (let k = 0; k < parts; k++) moves.push(found[k] as number);
    }
  }

  /** A part that a move of the last region leaves and that is not known. */
  #nextUnknown(frame: Frame): PartId | undefined {
    const { moves } = this;
    while (frame.at < moves.length) {
      const end = frame.at + moves.get(frame.at);
      for (let i = frame.at + 1; i <= end; i++) {
        const part = moves.get(i) as PartId;
        if (!this.#isKnown(part)) return part;
      }
      frame.at = end + 1;
    }
    return undefined;
  }

  #isKnown(part: PartId): boolean {
    return part < this.#known.length && this.#known.get(part) !== 0;
  }
}
