// Workers for whoever has a question. Nobody waits for another's answer: where all workers are
// computing, another is started; those that are done are used again.

import type { Remote } from 'comlink';
import type { Progress } from '../protocol/answers.ts';
import type { Answer, WorkerApi } from '../protocol/worker-api.ts';
import type { Computation } from './asker.ts';
import { WorkerClient } from './worker-client.ts';

/** More workers than this do not wait for questions; each holds the engine in memory. */
const MOST_IDLE = 2;

export class WorkerPool {
  private readonly idle: WorkerClient[] = [];

  /** Puts a question to a worker; it is `told` how far the worker is. */
  run(
    question: (api: Remote<WorkerApi>) => Promise<Answer<unknown>>,
    told?: (progress: Progress) => void,
  ): Computation {
    const client = this.idle.pop() ?? new WorkerClient();
    let over = false;
    const settled = client.ask(question, told).finally(() => {
      over = true;
      if (this.idle.length < MOST_IDLE) this.idle.push(client);
      else client.stop();
    });
    return {
      settled,
      end: () => {
        if (!over) client.stop();
      },
    };
  }
}
