/** Cram: Domineering in which both players may place dominoes either way. */

import { impartialHabitat } from '../impartial-habitat.ts';
import type { RegisteredRuleset } from '../ruleset.ts';
import {
  ACROSS,
  coverable,
  dominoes,
  down,
  drawGrid,
  filledGrid,
  type Grid,
  parseGrid,
  printGrid,
  regions,
  squareSymmetries,
} from './grid.ts';

export const cram: RegisteredRuleset<Grid> = {
  name: 'cram',
  title: 'Cram',
  rules:
    'Players place dominoes on open squares of a board. Both may place them vertically or horizontally.',
  notation: 'rows of . (open) and # (covered), split by |',
  habitat: impartialHabitat,
  examples: ['..|..', '...|...', '..#|...|#..'],
  moves: (board) => [ACROSS, down(board)].flatMap((step) => dominoes(board, step, '.', '#')),
  parse: (text) => parseGrid(text, coverable),
  print: printGrid,
  components: (board) => regions(board, '#'),
  symmetries: squareSymmetries,
  fromSizes: (...sizes) => filledGrid(sizes, '.'),
  draw: (board) => drawGrid(board, coverable),
  boards: { squares: coverable },
};
