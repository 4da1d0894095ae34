/**
 * Games of heaps, of any number of players: a position is a vector of counts, one for each kind of
 * heap, and a move turns one heap into heaps of smaller kinds, or takes it away.
 *
 * An outcome is a set of bits in which every mover has a share, and a mover's share depends on the
 * outcomes of that mover's options: on their intersection and their union, or on there being none.
 * So a game is given by the moves of each kind, the shares of ends, and how shares follow. Where all
 * players have the same moves there is one mover.
 */

import { ValueError } from '../storage/errors.ts';

export interface HeapGame {
  /**
   * moves[kind][mover]: what the mover can make of one heap of the kind, each move a list of the
   * kinds that take its place, empty when the heap is taken away.
   */
  readonly moves: readonly (readonly (readonly (readonly number[])[])[])[];
  /**
   * Whether the last kind stands for a row of heaps without end: each of them has the moves of the
   * first, and every mover can also move to the earlier ones.
   */
  readonly alike: boolean;
  readonly recursion: Recursion;
}

/** How the outcome of a position follows from the outcomes of its options. */
export interface Recursion {
  /** The share of each mover where that mover has no option. */
  readonly ends: readonly number[];
  /** A mover's share from the intersection and the union of the outcomes of the mover's options. */
  readonly step: (common: number, any: number, mover: number) => number;
  /**
   * Whether a mover's share in `claimed` is right, given the outcomes of the mover's options. It is
   * what certificates are checked by: the definition, written down without regard to `step`.
   */
  readonly obeys: (claimed: number, options: readonly number[], mover: number) => boolean;
}

/**
 * Weights of the kinds such that no move makes a position heavier: 1 for all of them where no heap
 * ever falls into several.
 */
export function weightsOf({ moves }: HeapGame): number[] {
  const weights: number[] = [];
  const weightOf = (target: number): number => {
    const weight = weights[target];
    if (weight === undefined) throw new ValueError('a heap must turn into heaps of smaller kinds');
    return weight;
  };
  for (const ofMovers of moves) {
    const after = ofMovers
      .flat()
      .map((targets) => targets.reduce((sum, target) => sum + weightOf(target), 0));
    weights.push(after.reduce((most, weight) => Math.max(most, weight), 1));
  }
  return weights;
}
