// `proviso compare`: how two games compare modulo a universe, or modulo each.

import { aboutPairs } from './one-shot.ts';

export const compareCommand = aboutPairs({
  name: 'compare',
  summary: 'Compare two games modulo a universe (M unless told): >, <, = or || (incomparable).',
  details: [
    'G > H means that Left would rather have G than H in every sum with games of the universe. ' +
      '`--universe all` makes a table of all universes. Without arguments, pairs are read from ' +
      'standard input, one a line, with a semicolon between the games.',
  ],
  examples: [
    { line: `compare '* + *' 0 --universe D`, meaning: 'among dicots * + * is 0' },
    { line: `compare '* + *' 0 --universe all`, meaning: 'and where it is not' },
  ],
});
