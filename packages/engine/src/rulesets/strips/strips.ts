/** Games on a strip, a board of one row: what each of them says of its positions. */

import type { Drawing } from '../drawing.ts';
import { drawGrid, exchanging, type Grid, halfTurn, parseStrip, printGrid } from '../grids/grid.ts';
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

const exchangedAnimals = exchanging('t', 'f');

/** Animals that face each other, t and f, turned round: whoever goes to the right then goes to the left. */
export function turnedRound(strip: Grid): Grid {
  return exchangedAnimals(halfTurn(strip));
}

/** Pieces of Left and of Right, l and r, exchanged. */
export const exchangedPieces = exchanging('l', 'r');
