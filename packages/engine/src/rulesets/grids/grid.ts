/**
 * Boards made of squares: reading and writing rows split by `|`, placing
 * pieces, falling apart into regions, reflections, drawing. A strip is a grid
 * of one row.
 */

import type { Cell, Drawing, Piece } from '../drawing.ts';
import { BoardNotationError, requireCount } from '../notation-error.ts';
import type { Squares } from '../squares.ts';

/**
 * A rectangular board as it is written: one character a square, rows split by
 * `|`. Squares are found by their place in the text, so a step to the right is 1,
 * a step down is `columns + 1`, and a step beyond an edge leads to a `|` or
 * to no character at all.
 */
export interface Grid {
  readonly columns: number;
  readonly text: string;
}

/** Between two rows. */
const BAR = '|'.charCodeAt(0);

/** Longer boards are refused. */
export const MAX_SIDE = 1_000;
/** Larger boards are refused; nothing near it can be searched through. */
const MAX_SQUARES = 10_000;

/** Squares for dominoes, and whatever else only covers them. */
export const coverable = { '.': { name: 'open' }, '#': { name: 'covered', closed: true } };

/** Reads rows split by `|`. */
export function parseGrid(text: string, squares: Squares): Grid {
  const cure = `write rows of ${legend(squares)}, all of one length and split by |`;
  return parseRows(text, cure, (character) => Object.hasOwn(squares, character));
}

/** Reads rows split by `|` whose squares are told by a function. */
export function parseRows(
  text: string,
  cure: string,
  isSquare: (character: string) => boolean,
): Grid {
  if (text.trim() === '') throw new BoardNotationError('an empty board has no squares', cure);
  const rows = text.split('|');
  const columns = rows[0]?.length ?? 0;
  let offset = 0;
  for (const [index, row] of rows.entries()) {
    for (let i = 0; i < row.length; i++) {
      if (!isSquare(row.charAt(i))) {
        throw new BoardNotationError(`"${row.charAt(i)}" is no square`, cure, {
          text,
          offset: offset + i,
        });
      }
    }
    if (row === '' || row.length !== columns) {
      throw new BoardNotationError(
        `row ${index + 1} has ${row.length} squares and row 1 has ${columns},`,
        cure,
        { text, offset },
      );
    }
    offset += row.length + 1;
  }
  requireSides(rows.length, columns);
  return { columns, text };
}

/** Reads a board of one row. */
export function parseStrip(text: string, squares: Squares): Grid {
  const cure = `write one row of ${legend(squares)}`;
  return parseRow(text, cure, (character) => Object.hasOwn(squares, character));
}

/** Reads one row whose squares are told by a function. */
export function parseRow(
  text: string,
  cure: string,
  isSquare: (character: string) => boolean,
): Grid {
  const offset = text.indexOf('|');
  if (offset < 0) return parseRows(text, cure, isSquare);
  throw new BoardNotationError('a strip has one row and no |', cure, { text, offset });
}

function legend(squares: Squares): string {
  return Object.entries(squares)
    .map(([character, square]) => `${character} (${square.name})`)
    .join(', ');
}

export function printGrid(grid: Grid): string {
  return grid.text;
}

/** A board of one kind of square. */
export function filledGrid(sizes: readonly number[], square: string): Grid {
  const [rows, columns, ...rest] = sizes;
  if (rows === undefined || columns === undefined || rest.length > 0) {
    throw new BoardNotationError(
      'a board has two sizes',
      'write the number of rows, then the number of columns',
    );
  }
  requireSides(rows, columns);
  return { columns, text: new Array(rows).fill(square.repeat(columns)).join('|') };
}

function requireSides(rows: number, columns: number): void {
  requireCount(rows, 'the number of rows', 1, MAX_SIDE);
  requireCount(columns, 'the number of columns', 1, MAX_SIDE);
  requireCount(rows * columns, 'the number of squares', 1, MAX_SQUARES);
}

/** The step to the right. */
export const ACROSS = 1;

/** The step down. */
export function down(grid: Grid): number {
  return grid.columns + 1;
}

/** The steps to all neighbours. */
export function allAround(grid: Grid): readonly number[] {
  return [ACROSS, down(grid), -ACROSS, -down(grid)];
}

/** The steps of a chess king: to all neighbours, those at the corners included. */
export function kingSteps(grid: Grid): readonly number[] {
  const row = down(grid);
  return [...allAround(grid), row + 1, row - 1, -row - 1, -row + 1];
}

/** The places whose square passes a test. */
export function placesWhere(
  { text }: Grid,
  test: (square: string, at: number) => boolean,
): number[] {
  const places: number[] = [];
  for (let at = 0; at < text.length; at++) {
    const square = text.charAt(at);
    if (square !== '|' && test(square, at)) places.push(at);
  }
  return places;
}

/** The places beside a square, those beyond the edge included. */
export function beside(grid: Grid, at: number): number[] {
  return allAround(grid).map((step) => at + step);
}

/** The board with one square changed. */
export function withSquare({ columns, text }: Grid, at: number, square: string): Grid {
  return { columns, text: text.slice(0, at) + square + text.slice(at + 1) };
}

/** The board with two squares changed. */
export function withSquares(grid: Grid, a: number, atA: string, b: number, atB: string): Grid {
  if (a > b) return withSquares(grid, b, atB, a, atA);
  const { columns, text } = grid;
  return { columns, text: text.slice(0, a) + atA + text.slice(a + 1, b) + atB + text.slice(b + 1) };
}

