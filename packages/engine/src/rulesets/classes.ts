/**
 * The components of boards as they play: two components with the same
 * options are one, like the 1×2 and the 1×3 strip of Domineering, and what has
 * no move is nothing at all. Options of a class consist of classes with smaller
 * ids, so that whatever is defined option by option can be computed in id order.
 *
 * A class and its conjugate, which is the same with the players exchanged, are a pair: the options of
 * one are kept, and those of the other are their conjugates. The kept one, which was met first, has an
 * even id, the other the odd id after it; where both are the same, only the even id occurs.
 */

import type { Arena } from '../forms/arena.ts';
import { Left, opponent, Right, SIDES, type Side } from '../forms/side.ts';
import { mixHash } from '../storage/hashing.ts';
import { IntColumn } from '../storage/int-column.ts';
import { Memo } from '../storage/memo.ts';
import {
  beforePositionsGrow,
  type ComponentId,
  Multisets,
  NO_COMPONENTS,
  type PositionId,
} from './multisets.ts';

const classesOfBoards = new Memo<Classes>('classes of components');

/** The class without moves; no position contains it. */
export const NOTHING = 0 as ComponentId;

/** Kinds of classes, as bits. A dead end of a side has its bit shifted by the side. */
const DICOT = 1;
const DEAD_ENDING = 2;
const DEAD_END = 4;
/** The class is its own conjugate. */
const SYMMETRIC = 16;

const FIRST_SLOTS = 1 << 8;

export class Classes extends Multisets {
  /** The options of all kept classes, one class after the other: Left's sorted, then Right's sorted. */
  private readonly pool: IntColumn;
  /** Twice the pair → where Left's options start in the pool, then where Right's do; then where they end. */
  private readonly starts: IntColumn;
  /** Pair → the kind of its kept class. */
  private readonly kinds: IntColumn;
  /** Half of a position's id, where it has several components → the id of its conjugate; 0 is not known. */
  private readonly conjugates: IntColumn;
  /** Pair → its hash, which is the same for a class and its conjugate. */
  private readonly hashes: IntColumn;
  /** Slot → pair + 1; 0 is free. */
  private slots = new Int32Array(FIRST_SLOTS);
  /** The options of the conjugate of the class that is looked for. */
  private readonly conjugateLeft = new IntColumn();
  private readonly conjugateRight = new IntColumn();

  constructor(arena: Arena) {
    super(arena);
    const column = (): IntColumn =>
      new IntColumn((bytes) => beforePositionsGrow(arena, this.bytes, bytes));
    this.pool = column();
    this.starts = column();
    this.kinds = column();
    this.conjugates = column();
    this.hashes = column();
    this.starts.push(0);
    const empty = new IntColumn();
    this.append(empty, empty, true, 0);
  }

  override get bytes(): number {
    // The first sums are made before there are classes.
    if (this.hashes === undefined) return super.bytes;
    const columns = [this.pool, this.starts, this.kinds, this.conjugates, this.hashes];
    return columns.reduce((sum, { bytes }) => sum + bytes, super.bytes + this.slots.byteLength);
  }

  /** How many pairs of a class and its conjugate there are. */
  get pairs(): number {
    return this.kinds.length;
  }

  /** Where the options of a side start, for a class with an even id; read them with `optionAt`. */
  optionsStart(kept: ComponentId, side: Side): number {
    return this.starts.get(kept + side);
  }

  /** One past the last option of a side. */
  optionsEnd(kept: ComponentId, side: Side): number {
    return this.starts.get(kept + side + 1);
  }

  /** The option at a place between `optionsStart` and `optionsEnd`. */
  optionAt(place: number): PositionId {
    return this.pool.get(place) as PositionId;
  }

  optionsOf(component: ComponentId, side: Side): readonly PositionId[] {
    const isKept = (component & 1) === 0;
    const kept = (component & ~1) as ComponentId;
    const whose = isKept ? side : opponent(side);
    const options: PositionId[] = [];
    for (let i = this.optionsStart(kept, whose), end = this.optionsEnd(kept, whose); i < end; i++) {
      const option = this.optionAt(i);
      options.push(isKept ? option : this.conjugateOf(option));
    }
    return options;
  }

