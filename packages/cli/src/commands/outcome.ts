// `proviso outcome`: who wins.

import type { Command } from '../command.ts';
import { EVALUATION_FLAGS } from '../flags.ts';
import { askEach, singles } from './one-shot.ts';

export const outcomeCommand: Command = {
  name: 'outcome',
  synopsis: '[GAME…]',
  summary: 'Say who wins: L (Left), R (Right), N (the next player) or P (the previous one).',
  details: [
    'The convention is misère: who cannot move has won. Without arguments, games are read from ' +
      'standard input, one a line. The normal-play outcome is `proviso eval "normaloutcome(G)"`.',
  ],
  flags: EVALUATION_FLAGS.filter((flag) => flag !== 'universe'),
  examples: [
    { line: `outcome '{0,*|*}'`, meaning: 'who wins {0,*|*}' },
    { line: `outcome '*' '*2' '-1'`, meaning: 'one answer a line' },
  ],
  least: 0,
  most: Infinity,
  run: (call) =>
    askEach(
      call,
      { command: 'outcome', inUniverse: false, question: ([g]) => `outcome(${g})` },
      singles(call.args),
    ),
};
