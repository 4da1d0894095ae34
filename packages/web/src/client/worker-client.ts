// The page's side of the worker. A static page has no shared memory, so a computation is stopped by
// ending its worker; the next question starts another.

import { proxy, type Remote, wrap } from 'comlink';
import type { Problem } from '../protocol/answers.ts';
import type { Answer, WorkerApi } from '../protocol/worker-api.ts';

/** The reader, or a newer question, ended the computation. */
export class Stopped extends Error {
  override readonly name = 'Stopped';
}

/** What the worker answered instead of a value. */
export class Failed extends Error {
  override readonly name = 'Failed';
  readonly problem: Problem;

  constructor(problem: Problem) {
    super(problem.message);
    this.problem = problem;
  }
}

interface Running {
  readonly api: Remote<WorkerApi>;
  /** Rejects when the worker is ended. */
  readonly ended: Promise<never>;
  end(reason: Error): void;
}

export class WorkerClient {
  private running: Running | undefined;
  private pending = 0;

  /** Asks the worker; a stopped question throws `Stopped`, one that fails `Failed`. */
  async ask<T>(question: (api: Remote<WorkerApi>) => Promise<Answer<T>>): Promise<T> {
    this.running ??= start(() => {
      this.running = undefined;
    });
    const { api, ended } = this.running;
    this.pending++;
    try {
      const answer = await Promise.race([question(api), ended]);
      if ('problem' in answer) throw new Failed(answer.problem);
      return answer.value;
    } finally {
      this.pending--;
    }
  }

  get busy(): boolean {
    return this.pending > 0;
  }

  /** Ends what is being computed. */
  stop(): void {
    this.running?.end(new Stopped('stopped'));
    this.running = undefined;
  }

  /** Ends what is being computed, if anything is. */
  interrupt(): void {
    if (this.busy) this.stop();
  }
}

function start(brokeDown: () => void): Running {
  const worker = new Worker(new URL('../worker/worker.ts', import.meta.url), { type: 'module' });
  let reject: (reason: Error) => void = () => {};
  const ended = new Promise<never>((_, refuse) => {
    reject = refuse;
  });
  ended.catch(() => {}); // nobody may be waiting
  const end = (reason: Error) => {
    worker.terminate();
    reject(reason);
  };
  worker.addEventListener('error', (event) => {
    event.preventDefault();
    brokeDown();
    const message = `the computation broke down: ${event.message || 'out of memory, perhaps'}`;
    end(new Failed({ code: 'internal', message, line: 1, column: 1 }));
  });
  return { api: wrap<WorkerApi>(worker), ended, end };
}

/** A callback the worker may call. */
export const callback = proxy;
