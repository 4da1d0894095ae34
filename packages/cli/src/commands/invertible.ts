// `proviso invertible`: whether a game has an inverse modulo a universe.

import type { Command } from '../command.ts';
import { EVALUATION_FLAGS } from '../flags.ts';
import { askEach, singles } from './one-shot.ts';

export const invertibleCommand: Command = {
  name: 'invertible',
  synopsis: '[GAME…]',
  summary: 'Say whether some game added to this one gives 0 modulo a universe (M unless told).',
  details: [
    '`--universe all` makes a table of all universes. Without arguments, games are read from ' +
      'standard input, one a line.',
  ],
  flags: EVALUATION_FLAGS,
  examples: [
    { line: `invertible '*' --universe all`, meaning: 'in which universes * has an inverse' },
  ],
  least: 0,
  most: Infinity,
  run: (call) =>
    askEach(
      call,
      { command: 'invertible', inUniverse: true, question: ([g], u) => `invertible(${g}, ${u})` },
      singles(call.args),
    ),
};
