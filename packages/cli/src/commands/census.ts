// `proviso census`: all forms of a universe up to a rank, their classes and their order, as a table.
// Like the one-shot commands it asks in the language, in the evaluating thread, so budgets and
// Ctrl-C hold for it as well.

import { extname } from 'node:path';
import { formatOfEnding, TABLE_ENDINGS } from '@proviso/pictures/tables';
import { type Command, UsageError } from '../command.ts';
import { Conversation } from '../conversation.ts';
import { type FlagName, type Flags, flagValue } from '../flags.ts';
import { checkWritable, writeWhole } from '../output/file.ts';
import { printable } from '../output/printable.ts';
import { UNIVERSES } from '../universes.ts';

export const censusCommand: Command = {
  name: 'census',
  synopsis: '',
  summary: 'Count the forms of a universe (M unless told) by their classes, as a table.',
  details: [
    'Each class has a row: its smallest member and simplest form, its outcomes, whether it is ' +
      'invertible. Other tables with --show: `order`, the height, width and other facts about the ' +
      'order of the classes; `covers`, which class covers which; `summary`, the numbers, of all ' +
      'universes side by side with `--universe all`; `day-3`, dicots counted exactly and all members ' +
      'between proved bounds. `--all` counts all forms of the rank, in the universe or not.',
    '`--sample N` draws N random forms of rank 3 (or --rank) and gives proportions with 95% ' +
      'intervals; the same seed gives the same numbers. The law `uniform` makes all forms equally ' +
      'likely, `sparse` draws one to four options for each player.',
    'Tables of the papers, recomputed: `--show dwyer:1` to `dwyer:3` are Tables 1 to 3 of Dwyer, ' +
      'Milley and Willette; `davies-milley:1` to `davies-milley:3` those of Davies and Milley, ' +
      'section 4.',
    'There is no --ruleset: a census is of all forms of a rank, whatever is played; `reached` tells which ' +
      'of them a ruleset has.',
    `The file of --output is written whole or not at all; its ending (${TABLE_ENDINGS.join(', ')}) ` +
      'says how, unless --format does.',
  ],
  flags: [
    'universe',
    'rank',
    'show',
    'all',
    'sample',
    'seed',
    'law',
    'format',
    'json',
    'latex',
    'output',
    'timeout',
    'max-forms',
    'max-memory',
  ],
  examples: [
    { line: 'census --universe E --format csv', meaning: 'the 196 dead-ending classes of day 2' },
    { line: 'census --universe E --show order', meaning: 'and the facts about their order' },
    { line: 'census --universe all --show summary', meaning: 'numbers and facts side by side' },
    { line: 'census --show dwyer:3 --output grid.tex', meaning: 'Table 3 of the day-2 paper' },
    { line: 'census --universe E --sample 1000', meaning: 'day 3, which cannot be listed' },
  ],
  least: 0,
  most: 0,
  async run({ flags }) {
    const file = flagValue(flags, 'output');
    const question = questionOf(flags, formatOf(flags, file));
    if (file !== undefined) checkWritable(file);
    const ownFlags = new Map(flags);
    if (flagValue(flags, 'universe') === 'all') ownFlags.delete('universe');
    const conversation = new Conversation(ownFlags);
    const { result, stopped } = await conversation.ask({ text: question, line: 1 });
    if (!result.ok) conversation.refuse(result.error, stopped ? 'stopped' : undefined);
    else if (file !== undefined) writeWhole(file, result.text);
    else conversation.output.line(printable(result.text).replace(/\n$/, ''));
    return conversation.end();
  },
};

/** How the table is written. */
function formatOf(flags: Flags, file: string | undefined): string {
  const chosen = (['format', 'json', 'latex'] as const).filter((name) => flags.has(name));
  if (chosen.length > 1) {
    throw new UsageError(`--${chosen[0]} and --${chosen[1]} exclude each other`);
  }
  if (chosen[0] !== undefined) return flagValue(flags, 'format') ?? chosen[0];
  return file === undefined ? 'table' : formatOfFile(file);
}

/** The ending says it; one that says nothing is a mistake. */
function formatOfFile(file: string): string {
  const ending = extname(file).toLowerCase();
  const format = ending === '' ? 'table' : formatOfEnding(ending);
  if (format !== undefined) return format;
  throw new UsageError(
    `${file}: the file has to end in ${TABLE_ENDINGS.join(', ')}, or --format has to say how it is written`,
  );
}

/** What the flags ask for, in the language. */
function questionOf(flags: Flags, format: string): string {
  const given = flagValue(flags, 'universe') ?? 'M';
  const universe = given === 'all' ? `[${UNIVERSES.join(', ')}]` : given;
  const show = flagValue(flags, 'show');
  const size = flagValue(flags, 'sample');
  if (size !== undefined) {
    refuse(flags, ['show', 'all'], '--sample');
    const law = flagValue(flags, 'law') ?? 'both';
    const seed = wholeNumber(flags, 'seed') ?? '1';
    const rank = wholeNumber(flags, 'rank') ?? '3';
    return `sample(${rank}, ${universe}, ${wholeNumber(flags, 'sample')}, ${seed}, "${law}", "${format}")`;
  }
  refuse(flags, ['seed', 'law'], 'a census without --sample');
  if (show?.includes(':')) {
    refuse(flags, ['universe', 'rank', 'all'], `--show ${show}`);
    return `papertable("${show}", "${format}")`;
  }
  if (show === 'day-3') {
    refuse(flags, ['rank', 'all'], '--show day-3');
    return `daythree(${universe}, "${format}")`;
  }
  if (given === 'all' && show !== 'summary') {
    throw new UsageError('`--universe all` goes with --show summary, --show day-3 and --sample');
  }
  const rank = wholeNumber(flags, 'rank') ?? '2';
  const scope = flags.has('all') ? 'all' : 'members';
  return `census(${rank}, ${universe}, "${show ?? 'classes'}", "${format}", "${scope}")`;
}

/** A flag that would say nothing here is a mistake, and better said than ignored. */
function refuse(flags: Flags, names: readonly FlagName[], with_: string): void {
  const idle = names.find((name) => flags.has(name));
  if (idle !== undefined) throw new UsageError(`--${idle} means nothing to ${with_}`);
}

function wholeNumber(flags: Flags, name: FlagName): string | undefined {
  const value = flagValue(flags, name);
  if (value === undefined || /^\d{1,15}$/.test(value)) return value;
  throw new UsageError(`--${name} needs a whole number, not \`${value}\``);
}
