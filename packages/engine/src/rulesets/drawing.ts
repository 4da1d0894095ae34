/**
 * How a position looks, as plain data and without any style: squares, lines
 * and pieces on a plane whose unit is one square, x to the right, y down.
 * Pictures are made of it elsewhere.
 */

/** Whom something belongs to: Left, Right, or either player. */
export type Owner = 'left' | 'right' | 'either';

/** A unit square with its upper left corner at (x, y). */
export interface Cell {
  readonly x: number;
  readonly y: number;
  /** Closed squares are covered or missing: nobody plays there any more. */
  readonly closed: boolean;
}

/** A straight line between two points. */
export interface Line {
  readonly from: readonly [x: number, y: number];
  readonly to: readonly [x: number, y: number];
  readonly owner: Owner;
}

/** Something that stands in the unit square whose upper left corner is (x, y). */
export interface Piece {
  readonly x: number;
  readonly y: number;
  readonly owner: Owner;
  /** The character that stands for it in the notation. */
  readonly symbol: string;
}

export interface Drawing {
  readonly width: number;
  readonly height: number;
  readonly cells: readonly Cell[];
  readonly lines: readonly Line[];
  readonly pieces: readonly Piece[];
  /** The height of the ground, where there is one. */
  readonly ground?: number;
}
