/** Cram: Domineering in which both players may place dominoes either way. */

import { impartial } from '../impartial-habitat.ts';
import type { RegisteredRuleset } from '../ruleset.ts';
import {
  ACROSS,
  coverable,
  dominoes,
  down,
  filledGrid,
  type Grid,
  regions,
  squareSymmetries,
} from './grid.ts';
import { onSquares } from './on-squares.ts';
import { packedCram } from './packed.ts';

export const cram: RegisteredRuleset<Grid> = {
  name: 'cram',
  title: 'Cram',
  rules:
    'Players place dominoes on open squares of a board. Both may place them vertically or horizontally.',
  notation: 'rows of . (open) and # (covered), split by |',
  ...impartial,
  examples: ['..|..', '...|...', '..#|...|#..'],
  moves: (board) => [ACROSS, down(board)].flatMap((step) => dominoes(board, step, '.', '#')),
  ...onSquares(coverable),
  components: (board) => regions(board, '#'),
  packed: { ...packedCram, of: () => cram },
  symmetries: squareSymmetries,
  fromSizes: (...sizes) => filledGrid(sizes, '.'),
};