  /** The class with the players exchanged. */
  conjugateClass(component: ComponentId): ComponentId {
    const isSymmetric = (this.kinds.get(component >> 1) & SYMMETRIC) !== 0;
    return (isSymmetric ? component : component ^ 1) as ComponentId;
  }

  /** The position with the players exchanged. */
  conjugateOf(position: PositionId): PositionId {
    if (position === NO_COMPONENTS) return position;
    if ((position & 1) === 1) return this.single(this.conjugateClass(this.component(position, 0)));
    const place = position >> 1;
    while (this.conjugates.length <= place) this.conjugates.push(0);
    const known = this.conjugates.get(place);
    if (known !== 0) return known as PositionId;
    const count = this.count(position);
    const list = this.room(count);
    for (let i = 0; i < count; i++) list[i] = this.conjugateClass(this.component(position, i));
    const conjugate = this.internGathered(count);
    this.conjugates.set(place, conjugate);
    return conjugate;
  }

  /** Whether both players can move, or neither, here and after any moves. */
  isDicot(component: ComponentId): boolean {
    return (this.kinds.get(component >> 1) & DICOT) !== 0;
  }

  /** Whether a player who cannot move, here or after any moves, never will. */
  isDeadEnding(component: ComponentId): boolean {
    return (this.kinds.get(component >> 1) & DEAD_ENDING) !== 0;
  }

  /** Whether somebody cannot move in a class. */
  isEnd(component: ComponentId): boolean {
    const kept = (component & ~1) as ComponentId;
    return SIDES.some((side) => this.optionsStart(kept, side) === this.optionsEnd(kept, side));
  }

  /**
   * All classes that occur in a position or after any moves, those with even ids for themselves and their
   * conjugates, by increasing id.
   */
  classesWithin(position: PositionId): ComponentId[] {
    const count = this.count(position);
    if (count === 0) return [];
    const last = this.component(position, count - 1) >> 1;
    const seen = new Uint8Array(last + 1);
    this.mark(seen, position);
    const found: ComponentId[] = [];
    // Options have smaller ids, so that nothing is marked after it has been passed.
    for (let pair = last; pair > 0; pair--) {
      if (seen[pair] === 0) continue;
      this.arena.tick();
      const kept = (pair * 2) as ComponentId;
      found.push(kept);
      const end = this.optionsEnd(kept, Right);
      for (let i = this.optionsStart(kept, Left); i < end; i++) this.mark(seen, this.optionAt(i));
    }
    return found.reverse();
  }

  /** Marks the pairs of a position's classes. */
  private mark(seen: Uint8Array, position: PositionId): void {
    for (let i = 0, count = this.count(position); i < count; i++) {
      seen[this.component(position, i) >> 1] = 1;
    }
  }

  /** The class with these options, which it sorts. */
  classWith(left: IntColumn, right: IntColumn): ComponentId {
    const { conjugateLeft, conjugateRight } = this;
    this.conjugateEach(right, conjugateLeft);
    this.conjugateEach(left, conjugateRight);
    left.toSet();
    right.toSet();
    conjugateLeft.toSet();
    conjugateRight.toSet();
    const hash = eitherHash(hashOf(left, right), hashOf(conjugateLeft, conjugateRight));
    const { slots } = this;
    const mask = slots.length - 1;
    let slot = hash & mask;
    for (let held = slots[slot] as number; held !== 0; held = slots[slot] as number) {
      const pair = held - 1;
      if (this.hashes.get(pair) === hash) {
        if (this.isKept(pair, left, right)) return (pair * 2) as ComponentId;
        if (this.isKept(pair, conjugateLeft, conjugateRight)) return (pair * 2 + 1) as ComponentId;
      }
      slot = (slot + 1) & mask;
    }
    const symmetric = left.equals(conjugateLeft) && right.equals(conjugateRight);
    return this.append(left, right, symmetric, hash);
  }

  private conjugateEach(options: IntColumn, into: IntColumn): void {
    into.length = 0;
    for (let i = 0; i < options.length; i++) {
      into.push(this.conjugateOf(options.get(i) as PositionId));
    }
  }

