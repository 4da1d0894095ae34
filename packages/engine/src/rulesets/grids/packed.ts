/**
 * Games on squares packed into bits: Domineering and its relatives on open squares,
 * Clobber and its relatives on stones. Each says the same as its ruleset, seen by the mover; tests hold
 * the two together. Boards of more than 8 rows or columns are not packed.
 */

import { lowestBit, SIDE } from '../../solver/bitboard.ts';
import type { PackedRules } from '../../solver/packed-rules.ts';
import type { PackedRuleset } from '../ruleset.ts';
import { type Grid, rowCount } from './grid.ts';

/** A move is a square from 0 to 63, plus 64 for each direction or length. */
const SQUARES = SIDE * SIDE;
const WORD = 32;

/** The packed rules of a game on squares, which says itself that they are its own. */
type PackedSquares = Omit<PackedRuleset<Grid>, 'of'>;

/** The planes of squares with each of some signs, if the board is small enough. */
function packing(signs: readonly string[]): PackedRuleset<Grid>['pack'] {
  return (grid) => {
    if (grid.columns > SIDE || rowCount(grid) > SIDE) return undefined;
    const words = new Int32Array(2 * signs.length);
    const { columns, text } = grid;
    for (let at = 0; at < text.length; at++) {
      const plane = signs.indexOf(text.charAt(at));
      if (plane < 0) continue;
      const row = Math.floor(at / (columns + 1));
      setSquare(words, 2 * plane, row * SIDE + (at - row * (columns + 1)));
    }
    return words;
  };
}

function setSquare(board: Int32Array, plane: number, square: number): void {
  const word = plane + (square >> 5);
  board[word] = (board[word] as number) | (1 << (square & 31));
}

function clearSquare(board: Int32Array, plane: number, square: number): void {
  const word = plane + (square >> 5);
  board[word] = (board[word] as number) & ~(1 << (square & 31));
}

/** Adds the squares of a set to a list, each plus a number; tells how long the list is then. */
function addSquares(
  low: number,
  high: number,
  plus: number,
  list: number[],
  count: number,
): number {
  for (; low !== 0; low &= low - 1) list[count++] = plus + lowestBit(low);
  for (; high !== 0; high &= high - 1) list[count++] = plus + WORD + lowestBit(high);
  return count;
}

/** Whether there are two squares or more. */
function isSeveral(low: number, high: number): boolean {
  return (low !== 0 && high !== 0) || (low & (low - 1)) !== 0 || (high & (high - 1)) !== 0;
}

const LAST_COLUMN = 0x80808080 | 0;
const FIRST_COLUMN = 0x01010101;

/** What games of pieces that cover open squares have in common: a move is where a piece begins and its length − 2. */
const covering = {
  planes: 1,
  isAlive: (region: Int32Array) => isSeveral(region[0] as number, region[1] as number),
} as const;

/** Lists the pieces from 2 to `longest` that fit upright on open squares. */
function uprightPieces(board: Int32Array, longest: number, list: number[]): number {
  let low = board[0] as number;
  let high = board[1] as number;
  let count = 0;
  for (let length = 2; length <= longest; length++) {
    // A piece fits where one shorter does and there is one more open square below.
    const below = length - 1;
    low &= shiftedUpLow(board, below);
    high &= below >= 4 ? 0 : (board[1] as number) >>> (8 * below);
    if ((low | high) === 0) break;
    count = addSquares(low, high, (length - 2) * SQUARES, list, count);
  }
  return count;
}

function shiftedUpLow(board: Int32Array, rows: number): number {
  const [low, high] = [board[0] as number, board[1] as number];
  if (rows >= 4) return rows === 4 ? high : high >>> (8 * (rows - 4));
  return (low >>> (8 * rows)) | (high << (WORD - 8 * rows));
}

function coverUpright(board: Int32Array, square: number, length: number): void {
  for (let i = 0; i < length; i++) clearSquare(board, 0, square + i * SIDE);
}

