// `proviso distinguish`: a game whose sum tells two games apart, modulo a universe or modulo each.

import { aboutPairs } from './one-shot.ts';

export const distinguishCommand = aboutPairs({
  name: 'distinguish',
  summary: 'Find a game of a universe (M unless told) whose sum tells two games apart.',
  details: [
    'The answer is `nothing` where the games are equal modulo the universe. `--universe all` makes a ' +
      'table of all universes. Without arguments, pairs are read from standard input, one a line, ' +
      'with a semicolon between the games.',
  ],
  examples: [
    { line: `distinguish '* + *' 0 --universe E`, meaning: 'what tells * + * from 0' },
    { line: `distinguish '* + *' 0 --universe D`, meaning: 'among dicots nothing does' },
  ],
});
