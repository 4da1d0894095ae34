/**
 * What may stand on the squares of a board, for rulesets whose positions are
 * written one character a square and rows split by `|`. Whoever says it has its
 * boards read, drawn, and edited by hand without a word about them elsewhere.
 */

import type { Owner } from './drawing.ts';

/** What a character on the board is. */
export interface Square {
  /** As it is read out: "covered", "a stone of Left". */
  readonly name: string;
  readonly owner?: Exclude<Owner, 'nobody'>;
  readonly closed?: boolean;
  /** Arises in play only: nobody puts it on a board by hand. */
  readonly inPlayOnly?: boolean;
}

/** The characters a ruleset uses. */
export type Squares = Readonly<Record<string, Square>>;

/** A ruleset's boards of squares. */
export interface SquareBoards {
  readonly squares: Squares;
  /** Whether boards have one row. */
  readonly strip?: boolean;
  /** What new squares hold, by turns along rows and columns; else the first of `squares`. */
  readonly fill?: readonly string[];
}

const LETTERS = 26;

/** `a1` is the first square of the first row, `b1` the one to its right, `a2` the one below. */
export function squareName(at: number, columns: number): string {
  const column = at % columns;
  const letter = (n: number) => String.fromCharCode('a'.charCodeAt(0) + n);
  const first = column < LETTERS ? '' : letter(Math.floor(column / LETTERS) - 1);
  return `${first}${letter(column % LETTERS)}${Math.floor(at / columns) + 1}`;
}
