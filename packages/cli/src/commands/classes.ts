// `proviso classes`: the classes of the forms of a universe by a given day.

import { aboutDay } from './one-shot.ts';

export const classesCommand = aboutDay({
  name: 'classes',
  summary: 'List the classes of the forms born by a day, modulo a universe (M unless told).',
  details: [
    'Each line is a class, its smallest form first. `--universe all` makes a table of how many there ' +
      'are in each universe; `proviso census` tells more of them.',
  ],
  examples: [
    { line: 'classes 2 --universe D', meaning: 'the 9 classes of dicots born by day 2' },
    { line: 'classes 2 --universe all', meaning: 'how many there are modulo each universe' },
  ],
});
