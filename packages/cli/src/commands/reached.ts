// `proviso reached`: which classes of a day a ruleset reaches.

import { type Command, UsageError } from '../command.ts';
import { ABOUT_SEARCHES, SEARCH_FLAGS, Search } from './searching.ts';

export const reachedCommand: Command = {
  name: 'reached',
  synopsis: 'RULESET DAY',
  summary: 'List the classes of a day that a ruleset reaches, with the smallest board of each.',
  details: [
    'Classes are those modulo a universe (M unless told), each shown by its smallest form; more may be ' +
      'reached by larger boards, so the number below the table is "at least".',
    ...ABOUT_SEARCHES,
  ],
  flags: SEARCH_FLAGS,
  examples: [
    { line: 'reached nim 1 --mod D', meaning: 'the two dicots of day 1 are heaps' },
    { line: 'reached domineering 2 --mod E --up-to 12', meaning: 'all boards of 12 squares' },
  ],
  least: 2,
  most: 2,
  run(call) {
    const [ruleset = '', day = ''] = call.args;
    if (!/^\d+$/.test(day)) throw new UsageError(`DAY is a number, not \`${day}\``);
    return new Search(call, 'reached').run([ruleset, day]);
  },
};
