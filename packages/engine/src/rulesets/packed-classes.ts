/**
 * From the regions of packed boards to the classes they play like, without texts. Plays each region
 * through once, and of a region and its conjugate one. The moves of a region are kept until it has its
 * class, and on the line of play under way only.
 */

import type { Arena } from '../forms/arena.ts';
import { Left, Right, type Side } from '../forms/side.ts';
import type { PackedRules } from '../solver/packed-rules.ts';
import { MOST_PARTS, Regions } from '../solver/regions.ts';
import type { PartId } from '../solver/sums.ts';
import { IntColumn } from '../storage/int-column.ts';
import { MemoBy } from '../storage/memo.ts';
import { type Classes, classesIn, NOTHING } from './classes.ts';
import { beforePositionsGrow, type ComponentId, type PositionId } from './multisets.ts';

const classesOfPacked = new MemoBy<PackedRules, PackedClasses>('classes of packed boards');

/** The classes of a packed board as Left sees it. */
export function classesOfPackedBoard(
  arena: Arena,
  rules: PackedRules,
  board: Int32Array,
): PositionId {
  const make = (): PackedClasses => new PackedClasses(arena, classesIn(arena), rules);
  return arena.ownBy(classesOfPacked, rules, make).place(board);
}

/** A region whose moves are being looked at. */
interface Frame {
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

class PackedClasses {
  readonly #arena: Arena;
  readonly #classes: Classes;
  readonly #rules: PackedRules;
  readonly #regions: Regions;
  /** Region → its class + 1; 0 is not known. */
  readonly #known: IntColumn;
  /**
   * The moves of the regions under way, one region after the other: how many parts a move leaves, then the
   * parts as Left sees them.
   */
  readonly #moves = new IntColumn();
  readonly #left = new IntColumn();
  readonly #right = new IntColumn();
  readonly #list: number[] = [];
  /** A region, and what a move makes of it. */
  readonly #before: Int32Array;
  readonly #after: Int32Array;
  readonly #found = new Int32Array(MOST_PARTS);

  constructor(arena: Arena, classes: Classes, rules: PackedRules) {
    const beforeGrowth = (bytes: number): void => beforePositionsGrow(arena, this.bytes, bytes);
    this.#arena = arena;
    this.#classes = classes;
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

  place(board: Int32Array): PositionId {
    const count = this.#regions.split(board, this.#found);
    const parts = Array.from(this.#found.subarray(0, count), (part) => part as PartId);
    for (const part of parts) this.#explore(part);
    const classes = parts.map((part) => this.#classOf(part));
    return this.#classes.intern(classes.filter((one) => one !== NOTHING));
  }

  /** Finds the class of a region, after those of its options'. */
  #explore(root: PartId): void {
    const moves = this.#moves;
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
      this.#close(top);
      line.pop();
      moves.length = top.start;
    }
  }

  /** Lists the moves of a region. */
  #open(part: PartId): Frame {
    this.#arena.countPosition();
    const start = this.#moves.length;
    this.#regions.load(part, this.#before);
    this.#listMoves(Left);
    const split = this.#moves.length;
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
    const moves = this.#moves;
    const found = this.#found;
    const list = this.#list;
    const count = this.#rules.moves(before, list);
    this.#arena.tick(count);
    for (let i = 0; i < count; i++) {
      after.set(before);
      this.#rules.play(after, list[i] as number);
      if (mover === Right) this.#regions.exchange(after);
      const parts = this.#regions.split(after, found);
      moves.push(parts);
      for (let k = 0; k < parts; k++) moves.push(found[k] as number);
    }
  }

  /** A part that a move of the last region leaves and whose class is not known. */
  #nextUnknown(frame: Frame): PartId | undefined {
    const moves = this.#moves;
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

  /** Finds the class of the last region, all parts that its moves leave having one. */
  #close({ part, conjugate, start, split }: Frame): void {
    const classes = this.#classes;
    const left = this.#left;
    const right = this.#right;
    this.#collect(start, split, left);
    if (conjugate === part) {
      this.#collect(start, split, right);
      for (let i = 0; i < right.length; i++) {
        right.set(i, classes.conjugateOf(right.get(i) as PositionId));
      }
    } else {
      this.#collect(split, this.#moves.length, right);
    }
    const found = classes.classWith(left, right);
    this.#know(part, found);
    this.#know(conjugate, classes.conjugateClass(found));
  }

  /** The positions that the moves between two places lead to. */
  #collect(start: number, end: number, into: IntColumn): void {
    const moves = this.#moves;
    into.length = 0;
    for (let at = start; at < end; ) {
      const last = at + moves.get(at);
      const list = this.#classes.room(MOST_PARTS);
      let count = 0;
      for (at++; at <= last; at++) {
        const one = this.#classOf(moves.get(at) as PartId);
        if (one !== NOTHING) list[count++] = one;
      }
      into.push(this.#classes.internGathered(count));
    }
  }

  #isKnown(part: PartId): boolean {
    return part < this.#known.length && this.#known.get(part) !== 0;
  }

  #classOf(part: PartId): ComponentId {
    return (this.#known.get(part) - 1) as ComponentId;
  }

  #know(part: PartId, found: ComponentId): void {
    while (this.#known.length <= part) this.#known.push(0);
    this.#known.set(part, found + 1);
  }
}
