/**
 * Boards made of squares: reading and writing rows split by `|`, placing
 * pieces, falling apart into regions, reflections, drawing. A strip is a grid
 * of one row.
 */

import type { Drawing, Owner, Piece } from './drawing.ts';
import { NotationError, requireCount } from './notation-error.ts';

/** A rectangular board, one character a square, row after row. */
export interface Grid {
  readonly rows: number;
  readonly columns: number;
  readonly cells: string;
}

/** Whole boards beyond this are refused; nothing near it can be searched through. */
const MAX_SIDE = 1_000;

/** Steps from a square to a neighbour: rows down, columns right. */
export type Step = readonly [rows: number, columns: number];
export const DOWN: Step = [1, 0];
export const ACROSS: Step = [0, 1];
export const NEIGHBOURS: readonly Step[] = [DOWN, ACROSS, [-1, 0], [0, -1]];

/** What a character on the board is. */
export interface Square {
  readonly name: string;
  readonly owner?: Owner;
  readonly closed?: boolean;
}

/** The characters a ruleset uses. */
export type Squares = Readonly<Record<string, Square>>;

/** Reads rows split by `|`. */
export function parseGrid(text: string, squares: Squares): Grid {
  const cure = `write rows of ${legend(squares)}, all of one length and split by |`;
  if (text.trim() === '') throw new NotationError('an empty board has no squares', cure);
  const rows = text.split('|');
  const columns = rows[0]?.length ?? 0;
  let offset = 0;
  for (const [index, row] of rows.entries()) {
    for (let i = 0; i < row.length; i++) {
      if (!Object.hasOwn(squares, row.charAt(i))) {
        throw new NotationError(`"${row.charAt(i)}" is no square`, cure, {
          text,
          offset: offset + i,
        });
      }
    }
    if (row === '' || row.length !== columns) {
      throw new NotationError(
        `row ${index + 1} has ${row.length} squares and row 1 has ${columns},`,
        cure,
        { text, offset },
      );
    }
    offset += row.length + 1;
  }
  requireSides(rows.length, columns);
  return { rows: rows.length, columns, cells: rows.join('') };
}

/** Reads a board of one row. */
export function parseStrip(text: string, squares: Squares): Grid {
  const bar = text.indexOf('|');
  if (bar >= 0) {
    throw new NotationError('a strip has one row and no |', `write ${legend(squares)} only`, {
      text,
      offset: bar,
    });
  }
  return parseGrid(text, squares);
}

function legend(squares: Squares): string {
  return Object.entries(squares)
    .map(([character, square]) => `${character} (${square.name})`)
    .join(', ');
}

export function printGrid({ rows, columns, cells }: Grid): string {
  if (rows === 1) return cells;
  const lines: string[] = [];
  for (let row = 0; row < rows; row++) lines.push(cells.slice(row * columns, (row + 1) * columns));
  return lines.join('|');
}

/** A board of one kind of square. */
export function filledGrid(sizes: readonly number[], square: string): Grid {
  const [rows, columns, ...rest] = sizes;
  if (rows === undefined || columns === undefined || rest.length > 0) {
    throw new NotationError(
      'a board has two sizes',
      'write the number of rows, then the number of columns',
    );
  }
  requireSides(rows, columns);
  return { rows, columns, cells: square.repeat(rows * columns) };
}

function requireSides(rows: number, columns: number): void {
  requireCount(rows, 'the number of rows', 1, MAX_SIDE);
  requireCount(columns, 'the number of columns', 1, MAX_SIDE);
}

/** The board with some squares changed. */
export function withSquares(grid: Grid, places: readonly number[], by: string): Grid {
  let { cells } = grid;
  for (const [i, at] of places.entries()) {
    cells = cells.slice(0, at) + by.charAt(i) + cells.slice(at + 1);
  }
  return { ...grid, cells };
}

/** The square a step away, as an index into `cells`, or -1 beyond the edge. */
export function neighbour(grid: Grid, at: number, [down, right]: Step): number {
  const row = Math.floor(at / grid.columns) + down;
  const column = (at % grid.columns) + right;
  const inside = row >= 0 && row < grid.rows && column >= 0 && column < grid.columns;
  return inside ? row * grid.columns + column : -1;
}

