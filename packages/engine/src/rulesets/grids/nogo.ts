/**
 * NoGo, Go without captures, as M. Müller states it at webdocs.cs.ualberta.ca/~mmueller/nogo; CGSuite
 * has the same rules and signs. A square where a player may not play is lost to her for good: to make
 * room for a block one would have to play there.
 */

import { linkedParts } from '../linked-parts.ts';
import { BoardNotationError } from '../notation-error.ts';
import type { RegisteredRuleset } from '../ruleset.ts';
import { beside, cropped, filledGrid, type Grid, placesWhere, withSquare } from './grid.ts';
import { isStone, onStones, stonesFor } from './stones.ts';

/** Whether the block of stones at a place has a liberty, an empty square beside it. */
function hasLiberty(board: Grid, at: number): boolean {
  const { text } = board;
  const alike = (from: number): number[] =>
    beside(board, from).filter((next) => text.charAt(next) === text.charAt(at));
  const [block = []] = linkedParts([at], alike);
  return block.some((stone) => beside(board, stone).some((next) => text.charAt(next) === '.'));
}

export const nogo: RegisteredRuleset<Grid> = {
  name: 'nogo',
  title: 'NoGo',
  rules:
    'Left puts a stone x on an empty square, Right a stone o. After the move every block of stones of one player, joined along rows and columns, must have an empty square beside it.',
  habitat: {
    universe: 'E',
    because:
      'a square where a player may not play is lost to her for good; all small positions lie in D(1̄0) too, and whether all do is not known',
    perhapsSmaller: true,
  },
  examples: ['...|...', 'x..|.o.|...', '.....'],
  ...onStones,
  moves(board, side) {
    const [own, other] = stonesFor(side);
    return placesWhere(board, (square) => square === '.')
      .map((at) => ({ at, after: withSquare(board, at, own) }))
      .filter(({ at, after }) =>
        [at, ...beside(after, at).filter((next) => after.text.charAt(next) === other)].every(
          (stone) => hasLiberty(after, stone),
        ),
      )
      .map(({ after }) => after);
  },
  /** A block that has no liberty does not arise, and would end play on all of the board. */
  parse(text) {
    const board = onStones.parse(text);
    for (const at of placesWhere(board, isStone)) {
      if (!hasLiberty(board, at)) {
        throw new BoardNotationError(
          `the stone "${text.charAt(at)}" belongs to a block without a liberty`,
          'leave an empty square beside every block',
          { text, offset: at },
        );
      }
    }
    return board;
  },
  /** Blocks of different players have nothing in common but the empty squares beside them. */
  components(board) {
    const { text } = board;
    const linked = (at: number): number[] =>
      beside(board, at).filter((next) => {
        const [here, there] = [text.charAt(at), text.charAt(next)];
        return there === '.' || (isStone(there) && (here === '.' || here === there));
      });
    const squares = placesWhere(board, (square) => square !== '#');
    return linkedParts(squares, linked).map((part) => cropped(board, part, '#'));
  },
  fromSizes: (...sizes) => filledGrid(sizes, '.'),
};
