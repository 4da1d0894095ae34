// `proviso inverse`: the inverse of a game modulo a universe, or modulo each.

import type { Command } from '../command.ts';
import { EVALUATION_FLAGS } from '../flags.ts';
import { askEach, singles } from './one-shot.ts';

export const inverseCommand: Command = {
  name: 'inverse',
  synopsis: '[GAME…]',
  summary: 'Print the inverse of a game modulo a universe (M unless told), or `nothing`.',
  details: [
    '`--universe all` makes a table of all universes. Without arguments, games are read from ' +
      'standard input, one a line.',
  ],
  flags: EVALUATION_FLAGS,
  examples: [{ line: `inverse '{0,*|*}' --universe all`, meaning: 'where it has one, and which' }],
  least: 0,
  most: Infinity,
  run: (call) =>
    askEach(
      call,
      { command: 'inverse', inUniverse: true, question: ([g], u) => `inverse(${g}, ${u})` },
      singles(call.args),
    ),
};
