// What a worker has left of a shard: a result, or why there is none. Whoever can write to the Redis may have left
// anything, so a job that cannot be read, is too large, or is of another search is the failure of its shard alone.

import { LimitError, ValueError } from '@proviso/engine';
import type { Job, Queue } from 'bullmq';
import type { Redis } from 'ioredis';
import { canonicalJson } from '../canonical-json.ts';
import type { Json } from '../problem.ts';
import type { ShardRecord } from '../shard-record.ts';
import { MOST_BYTES, readRecord, requestMessage, type ShardRequest } from './messages.ts';

/** How much of an error is kept, in letters. */
const ERROR_LENGTH = 500;

export interface Failure {
  readonly shard: number;
  readonly error: string;
  readonly attempts: number;
}

/** The job of a shard, or that it cannot be read; undefined where Redis has lost it. */
export async function readJob(
  queue: Queue,
  client: Redis,
  name: string,
  shard: number,
): Promise<Job | Failure | undefined> {
  try {
    await requireSmall(client, queue.toKey(name));
    return await queue.getJob(name);
  } catch (error) {
    return unreadable(error, shard, 1);
  }
}

/** What came of a shard whose job has ended; undefined where Redis has lost it. */
export async function readFinished(
  queue: Queue,
  client: Redis,
  name: string,
  request: ShardRequest,
): Promise<ShardRecord | Failure | undefined> {
  const { shard } = request;
  const job = await readJob(queue, client, name, shard);
  if (job === undefined || 'error' in job) return job;
  const { attemptsMade } = job;
  const attempts = Number.isSafeInteger(attemptsMade) && attemptsMade > 0 ? attemptsMade : 1;
  if (job.failedReason) return { shard, error: shortened(String(job.failedReason)), attempts };
  try {
    requireRequest(job, request);
    return readRecord(job.returnvalue, shard);
  } catch (error) {
    return unreadable(error, shard, attempts);
  }
}

function unreadable(error: unknown, shard: number, attempts: number): Failure {
  if (!isOfJob(error)) throw error;
  return { shard, error: shortened(`what the queue has of it: ${error.message}`), attempts };
}

/** Fields that others fill, and that would be read whole. */
const FIELDS = ['data', 'opts', 'returnvalue', 'failedReason', 'stacktrace', 'progress'];

async function requireSmall(client: Redis, key: string): Promise<void> {
  const sizes = await Promise.all(FIELDS.map((field) => client.hstrlen(key, field)));
  if (sizes.some((size) => size > MOST_BYTES)) {
    throw new ValueError(`it is larger than ${MOST_BYTES / 2 ** 20} MB`);
  }
}

/** Names of jobs can be guessed, so one may be there that asks for something else. */
function requireRequest({ data }: Job, request: ShardRequest): void {
  const asked = requestMessage(request) as Json;
  if (canonicalJson(data) !== canonicalJson(asked)) {
    throw new ValueError('it was asked for something else');
  }
}

/** Whether an error is about what stands in Redis, and not about the way there. */
function isOfJob(error: unknown): error is Error {
  if (error instanceof ValueError || error instanceof LimitError) return true;
  return error instanceof SyntaxError || error instanceof TypeError || isWrongType(error);
}

/** Whether Redis says that something under a name is not of the kind that it should be. */
export function isWrongType(error: unknown): error is Error {
  return error instanceof Error && error.message.startsWith('WRONGTYPE');
}

function shortened(text: string): string {
  return text.length <= ERROR_LENGTH ? text : `${text.slice(0, ERROR_LENGTH)}…`;
}
