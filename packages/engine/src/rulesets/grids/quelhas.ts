/**
 * Quelhas: Domineering with straight pieces of any length from 2 on, a game of the Portuguese
 * championships of mathematical games, where it is misère. There the second player may once, instead
 * of her first move, exchange directions with the first: that decides who is Left, and is no move here.
 */

import { Left } from '../../forms/side.ts';
import type { RegisteredRuleset } from '../ruleset.ts';
import {
  ACROSS,
  coverable,
  down,
  filledGrid,
  type Grid,
  placesWhere,
  reflections,
  regions,
  transposed,
  withSquare,
} from './grid.ts';
import { onSquares } from './on-squares.ts';
import { packedQuelhas } from './packed.ts';

export const quelhas: RegisteredRuleset<Grid> = {
  name: 'quelhas',
  title: 'Quelhas',
  rules:
    'Players cover two or more open squares in a row, one beside the other. Left covers squares of a column, Right squares of a row.',
  notation: 'rows of . (open) and # (covered), split by |',
  habitat: {
    universe: 'E',
    because:
      'where Left cannot move, only strips of one row are left, and she never will; a strip of 6 is in no D(1̄0)',
  },
  examples: ['...|...', '..|..', '.#..|....|..#.'],
  packed: { ...packedQuelhas, of: () => quelhas },
  symmetries: reflections,
  conjugate: transposed,
  ...onSquares(coverable),
  moves(board, side) {
    const step = side === Left ? down(board) : ACROSS;
    return placesWhere(board, (square) => square === '.').flatMap((start) => {
      const found: Grid[] = [];
      let covered = withSquare(board, start, '#');
      for (let at = start + step; board.text.charAt(at) === '.'; at += step) {
        covered = withSquare(covered, at, '#');
        found.push(covered);
      }
      return found;
    });
  },
  components: (board) => regions(board, '#'),
  fromSizes: (...sizes) => filledGrid(sizes, '.'),
};
