/**
 * Clobber's relatives. A stone moves onto a stone, which is removed; how far stones reach and whom they
 * clobber is what the games differ in. Every move removes a stone.
 */

import { linkedParts } from '../linked-parts.ts';
import type { Habitat, RegisteredRuleset } from '../ruleset.ts';
import { cropped, type Grid, placesWhere, squareSymmetries, withSquares } from './grid.ts';
import { onSquares } from './on-squares.ts';
import { alternating, exchanged, isStone, stoneSquares, stonesFor } from './stones.ts';

const { '#': _, ...squares } = stoneSquares;

/** What all of them say of their boards, Clobber included. */
export const onFullBoards = {
  notation: 'rows of . (empty), x (Left) and o (Right), split by |',
  symmetries: squareSymmetries,
  conjugate: exchanged,
  ...onSquares(squares, ['x', 'o']),
  fromSizes: alternating,
};

/** Where only stones of the opponent are clobbered, all positions are dicots. */
export const mutualReach: Habitat = {
  universe: 'D',
  because: 'a stone that reaches one of the opponent is reached by it',
};

/** What such a game says of itself. */
type Clobbering = Pick<
  RegisteredRuleset<Grid>,
  'name' | 'title' | 'rules' | 'habitat' | 'examples' | 'packed'
> & {
  /** The stones that the stone at a place reaches; they reach it too. */
  readonly reached: (board: Grid, at: number) => number[];
  /** Whether stones of one's own may be clobbered. */
  readonly cannibal?: boolean;
};

export function clobbering({ reached, cannibal, ...words }: Clobbering): RegisteredRuleset<Grid> {
  return {
    ...words,
    ...onFullBoards,
    moves(board, side) {
      const [own, other] = stonesFor(side);
      return placesWhere(board, (square) => square === own).flatMap((at) =>
        reached(board, at)
          .filter((next) => cannibal || board.text.charAt(next) === other)
          .map((next) => withSquares(board, at, '.', next, own)),
      );
    },
    /** Stones go where stones are, so that parts which do not reach each other never will. */
    components: (board) =>
      linkedParts(placesWhere(board, isStone), (at) => reached(board, at))
        .filter((part) => part.length > 1)
        .map((part) => cropped(board, part, '.')),
  };
}
