/**
 * Questions about a match as plain data, for threads and addresses that cannot hand over boards. A line
 * is told by the numbers of its moves in the order of the ruleset, so every question stands alone: it
 * can be asked again, or of another thread.
 */

import type { Arena } from '../forms/arena.ts';
import { Left, Right, type Side } from '../forms/side.ts';
import { type Board, positionToText } from '../rulesets/board.ts';
import type { Convention } from '../rulesets/outcome.ts';
import { InvariantError, ValueError } from '../storage/errors.ts';
import { type Gesture, gesturesOf, type Surface, surfaceOf } from './gesture.ts';
import { hintFor } from './hint.ts';
import { lineOf, type Match, type MatchTurn, newMatch, play, turnOf, winnerOf } from './match.ts';
import { type Choice, chooseMove, type Opponent, type Task, type Thinking } from './opponents.ts';
import { reasonOf } from './reason.ts';
import { type ReviewedMove, reviewOf, type Verdict } from './review.ts';
import { movesOf, numberAmong, type Turn } from './turn.ts';

export type PlayerName = 'left' | 'right';

/** A line of a match: how it began, and the numbers of the moves. */
export interface MatchLine {
  readonly first: PlayerName;
  readonly convention: Convention;
  readonly moves: readonly number[];
}

/** Where a line has led. */
export interface TurnView {
  readonly position: string;
  readonly surface: Surface;
  readonly mover: PlayerName;
  readonly moves: readonly MoveView[];
  /** What the move that led here is called. */
  readonly last?: Gesture;
  /** Who has won, where the player to move has no move. */
  readonly winner?: PlayerName;
}

export interface MoveView {
  readonly position: string;
  readonly gesture: Gesture;
}

/** The move of an opponent, by its number, and why. */
export interface ChoiceView {
  readonly kind: Choice['kind'];
  readonly move: number;
  readonly reason?: string;
}

/** A hint, with the number of the move. */
export type HintView =
  | { readonly kind: 'winning'; readonly move: number }
  | { readonly kind: 'lost'; readonly move: number; readonly moves: number; readonly task?: Task }
  | { readonly kind: 'guess'; readonly move: number; readonly depth: number }
  | { readonly kind: 'over' };

/** A move of a review, in names. */
export interface ReviewedView {
  /** Which move of the line, from 0. */
  readonly at: number;
  readonly move: string;
  readonly verdict: Verdict;
  readonly refutation?: string;
  readonly better?: string;
}

export interface ReviewView {
  readonly moves: readonly ReviewedView[];
  readonly firstMistake?: ReviewedView;
  readonly lastMistake?: ReviewedView;
}

const sideOf = (name: PlayerName): Side => (name === 'left' ? Left : Right);
/** What a side is called. */
export const playerName = (side: Side): PlayerName => (side === Left ? 'left' : 'right');

/** The match that a line tells. */
export function matchOf(board: Board, { first, convention, moves }: MatchLine): Match {
  let match = newMatch(board, { first: sideOf(first), convention });
  for (const [i, move] of moves.entries()) {
    const to = movesOf(turnOf(match))[move];
    if (to === undefined) throw new ValueError(`move ${i + 1} of the line, ${move}, is none`);
    match = play(match, to);
  }
  return match;
}

/** Where a line has led. */
export function viewOf(board: Board, line: MatchLine): TurnView {
  const match = matchOf(board, line);
  const turn = turnOf(match);
  const moves = movesOf(turn);
  const gestures = gesturesOf(turn.board, moves, turn.mover);
  const winner = winnerOf(match);
  const turns = lineOf(match);
  const before = turns.at(-2);
  return {
    position: positionToText(turn.board),
    surface: surfaceOf(turn.board),
    mover: playerName(turn.mover),
    moves: moves.map((after, i) => ({
      position: positionToText(after),
      gesture: gestures[i] ?? { kind: 'named', name: positionToText(after) },
    })),
    ...(before && { last: gestureTo(before, turn.board) }),
    ...(winner !== undefined && { winner: playerName(winner) }),
  };
}

/** An opponent's move. */
export function choiceOf(
  arena: Arena,
  board: Board,
  line: MatchLine,
  opponent: Opponent,
  budget: Thinking['budget'],
): ChoiceView | undefined {
  const turn = turnOf(matchOf(board, line));
  const thinking = thinkingOf(line, budget);
  const choice = chooseMove(arena, turn, opponent, thinking);
  if (choice === undefined) return undefined;
  const reason = reasonOf(arena, turn, choice, thinking);
  const move = numberOf(turn, choice.after);
  return { kind: choice.kind, move, ...(reason !== undefined && { reason }) };
}

/** A hint for the player to move. */
export function hintOf(
  arena: Arena,
  board: Board,
  line: MatchLine,
  budget: Thinking['budget'],
): HintView {
  const turn = turnOf(matchOf(board, line));
  const hint = hintFor(arena, turn, thinkingOf(line, budget));
  if (hint.kind === 'over') return hint;
  const { after, ...rest } = hint;
  return { ...rest, move: numberOf(turn, after) };
}

/** What a player's moves did. */
export function reviewOfLine(
  arena: Arena,
  board: Board,
  line: MatchLine,
  player: PlayerName,
  budget: Thinking['budget'],
): ReviewView {
  const turns = lineOf(matchOf(board, line));
  const review = reviewOf(arena, turns, sideOf(player), thinkingOf(line, budget));
  const moves = review.moves.map((move) => reviewed(turns, move));
  const same = (other: ReviewedMove | undefined) => moves.find(({ at }) => at === other?.at);
  const firstMistake = same(review.firstMistake);
  const lastMistake = same(review.lastMistake);
  return {
    moves,
    ...(firstMistake && { firstMistake }),
    ...(lastMistake && { lastMistake }),
  };
}

function reviewed(turns: readonly MatchTurn[], move: ReviewedMove): ReviewedView {
  const { at, verdict, refutation, better } = move;
  const [turn, next] = [turns[at], turns[at + 1]];
  if (turn === undefined || next === undefined) throw new InvariantError('a move beside its line');
  return {
    at,
    move: gestureTo(turn, move.after).name,
    verdict,
    ...(refutation && { refutation: gestureTo(next, refutation).name }),
    ...(better && { better: gestureTo(turn, better).name }),
  };
}

function thinkingOf({ convention }: MatchLine, budget: Thinking['budget']): Thinking {
  return { convention, ...(budget && { budget }) };
}

/** The number of a move among those of its turn. */
function numberOf(turn: Turn, after: Board): number {
  const number = numberAmong(movesOf(turn), after);
  if (number < 0) throw new InvariantError('a move that is none');
  return number;
}

/** The number of the move to a board, and how it is made. */
export function moveTo(
  turn: Turn,
  after: Board,
): { readonly move: number; readonly gesture: Gesture } {
  return { move: numberOf(turn, after), gesture: gestureTo(turn, after) };
}

/** How the move to a board is made. */
function gestureTo(turn: Turn, after: Board): Gesture {
  const moves = movesOf(turn);
  const gesture = gesturesOf(turn.board, moves, turn.mover)[numberOf(turn, after)];
  return gesture ?? { kind: 'named', name: positionToText(after) };
}
