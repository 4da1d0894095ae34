/**
 * Counting rules: the positions of a quotient are counts of finitely many kinds of heap, and a move
 * takes one heap away and may put smaller ones back.
 *
 * The kinds are numbered so that a heap only ever turns into kinds of smaller number; a position is
 * a vector of counts. The last kind may stand for *all* larger heaps at once (`alike`): then a heap
 * of that kind may also be moved to another heap of the same kind, unless it is the smallest one.
 */

import { heapSize, printGame } from './explicit.ts';
import type { GameId, GameStore } from './store.ts';
import { subpositions } from './subpositions.ts';

export interface CountingRules {
  readonly players: number;
  /** What each kind is called, for presentations and messages. */
  readonly names: readonly string[];
  /** For each kind the moves from one heap of it: how many heaps of each smaller kind appear. */
  readonly moves: readonly (readonly ReadonlyMap<number, number>[])[];
  /** Whether the last kind stands for every nim-heap from its size on. */
  readonly alike: boolean;
}

/** The rules of Nim with heaps of size 1 to `largest`; `alike` lets the last stand for all larger. */
export function nimRules(players: number, largest: number, alike: boolean): CountingRules {
  const sizes = Array.from({ length: largest }, (_, index) => index + 1);
  return {
    players,
    names: sizes.map((size) => (size === 1 ? '*' : `*${size}`)),
    moves: sizes.map((size) =>
      Array.from({ length: size }, (_, left) => new Map(left === 0 ? [] : [[left - 1, 1]])),
    ),
    alike,
  };
}

/** The rules of all sums of subpositions of the given impartial games. */
export function rulesOf(store: GameStore, generators: readonly GameId[]): CountingRules {
  const kinds = subpositions(store, generators).filter((game) => game !== store.zero);
  if (kinds.some((kind) => !store.isImpartial(kind))) {
    throw new TypeError('A quotient is taken of impartial games.');
  }
  const numbers = new Map(kinds.map((kind, index) => [kind, index]));
  return {
    players: store.players,
    names: kinds.map((kind) => {
      const size = heapSize(store, kind);
      return size === undefined ? printGame(store, kind) : size === 1 ? '*' : `*${size}`;
    }),
    moves: kinds.map((kind) =>
      store.options(kind).map((option) => {
        const number = numbers.get(option);
        return new Map(number === undefined ? [] : [[number, 1]]);
      }),
    ),
    alike: false,
  };
}
