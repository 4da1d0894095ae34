// The checking thread, seen from the main thread: the bytes of a file go in, verdicts come out one by
// one, no faster than they are taken.

import { Worker } from 'node:worker_threads';
import type { Checked, CheckLimits, CheckReply, CheckRequest } from './protocol.ts';

/** The thread's file: beside this one in a build; run from sources, it needs a loader first. */
const WORKER = new URL(
  import.meta.url.endsWith('.ts') ? '../../scripts/checker-from-source.mjs' : './checker.js',
  import.meta.url,
);

/** Megabytes of heap that the thread needs for itself. */
const OWN_HEAP = 64;

export class CheckThread {
  private readonly limits: CheckLimits;
  private readonly file: URL;
  private worker: Worker | undefined;
  private stopping = () => {};

  constructor(limits: CheckLimits, file = WORKER) {
    this.limits = limits;
    this.file = file;
  }

  /** The verdicts on a file, given its bytes; after `stop` there are no more. */
  async *check(bytes: Uint8Array<ArrayBuffer>): AsyncGenerator<Checked> {
    let line = 1;
    let request: CheckRequest = { bytes };
    for (;;) {
      const found = await this.ask(request, line);
      if (found === undefined) return;
      yield found;
      // A thread that ran out of memory has lost the rest of the file.
      if (this.worker === undefined) return;
      ({ line } = found);
      request = {};
    }
  }

  /** Waits no longer for the verdict that is being found, if one is. */
  stop(): void {
    this.stopping();
  }

  async end(): Promise<void> {
    const { worker } = this;
    this.worker = undefined;
    worker?.removeAllListeners();
    await worker?.terminate();
  }

  private async ask(request: CheckRequest, line: number): Promise<CheckReply> {
    this.worker ??= this.started();
    const { worker } = this;
    let forget = () => {};
    try {
      return await new Promise<CheckReply>((resolve, reject) => {
        this.stopping = () => resolve(undefined);
        worker.on('message', resolve);
        worker.on('error', reject);
        forget = () => worker.off('message', resolve).off('error', reject);
        worker.postMessage(request, request.bytes ? [request.bytes.buffer] : []);
      });
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ERR_WORKER_OUT_OF_MEMORY') throw error;
      await this.end();
      const fault = 'out of memory; allow more memory';
      return { line, verdict: { valid: false, code: 'budget', fault } };
    } finally {
      forget();
    }
  }

  private started(): Worker {
    // The checker counts its tables; what JavaScript holds besides may be as much again.
    const counted = Math.ceil(this.limits.maxBytes / 2 ** 20);
    return new Worker(this.file, {
      workerData: this.limits,
      resourceLimits: { maxOldGenerationSizeMb: 2 * counted + OWN_HEAP },
    });
  }
}
