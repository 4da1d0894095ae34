// `proviso born`: the forms of a universe by a given day.

import { aboutDay } from './one-shot.ts';

export const bornCommand = aboutDay({
  name: 'born',
  summary: 'List the forms born by a day in a universe (M unless told).',
  details: [
    '`--universe all` makes a table of how many there are in each universe. Numbers grow fast: ' +
      'by day 2 there are 256 forms, by day 3 there are 2^512.',
  ],
  examples: [
    { line: 'born 2 --universe D', meaning: 'the dicots born by day 2' },
    { line: 'born 2 --universe all', meaning: 'how many there are in each universe' },
  ],
});
