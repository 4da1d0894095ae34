// The literature seen from the main thread: a request goes in, reports come out one by one.

import { Worker } from 'node:worker_threads';
import { UsageError } from '../command.ts';
import type { ItemReport, PapersMessage, PapersRequest } from './protocol.ts';

/** The thread's file: beside this one in a build; run from sources, it needs a loader first. */
const WORKER = import.meta.url.endsWith('.ts')
  ? '../../scripts/literature-from-source.mjs'
  : './literature.js';

export interface PapersListener {
  begin(total: number): void;
  running(paper: string, item: string): void;
  report(report: ItemReport): void;
}

export class PapersRunner {
  private readonly worker: Worker;
  private readonly ended: Promise<boolean>;
  private stopping: () => void = () => {};

  constructor(request: PapersRequest, listener: PapersListener) {
    this.worker = new Worker(new URL(WORKER, import.meta.url), { workerData: request });
    this.ended = new Promise((resolve, reject) => {
      this.stopping = () => resolve(false);
      this.worker.on('error', reject);
      this.worker.on('message', (message: PapersMessage) => {
        switch (message.kind) {
          case 'begin':
            return listener.begin(message.total);
          case 'running':
            return listener.running(message.paper, message.item);
          case 'report':
            return listener.report(message.report);
          case 'refused':
            return reject(new UsageError(message.message));
          case 'done':
            return resolve(true);
        }
      });
    });
  }

  /** Whether all entries were run; false after `stop`. */
  async end(): Promise<boolean> {
    try {
      return await this.ended;
    } finally {
      this.worker.removeAllListeners();
      await this.worker.terminate();
    }
  }

  stop(): void {
    this.stopping();
  }
}
