// `proviso sensible`: which moves of a board survive modulo a universe.

import { aboutGames } from './one-shot.ts';

export const sensibleCommand = {
  ...aboutGames(
    {
      name: 'sensible',
      summary: 'Say which moves of a board survive modulo a universe (M unless told).',
      details: [
        'A move survives when its value is an option of the simplest form. A board is written as in the ' +
          'language, `domineering(3, 3)`. Each move stands in a row: whether ' +
          'it survives, its value, and if not, which move dominates it or through which answer it is ' +
          'reversible. `--universe all` lists the moves that survive in each universe. Without arguments, ' +
          'boards are read from standard input, one a line.',
      ],
      examples: [
        { line: `sensible 'domineering(3, 3)' --universe E`, meaning: 'the moves worth a thought' },
      ],
    },
    {
      inUniverse: true,
      question: ([board], u) => `sensible(${board}, ${u})`,
      tableQuestion: ([board], u) => `[move[1] for move in sensible(${board}, ${u}) if move[2]]`,
    },
  ),
  synopsis: '[BOARD…]',
};
