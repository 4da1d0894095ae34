/**
 * A strategy on a board as a proof by play: where the loser is to move, every move he has and the reply
 * that wins. It is cut to what is needed: positions that are the same up to the symmetries and the order
 * of their components stand once, and of the replies that win it takes one that leads to a position which
 * stands there already, or else to one with the fewest moves. All moves are real moves of the board.
 */

import type { Arena } from '../forms/arena.ts';
import { opponent, type Side } from '../forms/side.ts';
import type { Board } from '../rulesets/board.ts';
import { componentsIn } from '../rulesets/components.ts';
import type { PositionId } from '../rulesets/multisets.ts';
import type { Convention } from '../rulesets/outcome.ts';
import { InvariantError } from '../storage/errors.ts';
import { type Judge, judgeIn, winningMoves } from './judge.ts';
import { movesOf, type Turn, turnAfter } from './turn.ts';

/** A move of the loser and what the winner does then. */
export interface Answer {
  /** The board after the loser's move; of moves that are the same up to symmetry, one. */
  readonly move: Board;
  /** The board after the reply; none where the winner has no move, and wins by that in misère play. */
  readonly reply?: Board;
  /** The stop that the reply leads to; its board is the same up to symmetry. */
  readonly to?: number;
}

/** A board where the loser is to move. */
export interface Stop {
  readonly board: Board;
  readonly answers: readonly Answer[];
}

export interface BoardStrategy {
  readonly board: Board;
  readonly convention: Convention;
  /** Who moves first. */
  readonly first: Side;
  readonly winner: Side;
  /** The winner's first move, where he moves first and has one. */
  readonly opening?: Board;
  /** The first is where the loser first moves; none where the winner wins without a move. */
  readonly stops: readonly Stop[];
}

/** A stop whose answers are not found yet. */
interface Open {
  readonly turn: Turn;
  answers: Answer[];
}

/**
 * The strategy of whoever wins a board when a player moves first.
 *
 * @example
 * const { winner, opening } = boardStrategy(new Arena(), readBoard(nim, [3, 1]), Left);
 * [winner === Left, opening && positionToText(opening)] // → [true, "1"]
 */
export function boardStrategy(
  arena: Arena,
  board: Board,
  first: Side,
  convention: Convention = 'misere',
): BoardStrategy {
  const judge = judgeIn(arena, convention);
  const turn: Turn = { board, mover: first };
  const winner = judge.moverWins(turn) ? first : opponent(first);
  const proof = new Proof(arena, judge);
  const told = { board, convention, first, winner };
  if (winner !== first) {
    proof.stopAt(turn);
    return { ...told, stops: proof.finished() };
  }
  const opening = proof.reply(turn);
  if (opening !== undefined) proof.stopAt(opening);
  return { ...told, ...(opening && { opening: opening.board }), stops: proof.finished() };
}

class Proof {
  private readonly arena: Arena;
  private readonly judge: Judge;
  private readonly stops: Open[] = [];
  /** Board up to symmetry → its stop. */
  private readonly known = new Map<PositionId, number>();

  constructor(arena: Arena, judge: Judge) {
    this.arena = arena;
    this.judge = judge;
  }

  /** The stop of a turn of the loser. */
  stopAt(turn: Turn): number {
    const key = this.place(turn.board);
    const known = this.known.get(key);
    if (known !== undefined) return known;
    this.arena.countPosition();
    this.known.set(key, this.stops.length);
    return this.stops.push({ turn, answers: [] }) - 1;
  }

  /** The turn after the winner's reply; `undefined` where he has no move. */
  reply(turn: Turn): Turn | undefined {
    const moves = movesOf(turn, this.arena);
    if (moves.length === 0) return undefined;
    let best: Turn | undefined;
    let fewest = Infinity;
    for (const next of winningMoves(this.judge, turn)) {
      if (this.known.has(this.place(next.board))) return next;
      const count = movesOf(next, this.arena).length;
      if (count < fewest) [best, fewest] = [next, count];
    }
    if (best === undefined) throw new InvariantError('a won board without a winning move');
    return best;
  }

  /** All stops, with their answers. */
  finished(): Stop[] {
    // Whatever is answered may add stops.
    for (const stop of this.stops) stop.answers = this.answersAt(stop.turn);
    return this.stops.map(({ turn, answers }) => ({ board: turn.board, answers }));
  }

  private answersAt(turn: Turn): Answer[] {
    const seen = new Set<PositionId>();
    return movesOf(turn, this.arena).flatMap((move): Answer[] => {
      const key = this.place(move);
      if (seen.has(key)) return [];
      seen.add(key);
      const next = this.reply(turnAfter(turn, move));
      return [next === undefined ? { move } : { move, reply: next.board, to: this.stopAt(next) }];
    });
  }

  private place(board: Board): PositionId {
    return componentsIn(this.arena).place(board);
  }
}
