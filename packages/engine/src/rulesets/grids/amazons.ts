/**
 * The Game of the Amazons, by Walter Zamkauskas (R. G. Snatzke, Exhaustive search in the game
 * Amazons), with the signs of CGSuite. Every move burns a square.
 */

import { linkedParts } from '../linked-parts.ts';
import type { RegisteredRuleset } from '../ruleset.ts';
import {
  cropped,
  type Grid,
  kingSteps,
  placesWhere,
  squareSymmetries,
  withSquare,
  withSquares,
} from './grid.ts';
import { onSquares } from './on-squares.ts';
import { exchanged, stonesFor } from './stones.ts';

const squares = {
  '.': { name: 'empty' },
  x: { name: 'an amazon of Left', owner: 'left' },
  o: { name: 'an amazon of Right', owner: 'right' },
  '#': { name: 'burnt', closed: true },
} as const;

/** The empty squares that a queen reaches. */
function queenMoves(board: Grid, from: number): number[] {
  return kingSteps(board).flatMap((step) => {
    const reached: number[] = [];
    for (let at = from + step; board.text.charAt(at) === '.'; at += step) reached.push(at);
    return reached;
  });
}

export const amazons: RegisteredRuleset<Grid> = {
  name: 'amazons',
  title: 'Amazons',
  rules:
    'A player moves one of her amazons as a chess queen over empty squares, and from there the amazon shoots an arrow, again as a queen moves. The square that the arrow hits is burnt: nobody moves or shoots onto it or over it any more.',
  notation: 'rows of . (empty), x (Left), o (Right) and # (burnt), split by |',
  habitat: {
    universe: 'M',
    because:
      'an amazon that moves can set a blocked one free, whose owner may then have no way back to being blocked',
  },
  examples: ['x..|..o', 'x...|o...', 'x..|...|..o'],
  symmetries: squareSymmetries,
  conjugate: exchanged,
  ...onSquares(squares),
  moves(board, side) {
    const [own] = stonesFor(side);
    return placesWhere(board, (square) => square === own).flatMap((from) =>
      queenMoves(board, from).flatMap((to) => {
        const moved = withSquares(board, from, '.', to, own);
        return queenMoves(moved, to).map((hit) => withSquare(moved, hit, '#'));
      }),
    );
  },
  /** Amazons and arrows pass between two burnt squares that touch at a corner. */
  components(board) {
    const open = (at: number): boolean => /[.xo]/.test(board.text.charAt(at));
    const linked = (at: number): number[] =>
      kingSteps(board)
        .map((step) => at + step)
        .filter(open);
    return linkedParts(
      placesWhere(board, (_, at) => open(at)),
      linked,
    )
      .map((part) => cropped(board, part, '#'))
      .filter(({ text }) => /[xo]/.test(text) && text.includes('.'));
  },
};
