// The games on grids written a second time, from their rules: plain arrays, the whole board looked at
// after every move, no components and no symmetries.
import { played } from './naive.ts';

type Mover = 'left' | 'right';
type Squares = string[][];
type Step = readonly [down: number, across: number];

const rows = (text: string): Squares => text.split('|').map((row) => [...row]);
const text = (board: Squares): string => board.map((row) => row.join('')).join('|');
const own = (mover: Mover): string => (mover === 'left' ? 'x' : 'o');
const other = (mover: Mover): string => (mover === 'left' ? 'o' : 'x');

const ORTHOGONAL: readonly Step[] = [
  [0, 1],
  [1, 0],
  [0, -1],
  [-1, 0],
];

/** All squares of a board. */
const places = (board: Squares): Step[] =>
  board.flatMap((row, r) => row.map((_, c): Step => [r, c]));

/** A copy with some squares changed. */
function changed(board: Squares, changes: readonly [r: number, c: number, to: string][]): Squares {
  const copy = board.map((row) => [...row]);
  for (const [r, c, to] of changes) copy[r]![c] = to;
  return copy;
}

/** A stone on an empty square, if the board is allowed then. */
const placing = (allowed: (board: Squares, r: number, c: number, mover: Mover) => boolean) =>
  played((position, mover) => {
    const board = rows(position);
    return places(board)
      .filter(([r, c]) => board[r]![c] === '.')
      .map(([r, c]) => ({ r, c, after: changed(board, [[r, c, own(mover)]]) }))
      .filter(({ r, c, after }) => allowed(after, r, c, mover))
      .map(({ after }) => text(after));
  });

const neighbours = (board: Squares, r: number, c: number): (string | undefined)[] =>
  ORTHOGONAL.map(([dr, dc]) => board[r + dr]?.[c + dc]);

export const col = placing((board, r, c, mover) => !neighbours(board, r, c).includes(own(mover)));

export const snort = placing(
  (board, r, c, mover) => !neighbours(board, r, c).includes(other(mover)),
);

/** Stones that can breathe: those beside an empty square, then whoever touches one of their own kind. */
export function allBreathe(board: Squares): boolean {
  const stones = places(board).filter(([r, c]) => 'xo'.includes(board[r]![c]!));
  const breathing = new Set<string>();
  for (let before = -1; before < breathing.size; ) {
    before = breathing.size;
    for (const [r, c] of stones)
      for (const [dr, dc] of ORTHOGONAL) {
        const there = board[r + dr]?.[c + dc];
        if (there === '.') breathing.add(`${r},${c}`);
        if (there === board[r]![c] && breathing.has(`${r + dr},${c + dc}`))
          breathing.add(`${r},${c}`);
      }
  }
  return breathing.size === stones.length;
}

export const nogo = placing((board) => allBreathe(board));

/** Whether a text is a position of NoGo. */
export const isNogo = (position: string): boolean => allBreathe(rows(position));
