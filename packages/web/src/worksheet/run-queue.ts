// Running cells. The answers are those of the sheet read from the top: a cell runs in the state that
// the statements above it leave, whatever has run since, and cells above it that leave something and
// are not up to date run first. Stopping ends the worker; what it knew is run again when needed.

import { batch, signal } from '@preact/signals';
import { splitStatements } from '@proviso/language';
import { Failed, Stopped } from '../client/worker-client.ts';
import type { Progress, Ran } from '../protocol/answers.ts';
import type { After } from '../protocol/worker-api.ts';
import { type Basis, basisAfter, mayLeave, NOTHING_ABOVE, statementsOf } from './basis.ts';
import type { Answered, Answers, Cell } from './cell.ts';
import type { Sheet } from './sheet.ts';

/** Who runs statements: the worker on the page. */
export interface Runner {
  run(statement: string, after: After, told: (progress: Progress) => void): Promise<Ran>;
  stop(): void;
}

/** What is being computed. */
export interface Running {
  readonly cell: Cell;
  readonly statement: string;
  readonly since: number;
  /** The text of the cell that is being answered, and what stood above it. */
  readonly text: string;
  readonly basis: Basis;
  /** Whether it runs once more after this, with another text. */
  readonly again?: boolean;
  /** Whether it was asked for once more as it is, which begins nothing. */
  readonly insisted?: boolean;
  readonly progress?: Progress;
}

export class RunQueue {
  readonly running = signal<Running | undefined>(undefined);
  /** Whether anything runs or waits. */
  readonly busy = signal(false);
  /** Counts the cells that have run, so that others can follow. */
  readonly finished = signal(0);
  /** The statements the runner has marked, in order. */
  private known: string[] = [];
  private queue: Cell[] = [];
  /** Counts the stops: an answer may still arrive after one. */
  private stops = 0;

  private readonly sheet: Sheet;
  private readonly runner: Runner;

  constructor(sheet: Sheet, runner: Runner) {
    this.sheet = sheet;
    this.runner = runner;
  }

  /** Whether what a cell asks now is being computed. */
  isAnswering(cell: Cell): boolean {
    const { value } = this.running;
    return (
      value?.cell === cell && value.text === cell.text.peek() && value.basis === this.above(cell)
    );
  }

  /**
   * Runs cells, each after those above it that it needs; what is running comes first, and is not
   * begun again.
   */
  run(asked: readonly Cell[]): void {
    const cells = asked.filter((cell) => !this.isAnswering(cell));
    const { value } = this.running;
    if (value && cells.length < asked.length) this.running.value = { ...value, insisted: true };
    if (cells.length === 0) return;
    const all = this.sheet.cells.peek();
    const lowest = Math.max(...cells.map((cell) => all.indexOf(cell)));
    this.enqueue(
      all.filter((cell, i) => !cell.prose && i <= lowest && (cells.includes(cell) || isDue(cell))),
    );
  }

  /** Runs everything from the top, with nothing left over from before. */
  runAll(): void {
    if (this.busy.peek()) return;
    this.known = [];
    this.enqueue(this.sheet.cells.peek().filter(({ prose }) => !prose));
  }

  /** Ends what is running and what waits; what was found stays. */
  stop(): void {
    batch(() => {
      for (const { phase } of this.queue) phase.value = 'idle';
    });
    this.queue = [];
    if (!this.busy.peek()) return;
    this.known = [];
    this.stops++;
    this.runner.stop();
  }

  private enqueue(cells: readonly Cell[]): void {
    const fresh = cells.filter((cell) => !this.queue.includes(cell));
    batch(() => {
      for (const { phase } of fresh) if (phase.value !== 'running') phase.value = 'waiting';
    });
    this.queue.push(...fresh);
    const { value } = this.running;
    if (value && fresh.includes(value.cell)) this.running.value = { ...value, again: true };
    if (!this.busy.peek()) void this.drain();
  }

