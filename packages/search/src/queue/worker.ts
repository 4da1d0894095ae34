// A worker of the queue: it takes shards of any search, runs them in threads and hands back what they
// gave. The main thread stays free, so that the lease of a shard is renewed however long it takes; a
// shard whose worker is gone is given to another when the lease has run out.

import { hostname } from 'node:os';
import { ValueError } from '@proviso/engine';
import { DelayedError, type Job, UnrecoverableError, Worker } from 'bullmq';
import type { Redis } from 'ioredis';
import { MismatchError } from '../errors.ts';
import type { SearchIdentity } from '../identity.ts';
import type { ShardRecord } from '../shard-record.ts';
import { type Environment, queueOptions } from './address.ts';
import { connect, requireRedis } from './connection.ts';
import {
  QUEUE,
  readRequest,
  refusalMessage,
  requireSendable,
  type ShardRequest,
  TooLargeError,
} from './messages.ts';

/** How long a shard stays with a worker that does not answer, in milliseconds. */
export const LEASE = 30_000;

/** How often a shard is given to another worker because its own died; then it has failed. */
const MOST_DEATHS = 5;

/** How long a shard that was refused rests before the next worker sees it, in milliseconds. */
const REST = 1000;

export interface QueueWorkerOptions {
  readonly address: string;
  readonly environment: Environment;
  /** How many shards are run at the same time. */
  readonly threads: number;
  readonly lease?: number | undefined;
  /** Runs a shard in a thread; a search that this worker cannot run is a `MismatchError`. */
  run(identity: SearchIdentity, shard: number): Promise<ShardRecord>;
  onDone?(request: ShardRequest): void;
  onFailure?(request: ShardRequest, error: string): void;
  /** Hears once of each search that this worker refuses, and why. */
  onRefusal?(reason: string): void;
  /** Hears of what goes wrong between it and Redis, and whether Redis answers; it goes on by itself. */
  onTrouble?(message: string, answers: boolean): void;
}

export class QueueWorker {
  private readonly options: QueueWorkerOptions;
  private readonly client: Redis;
  private readonly worker: Worker;
  private readonly refused = new Set<string>();

  private constructor(options: QueueWorkerOptions, client: Redis) {
    this.options = options;
    this.client = client;
    const { threads, lease = LEASE } = options;
    this.worker = new Worker(QUEUE, (job, token) => this.process(job, token), {
      connection: client,
      name: `${hostname()}-${process.pid}`,
      concurrency: threads,
      lockDuration: lease,
      stalledInterval: lease,
      maxStalledCount: MOST_DEATHS,
      // After a lost connection; by itself it would wait for fifteen seconds.
      runRetryDelay: 500,
    });
    this.worker.on('error', (error) => {
      const { message } = error;
      if (!(error instanceof SyntaxError)) options.onTrouble?.(message, !isOfConnection(error));
      else options.onTrouble?.(`a job in the queue cannot be read (${message})`, true);
    });
  }

  /** Begins to work; an address at which no Redis answers is refused. */
  static async start(options: QueueWorkerOptions): Promise<QueueWorker> {
    const connection = queueOptions(options.address, options.environment);
    await requireRedis(options.address, connection);
    const worker = new QueueWorker(options, connect(connection));
    await worker.worker.waitUntilReady();
    return worker;
  }

  /** Takes no more shards, and ends when those that are running are done. */
  async close(): Promise<void> {
    await this.worker.close();
    this.client.disconnect();
  }

  private async process(job: Job, token: string | undefined): Promise<ShardRecord> {
    let request: ShardRequest;
    try {
      request = readRequest(job.data);
    } catch (error) {
      if (error instanceof ValueError) throw new UnrecoverableError(error.message);
      throw error;
    }
    try {
      const record = await this.options.run(request.identity, request.shard);
      requireSendable(record);
      this.options.onDone?.(request);
      return record;
    } catch (error) {
      if (error instanceof MismatchError) await this.giveBack(job, token, error.message);
      const message = error instanceof Error ? error.message : String(error);
      this.options.onFailure?.(request, message);
      // What is too large once is too large again.
      throw error instanceof TooLargeError ? new UnrecoverableError(message) : new Error(message);
    }
  }

  /** Leaves a shard to workers that can run it, and tells whoever waits for it why. */
  private async giveBack(job: Job, token: string | undefined, reason: string): Promise<never> {
    if (!this.refused.has(reason)) {
      this.refused.add(reason);
      this.options.onRefusal?.(reason);
    }
    await job.updateProgress(refusalMessage(`${this.worker.opts.name}: ${reason}`));
    await job.moveToDelayed(Date.now() + REST, token);
    throw new DelayedError();
  }
}

/** Errors of the network have names for codes; those of the queue have numbers or none. */
function isOfConnection({ message, code }: NodeJS.ErrnoException): boolean {
  return typeof code === 'string' || message === 'Connection is closed.';
}
