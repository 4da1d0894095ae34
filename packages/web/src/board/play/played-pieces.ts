// What was laid on a board of squares: where a move covers squares, the piece that covers them and whose
// it is, which the position itself does not tell.

import type { PlayedMove, PlayerName } from '../../protocol/matches.ts';

export interface PlayedPiece {
  readonly player: PlayerName;
  readonly squares: readonly number[];
  readonly row: number;
  readonly column: number;
  readonly rows: number;
  readonly columns: number;
  /** Whether it was laid by the last move. */
  readonly last: boolean;
}

/** The pieces of the moves so far; `covered` tells which squares are. */
export function playedPieces(
  played: readonly PlayedMove[],
  columns: number,
  covered: (square: number) => boolean,
): PlayedPiece[] {
  const pieces: PlayedPiece[] = [];
  const taken = new Set<number>();
  for (const [at, { player, gesture }] of [...played.entries()].reverse()) {
    if (gesture.kind !== 'squares') continue;
    const squares = gesture.squares.filter((square) => covered(square) && !taken.has(square));
    for (const square of squares) taken.add(square);
    const last = at === played.length - 1;
    const whole = pieceOf(squares, columns);
    const parts = isFilled(whole, squares) ? [squares] : squares.map((square) => [square]);
    for (const part of parts) {
      if (part.length > 0) pieces.push({ player, squares: part, last, ...pieceOf(part, columns) });
    }
  }
  return pieces;
}

type Place = Pick<PlayedPiece, 'row' | 'column' | 'rows' | 'columns'>;

/** The smallest rectangle around some squares. */
function pieceOf(squares: readonly number[], columns: number): Place {
  const ys = squares.map((square) => Math.floor(square / columns));
  const xs = squares.map((square) => square % columns);
  const [row, column] = [Math.min(...ys), Math.min(...xs)];
  return { row, column, rows: Math.max(...ys) - row + 1, columns: Math.max(...xs) - column + 1 };
}

function isFilled({ rows, columns }: Place, squares: readonly number[]): boolean {
  return rows * columns === squares.length;
}
