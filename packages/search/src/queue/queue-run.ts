// A search through a queue: the pending shards of a store are handed to whatever workers there are, and
// what they give is recorded. The truth is in the store. Redis only carries: what it loses is added
// again, and what comes twice is recorded once. So the coordinator may be killed and Redis restarted at
// any moment.

import { ValueError } from '@proviso/engine';
import { Queue } from 'bullmq';
import type { Redis } from 'ioredis';
import type { SearchIdentity } from '../identity.ts';
import type { ShardRecord } from '../shard-record.ts';
import type { SearchStore } from '../store/search-store.ts';
import { type Environment, queueOptions } from './address.ts';
import { connect, requireRedis } from './connection.ts';
import { type Failure, isWrongType, readFinished, readJob } from './finished-job.ts';
import { jobName, QUEUE, readRefusal, requestMessage } from './messages.ts';

/** How many shards are in the queue at a time: enough for many workers, little for Redis to hold. */
const WINDOW = 2000;

/** How many results are read at a time. */
const BATCH = 50;

/** How often a shard that throws is run. */
const ATTEMPTS = 3;

/** How long Redis keeps results that nobody collects, in seconds. */
const KEPT = 7 * 24 * 3600;

/** How often results are collected, and how often the queue is looked over, in milliseconds. */
const COLLECT = 100;
const LOOK_OVER = 2000;

export interface QueueRunOptions {
  readonly address: string;
  readonly environment: Environment;
  /** Told after each commit. */
  readonly onProgress?: () => void;
  /** Hears how many workers there are whenever that changes. */
  readonly onWorkers?: (count: number) => void;
  /** Hears once of each reason for which a worker refuses the search. */
  readonly onRefusal?: (reason: string) => void;
}

export class QueueRun {
  private readonly store: SearchStore;
  private readonly options: QueueRunOptions;
  private readonly client: Redis;
  private readonly queue: Queue;
  private readonly nameOf: (shard: number) => string;
  /** The shards in the queue, by the name of their job. */
  private readonly queued = new Map<string, number>();
  private readonly refusals = new Set<string>();
  private workers = -1;
  private lookedOver = Number.NEGATIVE_INFINITY;
  private readonly stopped: Promise<void>;
  private tellStopped: () => void = () => {};
  private isStopped = false;

  private constructor(store: SearchStore, options: QueueRunOptions, client: Redis) {
    this.store = store;
    this.options = options;
    this.client = client;
    this.nameOf = jobName(store.identity);
    this.queue = new Queue(QUEUE, { connection: client });
    this.queue.on('error', () => {}); // the connection comes back by itself
    this.stopped = new Promise((resolve) => {
      this.tellStopped = resolve;
    });
  }

  /** Refuses a search that cannot go through a queue, and an address at which no Redis answers. */
  static async check(
    { origin }: SearchIdentity,
    { address, environment }: QueueRunOptions,
  ): Promise<void> {
    if (origin.kind === 'definition') {
      throw new ValueError(
        'a function of the language is code, which does not go through a queue; make it a module, and name it with --problem here and for every worker',
      );
    }
    await requireRedis(address, queueOptions(address, environment));
  }

  static async begin(store: SearchStore, options: QueueRunOptions): Promise<QueueRun> {
    await QueueRun.check(store.identity, options);
    const { address, environment } = options;
    return new QueueRun(store, options, connect(queueOptions(address, environment)));
  }

  /** Has all pending shards run, or as many as come before `stop`. */
  async finish(): Promise<void> {
    this.store.claim();
    try {
      const pending = this.store.pending();
      // What workers did while nobody collected says nothing about the rate of this run.
      await this.unlessStopped(this.fill(pending));
      await this.unlessStopped(this.collect());
      this.store.beginRun(0);
      while (!this.isStopped && pending.length + this.queued.size > 0) {
        await this.unlessStopped(this.fill(pending));
        await this.unlessStopped(this.collect());
        await this.unlessStopped(this.lookOver());
        await this.unlessStopped(pause(COLLECT));
      }
      if (this.isStopped) await Promise.race([this.withdraw(), pause(LOOK_OVER)]);
      this.store.endRun();
    } finally {
      // Not `close`, which would wait for a Redis that is not there.
      await this.queue.disconnect();
      this.client.disconnect();
    }
  }

  /** Takes back the shards that no worker has begun; the results of the others are there for the next run. */
  async stop(): Promise<void> {
    this.isStopped = true;
    this.tellStopped();
  }

  /** Commands wait for Redis; whoever stops does not. */
  private async unlessStopped(work: Promise<void>): Promise<void> {
    work.catch(() => {}); // it may fail when nobody waits any more
    await Promise.race([work, this.stopped]);
  }

