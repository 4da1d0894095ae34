/**
 * The outcomes of all positions of a game of heaps up to a given weight, computed outright.
 *
 * No move makes a position heavier, so these positions are closed under moves, and a move always
 * leads to a smaller number. It lowers the weights s_k by amounts that depend on the move alone, and
 * the number by a sum that is looked up in running totals, not recomputed.
 */

import type { Ticker } from '../storage/budget.ts';
import { Gathered } from '../storage/gathered.ts';
import { type HeapGame, weightsOf } from './heap-game.ts';
import { Simplex } from './simplex.ts';

export class ExactHeapTable {
  /** @internal */
  readonly game: HeapGame;
  /** @internal The positions, numbered. */
  readonly simplex: Simplex;
  /** Outcome by number of the position. */
  readonly outcomes: Int32Array;

  constructor(game: HeapGame, total: number, budget?: Ticker) {
    this.game = game;
    this.simplex = new Simplex(weightsOf(game), total);
    this.outcomes = new Int32Array(this.simplex.size);
    this.#fill(budget);
  }

  /** The number of the position with the given counts. */
  numberOf(counts: ArrayLike<number>): number {
    return this.simplex.numberOf(counts);
  }

  /** Visit all positions in the order of their numbers; `counts` is reused between visits. */
  forEach(visit: (number: number, counts: Int32Array, weight: number) => void): void {
    const { weights, size } = this.simplex;
    const counts = new Int32Array(weights.length);
    const above = this.simplex.first();
    for (let number = 0; number < size; number++) {
      if (number > 0) this.simplex.next(above);
      for (let kind = 0; kind < counts.length; kind++) {
        const own = (above[kind] as number) - (above[kind + 1] as number);
        counts[kind] = own / (weights[kind] as number);
      }
      visit(number, counts, above[0] as number);
    }
  }

  #fill(budget: Ticker | undefined): void {
    const { simplex, outcomes } = this;
    const { ends, step } = this.game.recursion;
    const gathered = new Gathered();
    const kinds = simplex.weights.length;
    const { moves, falls } = compiled(this.game, simplex.weights);
    const above = simplex.first();
    const drops = new Float64Array(falls.length * (kinds + 1));
    for (let number = 0; number < outcomes.length; number++) {
      budget?.tick();
      if (number > 0) simplex.next(above);
      fillDrops(drops, simplex, above, falls);
      let outcome = 0;
      for (let mover = 0; mover < ends.length; mover++) {
        const ofMover = moves[mover] as readonly (readonly Int32Array[])[];
        gathered.clear();
        for (let kind = 0; kind < kinds; kind++) {
          if (above[kind] === above[kind + 1]) continue;
          for (const places of ofMover[kind] as readonly Int32Array[]) {
            gathered.add(outcomes[number - fallAlong(drops, places)] as number);
          }
        }
        outcome |= gathered.isEmpty
          ? (ends[mover] as number)
          : step(gathered.common, gathered.any, mover);
      }
      outcomes[number] = outcome;
    }
  }
}

/** Entry f · (K + 1) + k: by how much the number falls when s_0, …, s_{k−1} fall by falls[f]. */
function fillDrops(
  drops: Float64Array,
  { terms }: Simplex,
  above: Int32Array,
  falls: readonly number[],
): void {
  let at = 0;
  for (const fall of falls) {
    for (let kind = 0; kind < terms.length; kind++, at++) {
      const ofKind = terms[kind] as Float64Array;
      const weight = above[kind] as number;
      // Where less than that is left no move asks.
      const drop =
        weight < fall ? 0 : (ofKind[weight - fall] as number) - (ofKind[weight] as number);
      drops[at + 1] = (drops[at] as number) + drop;
    }
    at++;
  }
}

/** By how much a move lowers the number: the differences between pairs of places. */
function fallAlong(drops: Float64Array, places: Int32Array): number {
  let fall = 0;
  for (let at = 0; at < places.length; at += 2) {
    fall += (drops[places[at + 1] as number] as number) - (drops[places[at] as number] as number);
  }
  return fall;
}

interface CompiledMoves {
  /** moves[mover][kind]: each move as pairs of places in `drops`. */
  readonly moves: readonly (readonly (readonly Int32Array[])[])[];
  /** The amounts by which moves lower weights. */
  readonly falls: readonly number[];
}

/** What the moves do to the weights s_k, as places in the running totals. */
function compiled({ moves, recursion }: HeapGame, weights: readonly number[]): CompiledMoves {
  const falls: number[] = [];
  const placeOf = (fall: number, kind: number): number => {
    if (!falls.includes(fall)) falls.push(fall);
    return falls.indexOf(fall) * (weights.length + 1) + kind;
  };
  const compile = (kind: number, targets: readonly number[]): Int32Array => {
    const places: number[] = [];
    let fall = weights[kind] as number;
    let end = kind + 1;
    // The weights in the kinds from `begin` to `end` − 1 and above fall by the same amount.
    for (const target of [...targets].sort((a, b) => b - a)) {
      if (fall > 0 && end > target + 1) places.push(placeOf(fall, target + 1), placeOf(fall, end));
      fall -= weights[target] as number;
      end = target + 1;
    }
    if (fall > 0 && end > 0) places.push(placeOf(fall, 0), placeOf(fall, end));
    return Int32Array.from(places);
  };
  return {
    moves: recursion.ends.map((_, mover) =>
      moves.map((ofMovers, kind) =>
        (ofMovers[mover] ?? []).map((targets) => compile(kind, targets)),
      ),
    ),
    falls,
  };
}
