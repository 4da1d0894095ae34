/**
 * How a position looks, as plain data and without any style: squares, lines
 * and pieces on a plane whose unit is one square, x to the right, y down.
 * Pictures are made of it elsewhere.
 */

/** Whom something belongs to: Left, Right, either player, or nobody in particular. */
export type Owner = 'left' | 'right' | 'either' | 'nobody';

/** A unit square with its upper left corner at (x, y). */
export interface Cell {
  readonly x: number;
  readonly y: number;
  /** Closed squares are covered or missing: nobody plays there any more. */
  readonly closed: boolean;
}

/** A line between two points. */
export interface Line {
  readonly from: readonly [x: number, y: number];
  readonly to: readonly [x: number, y: number];
  readonly owner: Owner;
  /** Points through which it runs smoothly; else it is straight. */
  readonly bends?: readonly (readonly [x: number, y: number])[];
  /** It leads one way, to the end. */
  readonly arrow?: true;
  /** The names of its ends in the notation, where vertices have names. */
  readonly name?: string;
}

/** Something that stands in the unit square whose upper left corner is (x, y). */
export interface Piece {
  readonly x: number;
  readonly y: number;
  readonly owner: Owner;
  /** The character that stands for it in the notation. */
  readonly symbol: string;
  /** Its name in the notation, where it has one: that of a vertex. */
  readonly name?: string;
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
      const bends = line.bends && { bends: line.bends.map(end) };
      lines.push({ ...line, from: end(line.from), to: end(line.to), ...bends });
    }
    x += drawing.width + 1;
  }
  const grounded = drawings.length > 0 && drawings.every(({ ground }) => ground !== undefined);
  const width = Math.max(1, x - 1);
  return { width, height, cells, lines, pieces, ...(grounded ? { ground: height } : {}) };
}
