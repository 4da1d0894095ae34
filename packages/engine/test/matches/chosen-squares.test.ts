// The squares by which a move is made.

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { changing, pressSquare, type SquareMove } from '../../src/matches/chosen-squares.ts';

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
          let chosen: readonly number[] = [];
          for (const square of [...squares, squares.at(-1) ?? 0]) {
            const pressed = pressSquare(made, chosen, square);
            if (pressed.kind !== 'chosen') {
              // A move is never played that lacks a square that was pressed.
              if (pressed.kind === 'move') {
                expect(changing(made, [...chosen, square]).map((one) => one.move)).toContain(
                  pressed.move,
                );
              }
              return;
            }
            chosen = pressed.squares;
          }
          expect.fail(`move ${move} is not made by its squares`);
        }
      }),
    );
  });
});
