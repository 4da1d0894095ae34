// `proviso outcomes`: who wins the boards of a ruleset of all sizes in a range. A board at a time is
// asked in the language, smallest first, and kept in a file as soon as it is known.

import { TABLE_FORMATS, type TableFormat, writeTable } from '@proviso/pictures/tables';
import { type Command, type ExitCode, FileError, UsageError } from '../command.ts';
import { Conversation } from '../conversation.ts';
import { type Flags, flagValue } from '../flags.ts';
import {
  keepTable,
  type OutcomeName,
  type OutcomeTable,
  type Play,
  readTable,
  type SolvedBoard,
} from '../outcomes/outcome-table.ts';
import { movesText, numbersOf, type Span, shownTable, sizeOf } from '../outcomes/shown.ts';
import { type Transposing, transposedBoard, transposingOf } from '../outcomes/transposing.ts';
import { checkWritable } from '../output/file.ts';
import { printable } from '../output/printable.ts';
import { version } from '../version.ts';

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
      'other player wins; ? stands where a board took more than the flags allow, · where nobody has looked.',
    'Small boards come first. Of a board and the one with rows and columns exchanged one is searched where ' +
      'the ruleset says that play is the same, or the same with the players exchanged. --timeout, ' +
      '--max-forms and --max-memory are for each board; boards that are larger both ways than one which ' +
      'took too much are not tried, and the exit status is 1.',
    '--output FILE.json keeps the table with the version of the program and a hash. It is written after ' +
      'every board, whole or not at all, and a table that is there is continued: Ctrl-C, or anything ' +
      'worse, loses the board in hand and nothing else. --moves lists the first moves that win, one of ' +
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
    const table = begun(file, ruleset, playOf(flags));
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

