// `proviso outcomes`: who wins the boards of a ruleset of all sizes in a range. A board at a time is
// asked in the language, smallest first, and kept in a file as soon as it is known.

import { TABLE_FORMATS, type TableFormat } from '@proviso/pictures/tables';
import { type Command, UsageError } from '../command.ts';
import { type Flags, flagValue } from '../flags.ts';
import { Filling } from '../outcomes/filling.ts';
import { begunTable, type OutcomeTable, type Play } from '../outcomes/outcome-table.ts';
import { numbersOf, type Span } from '../outcomes/shown.ts';
import { checkWritable } from '../output/file.ts';

/** No board has more rows or columns. */
const LONGEST = 1_000;
/** More boards in one table are a slip of the keyboard. */
const MOST = 10_000;

export const outcomesCommand: Command = {
  name: 'outcomes',
  synopsis: 'RULESET ROWS COLUMNS',
  summary: 'Fill a table of outcomes: who wins the boards of all sizes in a range.',
  details: [
    'RULESET is one whose boards are named by rows and columns, such as `domineering`, `clobber` (which ' +
      'starts from a full board of alternating stones) or `impartial(domineering)`. ROWS and COLUMNS are ' +
      'numbers or ranges, as in 1..6. L, R, N and P say that Left, Right, whoever moves next, or the ' +
      'other player wins; ? stands where a board took more than the flags allow, · where nobody has looked. ' +
      'Of rulesets that take two numbers of another kind, as `nim` does, ROWS are the first and COLUMNS the second.',
    'Small boards come first. Of a board and the one with rows and columns exchanged one is searched where ' +
      'the ruleset says that play is the same, or the same with the players exchanged. --timeout, ' +
      '--max-forms and --max-memory are for each board; boards that are larger both ways than one which ' +
      'took too much are not tried, and the exit status is 1.',
    '--output FILE.json keeps the table with the version of the program and a hash. It is written after ' +
      'every board, whole or not at all, and a table that is there is continued: Ctrl-C, or anything ' +
      'worse, loses the board in hand and nothing else, and several runs may fill one table. --moves lists the first moves that win, one of ' +
      'those that are the same up to symmetry, and fills them in where a table lacks them. --json prints ' +
      'an object for each board as it is found, --format says how the table is printed.',
  ],
  flags: [
    'misere',
    'normal',
    'moves',
    'output',
    'format',
    'json',
    'timeout',
    'max-forms',
    'max-memory',
  ],
  examples: [
    { line: 'outcomes domineering 1..4 1..6', meaning: 'misère Domineering, 24 boards' },
    {
      line: 'outcomes cram 1..5 1..5 --normal --output cram.json --timeout 60',
      meaning: 'kept in a file; the same line again goes on',
    },
    { line: 'outcomes clobber 2 2..5 --moves', meaning: 'with the first moves that win' },
  ],
  least: 3,
  most: 3,
  async run({ args, flags }) {
    const [ruleset = '', rows = '', columns = ''] = args;
    const wanted = { rows: spanOf('ROWS', rows), columns: spanOf('COLUMNS', columns) };
    const count = numbersOf(wanted.rows).length * numbersOf(wanted.columns).length;
    if (count > MOST) throw new UsageError(`${count} boards are too many; a table takes ${MOST}`);
    const format = formatOf(flags);
    const file = tableFile(flags);
    const empty: OutcomeTable = { ruleset, play: playOf(flags), boards: [] };
    const table = file === undefined ? empty : begunTable(file, empty);
    return new Filling(flags, table, wanted, { file, format }).run();
  },
};

function playOf(flags: Flags): Play {
  if (flags.has('misere') && flags.has('normal')) {
    throw new UsageError('--misere and --normal exclude each other');
  }
  return flags.has('normal') ? 'normal' : 'misere';
}

function formatOf(flags: Flags): TableFormat {
  const given = flagValue(flags, 'format');
  if (given !== undefined && flags.has('json')) {
    throw new UsageError('--format and --json exclude each other');
  }
  return TABLE_FORMATS.find((name) => name === given) ?? 'table';
}

/** The file of `--output`, refused before anybody waits. */
function tableFile(flags: Flags): string | undefined {
  const file = flagValue(flags, 'output');
  if (file === undefined) return undefined;
  if (!file.endsWith('.json')) {
    throw new UsageError(
      `${file}: a table that can be continued ends in .json; for others write --format csv > FILE`,
    );
  }
  checkWritable(file);
  return file;
}

/** `3`, or `1..6`. */
function spanOf(name: string, text: string): Span {
  const [, from, to = from] = /^(\d{1,6})(?:\.\.(\d{1,6}))?$/.exec(text) ?? [];
  const [first, last] = [Number(from), Number(to)];
  if (from === undefined) {
    throw new UsageError(`${name} is a number or a range, as in 4 or 1..6, not \`${text}\``);
  }
  if (first > last) throw new UsageError(`${name}: ${text} is empty; write ${last}..${first}`);
  if (first < 1 || last > LONGEST) {
    throw new UsageError(`${name} lie between 1 and ${LONGEST}, and \`${text}\` does not`);
  }
  return { first, last };
}