  private async fill(pending: number[]): Promise<void> {
    const shards = pending.splice(0, WINDOW - this.queued.size);
    for (const shard of shards) this.queued.set(this.nameOf(shard), shard);
    await this.add(shards);
  }

  /** Adds shards; those that are in the queue already are left as they are. */
  private async add(shards: readonly number[]): Promise<void> {
    if (shards.length === 0) return;
    const { identity } = this.store;
    const jobs = shards.map((shard) => ({
      name: identity.problem,
      data: requestMessage({ identity, shard }),
      opts: {
        jobId: this.nameOf(shard),
        attempts: ATTEMPTS,
        removeOnComplete: { age: KEPT },
        removeOnFail: { age: KEPT },
      },
    }));
    await this.clearing(shards.map(this.nameOf), () => this.queue.addBulk(jobs));
  }

  /** Records what has come in, and only then takes it from the queue. */
  private async collect(): Promise<void> {
    const names = await this.own('completed', 'failed');
    if (names.length === 0) return;
    // Some at a time: results may be large.
    for (let at = 0; at < names.length && !this.isStopped; at += BATCH) {
      await this.keep(names.slice(at, at + BATCH));
    }
  }

  private async keep(names: readonly string[]): Promise<void> {
    const { identity } = this.store;
    const finished = await Promise.all(
      names.map((name) => {
        const shard = this.queued.get(name) ?? 0;
        return readFinished(this.queue, this.client, name, { identity, shard });
      }),
    );
    const records: ShardRecord[] = [];
    const failures: Failure[] = [];
    for (const one of finished) {
      if (one === undefined) continue;
      if ('error' in one) failures.push(one);
      else records.push(one);
    }
    if (this.isStopped) return;
    this.store.recordAll(records);
    for (const { shard, error, attempts } of failures) this.store.fail(shard, error, attempts);
    for (const { shard } of [...records, ...failures]) this.queued.delete(this.nameOf(shard));
    await this.remove([...records, ...failures].map(({ shard }) => this.nameOf(shard)));
    this.options.onProgress?.();
  }

  /** Now and then: what Redis has lost is added again, and workers are counted and heard. */
  private async lookOver(): Promise<void> {
    // Not the time of day, which may be set back.
    const now = performance.now();
    if (now < this.lookedOver + LOOK_OVER) return;
    this.lookedOver = now;
    await this.add([...this.queued.values()]);
    // A worker takes a job that it cannot read and never ends it, so those that are taken are looked at.
    for (const name of [
      ...(await this.own('active')),
      ...(await this.own('delayed')).slice(0, 10),
    ]) {
      const job = await readJob(this.queue, this.client, name, this.queued.get(name) ?? 0);
      if (this.isStopped) return;
      if (job !== undefined && 'error' in job) await this.drop(name, job);
      const reason = job === undefined || 'error' in job ? undefined : readRefusal(job.progress);
      if (reason === undefined || this.refusals.has(reason)) continue;
      this.refusals.add(reason);
      this.options.onRefusal?.(reason);
    }
    const workers = await this.queue.getWorkersCount();
    if (workers === this.workers) return;
    this.workers = workers;
    this.options.onWorkers?.(workers);
  }

  /** Lets a shard fail whose job cannot be read; whoever has taken that job can do nothing with it. */
  private async drop(name: string, { shard, error, attempts }: Failure): Promise<void> {
    this.store.fail(shard, error, attempts);
    this.queued.delete(name);
    await this.client.del(`${this.queue.toKey(name)}:lock`);
    await this.remove([name]);
    this.options.onProgress?.();
  }

  /** The names of this search's jobs in some states. */
  private async own(...states: ('completed' | 'failed' | 'active' | 'delayed' | 'waiting')[]) {
    const names = await this.queue.getRanges(states, 0, -1);
    return names.filter((name) => this.queued.has(name));
  }

  private async remove(names: readonly string[]): Promise<void> {
    await this.clearing(names, () => Promise.all(names.map((name) => this.queue.remove(name))));
  }

  /** Does something with jobs; what stands under their names and is no job is taken out of the way first. */
  private async clearing(names: readonly string[], act: () => Promise<unknown>): Promise<void> {
    try {
      await act();
    } catch (error) {
      if (!isWrongType(error)) throw error;
      for (const key of names.map((name) => this.queue.toKey(name))) {
        if ((await this.client.type(key)) !== 'hash') await this.client.del(key);
      }
      await act();
    }
  }

  private async withdraw(): Promise<void> {
    try {
      await this.remove(await this.own('waiting', 'delayed'));
    } catch {
      // Redis is not there: the shards stay in the queue, and do no harm.
    }
  }
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });
}
