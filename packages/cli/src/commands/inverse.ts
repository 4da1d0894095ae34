// `proviso inverse`: the inverse of a game modulo a universe, or modulo each.

import { aboutGames } from './one-shot.ts';

export const inverseCommand = aboutGames(
  {
    name: 'inverse',
    summary: 'Print the inverse of a game modulo a universe (M unless told), or `nothing`.',
    details: [
      '`--universe all` makes a table of all universes. Without arguments, games are read from ' +
        'standard input, one a line.',
    ],
    examples: [
      { line: `inverse '{0,*|*}' --universe all`, meaning: 'where it has one, and which' },
    ],
  },
  { inUniverse: true, question: ([g], u) => `inverse(${g}, ${u})` },
);
