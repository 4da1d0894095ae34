/**
 * The outcomes of all positions of some counting rules with at most a given number of heaps,
 * computed outright.
 *
 * A move never makes more heaps, so these positions are closed under moves. A vector of counts is
 * described by how many heaps it has of kind k or more, s_0 ≥ s_1 ≥ …; these sequences are numbered
 * by the combinatorial number system, in which a move from kind i to kind j lowers s_{j+1}, …, s_i
 * by one and the number by a sum of binomial coefficients that is looked up, not recomputed.
 */

import type { Ticker } from '../../storage/budget.ts';
import type { Convention, PlayerSet } from '../games/players.ts';
import { step } from '../play/outcome.ts';
import type { CountingRules } from './counting.ts';

export class ExactTable {
  readonly rules: CountingRules;
  readonly heaps: number;
  /** Outcome by number of the position. */
  readonly outcomes: Int32Array;
  readonly #kinds: number;
  /** #binomial[k][c] = C(c, kinds − k). */
  readonly #binomial: Float64Array[];

  constructor(rules: CountingRules, convention: Convention, heaps: number, budget?: Ticker) {
    this.rules = rules;
    this.heaps = heaps;
    this.#kinds = rules.moves.length;
    this.#binomial = binomials(this.#kinds, heaps);
    const size = this.#firstWith(heaps + 1);
    this.outcomes = new Int32Array(size);
    this.#fill(convention, size, budget);
  }

  /** The number of the position with the given counts. */
  numberOf(counts: ArrayLike<number>): number {
    let number = 0;
    let atLeast = 0;
    for (let kind = this.#kinds - 1; kind >= 0; kind--) {
      atLeast += counts[kind] as number;
      number += this.#term(kind, atLeast);
    }
    return number;
  }

  /** Visit all positions in the order of their numbers; `counts` is reused between visits. */
  forEach(visit: (number: number, counts: Int32Array, total: number) => void): void {
    const counts = new Int32Array(this.#kinds);
    const atLeast = new Int32Array(this.#kinds);
    for (let number = 0; number < this.outcomes.length; number++) {
      for (let kind = 0; kind < this.#kinds; kind++) {
        counts[kind] = (atLeast[kind] as number) - (atLeast[kind + 1] ?? 0);
      }
      visit(number, counts, atLeast[0] ?? 0);
      nextSequence(atLeast);
    }
  }

  #fill(convention: Convention, size: number, budget: Ticker | undefined): void {
    const kinds = this.#kinds;
    const { moves, players } = this.rules;
    const atLeast = new Int32Array(kinds);
    /** drop[k]: by how much the number falls when s_0, …, s_{k−1} all fall by one. */
    const drop = new Float64Array(kinds + 1);
    this.outcomes[0] = convention;
    for (let number = 1; number < size; number++) {
      budget?.tick();
      nextSequence(atLeast);
      for (let kind = 0; kind < kinds; kind++) {
        const s = atLeast[kind] as number;
        const fall = s === 0 ? 0 : this.#term(kind, s) - this.#term(kind, s - 1);
        drop[kind + 1] = (drop[kind] as number) + fall;
      }
      let common = -1;
      let any: PlayerSet = 0;
      for (let kind = 0; kind < kinds; kind++) {
        if (atLeast[kind] === (atLeast[kind + 1] ?? 0)) continue;
        for (const target of moves[kind] as readonly number[]) {
          const fall = (drop[kind + 1] as number) - (drop[target + 1] as number);
          const outcome = this.outcomes[number - fall] as number;
          common &= outcome;
          any |= outcome;
        }
      }
      this.outcomes[number] = step(common, any, players);
    }
  }

  /** What s_kind = atLeast contributes to the number. */
  #term(kind: number, atLeast: number): number {
    const row = this.#binomial[kind] as Float64Array;
    return row[atLeast + this.#kinds - 1 - kind] as number;
  }

  #firstWith(heaps: number): number {
    return this.#kinds === 0 ? 1 : this.#term(0, heaps);
  }
}

/** The next weakly decreasing sequence in lexicographic order. */
function nextSequence(sequence: Int32Array): void {
  let last = sequence.length - 1;
  while (last > 0 && sequence[last] === sequence[last - 1]) sequence[last--] = 0;
  sequence[last] = (sequence[last] ?? 0) + 1;
}

function binomials(kinds: number, heaps: number): Float64Array[] {
  return Array.from({ length: kinds }, (_, kind) => {
    const below = kinds - kind;
    const row = new Float64Array(heaps + kinds + 2);
    for (let above = below; above < row.length; above++) {
      let value = 1;
      for (let factor = 1; factor <= below; factor++)
        value = (value * (above - below + factor)) / factor;
      row[above] = Math.round(value);
    }
    return row;
  });
}
