// The checks that were run here: one after the other, in the order in which they were asked for. What came
// of them is kept as long as the page is open, with the version that ran them.

import { type Signal, signal } from '@preact/signals';
import type { Perform, RunningCheck } from '../client/papers-client.ts';
import { Stopped } from '../client/worker-client.ts';
import type { JobReport, PaperJob } from '../protocol/papers.ts';

/** A check that was asked for. */
export type Run =
  | { readonly state: 'waiting'; readonly quick: boolean }
  /** `tested` is how often paper and program have been compared so far. */
  | {
      readonly state: 'running';
      readonly quick: boolean;
      readonly tested: number;
      readonly since: number;
    }
  | { readonly state: 'stands' | 'failed'; readonly quick: boolean; readonly report: JobReport }
  /** The worker could not be loaded, or gave up. */
  | { readonly state: 'broken'; readonly quick: boolean; readonly message: string };

/** How far all that was asked for is. */
export interface Queue {
  readonly busy: boolean;
  readonly total: number;
  readonly done: number;
  readonly stood: number;
  readonly failed: number;
  /** The cases of those that stood. */
  readonly cases: number;
  readonly milliseconds: number;
  /** Whether the reader ended it. */
  readonly stopped: boolean;
}

const NOTHING: Queue = {
  busy: false,
  total: 0,
  done: 0,
  stood: 0,
  failed: 0,
  cases: 0,
  milliseconds: 0,
  stopped: false,
};

const nameOf = ({ paper, id }: PaperJob): string => `${paper}/${id}`;

export class Runs {
  readonly queue = signal<Queue>(NOTHING);
  private readonly known = new Map<string, Signal<Run | undefined>>();
  /** What came of those that ran to their end: it stands again where another run is stopped. */
  private readonly ended = new Map<string, Run>();
  private waiting: PaperJob[] = [];
  private current: { readonly job: PaperJob; readonly check: RunningCheck } | undefined;
  private readonly perform: Perform;

  constructor(perform: Perform) {
    this.perform = perform;
  }

  /** What is known of an item; a signal of its own, so that a list draws one row when one changes. */
  of(name: string): Signal<Run | undefined> {
    let found = this.known.get(name);
    if (found === undefined) {
      found = signal<Run | undefined>(undefined);
      this.known.set(name, found);
    }
    return found;
  }

  /** Asks for checks, after those that wait already; one that waits or runs is not asked for twice. */
  add(jobs: readonly PaperJob[]): void {
    const fresh = jobs.filter((job) => {
      const state = this.of(nameOf(job)).peek()?.state;
      return state !== 'waiting' && state !== 'running';
    });
    if (fresh.length === 0) return;
    const queue = this.queue.peek();
    const before = queue.busy ? queue : NOTHING;
    this.queue.value = { ...before, busy: true, total: before.total + fresh.length };
    for (const job of fresh) {
      this.of(nameOf(job)).value = { state: 'waiting', quick: job.quick };
    }
    this.waiting.push(...fresh);
    if (this.current === undefined) void this.next();
  }

  /** Ends what is running, and what waits is not run. */
  stop(): void {
    if (!this.queue.peek().busy) return;
    this.drop();
    this.current?.check.end();
  }

  /** What waits is not run. */
  private drop(): void {
    for (const job of this.waiting) this.restore(job);
    this.waiting = [];
  }

  private restore(job: PaperJob): void {
    const name = nameOf(job);
    this.of(name).value = this.ended.get(name);
  }

  private async next(): Promise<void> {
    for (let job = this.waiting.shift(); job !== undefined; job = this.waiting.shift()) {
      await this.run(job);
    }
    this.current = undefined;
    this.queue.value = { ...this.queue.peek(), busy: false };
  }

  private async run(job: PaperJob): Promise<void> {
    const run = this.of(nameOf(job));
    const { quick } = job;
    const since = performance.now();
    run.value = { state: 'running', quick, tested: 0, since };
    try {
      const check = this.perform(job, (tested) => {
        if (run.peek()?.state === 'running') run.value = { state: 'running', quick, tested, since };
      });
      this.current = { job, check };
      const report = await check.settled;
      const came: Run = { state: report.finding ? 'stands' : 'failed', quick, report };
      run.value = came;
      this.ended.set(nameOf(job), came);
      this.count(report);
    } catch (error) {
      if (error instanceof Stopped) {
        this.restore(job);
        this.queue.value = { ...this.queue.peek(), stopped: true };
        return;
      }
      const message = error instanceof Error ? error.message : String(error);
      run.value = { state: 'broken', quick, message };
      // What could not be loaded once is not tried three hundred times.
      this.drop();
    }
  }

  private count({ finding, milliseconds }: JobReport): void {
    const queue = this.queue.peek();
    this.queue.value = {
      ...queue,
      done: queue.done + 1,
      stood: queue.stood + (finding ? 1 : 0),
      failed: queue.failed + (finding ? 0 : 1),
      cases: queue.cases + (finding?.cases ?? 0),
      milliseconds: queue.milliseconds + milliseconds,
    };
  }
}
