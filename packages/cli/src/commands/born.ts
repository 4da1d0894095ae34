// `proviso born`: the forms of a universe by a given day.

import type { Command } from '../command.ts';
import { EVALUATION_FLAGS } from '../flags.ts';
import { askDay } from './one-shot.ts';

export const bornCommand: Command = {
  name: 'born',
  synopsis: 'DAY',
  summary: 'List the forms born by a day in a universe (M unless told).',
  details: [
    '`--universe all` makes a table of how many there are in each universe. Numbers grow fast: ' +
      'by day 2 there are 256 forms, by day 3 there are 2^512.',
  ],
  flags: EVALUATION_FLAGS,
  examples: [
    { line: 'born 2 --universe D', meaning: 'the dicots born by day 2' },
    { line: 'born 2 --universe all', meaning: 'how many there are in each universe' },
  ],
  least: 1,
  most: 1,
  run: (call) => askDay(call, 'born'),
};
