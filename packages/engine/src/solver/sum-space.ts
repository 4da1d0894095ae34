/** Sums of parts as a search space: a move is a move in one part while the others rest. */

import type { Convention } from './convention.ts';
import type { Frame, SearchSpace } from './search.ts';
import type { PartId, SumId, Sums } from './sums.ts';
import { LOSES, UNDECIDED, type Verdict, WINS } from './verdict.ts';

/** What must be known of parts. */
export interface Parts {
  readonly sums: Sums;
  /** Lists the mover's moves in a part, in numbers of the store's own, good ones first; tells how many. */
  moves(part: PartId, list: number[]): number;
  /** What a part becomes by a move, as the opponent sees it. */
  after(part: PartId, move: number): SumId;
  /** A part as the opponent sees it. */
  conjugateOf(part: PartId): PartId;
  /** Makes room for one more step; may forget all but some sums, and puts their new ids in their places. */
  makeRoom(line: readonly Frame[], length: number): void;
  /** Counts a position; may throw where a budget is spent. */
  count(): void;
  readonly maxDepth: number;
  /** Refuses a line of play that is too long. */
  refuse(line: readonly SumId[]): never;
}

interface SumFrame extends Frame {
  /** Which part of the sum is moved in. */
  part: number;
  /** Its moves, of which there are `count`. */
  readonly moves: number[];
  count: number;
  /** The move that comes next. */
  move: number;
}

export class SumSpace implements SearchSpace<SumFrame> {
  readonly words = 1;
  readonly maxDepth: number;
  readonly #parts: Parts;
  readonly #convention: Convention;
  /** The parts of a position to be; typed, so that whatever sorts or interns them is compiled once. */
  #scratch = new Int32Array(64);

  constructor(parts: Parts, convention: Convention) {
    this.#parts = parts;
    this.#convention = convention;
    this.maxDepth = parts.maxDepth;
  }

  frame(): SumFrame {
    return { words: new Int32Array(1), begun: 0, part: 0, moves: [], count: 0, move: 0 };
  }

  open(frame: SumFrame): Verdict {
    frame.part = -1;
    frame.count = 0;
    frame.move = 0;
    if (this.#toNextPart(frame)) return UNDECIDED;
    return this.#convention === 'misere' ? WINS : LOSES;
  }

  next(frame: SumFrame, child: Int32Array): boolean {
    if (frame.move === frame.count && !this.#toNextPart(frame)) return false;
    const { sums } = this.#parts;
    const sum = frame.words[0] as SumId;
    const moved = sums.part(sum, frame.part);
    const option = this.#parts.after(moved, frame.moves[frame.move++] as number);
    const n = sums.count(sum);
    const left = sums.count(option);
    if (n === 1 && (left === 1 || this.#convention === 'misere')) {
      child[0] = option;
      return true;
    }
    if (n + left > this.#scratch.length) this.#scratch = new Int32Array(2 * (n + left));
    const scratch = this.#scratch;
    let count = 0;
    for (let i = 0; i < n; i++) {
      if (i !== frame.part) scratch[count++] = this.#parts.conjugateOf(sums.part(sum, i));
    }
    for (let i = 0; i < left; i++) scratch[count++] = sums.part(option, i);
    if (this.#convention === 'normal') count = this.#cancel(scratch, count);
    child[0] = sums.intern(scratch, count);
    return true;
  }

  /**
   * Takes out of a list each part that is there with its conjugate, and the conjugate too; tells how
   * many are left. In normal play they come to nothing together: whatever is done in one can be answered
   * in the other, so that the last move in the two is the answer, and the winner of the rest wins.
   */
  #cancel(list: Int32Array, count: number): number {
    for (let i = 0; i < count; i++) {
      const conjugate = this.#parts.conjugateOf(list[i] as PartId);
      let other = i + 1;
      while (other < count && list[other] !== conjugate) other++;
      if (other === count) continue;
      // The last two take their places; that of `i` is looked at again.
      list[other] = list[--count] as number;
      list[i] = list[--count] as number;
      i--;
    }
    return count;
  }

  makeRoom(line: readonly SumFrame[], length: number): void {
    // Parts of a sum keep their order when they are numbered anew, so that frames go on where they were.
    this.#parts.makeRoom(line, length);
  }

  count(): void {
    this.#parts.count();
  }

  refuse(line: readonly SumFrame[]): never {
    return this.#parts.refuse(line.map(({ words }) => words[0] as SumId));
  }

  /** Goes on to the next part with a move; equal parts are one to move in. */
  #toNextPart(frame: SumFrame): boolean {
    const { sums } = this.#parts;
    const sum = frame.words[0] as SumId;
    const count = sums.count(sum);
    for (let i = frame.part + 1; i < count; i++) {
      const part = sums.part(sum, i);
      if (i > 0 && part === sums.part(sum, i - 1)) continue;
      frame.count = this.#parts.moves(part, frame.moves);
      if (frame.count === 0) continue;
      frame.part = i;
      frame.move = 0;
      return true;
    }
    frame.part = count;
    frame.move = frame.count;
    return false;
  }
}
