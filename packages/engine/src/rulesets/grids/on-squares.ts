/** What a ruleset says of its boards where all that counts is what stands on the squares. */

import type { RegisteredRuleset } from '../ruleset.ts';
import type { Squares } from '../squares.ts';
import { drawGrid, type Grid, parseGrid, printGrid } from './grid.ts';

type OnSquares = Pick<RegisteredRuleset<Grid>, 'parse' | 'print' | 'draw' | 'boards'>;

/** Reading, writing and drawing of such boards; new squares hold what `fill` says, by turns. */
export function onSquares(squares: Squares, fill?: readonly string[]): OnSquares {
  return {
    parse: (text) => parseGrid(text, squares),
    print: printGrid,
    draw: (board) => drawGrid(board, squares),
    boards: { squares, ...(fill && { fill }) },
  };
}
