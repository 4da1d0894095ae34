// `proviso distinguish`: a game whose sum tells two games apart, modulo a universe or modulo each.

import type { Command } from '../command.ts';
import { EVALUATION_FLAGS } from '../flags.ts';
import { askEach, pairs } from './one-shot.ts';

export const distinguishCommand: Command = {
  name: 'distinguish',
  synopsis: '[G H]',
  summary: 'Find a game of a universe (M unless told) whose sum tells two games apart.',
  details: [
    'The answer is `nothing` where the games are equal modulo the universe. `--universe all` makes a ' +
      'table of all universes. Without arguments, pairs are read from standard input, one a line, ' +
      'with a semicolon between the games.',
  ],
  flags: EVALUATION_FLAGS,
  examples: [
    { line: `distinguish '* + *' 0 --universe E`, meaning: 'what tells * + * from 0' },
    { line: `distinguish '* + *' 0 --universe D`, meaning: 'among dicots nothing does' },
  ],
  least: 0,
  most: 2,
  run: (call) =>
    askEach(
      call,
      {
        command: 'distinguish',
        inUniverse: true,
        question: ([g, h], u) => `distinguish(${g}, ${h}, ${u})`,
      },
      pairs('distinguish', call.args),
    ),
};
