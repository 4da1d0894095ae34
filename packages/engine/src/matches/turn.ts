/** A board with a player to move, and what play by definition says of it. */

import { opponent, type Side } from '../forms/side.ts';
import type { Board } from '../rulesets/board.ts';
import { boardMoves } from '../rulesets/board-moves.ts';
import type { Convention } from '../rulesets/outcome.ts';
import type { Ticker } from '../storage/budget.ts';

export interface Turn {
  readonly board: Board;
  /** Who is to move. */
  readonly mover: Side;
}

/** The boards the player to move can move to, each once. */
export function movesOf({ board, mover }: Turn, ticker?: Ticker): Board[] {
  return boardMoves(board, mover, ticker);
}

/** The turn after a move. */
export function turnAfter({ mover }: Turn, after: Board): Turn {
  return { board: after, mover: opponent(mover) };
}

/** Who has won where the player to move has no move: under misère play this player, else the other. */
export function winnerAtEnd(mover: Side, convention: Convention): Side {
  return convention === 'misere' ? mover : opponent(mover);
}
