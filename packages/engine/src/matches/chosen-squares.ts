/**
 * A move on squares, made by choosing those that it changes: a domino by two squares, a stone by its
 * target, a piece by where it stands and where it goes. Pure: what is pressed comes in, what it came to
 * goes out. The page and the terminal choose by it; it needs nothing of the engine, so that the page can
 * have it without the rest.
 */

import type { Gesture } from './gesture.ts';

/** A move by its number, and the squares that it changes. */
export interface SquareMove {
  readonly move: number;
  readonly squares: readonly number[];
}

export type Pressed =
  | { readonly kind: 'move'; readonly move: number }
  /** Several moves change the same squares. */
  | { readonly kind: 'several'; readonly moves: readonly number[] }
  | {
      readonly kind: 'chosen';
      readonly squares: readonly number[];
      /** Whether the squares before were not of one move with this one. */
      readonly anew?: true;
      /** Whether they are a move by themselves: the last of them once more plays it. */
      readonly isMove?: true;
    }
  /** No move changes this square. */
  | { readonly kind: 'none' };

/** What a press on a square comes to, where others are chosen already. */
export function pressSquare(
  moves: readonly SquareMove[],
  chosen: readonly number[],
  square: number,
): Pressed {
  const again = chosen.includes(square);
  const wanted = again ? chosen : [...chosen, square];
  const candidates = changing(moves, wanted);
  if (candidates.length === 0) {
    // Squares that are not one move: the choice begins anew.
    if (chosen.length === 0) return { kind: 'none' };
    const begun = pressSquare(moves, [], square);
    return begun.kind === 'chosen' ? { ...begun, anew: true } : begun;
  }
  const exact = candidates.filter((one) => isMadeBy(one, wanted));
  if (again && exact.length === 0) {
    return { kind: 'chosen', squares: chosen.filter((one) => one !== square) };
  }
  const [only] = candidates;
  const clear = only !== undefined && wanted.length >= Math.min(2, only.squares.length);
  if (!again && candidates.length === 1 && only !== undefined && clear) {
    return { kind: 'move', move: only.move };
  }
  // Where one move changes more than another, the same square once more says that this is all.
  if (again || exact.length === candidates.length) return oneOf(exact);
  return { kind: 'chosen', squares: wanted, ...(exact.length > 0 && { isMove: true }) };
}

/** The moves that are made on squares, by their numbers. */
export function squareMoves(gestures: readonly Gesture[]): SquareMove[] {
  return gestures.flatMap((gesture, move) =>
    gesture.kind === 'squares' ? [{ move, squares: gesture.squares }] : [],
  );
}

/** The moves that change all of some squares. */
export function changing(
  moves: readonly SquareMove[],
  squares: readonly number[],
): readonly SquareMove[] {
  return moves.filter((one) => squares.every((square) => one.squares.includes(square)));
}

/** Whether some squares are all that a move changes, or the two ends of it. */
function isMadeBy({ squares: changed }: SquareMove, squares: readonly number[]): boolean {
  if (changed.length === squares.length) return true;
  const ends = [changed[0], changed.at(-1)];
  return squares.length === 2 && ends.every((end) => end !== undefined && squares.includes(end));
}

function oneOf(moves: readonly SquareMove[]): Pressed {
  const [first, second] = moves;
  if (first !== undefined && second === undefined) return { kind: 'move', move: first.move };
  return { kind: 'several', moves: moves.map(({ move }) => move) };
}
