/**
 * A line of best play from where a match is: the winner plays moves that win, and the loser those that set
 * the hardest task, as the perfect opponent does. From any of its turns the line goes on as it did.
 */

import type { Arena } from '../forms/arena.ts';
import type { Board } from '../rulesets/board.ts';
import type { Budget } from '../storage/budget.ts';
import type { Gesture } from './gesture.ts';
import { type Match, play, turnOf, winnerOf } from './match.ts';
import { chooseMove } from './opponents.ts';
import { type MatchLine, matchOf, moveTo, type PlayerName, playerName } from './question.ts';

/** A move of the line. */
export interface LineMove {
  readonly player: PlayerName;
  /** Its number among the moves of its turn. */
  readonly move: number;
  readonly gesture: Gesture;
}

export interface BestLine {
  readonly moves: readonly LineMove[];
  /** Who wins; not known where the board is too large to be solved. */
  readonly winner?: PlayerName;
  /** Whether it goes to the end of the game. */
  readonly over: boolean;
}

/** Longer lines are broken off. */
const LONGEST = 60;

/**
 * The line from where a match is. It ends where the game does, or where the budget is used up.
 *
 * @example
 * const line = { first: 'left', convention: 'misere', moves: [] } as const;
 * const { moves } = bestLine(new Arena(), readBoard(nim, [2, 1]), line);
 * moves.map(({ gesture }) => gesture.name) // → ["take 2 from 2", "take 1 from 1"]
 */
export function bestLine(
  arena: Arena,
  board: Board,
  line: MatchLine,
  budget: Budget = {},
): BestLine {
  let match: Match = matchOf(board, line);
  const { convention } = line;
  const moves: LineMove[] = [];
  let winner = winnerOf(match);
  let known = winner;
  while (winner === undefined && moves.length < LONGEST) {
    const turn = turnOf(match);
    // What is not solved is not guessed: a guess is no best play.
    const choice = chooseMove(arena, turn, {}, { convention, budget, guessPositions: 0 });
    if (choice === undefined || choice.kind === 'guess') break;
    moves.push({ player: playerName(turn.mover), ...moveTo(turn, choice.after) });
    match = play(match, choice.after);
    known ??= choice.kind === 'winning' ? turn.mover : turnOf(match).mover;
    winner = winnerOf(match);
  }
  return {
    moves,
    ...(known !== undefined && { winner: playerName(known) }),
    over: winner !== undefined,
  };
}
