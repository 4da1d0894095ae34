// Certificates that a program wants verified: one after the other, in a thread, and until they are cancelled.

import type { CheckLimits } from '../check/protocol.ts';
import { CheckThread } from '../check/thread.ts';
import type { RequestId } from './protocol.ts';

/** A request whose verdicts are not all there. */
interface Job {
  cancelled: boolean;
  /** Where it is running, once it is. */
  thread?: CheckThread;
}

export class Checks {
  private readonly limits: CheckLimits;
  /** What has been asked for so far is through when this resolves. */
  private last: Promise<unknown> = Promise.resolve();
  /** By the ids of their requests. An id may come again once its request is replied to. */
  private readonly jobs = new Map<RequestId, Job>();

  constructor(limits: CheckLimits) {
    this.limits = limits;
  }

  /** The verdicts on the certificates of a text; none if that was cancelled. */
  verdicts(id: RequestId, text: string): Promise<unknown[] | undefined> {
    const job: Job = { cancelled: false };
    this.jobs.set(id, job);
    const found = this.last.then(() => this.check(id, job, text));
    this.last = found.catch(() => {});
    return found;
  }

  /** Cancels a request; false where its verdicts are there already. */
  cancel(id: RequestId): boolean {
    const job = this.jobs.get(id);
    if (job === undefined) return false;
    job.cancelled = true;
    job.thread?.stop();
    return true;
  }

  private async check(id: RequestId, job: Job, text: string): Promise<unknown[] | undefined> {
    const thread = new CheckThread(this.limits);
    job.thread = thread;
    try {
      const verdicts: unknown[] = [];
      if (job.cancelled) return undefined;
      for await (const { verdict, claim, where } of thread.check(new TextEncoder().encode(text)))
        verdicts.push({ ...verdict, ...(claim && { claim }), ...(where && { where }) });
      return job.cancelled ? undefined : verdicts;
    } finally {
      this.jobs.delete(id);
      await thread.end();
    }
  }
}
