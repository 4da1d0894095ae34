// `proviso classes`: the classes of the forms of a universe by a given day.

import type { Command } from '../command.ts';
import { EVALUATION_FLAGS } from '../flags.ts';
import { askDay } from './one-shot.ts';

export const classesCommand: Command = {
  name: 'classes',
  synopsis: 'DAY',
  summary: 'List the classes of the forms born by a day, modulo a universe (M unless told).',
  details: [
    'Each line is a class, its smallest form first. `--universe all` makes a table of how many there ' +
      'are in each universe; `proviso census` tells more of them.',
  ],
  flags: EVALUATION_FLAGS,
  examples: [
    { line: 'classes 2 --universe D', meaning: 'the 9 classes of dicots born by day 2' },
    { line: 'classes 2 --universe all', meaning: 'how many there are modulo each universe' },
  ],
  least: 1,
  most: 1,
  run: (call) => askDay(call, 'classes'),
};