  private isKept(pair: number, left: IntColumn, right: IntColumn): boolean {
    const kept = (pair * 2) as ComponentId;
    return this.hasOptions(kept, Left, left) && this.hasOptions(kept, Right, right);
  }

  private hasOptions(kept: ComponentId, side: Side, options: IntColumn): boolean {
    const start = this.optionsStart(kept, side);
    const { length } = options;
    if (this.optionsEnd(kept, side) - start !== length) return false;
    for (let i = 0; i < length; i++) if (this.pool.get(start + i) !== options.get(i)) return false;
    return true;
  }

  private append(left: IntColumn, right: IntColumn, symmetric: boolean, hash: number): ComponentId {
    const pair = this.pairs;
    this.arena.tick();
    // All the room first, so that a refusal leaves no half of a class.
    this.pool.reserve(left.length + right.length);
    this.starts.reserve(2);
    this.kinds.reserve(1);
    this.hashes.reserve(1);
    if ((pair + 1) * 2 > this.slots.length) this.rehash();
    for (let i = 0; i < left.length; i++) this.pool.push(left.get(i));
    this.starts.push(this.pool.length);
    for (let i = 0; i < right.length; i++) this.pool.push(right.get(i));
    this.starts.push(this.pool.length);
    this.kinds.push(this.kindOf((pair * 2) as ComponentId) | (symmetric ? SYMMETRIC : 0));
    this.hashes.push(hash);
    enter(this.slots, pair, hash);
    return (pair * 2) as ComponentId;
  }

  private rehash(): void {
    const length = this.slots.length * 2;
    beforePositionsGrow(this.arena, this.bytes, length * 4);
    const slots = new Int32Array(length);
    for (let pair = 0; pair < this.pairs; pair++) enter(slots, pair, this.hashes.get(pair));
    this.slots = slots;
  }

  private kindOf(kept: ComponentId): number {
    let common = -1;
    for (let i = this.optionsStart(kept, Left); i < this.optionsEnd(kept, Right); i++) {
      const option = this.optionAt(i);
      for (let k = 0, count = this.count(option); k < count; k++) {
        common &= this.kindOfClass(this.component(option, k));
      }
    }
    let kind = common & (DICOT | DEAD_ENDING);
    for (const side of SIDES) {
      const other = opponent(side);
      if (this.optionsEnd(kept, side) > this.optionsStart(kept, side)) continue;
      if (this.optionsEnd(kept, other) > this.optionsStart(kept, other)) kind &= ~DICOT;
      if ((common & (DEAD_END << side)) !== 0) kind |= DEAD_END << side;
      else kind &= ~DEAD_ENDING;
    }
    return kind;
  }

  /** The kind of a class, kept or not: of a conjugate the dead ends are the other player's. */
  private kindOfClass(component: ComponentId): number {
    const kind = this.kinds.get(component >> 1);
    if ((component & 1) === 0) return kind;
    const left = (kind >> Left) & DEAD_END;
    const right = (kind >> Right) & DEAD_END;
    return (kind & (DICOT | DEAD_ENDING)) | (left << Right) | (right << Left);
  }
}

/** A hash of the options of a class. */
function hashOf(left: IntColumn, right: IntColumn): number {
  let hash = left.length;
  for (let i = 0; i < left.length; i++) hash = mixHash(hash, left.get(i));
  for (let i = 0; i < right.length; i++) hash = mixHash(hash, right.get(i));
  return hash;
}

/**
 * One hash for a class and its conjugate, from both of theirs. They are added up: ^ would make it 0 wherever a
 * class is its own conjugate, and so for all classes of an impartial ruleset.
 *
 * @internal
 */
export function eitherHash(one: number, other: number): number {
  const both = (one + other) | 0;
  return both ^ (both >>> 15);
}

function enter(slots: Int32Array, pair: number, hash: number): void {
  const mask = slots.length - 1;
  let slot = hash & mask;
  while (slots[slot] !== 0) slot = (slot + 1) & mask;
  slots[slot] = pair + 1;
}

/** The classes of all boards in an arena. */
export function classesIn(arena: Arena): Classes {
  return arena.own(classesOfBoards, () => new Classes(arena));
}
