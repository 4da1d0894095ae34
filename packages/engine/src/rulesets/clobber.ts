/** Clobber. An x beside an o is a move for both players, so every position is a dicot. */

import { Left } from '../forms/side.ts';
import {
  drawGrid,
  filledGrid,
  type Grid,
  NEIGHBOURS,
  neighbour,
  parseGrid,
  printGrid,
  regions,
  squareSymmetries,
  withSquares,
} from './grid.ts';
import type { Ruleset } from './ruleset.ts';

const squares = {
  '.': { name: 'empty' },
  x: { name: 'a stone of Left', owner: 'left' },
  o: { name: 'a stone of Right', owner: 'right' },
} as const;

export const clobber: Ruleset<Grid> = {
  name: 'clobber',
  title: 'Clobber',
  rules:
    'A player moves one of her stones onto an adjacent stone of the opponent, which is removed. Left has the stones x, Right the stones o.',
  notation: 'rows of . (empty), x (Left) and o (Right), split by |',
  habitat: { universe: 'D', because: 'an x beside an o is a move for both players' },
  examples: ['xo|ox', 'xoxo|oxox|xox.', 'xoxoxo'],
  moves(board, side) {
    const [own, other] = side === Left ? ['x', 'o'] : ['o', 'x'];
    const boards: Grid[] = [];
    for (let at = 0; at < board.cells.length; at++) {
      if (board.cells.charAt(at) !== own) continue;
      for (const step of NEIGHBOURS) {
        const target = neighbour(board, at, step);
        if (target >= 0 && board.cells.charAt(target) === other) {
          boards.push(withSquares(board, [at, target], `.${own}`));
        }
      }
    }
    return boards;
  },
  parse: (text) => parseGrid(text, squares),
  print: printGrid,
  components: (board) =>
    regions(board, '.').filter(({ cells }) => cells.includes('x') && cells.includes('o')),
  symmetries: squareSymmetries,
  /** Alternating stones, x in the upper left corner. */
  fromSizes(rows = 0, columns = 0, ...rest) {
    const grid = filledGrid([rows, columns, ...rest], '.');
    const square = (_: string, at: number): string =>
      (Math.floor(at / columns) + (at % columns)) % 2 === 0 ? 'x' : 'o';
    return { ...grid, cells: [...grid.cells].map(square).join('') };
  },
  draw: (board) => drawGrid(board, squares),
};
