/** Clobber by the moves of chess kings. CGSuite has it under this name. */

import { clobbering, mutualReach } from './clobbering.ts';
import { kingSteps } from './grid.ts';
import { stonesAt } from './stones.ts';

export const kings = clobbering({
  name: 'kings',
  title: 'Kings (Clobber)',
  rules:
    'A player moves one of her stones, as a chess king moves, onto a stone of the opponent, which is removed. Left has the stones x, Right the stones o.',
  habitat: mutualReach,
  examples: ['xo|ox', 'x..|.o.|..x', 'xxo|oxo'],
  reached: (board, at) =>
    stonesAt(
      board,
      kingSteps(board).map((step) => at + step),
    ),
});
