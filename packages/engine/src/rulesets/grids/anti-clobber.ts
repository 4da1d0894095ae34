/**
 * Anti-Clobber as CGSuite has it: Clobber played backwards. A stone moves to an empty square and
 * leaves a stone of the opponent behind, so that every move fills a square. (Another game of the name,
 * in K. Burke's list of rulesets, removes one's own stone beside one of the opponent.)
 */

import { linkedParts } from '../linked-parts.ts';
import type { RegisteredRuleset } from '../ruleset.ts';
import { allAround, beside, cropped, type Grid, placesWhere, withSquares } from './grid.ts';
import { isStone, onStones, stonesFor } from './stones.ts';

export const antiClobber: RegisteredRuleset<Grid> = {
  name: 'anticlobber',
  title: 'Anti-Clobber',
  rules:
    'A player moves one of her stones to an adjacent empty square, and a stone of the opponent comes to stand where it was. Left has the stones x, Right the stones o.',
  habitat: {
    universe: 'M',
    because:
      'a stone that moves leaves one to an opponent without moves, who may then have no way back to being without',
  },
  examples: ['xoxo|oo..', 'x..|..o', 'x.o'],
  ...onStones,
  moves(board, side) {
    const [own, other] = stonesFor(side);
    return placesWhere(board, (square) => square === own).flatMap((at) =>
      allAround(board)
        .filter((step) => board.text.charAt(at + step) === '.')
        .map((step) => withSquares(board, at, other, at + step, own)),
    );
  },
  /** Squares fill and stay full, so that two stones side by side are not linked. */
  components(board) {
    const { text } = board;
    const linked = (at: number): number[] =>
      beside(board, at).filter(
        (next) =>
          text.charAt(next) === '.' || (text.charAt(at) === '.' && isStone(text.charAt(next))),
      );
    return linkedParts(
      placesWhere(board, (square) => square === '.'),
      linked,
    )
      .map((part) => cropped(board, part, '#'))
      .filter((part) => part.text.includes('x') || part.text.includes('o'));
  },
};
