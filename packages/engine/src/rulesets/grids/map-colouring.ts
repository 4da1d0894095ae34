/**
 * Games in which the players colour the squares of a map, each with a colour of her own, and
 * neighbours must not be alike (Col) or must not differ (Snort). What neighbours forbid they forbid
 * for good.
 */

import { opponent, SIDES, type Side } from '../../forms/side.ts';
import type { RegisteredRuleset } from '../ruleset.ts';
import { beside, cropped, filledGrid, type Grid, placesWhere, withSquare } from './grid.ts';
import { linkedSquares } from './linked-squares.ts';
import { isStone, onStones, stonesFor } from './stones.ts';

/** What a game of colouring says of itself. */
type Colouring = Pick<
  RegisteredRuleset<Grid>,
  'name' | 'title' | 'rules' | 'habitat' | 'examples'
> & {
  /** How neighbours must not be coloured. */
  readonly forbidden: 'alike' | 'different';
};

export function mapColouring({ forbidden, ...words }: Colouring): RegisteredRuleset<Grid> {
  /** The player next to whose stones a player may not play. */
  const rival = (side: Side): Side => (forbidden === 'alike' ? side : opponent(side));
  const mayPlay = (board: Grid, at: number, side: Side): boolean =>
    board.text.charAt(at) === '.' &&
    beside(board, at).every((next) => board.text.charAt(next) !== stonesFor(rival(side))[0]);
  return {
    ...words,
    ...onStones,
    moves: (board, side) =>
      placesWhere(board, (_, at) => mayPlay(board, at, side)).map((at) =>
        withSquare(board, at, stonesFor(side)[0]),
      ),
    /** Two neighbours are linked if a stone on one can forbid a move on the other. */
    components(board) {
      const open = placesWhere(board, (_, at) => SIDES.some((side) => mayPlay(board, at, side)));
      const linked = (at: number): number[] =>
        beside(board, at).filter((next) =>
          SIDES.some((side) => mayPlay(board, at, side) && mayPlay(board, next, rival(side))),
        );
      return linkedSquares(open, linked).map((part) => {
        const stones = part.flatMap((at) =>
          beside(board, at).filter((next) => isStone(board.text.charAt(next))),
        );
        return cropped(board, [...part, ...stones], '#');
      });
    },
    fromSizes: (...sizes) => filledGrid(sizes, '.'),
  };
}