/** The table that is continued, or an empty one. */
function begun(file: string | undefined, ruleset: string, play: Play): OutcomeTable {
  const kept = file === undefined ? undefined : readTable(file);
  if (kept === undefined) return { ruleset, play, boards: [] };
  if (kept.ruleset === ruleset && kept.play === play) return kept;
  throw new FileError(
    `${file}: this is the table of ${printable(kept.ruleset)} in ${kept.play} play, not of ${ruleset} in ${play} play; give another file`,
  );
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

type Size = Pick<SolvedBoard, 'rows' | 'columns'>;

/** Where the table goes. */
interface Target {
  readonly file: string | undefined;
  readonly format: TableFormat;
}

class Filling {
  private readonly conversation: Conversation;
  private readonly table: OutcomeTable;
  private readonly wanted: { readonly rows: Span; readonly columns: Span };
  private readonly target: Target;
  private readonly withMoves: boolean;
  private readonly known: Map<string, SolvedBoard>;
  /** Boards that took more than allowed. */
  private readonly tooMuch: Size[] = [];
  /** The boards that were not solved for that reason. */
  private readonly refused = new Set<string>();

  constructor(
    flags: Flags,
    table: OutcomeTable,
    wanted: { readonly rows: Span; readonly columns: Span },
    target: Target,
  ) {
    this.conversation = new Conversation(flags);
    this.table = table;
    this.wanted = wanted;
    this.target = target;
    this.withMoves = flags.has('moves');
    this.known = new Map(table.boards.map((board) => [sizeOf(board), board]));
  }

  async run(): Promise<ExitCode> {
    const { conversation } = this;
    const transposing = await this.transposing();
    const sizes = sizesOf(this.wanted);
    for (const [i, size] of sizes.entries()) {
      if (conversation.stopped) break;
      const about = `${sizeOf(size)}, board ${i + 1} of ${sizes.length}`;
      if (!(await this.fill(size, transposing(size), about))) return conversation.end();
    }
    if (!conversation.json) this.print();
    return conversation.end();
  }

  /** What rulesets say of transposed boards. */
  private async transposing(): Promise<(size: Size) => Transposing | undefined> {
    // Rulesets are no part of what every call of the command loads.
    const { rulesets } = await import('@proviso/engine/rulesets');
    const entry = rulesets.get(this.table.ruleset);
    return ({ rows, columns }) =>
      rows === columns ? undefined : transposingOf(entry, rows, columns);
  }

  /** Finds out about one board; `false` where there is no sense in going on. */
  private async fill(
    size: Size,
    transposing: Transposing | undefined,
    about: string,
  ): Promise<boolean> {
    const old = this.known.get(sizeOf(size));
    if (old !== undefined && this.isEnough(old)) return this.tell(old);
    const turned = sizeOf({ rows: size.columns, columns: size.rows });
    const other = this.known.get(turned);
    if (transposing !== undefined && other !== undefined && this.isEnough(other)) {
      return this.keep(transposedBoard(other, transposing));
    }
    const smaller = this.tooMuch.some((b) => b.rows <= size.rows && b.columns <= size.columns);
    const asMuch = transposing !== undefined && this.refused.has(turned);
    if ((smaller || asMuch) && old === undefined) {
      this.refused.add(sizeOf(size));
      return true;
    }
    const outcome = old?.outcome ?? (await this.ask<OutcomeName>(size, about, this.outcomeText));
    if (outcome === undefined) return this.goesOn;
    if (!this.withMoves) return this.keep({ ...size, outcome });
    if (old === undefined) this.keepQuietly({ ...size, outcome });
    const left = await this.movesOf(size, about, 'L', 'LN'.includes(outcome));
    if (left === undefined) return this.goesOn;
    const right = await this.movesOf(size, about, 'R', 'RN'.includes(outcome));
    if (right === undefined) return this.goesOn;
    return this.keep({ ...size, outcome, left, right });
  }

  private isEnough({ left, right }: SolvedBoard): boolean {
    return !this.withMoves || (left !== undefined && right !== undefined);
  }

  private readonly outcomeText = (board: string): string =>
    `${this.table.play === 'normal' ? 'normaloutcome' : 'outcome'}(${board})`;

  /** The first moves by which a player wins; nobody looks for them where she loses. */
  private async movesOf(
    size: Size,
    about: string,
    player: 'L' | 'R',
    wins: boolean,
  ): Promise<string[] | undefined> {
    if (!wins) return [];
    const text = (board: string) => `winningmoves(${board}, ${player}, "${this.table.play}")`;
    const boards = await this.ask<readonly { readonly text: string }[]>(size, about, text);
    return boards?.map(({ text }) => positionOf(text)).toSorted();
  }

  private goesOn = true;

  /** The value of an answer; where there is none, it has been said. */
  private async ask<Value>(
    size: Size,
    about: string,
    question: (board: string) => string,
  ): Promise<Value | undefined> {
    const { conversation, table } = this;
    const { rows, columns } = size;
    const text = question(`${table.ruleset}(${rows}, ${columns})`);
    const { result, stopped } = await conversation.ask({ text, line: 1 }, about);
    if (result.ok) return result.value as Value;
    const { code, message } = result.error;
    const budget = code === 'budget' || code === 'limit';
    if (budget && !stopped) {
      this.tooMuch.push(size);
      this.refused.add(sizeOf(size));
    }
    this.goesOn = budget;
    if (conversation.json) {
      conversation.countFailure();
      conversation.output.line(
        JSON.stringify({ ok: false, ...this.head(size), error: result.error }),
      );
    } else {
      conversation.output.write();
      conversation.fail(stopped ? 'stopped' : `${budget ? `${sizeOf(size)}: ` : ''}${message}`);
    }
    return undefined;
  }

  private head({ rows, columns }: Size): object {
    const { ruleset, play } = this.table;
    return { ruleset, play, rows, columns };
  }

  private keep(board: SolvedBoard): true {
    this.keepQuietly(board);
    return this.tell(board);
  }

  private keepQuietly(board: SolvedBoard): void {
    this.known.set(sizeOf(board), board);
    const { file } = this.target;
    if (file !== undefined) keepTable(file, this.filled(), version());
  }

  private tell(board: SolvedBoard): true {
    const { conversation } = this;
    if (!conversation.json) return true;
    conversation.output.line(JSON.stringify({ ok: true, ...this.head(board), ...board }));
    conversation.output.write();
    return true;
  }

  private filled(): OutcomeTable {
    return { ...this.table, boards: [...this.known.values()] };
  }

  private print(): void {
    const { output } = this.conversation;
    const { rows, columns } = this.wanted;
    const shown = shownTable(this.filled(), rows, columns, this.refused);
    output.line(writeTable(shown, this.target.format).replace(/\n$/, ''));
    if (!this.withMoves || this.target.format !== 'table') return;
    output.line('');
    for (const size of sizesOf(this.wanted)) {
      const board = this.known.get(sizeOf(size));
      if (board !== undefined) output.line(movesText(board));
    }
  }
}

/** All sizes, by the number of squares. */
function sizesOf(wanted: { readonly rows: Span; readonly columns: Span }): Size[] {
  return numbersOf(wanted.rows)
    .flatMap((rows) => numbersOf(wanted.columns).map((columns) => ({ rows, columns })))
    .toSorted((a, b) => a.rows * a.columns - b.rows * b.columns || a.rows - b.rows);
}

/** The position as it stands between the quotes of `clobber("xo|ox")`. */
function positionOf(text: string): string {
  const quoted = /("(?:[^"\\]|\\.)*")\)$/.exec(text)?.[1];
  return quoted === undefined ? text : JSON.parse(quoted);
}
