// The squares by which a move is made.

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Pressed, pressSquare, type SquareMove } from '../../src/matches/chosen-squares.ts';

const numbers = (pressed: Pressed): readonly number[] => {
  if (pressed.kind === 'several') return pressed.moves;
  return pressed.kind === 'move' ? [pressed.move] : [];
};

describe('squares of a move', () => {
  const moves = (...squares: number[][]): SquareMove[] =>
    squares.map((one, move) => ({ move, squares: one }));
  const dominoes = moves([0, 3], [3, 6], [1, 4]);

  test('a domino is made by its two squares, in any order', () => {
    expect(pressSquare(dominoes, [], 3)).toEqual({ kind: 'chosen', squares: [3] });
    expect(pressSquare(dominoes, [3], 6)).toEqual({ kind: 'move', move: 1 });
    expect(pressSquare(dominoes, [6], 3)).toEqual({ kind: 'move', move: 1 });
  });

  test('a single move of two squares is not played by one of them', () => {
    expect(pressSquare(dominoes, [], 1)).toEqual({ kind: 'chosen', squares: [1] });
  });

  test('a stone is put by its target', () => {
    expect(pressSquare(moves([0], [1]), [], 1)).toEqual({ kind: 'move', move: 1 });
  });

  test('the same square once more gives the choice up', () => {
    expect(pressSquare(dominoes, [3], 3)).toEqual({ kind: 'chosen', squares: [] });
  });

  test('a square that fits no move with those chosen begins anew', () => {
    expect(pressSquare(dominoes, [0], 4)).toEqual({ kind: 'chosen', squares: [4], anew: true });
    expect(pressSquare(dominoes, [0], 2)).toEqual({ kind: 'none' });
  });

  test('where one move changes more than another, the last square once more says that this is all', () => {
    const jumps = moves([0, 1, 2], [0, 1, 2, 3, 4]);
    const half = pressSquare(jumps, [0], 2);
    expect(half).toEqual({ kind: 'chosen', squares: [0, 2], isMove: true });
    expect(pressSquare(jumps, [0, 2], 2)).toEqual({ kind: 'move', move: 0 });
    expect(pressSquare(jumps, [0, 2], 4)).toEqual({ kind: 'move', move: 1 });
  });

  test('several moves on the same squares are to be chosen from', () => {
    expect(pressSquare(moves([0, 1], [0, 1]), [0], 1)).toEqual({ kind: 'several', moves: [0, 1] });
  });

  test('every move can be made by pressing its squares one after the other', () => {
    const some = fc.uniqueArray(fc.uniqueArray(fc.nat(8), { minLength: 1, maxLength: 4 }), {
      minLength: 1,
      maxLength: 8,
      selector: (squares) => [...squares].sort().join(),
    });
    fc.assert(
      fc.property(some, (all) => {
        const made = moves(...all.map((one) => [...one].sort((a, b) => a - b)));
        for (const { move, squares } of made) {
          let pressed: Pressed = { kind: 'chosen', squares: [] };
          for (const square of [...squares, squares.at(-1) ?? 0]) {
            if (pressed.kind === 'chosen') pressed = pressSquare(made, pressed.squares, square);
          }
          // Moves with the same ends are to be chosen from.
          const ends = (of: readonly number[]) => [of[0], of.at(-1)].join();
          const alike = made.filter((one) => ends(one.squares) === ends(squares));
          if (alike.length === 1) expect(pressed).toEqual({ kind: 'move', move });
          else expect(numbers(pressed)).toContain(move);
        }
      }),
    );
  });
});
