// The moves on heaps, by heap and by how many counters they take.

import type { MatchTurn } from '../../protocol/matches.ts';

export interface HeapMove {
  readonly move: number;
  readonly heap: number;
  readonly takes: number;
}

/** Heaps of one size are as good as each other: a move on one of them can be made on all. */
export function heapMoves({ moves }: MatchTurn, heaps: readonly number[]): HeapMove[] {
  return moves.flatMap(({ gesture }, move) => {
    if (gesture.kind !== 'heap') return [];
    const size = heaps[gesture.heap];
    return [...heaps.keys()]
      .filter((heap) => heaps[heap] === size)
      .map((heap) => ({ move, heap, takes: gesture.takes }));
  });
}

export function takenAt(moves: readonly HeapMove[], heap: number, takes: number): HeapMove[] {
  return moves.filter((one) => one.heap === heap && one.takes === takes);
}
