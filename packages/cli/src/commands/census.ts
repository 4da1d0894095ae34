// `proviso census`: all forms of a universe up to a rank, their classes and their order, as a table.

import { type Command, UsageError } from '../command.ts';
import { flagNumber, flagValue } from '../flags.ts';
import { Output } from '../output/stream.ts';

export const censusCommand: Command = {
  name: 'census',
  synopsis: '',
  summary: 'Count the forms of a universe (M unless told) by their classes, as a table.',
  details: [
    'Each class has a row: its smallest member and simplest form, its outcomes, whether it is ' +
      'invertible. `--show order` lists which class covers which, `--show summary` the counts and ' +
      'the facts about the order, of all universes with `--universe all`.',
    'The tables of the papers: equal-day-2, invertible-day-2 and grid-day-2 are Tables 1 to 3 of ' +
      'Dwyer, Milley and Willette; invertible-only-in-B, invertible-only-in-E and counts-day-2 those ' +
      'of Davies and Milley, section 4; day-3 counts dicots exactly and bounds the rest.',
    'Nothing is written before all of it is known, so a census that was stopped leaves no half table.',
  ],
  flags: ['universe', 'rank', 'show', 'format', 'json', 'latex', 'timeout', 'max-memory'],
  examples: [
    { line: 'census --universe E --format csv', meaning: 'the 196 dead-ending classes of day 2' },
    { line: 'census --universe all --show summary', meaning: 'counts and facts side by side' },
    { line: 'census --show grid-day-2 --format html', meaning: 'Table 3 of the day-2 paper' },
  ],
  least: 0,
  most: 0,
  async run({ flags }) {
    // Loaded only here: no other command computes in this thread. Ctrl-C ends it at once, because
    // nothing has been written that could be left half done.
    const { censusText } = await import('../census.ts');
    const chosen = ['format', 'json', 'latex'].filter((name) => flags.has(name as 'format'));
    if (chosen.length > 1)
      throw new UsageError(`--${chosen[0]} and --${chosen[1]} exclude each other`);
    const short = flags.has('json') ? 'json' : flags.has('latex') ? 'latex' : 'table';
    const found = censusText({
      universe: flagValue(flags, 'universe') ?? 'M',
      rank: flagNumber(flags, 'rank') ?? 2,
      show: flagValue(flags, 'show') ?? 'classes',
      format: flagValue(flags, 'format') ?? short,
      seconds: flagNumber(flags, 'timeout') ?? Infinity,
      megabytes: flagNumber(flags, 'max-memory') ?? Infinity,
    });
    if ('failure' in found) {
      process.stderr.write(`${found.failure}\n`);
      return 1;
    }
    const output = new Output();
    output.line(found.text.trimEnd());
    await output.flush();
    return 0;
  },
};
