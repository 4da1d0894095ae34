// `proviso invertible`: whether a game has an inverse modulo a universe.

import { aboutGames } from './one-shot.ts';

export const invertibleCommand = aboutGames(
  {
    name: 'invertible',
    summary: 'Say whether some game added to this one gives 0 modulo a universe (M unless told).',
    details: [
      '`--universe all` makes a table of all universes. Without arguments, games are read from ' +
        'standard input, one a line.',
    ],
    examples: [
      { line: `invertible '*' --universe all`, meaning: 'in which universes * has an inverse' },
    ],
  },
  { inUniverse: true, question: ([g], u) => `invertible(${g}, ${u})` },
);
