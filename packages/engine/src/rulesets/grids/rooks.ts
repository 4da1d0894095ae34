/** Clobber by the moves of chess rooks. CGSuite has it under this name. */

import { clobbering, mutualReach } from './clobbering.ts';
import { allAround } from './grid.ts';
import { stonesAt } from './stones.ts';

export const rooks = clobbering({
  name: 'rooks',
  title: 'Rooks (Clobber)',
  rules:
    'A player moves one of her stones, as a chess rook moves over empty squares, onto a stone of the opponent, which is removed. Left has the stones x, Right the stones o.',
  habitat: mutualReach,
  examples: ['x.o|..x', 'xo|ox', 'x..o|....|o..x'],
  reached: (board, at) =>
    stonesAt(
      board,
      allAround(board).map((step) => {
        let next = at + step;
        while (board.text.charAt(next) === '.') next += step;
        return next;
      }),
    ),
});
