// A worksheet at work: its cells, what became of them, and the one that is running. Before a cell
// runs, earlier cells that have not run yet do: the answers are those of the sheet read from the
// top. Stopping ends the worker; what earlier statements left behind is done again when needed.

import { type Signal, signal } from '@preact/signals';
import { splitStatements } from '@proviso/language';
import { sheetClient } from '../client/clients.ts';
import { callback, Failed, Stopped } from '../client/worker-client.ts';
import type { Problem, Progress, Ran } from '../protocol/answers.ts';
import { type Piece, piecesOf, worksheetOf } from './cells.ts';

/** What became of one statement. */
export interface Answered {
  readonly statement: string;
  /** Where it begins in its cell. */
  readonly from: number;
  readonly ran: Ran;
}

/** `stale`: an earlier cell has changed since; `changed`: its own text has. */
export type CellState = 'new' | 'waiting' | 'running' | 'done' | 'stopped' | 'changed' | 'stale';

export interface Cell {
  readonly id: number;
  readonly prose: boolean;
  gap: string;
  readonly text: Signal<string>;
  readonly state: Signal<CellState>;
  readonly answers: Signal<readonly Answered[]>;
  /** A failure of the page, not of a statement. */
  readonly problem: Signal<Problem | undefined>;
}

/** What is being computed. */
export interface Running {
  readonly cell: Cell;
  readonly statement: string;
  readonly since: number;
  readonly progress?: Progress;
}

let nextId = 1;

function cellOf({ text, prose, gap }: Piece): Cell {
  return {
    id: nextId++,
    prose,
    gap,
    text: signal(text),
    state: signal<CellState>('new'),
    answers: signal<readonly Answered[]>([]),
    problem: signal<Problem | undefined>(undefined),
  };
}

const SETTLED: ReadonlySet<CellState> = new Set<CellState>(['done', 'stopped']);

export class Sheet {
  readonly cells = signal<readonly Cell[]>([]);
  readonly running = signal<Running | undefined>(undefined);
  /** Counts edits, so that others can follow them. */
  readonly edits = signal(0);
  /** The statements that left something behind, in the order they ran. */
  private journal: string[] = [];
  /** Whether the worker knows what the journal says. */
  private known = false;
  /** The cells that are to run next. */
  private queue: Cell[] = [];
  private draining = false;

  /** Replaces everything; nothing is run. */
  load(text: string): void {
    this.stop();
    this.journal = [];
    this.known = false;
    const pieces = piecesOf(text);
    this.cells.value = (pieces.length > 0 ? pieces : piecesOf('{0, * | *}')).map(cellOf);
  }

  get text(): string {
    return worksheetOf(this.cells.value.map(({ text, gap }) => ({ text: text.value, gap })));
  }

  edit(cell: Cell, text: string): void {
    if (cell.text.value === text) return;
    cell.text.value = text;
    if (cell.state.value !== 'running' && cell.answers.value.length > 0)
      cell.state.value = 'changed';
    this.edits.value++;
  }

  /** A new cell after another, or at the end. */
  add(after: Cell | undefined, prose = false): Cell {
    const made = cellOf({ text: prose ? '// ' : '', prose, gap: '\n\n' });
    const cells = [...this.cells.value];
    const at = after === undefined ? cells.length : cells.indexOf(after) + 1;
    if (after !== undefined) after.gap = '\n\n';
    cells.splice(at, 0, made);
    this.cells.value = cells;
    this.edits.value++;
    return made;
  }

  remove(cell: Cell): void {
    this.cells.value = this.cells.value.filter((one) => one !== cell);
    this.edits.value++;
  }

  /** Runs a cell, after the cells above it that still have to run; what is running comes first. */
  run(cell: Cell): void {
    const above = this.cells.value.slice(0, this.cells.value.indexOf(cell));
    const due = above.filter(({ prose, state }) => !prose && !SETTLED.has(state.value));
    this.enqueue([...due, cell]);
  }

  /** Runs everything from the top, with nothing left over from before. */
  runAll(): void {
    if (this.running.value !== undefined) return;
    this.journal = [];
    this.known = false;
    this.enqueue(this.cells.value.filter(({ prose }) => !prose));
  }

  /** Ends what is running and what waits; what was found stays. */
  stop(): void {
    for (const { state } of this.queue) if (state.value === 'waiting') state.value = 'changed';
    this.queue = [];
    if (this.running.value === undefined) return;
    this.known = false;
    sheetClient.stop();
  }

  private enqueue(cells: readonly Cell[]): void {
    const fresh = cells.filter((cell) => !this.queue.includes(cell));
    for (const { state } of fresh) if (state.value !== 'running') state.value = 'waiting';
    this.queue.push(...fresh);
    if (!this.draining) void this.drain();
  }

  private async drain(): Promise<void> {
    this.draining = true;
    try {
      for (let cell = this.queue.shift(); cell !== undefined; cell = this.queue.shift()) {
        await this.runOne(cell);
      }
    } finally {
      this.draining = false;
      this.running.value = undefined;
    }
  }

  private async runOne(cell: Cell): Promise<void> {
    const answers: Answered[] = [];
    cell.state.value = 'running';
    cell.problem.value = undefined;
    const text = cell.text.value;
    try {
      for (const { text: statement, from } of splitStatements(text)) {
        const ran = await this.runStatement(cell, statement);
        answers.push({ statement, from, ran });
        cell.answers.value = [...answers];
        if (ran.changes) {
          this.journal.push(statement);
          this.makeStale(cell);
        }
      }
      cell.answers.value = answers;
      cell.state.value = cell.text.value === text ? 'done' : 'changed';
    } catch (error) {
      cell.answers.value = answers;
      cell.state.value = error instanceof Stopped ? 'stopped' : 'done';
      if (error instanceof Failed) cell.problem.value = error.problem;
      else if (!(error instanceof Stopped)) throw error;
    }
  }

  private async runStatement(cell: Cell, statement: string): Promise<Ran> {
    const since = performance.now();
    this.running.value = { cell, statement, since };
    if (!this.known) {
      const { journal } = this;
      await sheetClient.ask((api) => api.begin(journal));
      this.known = true;
    }
    const told = callback((progress: Progress) => {
      const { value } = this.running;
      if (value?.since === since) this.running.value = { ...value, progress };
    });
    return await sheetClient.ask((api) => api.runStatement(statement, told));
  }

  /** Cells below one that changed something may have other answers now. */
  private makeStale(cell: Cell): void {
    const cells = this.cells.value;
    for (const { state } of cells.slice(cells.indexOf(cell) + 1)) {
      if (state.value === 'done') state.value = 'stale';
    }
  }
}
