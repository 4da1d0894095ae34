/** A board with a player to move, and what play by definition says of it. */

import { opponent, type Side } from '../forms/side.ts';
import { type Board, positionToText } from '../rulesets/board.ts';
import { boardMoves } from '../rulesets/board-moves.ts';
import type { Convention } from '../rulesets/outcome.ts';
import { summandsOf } from '../rulesets/sums.ts';
import type { Ticker } from '../storage/budget.ts';

export interface Turn {
  readonly board: Board;
  /** Who is to move. */
  readonly mover: Side;
}

/**
 * The boards the player to move can move to, each once. On a graph it makes a difference to the eye which
 * of two edges is cut, though the positions are the same: there each is a move. In a sum the moves of one
 * board follow those of another.
 */
export function movesOf({ board, mover }: Turn, ticker?: Ticker): Board[] {
  const { ruleset, position } = board;
  if (ruleset.summands !== undefined) {
    const summands = summandsOf(board);
    return summands.flatMap((summand, i) =>
      movesOf({ board: summand, mover }, ticker).map((after) => ({
        ruleset,
        position: summands.with(i, after),
      })),
    );
  }
  if (ruleset.plays === undefined) return boardMoves(board, mover, ticker);
  const found = new Map<string, Board>();
  for (const { to } of ruleset.plays(position, mover)) {
    ticker?.tick();
    const after = { ruleset, position: to };
    found.set(looksOf(after), after);
  }
  return [...found.values()];
}

/** Tells boards apart by how they look. */
function looksOf(board: Board): string {
  if (board.ruleset.summands !== undefined) return summandsOf(board).map(looksOf).join(' + ');
  return board.ruleset.plays === undefined ? positionToText(board) : JSON.stringify(board.position);
}

/** The number of a board among others: of the one that looks like it, or else is the same position. */
export function numberAmong(boards: readonly Board[], board: Board): number {
  const looks = looksOf(board);
  const alike = boards.findIndex((one) => looksOf(one) === looks);
  if (alike >= 0) return alike;
  const text = positionToText(board);
  return boards.findIndex((one) => positionToText(one) === text);
}

/** The turn after a move. */
export function turnAfter({ mover }: Turn, after: Board): Turn {
  return { board: after, mover: opponent(mover) };
}

/** Who has won where the player to move has no move: under misère play this player, else the other. */
export function winnerAtEnd(mover: Side, convention: Convention): Side {
  return convention === 'misere' ? mover : opponent(mover);
}
