/**
 * Cannibal Clobber, by Ingo Althöfer, 2003: stones of one's own may be clobbered too. CGSuite calls it
 * HotClobber. A player without a move has single stones only, and gets no neighbours any more.
 */

import { clobbering } from './clobbering.ts';
import { beside } from './grid.ts';
import { packedCannibalClobber } from './packed.ts';
import { stonesAt } from './stones.ts';

export const cannibalClobber = clobbering({
  name: 'cannibalclobber',
  title: 'Cannibal Clobber',
  rules:
    'A player moves one of her stones onto an adjacent stone of either player, which is removed. Left has the stones x, Right the stones o.',
  habitat: {
    universe: 'E',
    because: 'stones go where stones are, so that a stone without a neighbour never gets one',
  },
  examples: ['xo|ox', 'xxo', 'xoxo|oxox'],
  reached: (board, at) => stonesAt(board, beside(board, at)),
  cannibal: true,
  packed: { ...packedCannibalClobber, of: () => cannibalClobber },
});
