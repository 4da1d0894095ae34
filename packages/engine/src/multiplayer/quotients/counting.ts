/**
 * Counting rules: the positions of a quotient are counts of finitely many kinds of heap, and a move
 * turns one heap into a heap of another kind or takes it away.
 *
 * The kinds are numbered so that a heap only ever turns into a kind of smaller number; a position
 * is a vector of counts. The last kind may stand for *all* larger nim-heaps at once (`alike`): then
 * a heap of that kind may also be moved to another heap of the same kind, unless it is the
 * smallest.
 */

import type { HeapGame } from '../../folds/heap-game.ts';
import { heapName } from '../../notation/signs.ts';
import { type Budget, type Ticker, tickerOf } from '../../storage/budget.ts';
import { ValueError } from '../../storage/errors.ts';
import { type Convention, hasPlayer, type PlayerSet } from '../games/players.ts';
import type { GameId, GameStore } from '../games/store.ts';
import { StructuralOrder } from '../games/structural-order.ts';
import { heapSize, printGame } from '../notation/explicit.ts';
import { step } from '../play/outcome.ts';

/** The target of a move that takes the heap away. */
export const GONE = -1;

export interface CountingRules {
  readonly players: number;
  /** What each kind is called, for presentations and messages. */
  readonly names: readonly string[];
  /** For each kind the kinds one heap of it can become, `GONE` among them where allowed. */
  readonly moves: readonly (readonly number[])[];
  /** Whether the last kind stands for every nim-heap from its size on. */
  readonly alike: boolean;
}

/** The rules as a game of heaps: everybody has the same moves, and outcomes are sets of players. */
export function heapGame(
  { players, moves, alike }: CountingRules,
  convention: Convention,
): HeapGame {
  return {
    moves: moves.map((targets) => [targets.map((target) => (target === GONE ? [] : [target]))]),
    alike,
    recursion: {
      ends: [convention],
      step: (common, any) => step(common, any, players),
      obeys: (claimed, options) => obeysDefinition(claimed, options, convention, players),
    },
  };
}

/** [Spindler, Definition 3.1], word for word. */
function obeysDefinition(
  claimed: PlayerSet,
  options: readonly PlayerSet[],
  convention: Convention,
  players: number,
): boolean {
  if (options.length === 0) return claimed === convention;
  const previous = players - 1;
  if (hasPlayer(claimed, 0) !== options.some((option) => hasPlayer(option, previous))) return false;
  for (let i = 1; i < players; i++) {
    if (hasPlayer(claimed, i) !== options.every((option) => hasPlayer(option, i - 1))) return false;
  }
  return true;
}

/** Nim with heaps of size 1 to `largest`; `alike` lets the last kind stand for all larger ones. */
export function nimRules(
  players: number,
  largest: number,
  alike: boolean,
  budget?: Budget | Ticker,
): CountingRules {
  const ticker = tickerOf(budget);
  const sizes = Array.from({ length: largest }, (_, index) => index + 1);
  return {
    players,
    names: sizes.map(heapName),
    moves: sizes.map((size) => {
      ticker?.tick(size);
      return Array.from({ length: size }, (_, rest) => rest - 1);
    }),
    alike,
  };
}

/** All sums of subpositions of the given impartial games. */
export function rulesOf(store: GameStore, generators: readonly GameId[]): CountingRules {
  // In structural order, so that the letters of a quotient do not tell what was built before.
  const { games } = new StructuralOrder(store, generators);
  const kinds = games.filter((game) => game !== store.zero);
  if (kinds.some((kind) => !store.isImpartial(kind))) {
    throw new ValueError('a quotient is taken of impartial games');
  }
  const numbers = new Map(kinds.map((kind, index) => [kind, index]));
  return {
    players: store.players,
    names: kinds.map((kind) => {
      const size = heapSize(store, kind);
      return size === undefined ? printGame(store, kind) : heapName(size);
    }),
    moves: kinds.map((kind) =>
      store
        .options(kind)
        .map((option) => numbers.get(option) ?? GONE)
        .sort((a, b) => a - b),
    ),
    alike: false,
  };
}
