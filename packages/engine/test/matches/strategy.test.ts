// Strategies are proofs by play: checked here move by move, by the definition.
import { Arena, BudgetError, Left, opponent, Right, type Side } from '@proviso/engine';
import { type BoardStrategy, boardStrategy } from '@proviso/engine/matches';
import { type Board, domineering, positionToText, readBoard } from '@proviso/engine/rulesets';
import { describe, expect, test } from 'vitest';
import { smallPositions } from '../rulesets/small-positions.ts';
import { CONVENTIONS, plainlyWins, plainMoves, smallTurns } from './plain-play.ts';

/** The game tree of a board as a text, so that two boards that play alike have the same. */
const shapes = new Map<unknown, Map<string, string>>();
function shape(board: Board): string {
  const known = shapes.get(board.ruleset) ?? new Map<string, string>();
  shapes.set(board.ruleset, known);
  const text = positionToText(board);
  let found = known.get(text);
  if (found === undefined) {
    const side = (mover: Side) =>
      [...new Set(plainMoves({ board, mover }).map(shape))].sort().join(',');
    const whole = `${side(Left)}|${side(Right)}`;
    // Short names keep the texts of larger boards short.
    found = names.get(whole) ?? `${names.size}`;
    names.set(whole, found);
    known.set(text, found);
  }
  return found;
}
const names = new Map<string, string>();

const isMove = (from: Board, to: Board, mover: Side) =>
  plainMoves({ board: from, mover }).map(positionToText).includes(positionToText(to));

/** Checks all that a strategy claims. */
function check({ board, convention, first, winner, opening, stops }: BoardStrategy): void {
  const loser = opponent(winner);
  expect(plainlyWins({ board, mover: first }, convention)).toBe(winner === first);
  if (winner === first) {
    if (opening === undefined) {
      expect(plainMoves({ board, mover: first })).toEqual([]);
      expect([convention, stops]).toEqual(['misere', []]);
      return;
    }
    expect(isMove(board, opening, winner)).toBe(true);
  }
  expect(shape(stops[0]!.board)).toBe(shape(opening ?? board));
  for (const stop of stops) {
    const moves = plainMoves({ board: stop.board, mover: loser });
    // The loser has lost where he cannot move, or has an answer to each of his moves.
    if (moves.length === 0) expect(convention).toBe('normal');
    expect(new Set(stop.answers.map(({ move }) => shape(move)))).toEqual(new Set(moves.map(shape)));
    for (const { move, reply, to } of stop.answers) {
      expect(isMove(stop.board, move, loser)).toBe(true);
      if (reply === undefined || to === undefined) {
        expect(plainMoves({ board: move, mover: winner })).toEqual([]);
        expect(convention).toBe('misere');
      } else {
        expect(isMove(move, reply, winner)).toBe(true);
        expect(shape(stops[to]!.board)).toBe(shape(reply));
      }
    }
  }
}

describe.each(Object.keys(smallPositions))('small boards of %s', (name) => {
  test.each(CONVENTIONS)('%s play', (convention) => {
    const arena = new Arena();
    for (const { board, mover } of smallTurns(name, 80)) {
      check(boardStrategy(arena, board, mover, convention));
    }
  });
});

test('a larger board', () => {
  const arena = new Arena();
  for (const first of [Left, Right]) {
    const found = boardStrategy(arena, readBoard(domineering, [4, 4]), first);
    check(found);
    expect(found.stops.length).toBeGreaterThan(3);
  }
});

test('equal positions stand once', () => {
  const { stops } = boardStrategy(new Arena(), readBoard(domineering, [3, 4]), Left);
  expect(new Set(stops.map(({ board }) => positionToText(board))).size).toBe(stops.length);
});

test('a budget ends it', () => {
  const arena = new Arena();
  const board = readBoard(domineering, [8, 8]);
  expect(() => arena.under({ maxForms: 500 }, () => boardStrategy(arena, board, Left))).toThrow(
    BudgetError,
  );
});
