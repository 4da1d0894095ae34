// Certificates that a program wants verified: one after the other, in a thread, and until they are cancelled.

import type { CheckLimits } from '../check/protocol.ts';
import { CheckThread } from '../check/thread.ts';
import type { RequestId } from './protocol.ts';

export class Checks {
  private readonly limits: CheckLimits;
  /** What has been asked for so far is through when this resolves. */
  private last: Promise<unknown> = Promise.resolve();
  private readonly cancelled = new Set<RequestId>();
  private running: { readonly id: RequestId; readonly thread: CheckThread } | undefined;

  constructor(limits: CheckLimits) {
    this.limits = limits;
  }

  /** The verdicts on the certificates of a text; none if that was cancelled. */
  verdicts(id: RequestId, text: string): Promise<unknown[] | undefined> {
    const found = this.last.then(() => this.check(id, text));
    this.last = found.catch(() => {});
    return found;
  }

  /** Cancels a request that has not been replied to. */
  cancel(id: RequestId): void {
    this.cancelled.add(id);
    if (this.running?.id === id) this.running.thread.stop();
  }

  private async check(id: RequestId, text: string): Promise<unknown[] | undefined> {
    const thread = new CheckThread(this.limits);
    this.running = { id, thread };
    try {
      const verdicts: unknown[] = [];
      if (this.cancelled.has(id)) return undefined;
      for await (const { verdict, claim, where } of thread.check(new TextEncoder().encode(text)))
        verdicts.push({ ...verdict, ...(claim && { claim }), ...(where && { where }) });
      return this.cancelled.has(id) ? undefined : verdicts;
    } finally {
      this.running = undefined;
      this.cancelled.delete(id);
      await thread.end();
    }
  }
}
