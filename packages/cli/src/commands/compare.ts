// `proviso compare`: how two games compare modulo a universe, or modulo each.

import type { Command } from '../command.ts';
import { EVALUATION_FLAGS } from '../flags.ts';
import { askEach, pairs } from './one-shot.ts';

export const compareCommand: Command = {
  name: 'compare',
  synopsis: '[G H]',
  summary: 'Compare two games modulo a universe (M unless told): >, <, = or || (incomparable).',
  details: [
    'G > H means that Left would rather have G than H in every sum with games of the universe. ' +
      '`--universe all` makes a table of all universes. Without arguments, pairs are read from ' +
      'standard input, one a line, with a semicolon between the games.',
  ],
  flags: EVALUATION_FLAGS,
  examples: [
    { line: `compare '* + *' 0 --universe D`, meaning: 'among dicots * + * is 0' },
    { line: `compare '* + *' 0 --universe all`, meaning: 'and where it is not' },
  ],
  least: 0,
  most: 2,
  run: (call) =>
    askEach(
      call,
      {
        command: 'compare',
        inUniverse: true,
        question: ([g, h], u) => `compare(${g}, ${h}, ${u})`,
      },
      pairs('compare', call.args),
    ),
};
