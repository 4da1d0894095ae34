/**
 * Clobber by the moves of chess pieces: a stone clobbers where a king, a knight or a rook would
 * capture. CGSuite has Kings and Rooks under these names. Whoever reaches is reached, so that all positions are dicots.
 */

import { clobbering } from './clobbering.ts';
import { allAround, down, type Grid, kingSteps } from './grid.ts';
import { isStone } from './stones.ts';

const habitat = {
  universe: 'D',
  because: 'a stone that reaches one of the opponent is reached by it',
} as const;

const onto = (board: Grid, places: readonly number[]): number[] =>
  places.filter((at) => isStone(board.text.charAt(at)));

export const kings = clobbering({
  name: 'kings',
  title: 'Kings (Clobber)',
  rules:
    'A player moves one of her stones, as a chess king moves, onto a stone of the opponent, which is removed. Left has the stones x, Right the stones o.',
  habitat,
  examples: ['xo|ox', 'x..|.o.|..x', 'xxo|oxo'],
  reached: (board, at) =>
    onto(
      board,
      kingSteps(board).map((step) => at + step),
    ),
});

/** A knight's leaps: so many rows down and columns across. */
const LEAPS = [-2, -1, 1, 2].flatMap((rows) =>
  [3 - Math.abs(rows), Math.abs(rows) - 3].map((columns) => [rows, columns] as const),
);

export const knights = clobbering({
  name: 'knights',
  title: 'Knights (Clobber)',
  rules:
    'A player moves one of her stones, as a chess knight leaps, onto a stone of the opponent, which is removed. Left has the stones x, Right the stones o.',
  habitat,
  examples: ['xo.|o.o', 'x.o|.xo|oxx', 'xox|oxo'],
  reached(board, at) {
    const column = at % down(board);
    const leaps = LEAPS.filter(
      ([, columns]) => column + columns >= 0 && column + columns < board.columns,
    );
    return onto(
      board,
      leaps.map(([rows, columns]) => at + rows * down(board) + columns),
    );
  },
});

export const rooks = clobbering({
  name: 'rooks',
  title: 'Rooks (Clobber)',
  rules:
    'A player moves one of her stones, as a chess rook moves over empty squares, onto a stone of the opponent, which is removed. Left has the stones x, Right the stones o.',
  habitat,
  examples: ['x.o|..x', 'xo|ox', 'x..o|....|o..x'],
  reached: (board, at) =>
    onto(
      board,
      allAround(board).map((step) => {
        let next = at + step;
        while (board.text.charAt(next) === '.') next += step;
        return next;
      }),
    ),
});
