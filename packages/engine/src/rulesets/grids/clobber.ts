/** Clobber. An x beside an o is a move for both players, so every position is a dicot. */

import { Left } from '../../forms/side.ts';
import type { RegisteredRuleset } from '../ruleset.ts';
import {
  allAround,
  drawGrid,
  type Grid,
  parseGrid,
  printGrid,
  regions,
  squareSymmetries,
  withSquares,
} from './grid.ts';
import { alternating } from './stones.ts';

const squares = {
  '.': { name: 'empty' },
  x: { name: 'a stone of Left', owner: 'left' },
  o: { name: 'a stone of Right', owner: 'right' },
} as const;

export const clobber: RegisteredRuleset<Grid> = {
  name: 'clobber',
  title: 'Clobber',
  rules:
    'A player moves one of her stones onto an adjacent stone of the opponent, which is removed. Left has the stones x, Right the stones o.',
  notation: 'rows of . (empty), x (Left) and o (Right), split by |',
  habitat: { universe: 'D', because: 'an x beside an o is a move for both players' },
  examples: ['xo|ox', 'xoxo|oxox|xox.', 'xoxoxo'],
  moves(board, side) {
    const [own, other] = side === Left ? (['x', 'o'] as const) : (['o', 'x'] as const);
    const boards: Grid[] = [];
    for (let at = 0; at < board.text.length; at++) {
      if (board.text.charAt(at) !== own) continue;
      for (const step of allAround(board)) {
        if (board.text.charAt(at + step) !== other) continue;
        boards.push(withSquares(board, at, '.', at + step, own));
      }
    }
    return boards;
  },
  parse: (text) => parseGrid(text, squares),
  print: printGrid,
  components: (board) =>
    regions(board, '.').filter(({ text }) => text.includes('x') && text.includes('o')),
  symmetries: squareSymmetries,
  fromSizes: alternating,
  draw: (board) => drawGrid(board, squares),
  boards: { squares, fill: ['x', 'o'] },
};
