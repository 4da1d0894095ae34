// Shards of whatever search comes, in the threads of this machine: what a worker of a queue and an array
// job need. Only problems that came with the package, or that this machine's own user named, are run;
// everything else is refused by a `MismatchError`, which is no failure of the shard.

import { MismatchError } from '../errors.ts';
import { identityText, type SearchIdentity } from '../identity.ts';
import type { ShardRecord } from '../shard-record.ts';
import { engineVersion } from '../version.ts';
import { type PoolOptions, type Settled, ThreadPool } from './pool.ts';

/** How many searches keep their threads, with what their shards share, while no shard of them runs. */
const MOST_SEARCHES = 2;

/** How many searches that cannot be run here are remembered. */
const MOST_REFUSED = 1000;

export interface ShardThreadsOptions extends PoolOptions {
  /** The files of the user's own modules, by their digests. */
  readonly modules: ReadonlyMap<string, string>;
  /** Whether functions of the language are run: their text is code, and comes with the search. */
  readonly definitions?: boolean;
}

interface Search {
  readonly pool: ThreadPool;
  running: number;
}

export class ShardThreads {
  private readonly options: ShardThreadsOptions;
  /** By the text of their identity, the one used last at the end. */
  private readonly searches = new Map<string, Search>();
  private readonly refused = new Map<string, string>();

  constructor(options: ShardThreadsOptions) {
    this.options = options;
  }

  /** Runs a shard; what it throws, or that its threads die, is an error. */
  async run(identity: SearchIdentity, shard: number): Promise<ShardRecord> {
    const key = identityText(identity);
    const refusal = this.refused.get(key);
    if (refusal !== undefined) throw new MismatchError(refusal);
    const search = this.searchOf(identity, key);
    let settled: Settled | undefined;
    search.running++;
    try {
      await this.endOthers(key);
      await search.pool.run([{ kind: 'shard', shard }], (_task, what) => {
        settled = what;
      });
    } catch (error) {
      // The threads could not load the problem, or it is another than was asked for.
      this.searches.delete(key);
      const reason = (error as Error).message;
      // Whoever fills the queue with searches that are none does not fill the memory.
      if (this.refused.size >= MOST_REFUSED) this.refused.clear();
      this.refused.set(key, reason);
      throw new MismatchError(reason);
    } finally {
      search.running--;
    }
    if (settled?.kind === 'record') return settled.record;
    if (settled?.kind === 'failure') throw new Error(settled.error);
    // Another shard of the search has found out that it cannot be run here.
    throw new MismatchError(this.refused.get(key) ?? 'its threads were stopped');
  }

  /** Ends the threads where they stand. */
  async stop(): Promise<void> {
    const searches = [...this.searches.values()];
    this.searches.clear();
    await Promise.all(searches.map(({ pool }) => pool.stop()));
  }

  private searchOf(identity: SearchIdentity, key: string): Search {
    const known = this.searches.get(key);
    if (known !== undefined) {
      this.searches.delete(key);
      this.searches.set(key, known);
      return known;
    }
    const module = this.moduleOf(identity);
    const job = { identity, ...(module === undefined ? {} : { module }) };
    const search = { pool: new ThreadPool(job, this.options), running: 0 };
    this.searches.set(key, search);
    return search;
  }

  /** Ends the threads of searches that were not used for the longest time. */
  private async endOthers(key: string): Promise<void> {
    const idle = [...this.searches].filter(
      ([other, { running }]) => other !== key && running === 0,
    );
    for (const [other, { pool }] of idle.slice(0, this.searches.size - MOST_SEARCHES)) {
      this.searches.delete(other);
      await pool.stop();
    }
  }

  /** The file of the search's module, if it has one; refuses what is not to be run here. */
  private moduleOf({ problem, origin, engine }: SearchIdentity): string | undefined {
    if (engine !== engineVersion()) {
      throw new MismatchError(
        `${problem} is searched with Proviso ${engine}, and this is ${engineVersion()}; install the same version`,
      );
    }
    switch (origin.kind) {
      case 'shipped':
        return undefined;
      case 'module': {
        const file = this.options.modules.get(origin.digest);
        if (file !== undefined) return file;
        throw new MismatchError(
          `${problem} is a module (sha256 ${origin.digest.slice(0, 12)}…) that was not named here; give the same file with --problem`,
        );
      }
      case 'definition':
        if (this.options.definitions) return undefined;
        throw new MismatchError(
          `${problem} is a function of the language, and code is not taken from a queue; make it a module, and name it with --problem`,
        );
    }
  }
}
