// A search on this machine: the pending shards of a store through a pool of threads, each result
// recorded as it comes. Ended in any way, the store holds all that was recorded, and going on from there
// gives what an unbroken run would have given.

import type { ShardRecord } from '../shard-record.ts';
import type { SearchStore } from '../store/search-store.ts';
import { type PoolOptions, ThreadPool } from './pool.ts';

export interface LocalRunOptions extends PoolOptions {
  /** Where the problem's module is. */
  readonly module?: string;
  /** Told after each commit. */
  readonly onProgress?: () => void;
}

export class LocalRun {
  private readonly store: SearchStore;
  private readonly options: LocalRunOptions;
  private readonly pool: ThreadPool;
  /** What has come in since the last commit. */
  private readonly arrived: ShardRecord[] = [];
  private failure: unknown;

  constructor(store: SearchStore, options: LocalRunOptions) {
    this.store = store;
    this.options = options;
    const { identity } = store;
    const { module } = options;
    this.pool = new ThreadPool({ identity, ...(module === undefined ? {} : { module }) }, options);
  }

  /** Runs all pending shards, or as many as come before `stop`. */
  async finish(): Promise<void> {
    const { store, pool } = this;
    store.beginRun(this.options.threads);
    try {
      const tasks = store.pending().map((shard) => ({ kind: 'shard', shard }) as const);
      await pool.run(tasks, ({ shard }, what) => {
        if (this.failure !== undefined) throw this.failure;
        if (what.kind === 'record') this.arrive(what.record);
        if (what.kind === 'failure') {
          store.fail(shard, what.error, what.attempts);
          this.options.onProgress?.();
        }
      });
      if (this.failure !== undefined) throw this.failure;
      this.commit();
      store.endRun();
    } finally {
      await pool.stop();
    }
  }

  /** Ends the shards that are running, and records those that are through. */
  async stop(): Promise<void> {
    await this.pool.stop();
  }

  /** What arrives at one moment is committed at once: every commit waits for the disk. */
  private arrive(record: ShardRecord): void {
    if (this.arrived.push(record) > 1) return;
    setImmediate(() => {
      try {
        this.commit();
      } catch (error) {
        this.failure = error;
        void this.pool.stop();
      }
    });
  }

  private commit(): void {
    const records = this.arrived.splice(0);
    if (records.length === 0) return;
    this.store.recordAll(records);
    this.options.onProgress?.();
  }
}
