/** Fission, as CGSuite has it. Every move puts one more stone on the board. */

import { Left } from '../../forms/side.ts';
import type { RegisteredRuleset } from '../ruleset.ts';
import {
  ACROSS,
  down,
  type Grid,
  placesWhere,
  reflections,
  regions,
  transposed,
  withSquare,
  withSquares,
} from './grid.ts';
import { onSquares } from './on-squares.ts';

const squares = {
  '.': { name: 'empty' },
  x: { name: 'a stone', owner: 'either' },
  '#': { name: 'no square', closed: true },
} as const;

export const fission: RegisteredRuleset<Grid> = {
  name: 'fission',
  title: 'Fission',
  rules:
    'A player replaces a stone by two, on the empty squares on both sides of it. Left splits stones up and down, Right to the left and to the right.',
  notation: 'rows of . (empty), x (a stone) and # (no square), split by |',
  habitat: {
    universe: 'M',
    because:
      'when Right splits a stone that Left could not, both halves may have room above and below',
  },
  examples: ['....|..x.|....|....', '...|.x.|...', '..x..|#...#'],
  symmetries: reflections,
  conjugate: transposed,
  ...onSquares(squares),
  moves(board, side) {
    const step = side === Left ? down(board) : ACROSS;
    const { text } = board;
    return placesWhere(
      board,
      (square, at) =>
        square === 'x' && text.charAt(at - step) === '.' && text.charAt(at + step) === '.',
    ).map((at) => withSquare(withSquares(board, at - step, 'x', at + step, 'x'), at, '.'));
  },
  components: (board) => regions(board, '#').filter(({ text }) => text.includes('x')),
};