/** The boards after placing one domino on two open squares, a step apart. */
export function dominoes(grid: Grid, step: number, open: string, closed: string): Grid[] {
  const { text } = grid;
  const boards: Grid[] = [];
  for (let at = 0; at < text.length; at++) {
    if (text.charAt(at) === open && text.charAt(at + step) === open) {
      boards.push(withSquares(grid, at, closed, at + step, closed));
    }
  }
  return boards;
}

/**
 * The connected regions of squares that are not `background`, each on the
 * smallest board it fits on with `background` around it. Single squares are left
 * out: all our grid games need two. Boards spend their time here, so squares are
 * walked by place and without closures.
 */
export function regions(grid: Grid, background: string): Grid[] {
  const { text } = grid;
  const seen = new Uint8Array(text.length);
  const found: Grid[] = [];
  for (let start = 0; start < text.length; start++) {
    const region: number[] = [];
    enter(text, background, seen, region, start);
    if (region.length === 0) continue;
    flood(grid, background, seen, region);
    if (region.length > 1) found.push(cropped(grid, region, background));
  }
  return found;
}

/** Grows a region by all squares that are joined to it. */
function flood(grid: Grid, background: string, seen: Uint8Array, region: number[]): void {
  const { text } = grid;
  const rowStep = down(grid);
  for (let i = 0; i < region.length; i++) {
    const at = region[i] ?? 0;
    enter(text, background, seen, region, at - 1);
    enter(text, background, seen, region, at + 1);
    enter(text, background, seen, region, at - rowStep);
    enter(text, background, seen, region, at + rowStep);
  }
}

/** Adds a square to a region, if there is one and it is new and no background. */
function enter(
  text: string,
  background: string,
  seen: Uint8Array,
  region: number[],
  at: number,
): void {
  if (seen[at] !== 0) return;
  const square = text.charAt(at);
  if (square === background || square === '|') return;
  seen[at] = 1;
  region.push(at);
}

/**
 * A region on the smallest board it fits on, with `background` around it; `margin` more rows and
 * columns are kept on each side as far as the board has them.
 */
export function cropped(
  grid: Grid,
  region: readonly number[],
  background: string,
  margin = 0,
): Grid {
  const rowStep = down(grid);
  let top = Number.POSITIVE_INFINITY;
  let left = Number.POSITIVE_INFINITY;
  let bottom = 0;
  let right = 0;
  for (const at of region) {
    const row = Math.floor(at / rowStep);
    const column = at - row * rowStep;
    if (row < top) top = row;
    if (row > bottom) bottom = row;
    if (column < left) left = column;
    if (column > right) right = column;
  }
  if (margin > 0) {
    top = Math.max(0, top - margin);
    left = Math.max(0, left - margin);
    bottom = Math.min(rowCount(grid) - 1, bottom + margin);
    right = Math.min(grid.columns - 1, right + margin);
  }
  const columns = right - left + 1;
  const codes: number[] = new Array((bottom - top + 1) * (columns + 1) - 1);
  codes.fill(background.charCodeAt(0));
  for (let at = columns; at < codes.length; at += columns + 1) codes[at] = BAR;
  for (const at of region) {
    const row = Math.floor(at / rowStep);
    const column = at - row * rowStep;
    codes[(row - top) * (columns + 1) + column - left] = grid.text.charCodeAt(at);
  }
  return { columns, text: String.fromCharCode(...codes) };
}

/** How many rows a board has. */
export function rowCount({ columns, text }: Grid): number {
  return (text.length + 1) / (columns + 1);
}

/** The board upside down. */
export function upsideDown({ columns, text }: Grid): Grid {
  return { columns, text: text.split('|').reverse().join('|') };
}

/** The board turned by half a turn. */
export function halfTurn({ columns, text }: Grid): Grid {
  let turned = '';
  for (let at = text.length - 1; at >= 0; at--) turned += text.charAt(at);
  return { columns, text: turned };
}

/** Rows become columns. */
export function transposed(grid: Grid): Grid {
  const { columns, text } = grid;
  const rows = rowCount(grid);
  let turned = '';
  for (let column = 0; column < columns; column++) {
    if (column > 0) turned += '|';
    for (let at = column; at < text.length; at += columns + 1) turned += text.charAt(at);
  }
  return { columns: rows, text: turned };
}

/** The board with two signs exchanged for each other. */
export function exchanging(a: string, b: string): (grid: Grid) => Grid {
  const signs = new RegExp(`[${a}${b}]`, 'gu');
  return ({ columns, text }) => ({
    columns,
    text: text.replace(signs, (sign) => (sign === a ? b : a)),
  });
}

/** The board as it is seen in a mirror at its side. */
export function mirrored(grid: Grid): Grid {
  return upsideDown(halfTurn(grid));
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
export function drawGrid({ columns, text }: Grid, squares: Squares): Drawing {
  const cells: Cell[] = [];
  const pieces: Piece[] = [];
  const rows = text.split('|');
  for (const [y, row] of rows.entries()) {
    for (const [x, symbol] of [...row].entries()) {
      const { owner, closed = false } = squares[symbol] ?? {};
      cells.push({ x, y, closed });
      if (owner !== undefined) pieces.push({ x, y, owner, symbol });
    }
  }
  return { width: columns, height: rows.length, cells, lines: [], pieces };
}
