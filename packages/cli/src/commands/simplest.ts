// `proviso simplest`: the simplest form modulo a universe, or modulo each.

import { aboutGames } from './one-shot.ts';

export const simplestCommand = aboutGames(
  {
    name: 'simplest',
    summary: 'Print the simplest form of a game modulo a universe (M unless told).',
    details: [
      'A tombstone, ■ or # in ASCII, on a side means that its player would as soon see the game end. ' +
        '`--universe all` makes a table of all universes, so that one can see where a game ' +
        'collapses. `Normal` gives the canonical form of normal play. Without arguments, games are ' +
        'read from standard input, one a line.',
    ],
    examples: [
      { line: `simplest '{0,*|*}' --universe D`, meaning: 'modulo dicots' },
      { line: `simplest '{0,*|*}' --universe all`, meaning: 'modulo every universe' },
    ],
  },
  { inUniverse: true, question: ([g], u) => `${g} mod ${u}` },
);
