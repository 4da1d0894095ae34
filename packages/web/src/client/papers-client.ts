// The page's side of the worker that runs the papers. The first check starts it; a check is stopped by
// ending it, and the next starts another.

import type { JobReport, PaperJob, PapersMessage } from '../protocol/papers.ts';
import { Stopped } from './worker-client.ts';

/** A check under way. */
export interface RunningCheck {
  /** What came of it; throws `Stopped` where it was ended, and another error where the worker broke. */
  readonly settled: Promise<JobReport>;
  end(): void;
}

/** Begins a check; `tested` is called, again and again, with how often it has compared so far. */
export type Perform = (job: PaperJob, tested: (count: number) => void) => RunningCheck;

let idle: Worker | undefined;

export const runInWorker: Perform = (job, tested) => {
  const worker = idle ?? start();
  idle = undefined;
  let end = () => {};
  const settled = new Promise<JobReport>((resolve, reject) => {
    worker.onmessage = ({ data }: MessageEvent<PapersMessage>) => {
      if ('tested' in data) return tested(data.tested);
      idle = worker;
      resolve(data.report);
    };
    worker.onerror = (event) => {
      event.preventDefault();
      worker.terminate();
      reject(new Error(event.message));
    };
    end = () => {
      if (idle === worker) return;
      worker.terminate();
      reject(new Stopped('stopped'));
    };
  });
  worker.postMessage(job);
  return { settled, end };
};

function start(): Worker {
  return new Worker(new URL('../worker/papers-worker.ts', import.meta.url), { type: 'module' });
}
