/**
 * Clobber. An x beside an o is a move for both players, so every position is a dicot. Its large boards
 * are searched, so that moves and parts are found faster here than its relatives find them.
 */

import type { RegisteredRuleset } from '../ruleset.ts';
import { onFullBoards } from './clobbering.ts';
import { allAround, type Grid, regions, withSquares } from './grid.ts';
import { packedClobber } from './packed.ts';
import { stonesFor } from './stones.ts';

export const clobber: RegisteredRuleset<Grid> = {
  name: 'clobber',
  title: 'Clobber',
  rules:
    'A player moves one of her stones onto an adjacent stone of the opponent, which is removed. Left has the stones x, Right the stones o.',
  habitat: { universe: 'D', because: 'an x beside an o is a move for both players' },
  examples: ['xo|ox', 'xoxo|oxox|xox.', 'xoxoxo'],
  ...onFullBoards,
  packed: { ...packedClobber, of: () => clobber },
  moves(board, side) {
    const [own, other] = stonesFor(side);
    const boards: Grid[] = [];
    for (let at = 0; at < board.text.length; at++) {
      if (board.text.charAt(at) !== own) continue;
      for (const step of allAround(board)) {
        if (board.text.charAt(at + step) !== other) continue;
        boards.push(withSquares(board, at, '.', at + step, own));
      }
    }
    return boards;
  },
  components: (board) =>
    regions(board, '.').filter(({ text }) => text.includes('x') && text.includes('o')),
};
