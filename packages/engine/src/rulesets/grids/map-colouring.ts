/** Col and Snort on the squares of a board. */

import { Left, Right, type Side } from '../../forms/side.ts';
import {
  type ColouredMap,
  clashError,
  clashOf,
  colourable,
  colourableParts,
  type Forbidden,
} from '../colouring.ts';
import type { RegisteredRuleset } from '../ruleset.ts';
import { squareName } from '../squares.ts';
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
    /** Stones that stand as they must not cannot arise. */
    parse(text) {
      const board = onStones.parse(text);
      const map = mapOf(board);
      const clash = clashOf(map, placesWhere(board, isStone));
      if (clash === undefined) return board;
      // Places count the bars between rows; names do not.
      const { columns } = board;
      const nameOf = (at: number) => squareName(at - Math.floor(at / (columns + 1)), columns);
      throw clashError(map, clash, words.title, nameOf, { text, offset: clash[1] });
    },
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