/** Upright pieces are the mover's, so that the opponent sees the board with rows and columns exchanged. */
function upright(longest: number): PackedRules {
  return {
    ...covering,
    exchange: 'rows and columns',
    turning: false,
    moves: (board, list) => uprightPieces(board, longest, list),
    rowOf: (move) => 2 * ((move % SQUARES) >> 3) + Math.floor(move / SQUARES) + 1,
    columnOf: (move) => 2 * (move & 7),
    play: (board, move) => coverUpright(board, move % SQUARES, 2 + Math.floor(move / SQUARES)),
  };
}

const pack = packing(['.']);

export const packedDomineering: PackedSquares = { rules: upright(2), pack };

export const packedQuelhas: PackedSquares = { rules: upright(SIDE), pack };

/** Both players place dominoes either way: those across stand above the others. */
export const packedCram: PackedSquares = {
  rules: {
    ...covering,
    exchange: 'nothing',
    turning: true,
    moves(board, list) {
      const count = uprightPieces(board, 2, list);
      const across = (word: number): number => word & (word >>> 1) & ~LAST_COLUMN;
      return addSquares(
        across(board[0] as number),
        across(board[1] as number),
        SQUARES,
        list,
        count,
      );
    },
    rowOf: (move) => 2 * ((move & 63) >> 3) + (move < SQUARES ? 1 : 0),
    columnOf: (move) => 2 * (move & 7) + (move < SQUARES ? 0 : 1),
    play(board, move) {
      const square = move & 63;
      clearSquare(board, 0, square);
      clearSquare(board, 0, square + (move < SQUARES ? SIDE : 1));
    },
  },
  pack,
};

/** Steps to the right, down, to the left and up; a move is the square a stone leaves, plus 64 a direction. */
const STEPS = [1, SIDE, -1, -SIDE] as const;

/** A stone moves onto a neighbour: one of the opponent's, or any where `cannibal`. */
function packedClobbering(cannibal: boolean): PackedSquares {
  const rules: PackedRules = {
    planes: 2,
    exchange: 'planes',
    turning: true,
    moves(board, list) {
      const low = board[0] as number;
      const high = board[1] as number;
      const a = (board[2] as number) | (cannibal ? low : 0);
      const b = (board[3] as number) | (cannibal ? high : 0);
      let count = 0;
      count = addSquares(
        low & (a >>> 1) & ~LAST_COLUMN,
        high & (b >>> 1) & ~LAST_COLUMN,
        0,
        list,
        count,
      );
      count = addSquares(low & ((a >>> 8) | (b << 24)), high & (b >>> 8), SQUARES, list, count);
      count = addSquares(
        low & (a << 1) & ~FIRST_COLUMN,
        high & (b << 1) & ~FIRST_COLUMN,
        2 * SQUARES,
        list,
        count,
      );
      return addSquares(low & (a << 8), high & ((b << 8) | (a >>> 24)), 3 * SQUARES, list, count);
    },
    rowOf: (move) => 2 * ((move & 63) >> 3) + (ROWS_OF_STEPS[move >> 6] as number),
    columnOf: (move) => 2 * (move & 7) + (COLUMNS_OF_STEPS[move >> 6] as number),
    play(board, move) {
      const from = move & 63;
      const to = from + (STEPS[move >> 6] as number);
      clearSquare(board, 0, from);
      clearSquare(board, 2, to);
      setSquare(board, 0, to);
    },
    isAlive: ([low = 0, high = 0, a = 0, b = 0]) =>
      cannibal ? isSeveral(low | a, high | b) : (low | high) !== 0 && (a | b) !== 0,
  };
  return { rules, pack: packing(['x', 'o']) };
}

const ROWS_OF_STEPS = [0, 1, 0, -1];
const COLUMNS_OF_STEPS = [1, 0, -1, 0];

export const packedClobber = packedClobbering(false);

export const packedCannibalClobber = packedClobbering(true);
