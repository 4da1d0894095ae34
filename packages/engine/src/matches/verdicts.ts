/** Who wins where a line has led, and by which moves: what a board is marked with when somebody asks. */

import type { Arena } from '../forms/arena.ts';
import type { Board } from '../rulesets/board.ts';
import type { Budget } from '../storage/budget.ts';
import { judgeIn, within } from './judge.ts';
import { turnOf, winnerOf } from './match.ts';
import { type MatchLine, matchOf } from './question.ts';
import { movesOf, turnAfter } from './turn.ts';

/** `undecided` where the board was too large to be solved. */
export type MoveVerdict = 'wins' | 'loses' | 'undecided';

export interface Verdicts {
  /** Of the player to move. */
  readonly mover: MoveVerdict;
  /** Of the moves, by their numbers. */
  readonly moves: readonly MoveVerdict[];
}

/**
 * The verdicts on a line's turn. A board is won by one winning move, however many others are undecided.
 *
 * @example
 * const line = { first: 'left', convention: 'misere', moves: [] } as const;
 * verdictsOf(new Arena(), readBoard(nim, [2]), line).moves // → ["loses", "wins"]
 */
export function verdictsOf(
  arena: Arena,
  board: Board,
  line: MatchLine,
  budget: Budget = {},
): Verdicts {
  const match = matchOf(board, line);
  const turn = turnOf(match);
  const winner = winnerOf(match);
  if (winner !== undefined) return { mover: winner === turn.mover ? 'wins' : 'loses', moves: [] };
  const judge = judgeIn(arena, line.convention);
  const moves = movesOf(turn).map((after): MoveVerdict => {
    const answered = within(arena, budget, () => judge.moverWins(turnAfter(turn, after)));
    if (answered === undefined) return 'undecided';
    return answered ? 'loses' : 'wins';
  });
  if (moves.includes('wins')) return { mover: 'wins', moves };
  return { mover: moves.includes('undecided') ? 'undecided' : 'loses', moves };
}
