/** The first moves that win a board. */

import type { Arena } from '../forms/arena.ts';
import type { Side } from '../forms/side.ts';
import type { Board } from '../rulesets/board.ts';
import { componentsIn } from '../rulesets/components.ts';
import type { PositionId } from '../rulesets/multisets.ts';
import type { Convention } from '../rulesets/outcome.ts';
import { judgeIn } from './judge.ts';
import { movesOf, type Turn, turnAfter } from './turn.ts';

/**
 * The moves by which a player wins a board, moving first; of those that are the same up to symmetry,
 * one. None where she loses, and none where she has no move at all, which in misère play she wins by.
 *
 * @example
 * winningOpenings(new Arena(), readBoard(nim, [3, 1]), Left).map(positionToText) // → ["1"]
 */
export function winningOpenings(
  arena: Arena,
  board: Board,
  first: Side,
  convention: Convention = 'misere',
): Board[] {
  const judge = judgeIn(arena, convention);
  const turn: Turn = { board, mover: first };
  const seen = new Set<PositionId>();
  return movesOf(turn, arena).filter((after) => {
    const place = componentsIn(arena).place(after);
    if (seen.has(place)) return false;
    seen.add(place);
    return !judge.moverWins(turnAfter(turn, after));
  });
}
