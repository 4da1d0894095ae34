// Filling a table of outcomes: a board at a time is asked in the language and kept in a file as soon as
// it is known. What is larger than a board that took too much is not tried.

import { type TableFormat, writeTable } from '@proviso/pictures/tables';
import type { ExitCode } from '../command.ts';
import { Conversation } from '../conversation.ts';
import type { Flags } from '../flags.ts';
import { version } from '../version.ts';
import { type Axes, axesOf } from './axes.ts';
import {
  begunTable,
  keepTable,
  type OutcomeName,
  type OutcomeTable,
  type SolvedBoard,
} from './outcome-table.ts';
import { movesText, numbersOf, type Span, shownTable, sizeOf } from './shown.ts';
import { type Transposing, transposedBoard, transposingOf } from './transposing.ts';

type Size = Pick<SolvedBoard, 'rows' | 'columns'>;

/** Where the table goes. */
interface Target {
  readonly file: string | undefined;
  readonly format: TableFormat;
}

/** A table that is filled board by board, smallest first, each kept as soon as it is known. */
export class Filling {
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
    // Rulesets are no part of what every call of the command loads.
    const { rulesets } = await import('@proviso/engine/rulesets');
    const entry = rulesets.get(this.table.ruleset);
    const transposing = ({ rows, columns }: Size): Transposing | undefined =>
      rows === columns ? undefined : transposingOf(entry, rows, columns);
    const sizes = sizesOf(this.wanted);
    for (const [i, size] of sizes.entries()) {
      if (conversation.stopped) break;
      const about = `${sizeOf(size)}, board ${i + 1} of ${sizes.length}`;
      if (!(await this.fill(size, transposing(size), about))) return conversation.end();
    }
    if (!conversation.json) this.print(axesOf(this.table.ruleset, rulesets));
    return conversation.end();
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
    if (file === undefined) return;
    this.takeOthers(file);
    keepTable(file, this.filled(), version());
  }

  /** Takes the boards, and the moves of boards, that another run of the command has put into the file meanwhile. */
  private takeOthers(file: string): void {
    for (const board of begunTable(file, this.table).boards) {
      const ours = this.known.get(sizeOf(board));
      if (ours?.left === undefined) this.known.set(sizeOf(board), board);
    }
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

  private print(axes: Axes): void {
    const { output } = this.conversation;
    const { rows, columns } = this.wanted;
    const shown = shownTable(this.filled(), rows, columns, axes, this.refused);
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
