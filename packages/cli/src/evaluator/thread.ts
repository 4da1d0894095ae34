// One evaluating thread, seen from the main thread: statements go in, answers come out in order. It
// ends when told to, when it fails, or when it ignores the stop flag or its deadline.

import type { Worker } from 'node:worker_threads';
import { UsageError } from '../command.ts';
import {
  type Answer,
  type AnswerForm,
  BEGUN,
  type Completions,
  type Progress,
  type Report,
  type Request,
  type Settings,
  SHARED_BYTES,
  STOP,
  type Start,
  type Statement,
  tighter,
  type Variable,
} from './protocol.ts';

/** Milliseconds a thread may run past its deadline at least before it is ended. */
const OVERTIME = 500;
/** Milliseconds between two looks at a thread that has a deadline. */
const WATCH = 100;

/** The thread's file: beside this one in a build; run from sources, it needs a loader first. */
export const WORKER = new URL(
  import.meta.url.endsWith('.ts') ? '../../scripts/worker-from-source.mjs' : './worker.js',
  import.meta.url,
);
/** Megabytes of JavaScript heap that the thread needs for itself, besides what statements hold. */
const OWN_HEAP = 64;

export interface Listener {
  answer(answer: Answer, statement: Statement): void;
  progress?(progress: Progress): void;
}

/** How a thread ended that did not come back from a statement. */
export interface Ended {
  readonly reason: 'time' | 'memory' | 'stopped' | 'exit';
  /** How many statements of the batch were answered, and which one it was at. */
  readonly answered: number;
  readonly at: number;
}

interface Batch {
  readonly statements: readonly Statement[];
  readonly listener: Listener;
  answered: number;
  /** How many statements the thread had begun before this batch. */
  readonly begunBefore: number;
  readonly resolve: (ended?: Ended) => void;
  readonly reject: (error: unknown) => void;
}

export class Thread {
  private readonly settings: Settings;
  /** Milliseconds the thread may take to react to the stop flag, and to say what it had found. */
  private readonly stopTimeout: number;
  private readonly shared = new SharedArrayBuffer(SHARED_BYTES);
  private readonly cells = new Int32Array(this.shared);
  private readonly worker: Worker;
  private batch: Batch | undefined;
  /** Who waits for completions, for help and for the variables, in the order in which they asked. */
  private readonly completing: ((completions: Completions) => void)[] = [];
  private readonly inspecting: ((help: string | undefined) => void)[] = [];
  private readonly listing: ((variables: readonly Variable[]) => void)[] = [];
  private watch: NodeJS.Timeout | undefined;
  private stopTimer: NodeJS.Timeout | undefined;
  private failure: unknown;
  /** Whether the thread has ended by itself. */
  private exited = false;

  constructor(settings: Settings, stopTimeout: number, file: URL) {
    this.settings = settings;
    this.stopTimeout = stopTimeout;
    const workerData: Start = { settings, shared: this.shared };
    // The arena counts its own bytes; lists and texts live on the heap, which has to be bounded too.
    const heap = Math.ceil((settings.maxBytes ?? Infinity) / 2 ** 20) + OWN_HEAP;
    const resourceLimits = Number.isFinite(heap) ? { maxOldGenerationSizeMb: heap } : {};
    // What the code of a ruleset prints is no answer.
    this.worker = new (workerThreads().Worker)(file, { workerData, resourceLimits, stdout: true });
    this.worker.stdout.on('data', (printed) => process.stderr.write(printed));
    this.worker.on('message', (report: unknown) => {
      if (isReport(report)) this.receive(report);
    });
    this.worker.on('error', (error: Error & { code?: string }) => {
      if (error.code === 'ERR_WORKER_OUT_OF_MEMORY') this.endFor('memory');
      else this.fail(error);
    });
    this.worker.on('exit', () => {
      this.exited = true;
      this.release();
      this.endFor('exit');
    });
  }

  /**
   * Evaluates a batch; resolves with how the thread ended, if it did. `forgets`: whether `ans` is none of
   * their answers afterwards.
   */
  run(
    statements: readonly Statement[],
    listener: Listener,
    form: AnswerForm,
    forgets = false,
  ): Promise<Ended | undefined> {
    return new Promise((resolve, reject) => {
      const begunBefore = Atomics.load(this.cells, BEGUN);
      Atomics.store(this.cells, STOP, 0);
      this.batch = { statements, listener, answered: 0, begunBefore, resolve, reject };
      if (this.failure !== undefined) this.fail(this.failure);
      else if (this.exited) this.endFor('exit');
      else this.post({ kind: 'run', statements, form, forgets });
      if (statements.some((statement) => this.secondsFor(statement) !== undefined))
        this.watchDeadlines();
    });
  }

