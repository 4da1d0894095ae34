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
