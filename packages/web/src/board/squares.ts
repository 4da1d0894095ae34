// Boards of squares as the page draws and changes them. What stands on a square, and what it is
// called, every ruleset says itself.

import type { SquareBoards } from '../protocol/answers.ts';
import { named, names } from '../texts/names.ts';
import { texts } from '../texts/texts.ts';

export interface Sign {
  /** The character in the ruleset's notation. */
  readonly symbol: string;
  readonly name: string;
  readonly look: 'open' | 'closed' | 'left' | 'right' | 'either';
}

/** A place on the board, both from 0. */
export interface Place {
  readonly row: number;
  readonly column: number;
}

/** A point on the board, in squares from its upper left corner. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Larger boards take longer than anyone waits, and do not fit. */
export const LARGEST_SIDE = 14;

/** The size that somebody has typed, if it is one. */
export function sizeOf(text: string): number | undefined {
  const size = Number(text);
  return Number.isInteger(size) && size >= 1 && size <= LARGEST_SIDE ? size : undefined;
}

/** The signs of a ruleset, in its order. */
export function signsOf({ squares }: SquareBoards): Sign[] {
  return Object.entries(squares).map(([symbol, { name, owner, closed }]) => ({
    symbol,
    name: named(names.value.squares, name) ?? name,
    look: owner ?? (closed ? 'closed' : 'open'),
  }));
}

/** Those of its signs that are put on a board by hand. */
export function brushes(boards: SquareBoards): Sign[] {
  return signsOf(boards).filter(({ symbol }) => !boards.squares[symbol]?.inPlayOnly);
}

/** The signs on a board, row by row; `undefined` where the text is no board of these squares. */
export function signsOn(boards: SquareBoards, position: string): Sign[][] | undefined {
  const signs = new Map(signsOf(boards).map((sign) => [sign.symbol, sign]));
  const rows = position.split('|').map((row) => [...row].map((symbol) => signs.get(symbol)));
  if (boards.strip && rows.length > 1) return undefined;
  const columns = rows[0]?.length ?? 0;
  if (columns === 0 || rows.some((row) => row.length !== columns)) return undefined;
  if (rows.some((row) => row.includes(undefined))) return undefined;
  return rows as Sign[][];
}

/** How a square is read out. */
export function spoken({ row, column }: Place, sign: Sign): string {
  return texts.value.board.square(row + 1, column + 1, sign.name);
}

/** A board of a size, as much as possible as it was; what it lacks is taken from one `behind` it. */
export function resized(
  position: string,
  boards: SquareBoards,
  rows: number,
  columns: number,
  behind = '',
): string {
  const old = position.split('|');
  const older = behind.split('|');
  const fill = boards.fill ?? Object.keys(boards.squares).slice(0, 1);
  return Array.from({ length: rows }, (_, y) =>
    Array.from({ length: columns }, (_, x) => {
      const known = old[y]?.charAt(x) || older[y]?.charAt(x);
      return known || (fill[(x + y) % fill.length] ?? '');
    }).join(''),
  ).join('|');
}

/** The board with one square changed; what is not on the board changes nothing. */
export function withSquare(position: string, { row, column }: Place, symbol: string): string {
  const rows = position.split('|');
  const old = rows[row];
  if (old === undefined || column < 0 || column >= old.length) return position;
  rows[row] = old.slice(0, column) + symbol + old.slice(column + 1);
  return rows.join('|');
}

/** What comes after a sign when a square is pressed again and again. */
export function nextSign(boards: SquareBoards, symbol: string): string {
  const signs = brushes(boards);
  const at = signs.findIndex((sign) => sign.symbol === symbol);
  return signs[(at + 1) % signs.length]?.symbol ?? symbol;
}

/** Looks at a stroke for each square it goes along: enough to miss no more than a corner. */
const LOOKS = 8;

/** The squares that a stroke goes through, in its order and each once. */
export function squaresAlong(from: Point, to: Point): Place[] {
  const length = Math.max(Math.abs(to.x - from.x), Math.abs(to.y - from.y));
  // Odd, so that a stroke along the diagonal is never looked at on a corner itself.
  const steps = 2 * Math.ceil((length * LOOKS) / 2) + 1;
  const found = new Map<string, Place>();
  for (let i = 0; i <= steps; i++) {
    const along = i / steps;
    const row = Math.floor(from.y + (to.y - from.y) * along);
    const column = Math.floor(from.x + (to.x - from.x) * along);
    found.set(`${row} ${column}`, { row, column });
  }
  return [...found.values()];
}
