/** Clobber by the leaps of chess knights. */

import { clobbering, mutualReach } from './clobbering.ts';
import { down } from './grid.ts';
import { stonesAt } from './stones.ts';

/** A knight's leaps: so many rows down and columns across. */
const LEAPS = [-2, -1, 1, 2].flatMap((rows) =>
  [3 - Math.abs(rows), Math.abs(rows) - 3].map((columns) => [rows, columns] as const),
);

export const knights = clobbering({
  name: 'knights',
  title: 'Knights (Clobber)',
  rules:
    'A player moves one of her stones, as a chess knight leaps, onto a stone of the opponent, which is removed. Left has the stones x, Right the stones o.',
  habitat: mutualReach,
  examples: ['xo.|o.o', 'x.o|.xo|oxx', 'xox|oxo'],
  reached(board, at) {
    const column = at % down(board);
    const leaps = LEAPS.filter(
      ([, columns]) => column + columns >= 0 && column + columns < board.columns,
    );
    return stonesAt(
      board,
      leaps.map(([rows, columns]) => at + rows * down(board) + columns),
    );
  },
});
