/** Games on a strip, a board of one row: what each of them says of its positions. */

import type { Drawing } from '../drawing.ts';
import { drawGrid, type Grid, parseStrip, printGrid } from '../grids/grid.ts';
import type { SquareBoards, Squares } from '../squares.ts';

interface OnStrips {
  parse(text: string): Grid;
  print(strip: Grid): string;
  draw(strip: Grid): Drawing;
  readonly boards: SquareBoards;
}

/** Reading, writing and drawing of strips; new squares hold the first of `squares`. */
export function onStrips(squares: Squares): OnStrips {
  return {
    parse: (text) => parseStrip(text, squares),
    print: printGrid,
    draw: (strip) => drawGrid(strip, squares),
    boards: { squares, strip: true },
  };
}

/** A strip of these squares. */
export function stripOf(text: string): Grid {
  return { columns: text.length, text };
}
