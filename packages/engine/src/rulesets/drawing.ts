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

/** Drawings from left to right, as far apart as a square. */
export function sideBySide(drawings: readonly Drawing[]): Drawing {
  const cells: Cell[] = [];
  const lines: Line[] = [];
  const pieces: Piece[] = [];
  const height = Math.max(1, ...drawings.map((drawing) => drawing.height));
  let x = 0;
  for (const drawing of drawings) {
    const y = drawing.ground === undefined ? 0 : height - drawing.height;
    const at = <T extends { x: number; y: number }>(thing: T): T => ({
      ...thing,
      x: thing.x + x,
      y: thing.y + y,
    });
    const end = ([px, py]: Line['from']): Line['from'] => [px + x, py + y];
    cells.push(...drawing.cells.map(at));
    pieces.push(...drawing.pieces.map(at));
    for (const line of drawing.lines) {
      lines.push({ ...line, from: end(line.from), to: end(line.to) });
    }
    x += drawing.width + 1;
  }
  const grounded = drawings.length > 0 && drawings.every(({ ground }) => ground !== undefined);
  const width = Math.max(1, x - 1);
  return { width, height, cells, lines, pieces, ...(grounded ? { ground: height } : {}) };
}
