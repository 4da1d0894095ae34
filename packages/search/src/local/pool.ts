// The threads of one machine. Tasks go in one by one; a thread that dies takes nothing with it but the
// task it was at, which is given to another thread a few times.

import { fileURLToPath } from 'node:url';
import { ValueError } from '@proviso/engine';
import { Piscina } from 'piscina';
import type { ThreadAnswer, ThreadJob, ThreadTask } from './shard-thread.ts';

/** How often a task is tried whose thread dies. A shard that throws would throw again: that is final. */
const ATTEMPTS = 3;

/** Inside the workspace threads need a loader, and find packages by their sources. */
const FROM_SOURCE = import.meta.url.endsWith('.ts');
const THREAD = new URL(
  FROM_SOURCE ? '../../scripts/thread-from-source.mjs' : './local/thread.js',
  import.meta.url,
);

export interface PoolOptions {
  readonly threads: number;
  /** The file of the thread, where it is not this package's own. */
  readonly thread?: string;
}

/** What came of a task. */
export type Settled =
  | Exclude<ThreadAnswer, { kind: 'failure' | 'refused' }>
  | { readonly kind: 'failure'; readonly error: string; readonly attempts: number };

export class ThreadPool {
  private readonly pool: Piscina<ThreadTask, ThreadAnswer>;
  private stopped = false;

  constructor(job: ThreadJob, { threads, thread = fileURLToPath(THREAD) }: PoolOptions) {
    this.pool = new Piscina({
      filename: thread,
      minThreads: threads,
      maxThreads: threads,
      workerData: job,
      ...(FROM_SOURCE ? { execArgv: ['--conditions=@proviso/source'] } : {}),
    });
    // A thread that dies between two tasks is replaced, and nothing is lost.
    this.pool.on('error', () => {});
  }

  /**
   * Runs tasks, no more at a time than keep the threads busy; `settled` hears of each as it comes.
   * Ends early after `stop`, and when `settled` throws.
   */
  async run<T extends ThreadTask>(
    tasks: Iterable<T>,
    settled: (task: T, what: Settled) => void,
  ): Promise<void> {
    const waiting = tasks[Symbol.iterator]();
    const lane = async () => {
      for (let next = waiting.next(); !next.done && !this.stopped; next = waiting.next()) {
        const what = await this.settle(next.value);
        if (what === undefined) return;
        settled(next.value, what);
      }
    };
    // One lane more than threads: its task waits in the queue for the first thread that is free.
    const lanes = Array.from({ length: this.pool.maxThreads + 1 }, lane);
    try {
      await Promise.all(lanes);
    } catch (error) {
      await this.stop();
      await Promise.allSettled(lanes);
      throw error;
    }
  }

  /** Ends the threads where they stand. */
  async stop(): Promise<void> {
    this.stopped = true;
    await this.pool.destroy();
  }

  /** What came of a task; undefined where the pool was stopped before. */
  private async settle(task: ThreadTask): Promise<Settled | undefined> {
    let error = '';
    for (let attempts = 1; attempts <= ATTEMPTS; attempts++) {
      let answer: ThreadAnswer;
      try {
        answer = await this.pool.run(task);
      } catch (death) {
        if (this.stopped) return undefined;
        error = `its thread died: ${(death as Error).message}`;
        continue;
      }
      if (this.stopped) return undefined;
      if (answer.kind === 'refused') throw new ValueError(answer.error);
      return answer.kind === 'failure' ? { ...answer, attempts } : answer;
    }
    return { kind: 'failure', error, attempts: ATTEMPTS };
  }
}
