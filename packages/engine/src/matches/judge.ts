/**
 * Who wins a turn. Everything in this room that needs to know asks a judge, so that another solver takes
 * the place of the search through components by one line here.
 */

import type { Arena } from '../forms/arena.ts';
import type { Board } from '../rulesets/board.ts';
import { boardIsWon, type Convention } from '../rulesets/outcome.ts';
import { type Budget, BudgetError } from '../storage/budget.ts';
import { LimitError } from '../storage/errors.ts';
import { movesOf, type Turn, turnAfter } from './turn.ts';

export interface Judge {
  /** Whether the player to move wins. */
  moverWins(turn: Turn): boolean;
}

/** The judge of a convention; what it has found stays in the arena. */
export function judgeIn(arena: Arena, convention: Convention): Judge {
  return { moverWins: ({ board, mover }) => boardIsWon(arena, board, mover, convention) };
}

/** The moves that win, in the order of the ruleset. */
export function winningMoves(judge: Judge, turn: Turn): Turn[] {
  return movesOf(turn)
    .map((after) => turnAfter(turn, after))
    .filter((next) => !judge.moverWins(next));
}

/** A move that wins, the first that is found. */
export function winningMove(judge: Judge, turn: Turn): Board | undefined {
  return movesOf(turn).find((after) => !judge.moverWins(turnAfter(turn, after)));
}

/**
 * What some work comes to, or `undefined` where it is too much for its budget. Being stopped on request
 * is no verdict on the board and goes on to the caller.
 */
export function within<T>(arena: Arena, budget: Budget, work: () => T): T | undefined {
  try {
    return arena.under(budget, work);
  } catch (error) {
    const stopped = error instanceof BudgetError && error.reason === 'stopped';
    if (stopped || !(error instanceof BudgetError || error instanceof LimitError)) throw error;
    return undefined;
  }
}