  /** Completes the word before an offset. */
  complete(text: string, offset: number): Promise<Completions> {
    return new Promise((resolve) => {
      this.completing.push(resolve);
      if (this.exited) this.release();
      else this.post({ kind: 'complete', text, offset });
    });
  }

  /** Help on what stands at an offset, where there is any. */
  inspect(text: string, offset: number): Promise<string | undefined> {
    return new Promise((resolve) => {
      this.inspecting.push(resolve);
      if (this.exited) this.release();
      else this.post({ kind: 'inspect', text, offset });
    });
  }

  /** What has been given a name, oldest first. */
  variables(): Promise<readonly Variable[]> {
    return new Promise((resolve) => {
      this.listing.push(resolve);
      if (this.exited) this.release();
      else this.post({ kind: 'variables' });
    });
  }

  /** Stops the statement that is running; those behind it stay unanswered. */
  stop(): void {
    if (this.batch === undefined) return;
    Atomics.store(this.cells, STOP, 1);
    this.stopTimer ??= setTimeout(() => this.endFor('stopped'), this.stopTimeout);
  }

  get busy(): boolean {
    return this.batch !== undefined;
  }

  async end(): Promise<void> {
    this.worker.removeAllListeners();
    this.exited = true;
    this.release();
    await this.worker.terminate();
  }

  /** Nobody waits for a thread that is gone. */
  private release(): void {
    for (const resolve of this.completing.splice(0)) resolve({ from: 0, labels: [] });
    for (const resolve of this.inspecting.splice(0)) resolve(undefined);
    for (const resolve of this.listing.splice(0)) resolve([]);
  }

  private post(request: Request): void {
    this.worker.postMessage(request);
  }

  private receive(report: Report): void {
    const { batch } = this;
    switch (report.kind) {
      case 'answers':
        if (batch === undefined) return;
        for (const answer of report.answers) {
          const statement = batch.statements[batch.answered++];
          if (statement !== undefined) batch.listener.answer(answer, statement);
        }
        if (report.done) this.settle()?.resolve();
        return;
      case 'progress':
        batch?.listener.progress?.(report.progress);
        return;
      case 'completions':
        this.completing.shift()?.(report.completions);
        return;
      case 'help':
        this.inspecting.shift()?.(report.help);
        return;
      case 'variables':
        this.listing.shift()?.(report.variables);
        return;
      case 'refused':
        this.fail(new UsageError(`--universe: ${report.message}`));
    }
  }

  /** The batch is over, one way or another. */
  private settle(): Batch | undefined {
    const { batch } = this;
    this.batch = undefined;
    clearInterval(this.watch);
    clearTimeout(this.stopTimer);
    this.stopTimer = undefined;
    return batch;
  }

  private fail(error: unknown): void {
    this.failure = error;
    this.settle()?.reject(error);
  }

  private endFor(reason: Ended['reason']): void {
    void this.end();
    const batch = this.settle();
    if (batch === undefined) return;
    const begun = Atomics.load(this.cells, BEGUN) - batch.begunBefore;
    batch.resolve({ reason, answered: batch.answered, at: Math.max(batch.answered, begun - 1) });
  }

  /** Ends the thread when it has been at one statement for longer than it may. */
  private watchDeadlines(): void {
    const { batch } = this;
    if (batch === undefined) return;
    let begun = -1;
    let since = Date.now();
    const overtime = Math.max(OVERTIME, this.stopTimeout);
    this.watch = setInterval(() => {
      const now = Atomics.load(this.cells, BEGUN);
      // A thread that is still starting has not begun anything.
      if (now !== begun || now === batch.begunBefore) {
        begun = now;
        since = Date.now();
        return;
      }
      const seconds = this.secondsFor(batch.statements[now - batch.begunBefore - 1]);
      if (seconds !== undefined && Date.now() - since > seconds * 1000 + overtime)
        this.endFor('time');
    }, WATCH);
  }

  /** How long a statement may take, if that is bounded. */
  private secondsFor(statement: Statement | undefined): number | undefined {
    return tighter(this.settings, statement?.limits).seconds;
  }
}

/** Loaded when the first thread is started: many calls of the command need none. */
function workerThreads(): typeof import('node:worker_threads') {
  return process.getBuiltinModule('node:worker_threads');
}

/** What the code of a ruleset posts by itself is no report. */
function isReport(posted: unknown): posted is Report {
  if (typeof posted !== 'object' || posted === null || !('kind' in posted)) return false;
  return posted.kind !== 'answers' || ('answers' in posted && Array.isArray(posted.answers));
}
