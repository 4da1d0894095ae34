// What a thread does: it joins the search once, and then runs a shard or checks a find for each task.
// Whatever a problem throws is an answer; only a thread that dies leaves its task without one.

import { workerData } from 'node:worker_threads';
import { checkCertificate } from '@proviso/engine/check';
import type { SearchIdentity } from '../identity.ts';
import type { Loaded } from '../load-problem.ts';
import type { Find, Problem } from '../problem.ts';
import type { ShardRecord } from '../shard-record.ts';
import { ShardRunner } from '../shard-runner.ts';

/** Which search a thread works at. */
export interface ThreadJob {
  readonly identity: SearchIdentity;
  /** Where a problem's module is on this machine. */
  readonly module?: string;
}

export type ThreadTask =
  | { readonly kind: 'shard'; readonly shard: number }
  | { readonly kind: 'find'; readonly find: Find };

export type ThreadAnswer =
  | { readonly kind: 'record'; readonly record: ShardRecord }
  /** What is wrong with a find; null where it is right, undefined where nobody can tell. */
  | { readonly kind: 'checked'; readonly fault: string | null | undefined }
  /** The problem threw. */
  | { readonly kind: 'failure'; readonly error: string }
  /** The problem could not be loaded, or is another: no shard can be run. */
  | { readonly kind: 'refused'; readonly error: string };

/** A thread's function, for the way in which it comes to the problem of its job. */
export function shardThread(
  load: (job: ThreadJob) => Promise<Loaded>,
): (task: ThreadTask) => Promise<ThreadAnswer> {
  let joined: Promise<{ problem: Problem; runner: ShardRunner }> | undefined;
  const join = async () => {
    const job: ThreadJob = workerData;
    const { problem, origin } = await load(job);
    return { problem, runner: await ShardRunner.join(problem, origin, job.identity) };
  };
  return async (task) => {
    joined ??= join();
    try {
      await joined;
    } catch (error) {
      return { kind: 'refused', error: messageOf(error) };
    }
    const { problem, runner } = await joined;
    try {
      if (task.kind === 'shard') return { kind: 'record', record: await runner.run(task.shard) };
      return { kind: 'checked', fault: await faultOf(problem, runner.identity, task.find) };
    } catch (error) {
      return { kind: 'failure', error: messageOf(error) };
    }
  };
}

/** A find by the problem's own check, or by its certificates alone. */
async function faultOf(
  problem: Problem,
  { parameters }: SearchIdentity,
  find: Find,
): Promise<string | null | undefined> {
  if (problem.verify !== undefined) return problem.verify(parameters, find);
  if (find.certificates === undefined || find.certificates.length === 0) return undefined;
  for (const certificate of find.certificates) {
    const verdict = checkCertificate(certificate);
    if (!verdict.valid) return verdict.fault;
  }
  return null;
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
