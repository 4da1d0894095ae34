/**
 * A match: a game played on a board, with every line that was tried. Turns are the nodes of a tree, told
 * by numbers; taking back goes up, and another move from there begins a branch. A match is a value:
 * whatever is done with it gives a new one.
 */

import { Left, type Side, sideName } from '../forms/side.ts';
import { type Board, positionToText } from '../rulesets/board.ts';
import type { Convention } from '../rulesets/outcome.ts';
import { ValueError } from '../storage/errors.ts';
import { movesOf, numberAmong, type Turn, turnAfter, winnerAtEnd } from './turn.ts';

export interface MatchTurn extends Turn {
  /** The turn before; none at the start. */
  readonly before?: number;
  /** The turns after the moves that were played from here, in the order in which they were first played. */
  readonly after: readonly number[];
  /** The one of these that was played last: it is what is played again after taking back. */
  readonly last?: number;
}

export interface Match {
  readonly convention: Convention;
  /** All turns; the first is the start. */
  readonly turns: readonly MatchTurn[];
  /** The turn the match is at. */
  readonly at: number;
}

export interface MatchOptions {
  /** Who moves first; Left unless told. */
  readonly first?: Side;
  readonly convention?: Convention;
}

/**
 * A match that begins.
 *
 * @example
 * const match = play(newMatch(readBoard(nim, [2])), readBoard(nim, [1]));
 * lineOf(match).map(({ board }) => positionToText(board)) // → ["2", "1"]
 */
export function newMatch(
  board: Board,
  { first = Left, convention = 'misere' }: MatchOptions = {},
): Match {
  return { convention, turns: [{ board, mover: first, after: [] }], at: 0 };
}

/** The turn the match is at. */
export function turnOf({ turns, at }: Match): MatchTurn {
  const turn = turns[at];
  if (turn === undefined) throw new ValueError(`the match has no turn ${at}`);
  return turn;
}

/** The match after a move to a board; a move that was played before leads to the same turn. */
export function play(match: Match, to: Board): Match {
  const { turns, at } = match;
  const turn = turnOf(match);
  const moves = movesOf(turn);
  const number = numberAmong(moves, to);
  const legal = moves[number];
  if (legal === undefined) {
    throw new ValueError(`${sideName(turn.mover)} has no move to ${positionToText(to)}`);
  }
  const known = turn.after.find((next) => {
    const board = turns[next]?.board;
    return board !== undefined && numberAmong(moves, board) === number;
  });
  const next = known ?? turns.length;
  const after = known === undefined ? [...turn.after, next] : turn.after;
  const changed = turns.with(at, { ...turn, after, last: next });
  if (known !== undefined) return { ...match, turns: changed, at: next };
  const added: MatchTurn = { ...turnAfter(turn, legal), before: at, after: [] };
  return { ...match, turns: [...changed, added], at: next };
}

/** The match one move back; itself at the start. */
export function takeBack(match: Match): Match {
  const { before } = turnOf(match);
  return before === undefined ? match : { ...match, at: before };
}

/** The match one move on along the line that was played last; itself where that ends. */
export function playAgain(match: Match): Match {
  const { last } = turnOf(match);
  return last === undefined ? match : { ...match, at: last };
}

/** The match at another of its turns. */
export function goTo(match: Match, at: number): Match {
  const gone = { ...match, at };
  turnOf(gone);
  return gone;
}

/** The turns from the start to where the match is. */
export function lineOf(match: Match): MatchTurn[] {
  const line: MatchTurn[] = [];
  for (let at: number | undefined = match.at; at !== undefined; ) {
    const turn: MatchTurn = turnOf({ ...match, at });
    line.push(turn);
    at = turn.before;
  }
  return line.reverse();
}

/** Who has won, where the player to move has no move. */
export function winnerOf(match: Match): Side | undefined {
  const { board, mover } = turnOf(match);
  for (const _ of board.ruleset.moves(board.position, mover)) return undefined;
  return winnerAtEnd(mover, match.convention);
}
