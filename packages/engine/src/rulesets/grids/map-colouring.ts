/** Col and Snort on the squares of a board. */

import { Left, Right, type Side } from '../../forms/side.ts';
import { type ColouredMap, colourable, colourableParts, type Forbidden } from '../colouring.ts';
import type { RegisteredRuleset } from '../ruleset.ts';
import { beside, cropped, filledGrid, type Grid, placesWhere, withSquare } from './grid.ts';
import { isStone, onStones, stonesFor } from './stones.ts';

/** What a game of colouring says of itself. */
type Colouring = Pick<
  RegisteredRuleset<Grid>,
  'name' | 'title' | 'rules' | 'habitat' | 'examples'
> & {
  readonly forbidden: Forbidden;
};

export function mapColouring({ forbidden, ...words }: Colouring): RegisteredRuleset<Grid> {
  const mapOf = (board: Grid): ColouredMap => ({
    forbidden,
    open: placesWhere(board, (square) => square === '.'),
    colourOf: (at) => stoneOwner(board.text.charAt(at)),
    beside: (at) => beside(board, at),
  });
  return {
    ...words,
    ...onStones,
    moves: (board, side) =>
      colourable(mapOf(board), side).map((at) => withSquare(board, at, stonesFor(side)[0])),
    components: (board) =>
      colourableParts(mapOf(board)).parts.map((part) => {
        const stones = part.flatMap((at) =>
          beside(board, at).filter((next) => isStone(board.text.charAt(next))),
        );
        return cropped(board, [...part, ...stones], '#');
      }),
    fromSizes: (...sizes) => filledGrid(sizes, '.'),
  };
}

function stoneOwner(square: string): Side | undefined {
  return square === 'x' ? Left : square === 'o' ? Right : undefined;
}
