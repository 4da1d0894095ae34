/** Who wins a board, by search through its components; no form is built. */

import type { Arena } from '../forms/arena.ts';
import { Left, Right, type Side } from '../forms/side.ts';
import { type Outcome, outcomeFrom } from '../play/outcome.ts';
import type { Convention } from '../solver/convention.ts';
import { Search } from '../solver/search.ts';
import { SumSpace } from '../solver/sum-space.ts';
import { Transpositions } from '../solver/transpositions.ts';
import { MemoBy } from '../storage/memo.ts';
import type { Board } from './board.ts';
import { boardPartsIn } from './board-parts.ts';
import { classesIn } from './classes.ts';
import { summandsOf } from './sums.ts';

export type { Convention };

const winners = new MemoBy<Convention, Transpositions>('who wins');

/**
 * The outcome of a board.
 *
 * @example
 * boardOutcome(new Arena(), readBoard(domineering, [2, 2])) // → P
 */
export function boardOutcome(
  arena: Arena,
  board: Board,
  convention: Convention = 'misere',
): Outcome {
  const wins = (side: Side): boolean => boardIsWon(arena, board, side, convention);
  return outcomeFrom(wins(Left), wins(Right));
}

/**
 * Whether a player wins a board, moving first.
 *
 * @example
 * boardIsWon(new Arena(), readBoard(domineering, [2, 1]), Left, 'normal') // → true
 */
export function boardIsWon(
  arena: Arena,
  board: Board,
  mover: Side,
  convention: Convention = 'misere',
): boolean {
  // A sum may grow without any position coming back: its components show it.
  if (summandsOf(board).some(({ ruleset }) => ruleset.mayNotEnd)) classesIn(arena).place(board);
  const parts = boardPartsIn(arena);
  const table = arena.ownBy(winners, convention, () =>
    arena.counted(new Transpositions(1, { beforeGrowth: (bytes) => arena.beforeGrowth(bytes) })),
  );
  const search = new Search(new SumSpace(parts, convention), table);
  return search.moverWins(Int32Array.of(parts.place(board, mover)));
}
