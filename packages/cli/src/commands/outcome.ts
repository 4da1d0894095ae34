// `proviso outcome`: who wins.

import { aboutGames } from './one-shot.ts';

export const outcomeCommand = aboutGames(
  {
    name: 'outcome',
    summary: 'Say who wins: L (Left), R (Right), N (the next player) or P (the previous one).',
    details: [
      'The convention is misère: who cannot move has won. Without arguments, games are read from ' +
        'standard input, one a line. The normal-play outcome is `proviso eval "normaloutcome(G)"`.',
    ],
    examples: [
      { line: `outcome '{0,*|*}'`, meaning: 'who wins {0,*|*}' },
      { line: `outcome '*' '*2' '-1'`, meaning: 'one answer a line' },
    ],
  },
  { inUniverse: false, question: ([g]) => `outcome(${g})` },
);
