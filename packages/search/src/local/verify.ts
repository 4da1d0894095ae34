// Whether a search can be believed: every find is checked by a way of its own, and some of the shards
// that found nothing are run again, because what was overlooked leaves no find to check.

import { randomStream } from '@proviso/engine/census';
import type { SearchStore } from '../store/search-store.ts';
import { type PoolOptions, ThreadPool } from './pool.ts';
import type { ThreadTask } from './shard-thread.ts';

export interface VerifyOptions extends PoolOptions {
  readonly module?: string;
  /** How many shards without finds are run again. */
  readonly sample: number;
  /** Which ones: the same seed chooses the same shards. */
  readonly seed: number;
}

export interface VerifyReport {
  /** Finds that were checked and are right. */
  readonly confirmed: number;
  /** Finds that nobody can check: the problem has no way to, and they have no certificates. */
  readonly unchecked: number;
  /** Finds that are wrong. */
  readonly wrong: readonly { readonly key: string; readonly fault: string }[];
  /** Shards that were run again and gave the same. */
  readonly repeated: number;
  /** Shards that gave something else, or could not be run again. */
  readonly differing: readonly { readonly shard: number; readonly fault: string }[];
}

export class Verification {
  private readonly store: SearchStore;
  private readonly options: VerifyOptions;
  private readonly pool: ThreadPool;

  constructor(store: SearchStore, options: VerifyOptions) {
    this.store = store;
    this.options = options;
    const { identity } = store;
    const { module } = options;
    this.pool = new ThreadPool({ identity, ...(module === undefined ? {} : { module }) }, options);
  }

  async finish(): Promise<VerifyReport> {
    const records = this.store.records();
    const digests = new Map(records.map(({ shard, digest }) => [shard, digest]));
    const empty = records.filter(({ result }) => result.finds.length === 0);
    const chosen = someOf(
      empty.map(({ shard }) => shard),
      this.options,
    );
    const tasks: ThreadTask[] = [
      ...this.store.total().finds.map((find) => ({ kind: 'find', find }) as const),
      ...chosen.map((shard) => ({ kind: 'shard', shard }) as const),
    ];
    const report = { confirmed: 0, unchecked: 0, repeated: 0 };
    const wrong: { key: string; fault: string }[] = [];
    const differing: { shard: number; fault: string }[] = [];
    try {
      await this.pool.run(tasks, (task, what) => {
        if (task.kind === 'shard') {
          const fault = what.kind === 'failure' ? what.error : 'it gave another result';
          const same = what.kind === 'record' && what.record.digest === digests.get(task.shard);
          if (same) report.repeated++;
          else differing.push({ shard: task.shard, fault });
        } else if (what.kind === 'checked' && what.fault === undefined) report.unchecked++;
        else if (what.kind === 'checked' && what.fault === null) report.confirmed++;
        else {
          const fault =
            what.kind === 'checked' ? what.fault : what.kind === 'failure' && what.error;
          wrong.push({ key: task.find.key, fault: fault || 'it could not be checked' });
        }
      });
    } finally {
      await this.pool.stop();
    }
    wrong.sort((a, b) => (a.key < b.key ? -1 : 1));
    differing.sort((a, b) => a.shard - b.shard);
    return { ...report, wrong, differing };
  }

  async stop(): Promise<void> {
    await this.pool.stop();
  }
}

/** Some of a list, drawn by lot, in its order. */
function someOf(
  all: readonly number[],
  { sample, seed }: Pick<VerifyOptions, 'sample' | 'seed'>,
): number[] {
  const stream = randomStream(seed);
  const left = [...all];
  const chosen: number[] = [];
  while (chosen.length < sample && left.length > 0) {
    const [one] = left.splice(stream.below(left.length), 1);
    if (one !== undefined) chosen.push(one);
  }
  return chosen.sort((a, b) => a - b);
}
