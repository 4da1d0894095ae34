// The page's side of the worker. A static page has no shared memory, so a computation is stopped by
// ending its worker; the next question starts another.

import { proxy, type Remote, wrap } from 'comlink';
import type { Problem, Progress } from '../protocol/answers.ts';
import type { Answer, ProgressMessage, WorkerApi } from '../protocol/worker-api.ts';

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
  /** Told how far the question is that was asked last. */
  told: Told;
  end(reason: Error): void;
}

type Told = (progress: Progress) => void;

const TOLD_NOBODY: Told = () => {};

export class WorkerClient {
  private running: Running | undefined;

  /** Asks the worker; a stopped question throws `Stopped`, one that fails `Failed`. */
  async ask<T>(
    question: (api: Remote<WorkerApi>) => Promise<Answer<T>>,
    told = TOLD_NOBODY,
  ): Promise<T> {
    this.running ??= start((broken) => {
      if (this.running === broken) this.running = undefined;
    });
    this.running.told = told;
    const { api, ended } = this.running;
    const answer = await Promise.race([question(api), ended]);
    if ('problem' in answer) throw new Failed(answer.problem);
    return answer.value;
  }

  /** Ends what is being computed. */
  stop(): void {
    this.running?.end(new Stopped('stopped'));
    this.running = undefined;
  }
}

function start(brokeDown: (broken: Running) => void): Running {
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
  const running: Running = { api: wrap<WorkerApi>(worker), ended, told: TOLD_NOBODY, end };
  let heard = false;
  worker.addEventListener('message', ({ data }: MessageEvent<Partial<ProgressMessage>>) => {
    heard = true;
    if (data.progress !== undefined) running.told(data.progress);
  });
  worker.addEventListener('error', (event) => {
    event.preventDefault();
    brokeDown(running);
    end(new Failed({ code: 'broken', message: mishap(event.message, heard), line: 1, column: 1 }));
  });
  return running;
}

/** What is said of a worker that broke down, and whether it had said anything before. */
function mishap(message: string, heard: boolean): string {
  if (message) return `the computation broke down: ${message}`;
  return heard
    ? 'the computation broke down: out of memory, perhaps'
    : 'the part of the page that computes could not be loaded: is the connection gone?';
}

/** A callback the worker may call. */
export const callback = proxy;
