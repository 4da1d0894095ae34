/** Sums of parts as a search space: a move is a move in one part while the others rest. */

import type { Convention } from './convention.ts';
import type { Frame, SearchSpace } from './search.ts';
import type { PartId, SumId, Sums } from './sums.ts';
import { LOSES, UNDECIDED, type Verdict, WINS } from './verdict.ts';

/** What must be known of parts. */
export interface Parts {
  readonly sums: Sums;
  /** What the mover can make of a part, as the opponent sees it then; good moves first. */
  optionsOf(part: PartId): readonly SumId[];
  /** A part as the opponent sees it. */
  conjugateOf(part: PartId): PartId;
  /** Counts a position; may throw where a budget is spent. */
  count(): void;
  readonly maxDepth: number;
  /** Refuses a line of play that is too long. */
  refuse(line: readonly SumId[]): never;
}

interface SumFrame extends Frame {
  /** The part that is moved in. */
  part: number;
  options: readonly SumId[];
  /** The option that comes next. */
  option: number;
}

export class SumSpace implements SearchSpace<SumFrame> {
  readonly words = 1;
  readonly maxDepth: number;
  readonly #parts: Parts;
  readonly #convention: Convention;
  /** The parts of a position to be. */
  readonly #scratch: number[] = [];

  constructor(parts: Parts, convention: Convention) {
    this.#parts = parts;
    this.#convention = convention;
    this.maxDepth = parts.maxDepth;
  }

  frame(): SumFrame {
    return { words: new Int32Array(1), begun: 0, part: 0, options: [], option: 0 };
  }

  open(frame: SumFrame): Verdict {
    frame.part = -1;
    frame.options = [];
    frame.option = 0;
    if (this.#toNextPart(frame)) return UNDECIDED;
    return this.#convention === 'misere' ? WINS : LOSES;
  }

  next(frame: SumFrame, child: Int32Array): boolean {
    if (frame.option === frame.options.length && !this.#toNextPart(frame)) return false;
    const { sums } = this.#parts;
    const sum = frame.words[0] as SumId;
    const scratch = this.#scratch;
    let count = 0;
    for (let i = 0, n = sums.count(sum); i < n; i++) {
      if (i !== frame.part) scratch[count++] = this.#parts.conjugateOf(sums.part(sum, i));
    }
    const option = frame.options[frame.option++] as SumId;
    for (let i = 0, n = sums.count(option); i < n; i++) scratch[count++] = sums.part(option, i);
    child[0] = sums.intern(scratch, count);
    return true;
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
      const options = this.#parts.optionsOf(part);
      if (options.length === 0) continue;
      frame.part = i;
      frame.options = options;
      frame.option = 0;
      return true;
    }
    return false;
  }
}
