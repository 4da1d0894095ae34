/**
 * Who wins, by search: the player to move wins when some move leaves the opponent without a win.
 * Moves are tried only until one wins, what was found is kept in a table, and the search keeps a
 * stack of its own, so that long games do not overflow the program's.
 *
 * A position is a few words, always seen by the player to move (the mover). So there is no case of
 * Left and of Right: a position with Right to move is its conjugate with Left to move [Siegel,
 * Definition 1.5], and the two share what is known of them.
 */

import type { SearchProgress } from '../storage/budget.ts';
import type { Transpositions } from './transpositions.ts';
import { LOSES, UNDECIDED, type Verdict, WINS } from './verdict.ts';

/** A position whose moves are being tried. */
export interface Frame {
  /** The words of the position. */
  readonly words: Int32Array;
  /** Steps counted when it was opened. */
  begun: number;
}

/** What is searched. */
export interface SearchSpace<F extends Frame> {
  /** Words of a position. */
  readonly words: number;
  /** An empty frame; the search uses it again and again. */
  frame(): F;
  /** Gets ready to list the moves of the position in a frame, or tells who wins without. */
  open(frame: F): Verdict;
  /** Writes the position after the next move, as the opponent sees it; `false` where no move is left. */
  next(frame: F, child: Int32Array): boolean;
  /** Makes room for one more step; may forget all but the line of play, and writes its frames anew then. */
  makeRoom(line: readonly F[], length: number): void;
  /** Counts a position; may throw where a budget is spent. */
  count(): void;
  /** Lines of play with more moves are not followed. */
  readonly maxDepth: number;
  /** Refuses a line of play that is too long. */
  refuse(line: readonly F[]): never;
}

export class Search<F extends Frame> implements SearchProgress {
  readonly #space: SearchSpace<F>;
  readonly #table: Transpositions;
  readonly #frames: F[] = [];
  readonly #begun = Date.now();
  /** Moves made on the line that is looked at. */
  depth = 0;
  /** Positions opened. */
  positions = 0;

  constructor(space: SearchSpace<F>, table: Transpositions) {
    this.#space = space;
    this.#table = table;
  }

  get positionsPerSecond(): number {
    return (1000 * this.positions) / Math.max(1, Date.now() - this.#begun);
  }

  get tableFill(): number {
    return this.#table.fill;
  }

  /** Whether the player to move wins the position with these words. */
  moverWins(root: Int32Array): boolean {
    const known = this.#table.get(root, 0);
    if (known !== UNDECIDED) return known === WINS;
    this.#table.tryAgain();
    const child = new Int32Array(this.#space.words);
    child.set(root);
    this.depth = -1;
    // What became of the move that was looked at last; the root counts as one.
    let verdict = this.#enter(child);
    while (this.depth >= 0) {
      if (verdict === UNDECIDED) {
        verdict = this.#step(this.#frames[this.depth] as F, child);
      } else {
        // The opponent's loss is the mover's win. Her win refutes one move only.
        verdict = verdict === LOSES ? this.#leave(WINS) : UNDECIDED;
      }
    }
    return verdict === WINS;
  }

  /** Looks at the next move of a frame: what the opponent makes of it, or who wins if none is left. */
  #step(frame: F, child: Int32Array): Verdict {
    this.#space.makeRoom(this.#frames, this.depth + 1);
    if (!this.#space.next(frame, child)) return this.#leave(LOSES);
    const known = this.#table.get(child, 0);
    return known === UNDECIDED ? this.#enter(child) : known;
  }

  /** Opens a position on top of the line of play, unless its winner can be told at once. */
  #enter(words: Int32Array): Verdict {
    const space = this.#space;
    const depth = this.depth + 1;
    if (depth > space.maxDepth) space.refuse(this.#frames.slice(0, depth));
    if (depth === this.#frames.length) this.#frames.push(space.frame());
    const frame = this.#frames[depth] as F;
    frame.words.set(words);
    frame.begun = this.positions;
    const verdict = space.open(frame);
    if (verdict !== UNDECIDED) return verdict;
    space.count();
    this.positions++;
    this.depth = depth;
    return UNDECIDED;
  }

  /** Closes the position on top with what was found, which is what the move to it comes to. */
  #leave(verdict: Verdict): Verdict {
    const frame = this.#frames[this.depth] as F;
    this.#table.set(frame.words, 0, verdict, this.positions - frame.begun);
    this.depth--;
    return verdict;
  }
}
