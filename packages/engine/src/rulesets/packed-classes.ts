/**
 * From the regions of packed boards to the classes they play like, without texts.
 */

import type { Arena } from '../forms/arena.ts';
import type { PackedRules } from '../solver/packed-rules.ts';
import { MOST_PARTS } from '../solver/regions.ts';
import type { PartId } from '../solver/sums.ts';
import { IntColumn } from '../storage/int-column.ts';
import { MemoBy } from '../storage/memo.ts';
import { type Classes, classesIn, NOTHING } from './classes.ts';
import type { ComponentId, PositionId } from './multisets.ts';
import { type Frame, PackedPlay } from './packed-play.ts';

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

/** Of a region it is known which class it is. */
class PackedClasses extends PackedPlay {
  readonly #classes: Classes;
  readonly #left = new IntColumn();
  readonly #right = new IntColumn();

  constructor(arena: Arena, classes: Classes, rules: PackedRules) {
    super(arena, rules);
    this.#classes = classes;
  }

  place(board: Int32Array): PositionId {
    const classes = this.playThrough(board).map((part) => this.knownOf(part) as ComponentId);
    return this.#classes.intern(classes.filter((one) => one !== NOTHING));
  }

  protected close({ part, conjugate, start, split }: Frame): void {
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
      this.#collect(split, this.moves.length, right);
    }
    const found = classes.classWith(left, right);
    this.know(part, found);
    this.know(conjugate, classes.conjugateClass(found));
  }

  /** The positions that the moves between two places lead to. */
  #collect(start: number, end: number, into: IntColumn): void {
    const { moves } = this;
    into.length = 0;
    for (let at = start; at < end; ) {
      const last = at + moves.get(at);
      const list = this.#classes.room(MOST_PARTS);
      let count = 0;
      for (at++; at <= last; at++) {
        const one = this.knownOf(moves.get(at) as PartId);
        if (one !== NOTHING) list[count++] = one;
      }
      into.push(this.#classes.internGathered(count));
    }
  }
}