/** The boards after placing one domino on two open squares, in one of these directions. */
export function dominoes(
  grid: Grid,
  directions: readonly Step[],
  open: string,
  closed: string,
): Grid[] {
  const boards: Grid[] = [];
  for (let at = 0; at < grid.cells.length; at++) {
    if (grid.cells.charAt(at) !== open) continue;
    for (const direction of directions) {
      const other = neighbour(grid, at, direction);
      if (other >= 0 && grid.cells.charAt(other) === open) {
        boards.push(withSquares(grid, [at, other], closed + closed));
      }
    }
  }
  return boards;
}

/**
 * The connected regions of squares that are not `background`, each on the
 * smallest board it fits on with `background` around it. Single squares are left
 * out: all our grid games need two. Boards spend their time here, so squares are
 * walked by index and without closures.
 */
export function regions(grid: Grid, background: string): Grid[] {
  const { cells } = grid;
  const seen = new Uint8Array(cells.length);
  const found: Grid[] = [];
  for (let start = 0; start < cells.length; start++) {
    const region: number[] = [];
    enter(cells, background, seen, region, start);
    if (region.length === 0) continue;
    flood(grid, background, seen, region);
    if (region.length > 1) found.push(cropped(grid, region, background));
  }
  return found;
}

/** Grows a region by all squares that are joined to it. */
function flood(grid: Grid, background: string, seen: Uint8Array, region: number[]): void {
  const { columns, cells } = grid;
  for (let i = 0; i < region.length; i++) {
    const at = region[i] ?? 0;
    const column = at % columns;
    if (column > 0) enter(cells, background, seen, region, at - 1);
    if (column + 1 < columns) enter(cells, background, seen, region, at + 1);
    enter(cells, background, seen, region, at - columns);
    enter(cells, background, seen, region, at + columns);
  }
}

/** Adds a square to a region, if there is one and it is new and no background. */
function enter(
  cells: string,
  background: string,
  seen: Uint8Array,
  region: number[],
  at: number,
): void {
  if (seen[at] !== 0 || cells.charAt(at) === background) return;
  seen[at] = 1;
  region.push(at);
}

function cropped(grid: Grid, region: readonly number[], background: string): Grid {
  const { columns } = grid;
  let top = grid.rows;
  let left = columns;
  let bottom = 0;
  let right = 0;
  for (const at of region) {
    const row = Math.floor(at / columns);
    const column = at - row * columns;
    if (row < top) top = row;
    if (row > bottom) bottom = row;
    if (column < left) left = column;
    if (column > right) right = column;
  }
  const rows = bottom - top + 1;
  const width = right - left + 1;
  const squares: string[] = new Array(rows * width).fill(background);
  for (const at of region) {
    const row = Math.floor(at / columns);
    squares[(row - top) * width + at - row * columns - left] = grid.cells.charAt(at);
  }
  return { rows, columns: width, cells: squares.join('') };
}

/** The board upside down. */
export function upsideDown({ rows, columns, cells }: Grid): Grid {
  let turned = '';
  for (let row = rows - 1; row >= 0; row--) {
    turned += cells.slice(row * columns, (row + 1) * columns);
  }
  return { rows, columns, cells: turned };
}

/** The board turned by half a turn. */
export function halfTurn(grid: Grid): Grid {
  return { ...grid, cells: [...grid.cells].reverse().join('') };
}

/** Rows become columns. */
export function transposed({ rows, columns, cells }: Grid): Grid {
  let turned = '';
  for (let column = 0; column < columns; column++) {
    for (let row = 0; row < rows; row++) turned += cells.charAt(row * columns + column);
  }
  return { rows: columns, columns: rows, cells: turned };
}

/** The reflections that keep rows rows: the other three boards. */
export function reflections(grid: Grid): Grid[] {
  const turned = halfTurn(grid);
  return [turned, upsideDown(grid), upsideDown(turned)];
}

/** All symmetries of the square: the other seven boards. */
export function squareSymmetries(grid: Grid): Grid[] {
  const other = transposed(grid);
  return [...reflections(grid), other, ...reflections(other)];
}

/** A grid as squares and pieces. */
export function drawGrid(grid: Grid, squares: Squares): Drawing {
  const cells = [];
  const pieces: Piece[] = [];
  for (let at = 0; at < grid.cells.length; at++) {
    const x = at % grid.columns;
    const y = Math.floor(at / grid.columns);
    const symbol = grid.cells.charAt(at);
    const square = squares[symbol];
    cells.push({ x, y, closed: square?.closed ?? false });
    if (square?.owner !== undefined) pieces.push({ x, y, owner: square.owner, symbol });
  }
  return { width: grid.columns, height: grid.rows, cells, lines: [], pieces };
}