  private async drain(): Promise<void> {
    this.busy.value = true;
    try {
      for (let cell = this.queue.shift(); cell !== undefined; cell = this.queue.shift()) {
        // It may have been removed while it waited.
        if (this.sheet.cells.peek().includes(cell)) await this.runCell(cell);
        else cell.phase.value = 'idle';
      }
    } finally {
      batch(() => {
        this.busy.value = false;
        this.running.value = undefined;
      });
    }
  }

  private async runCell(cell: Cell): Promise<void> {
    const text = cell.text.peek();
    const basis = this.above(cell);
    const before = statementsOf(basis);
    const without = this.sheet.cells
      .peek()
      .slice(0, this.sheet.cells.peek().indexOf(cell))
      .some(
        (one) => one.standing.peek() === 'stopped' && left(one).length < one.leaves.peek().length,
      );
    const list: Answered[] = [];
    const answers = (rest: Pick<Answers, 'complete' | 'problem'>): Answers => ({
      text,
      basis,
      list: [...list],
      without,
      elder: false,
      ...rest,
    });
    // Another tab may have changed the text meanwhile, and brought the answer to it.
    const tell = (found: Answers) => {
      const now = cell.text.peek();
      if (now === text || cell.answers.peek()?.text !== now) cell.answers.value = found;
    };
    cell.phase.value = 'running';
    let last: Answers | undefined;
    try {
      for (const { text: statement, from } of splitStatements(text)) {
        const ran = await this.runStatement({ cell, text, basis, statement }, before);
        list.push({ statement, from, ran });
        tell(answers({ complete: false }));
        if (mayLeave(statement)) before.push(statement);
      }
      last = answers({ complete: true });
    } catch (error) {
      const problem = error instanceof Failed ? { problem: error.problem } : undefined;
      last = answers({ complete: false, ...problem });
      if (problem === undefined && !(error instanceof Stopped)) throw error;
      this.known = [];
    } finally {
      batch(() => {
        if (last !== undefined) tell(last);
        cell.phase.value = this.queue.includes(cell) ? 'waiting' : 'idle';
        this.finished.value++;
      });
    }
  }

  private async runStatement(
    what: Pick<Running, 'cell' | 'text' | 'basis' | 'statement'>,
    before: readonly string[],
  ): Promise<Ran> {
    const since = performance.now();
    const { statement } = what;
    this.running.value = { ...what, since, ...(this.queue.includes(what.cell) && { again: true }) };
    const told = (progress: Progress) => {
      const { value } = this.running;
      if (value?.since === since) this.running.value = { ...value, progress };
    };
    let kept = 0;
    while (kept < before.length && this.known[kept] === before[kept]) kept++;
    const leaves = mayLeave(statement);
    const { stops } = this;
    const ran = await this.runner.run(statement, { kept, again: before.slice(kept), leaves }, told);
    if (stops !== this.stops) throw new Stopped('stopped');
    this.known = leaves ? [...before, statement] : [...before];
    return ran;
  }

  /** What stands above a cell, as far as it has run. */
  private above(cell: Cell): Basis {
    const cells = this.sheet.cells.peek();
    return cells.slice(0, cells.indexOf(cell)).flatMap(left).reduce(basisAfter, NOTHING_ABOVE);
  }
}

/** Whether a cell has to run before those below it can. One that was stopped is not begun again. */
function isDue({ leaves, phase, standing }: Cell): boolean {
  if (leaves.peek().length === 0) return false;
  return phase.peek() !== 'idle' || !['current', 'stopped'].includes(standing.peek());
}

/** What a cell leaves for those below; of one that was stopped, what came before that. */
function left(cell: Cell): readonly string[] {
  const answers = cell.answers.peek();
  if (answers === undefined || cell.standing.peek() !== 'stopped') return cell.leaves.peek();
  return answers.list.map(({ statement }) => statement).filter(mayLeave);
}
