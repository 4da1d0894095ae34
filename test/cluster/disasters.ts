// A search on several machines, played on one: the built command, and what can happen to its processes.

import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  BuiltCommand,
  type Finished,
  type Running,
  root,
  until,
} from '../../packages/cli/test/process.ts';
import type { RedisServer } from '../../packages/search/test/cluster/redis.ts';
import type { SlurmCluster } from '../../packages/search/test/cluster/slurm.ts';

const MODULE = join(root, 'packages/search/test/fixtures/twin-primes.mjs');

export class Searches {
  readonly command = new BuiltCommand({ dependencies: true });

  /** A folder with a search of twenty shards that was run on one machine, undisturbed. */
  async begin(): Promise<Search> {
    const search = new Search(this.command);
    await search.runLocally();
    return search;
  }
}

export class Search {
  readonly folder = mkdtempSync(join(tmpdir(), 'proviso-cluster-'));
  /** What its export must be. */
  expected = '';
  private readonly command: BuiltCommand;
  private readonly trouble = join(this.folder, 'trouble');
  private readonly running: Running[] = [];

  constructor(command: BuiltCommand) {
    this.command = command;
    writeFileSync(this.trouble, '');
  }

  /** How a job script calls the command. */
  get called(): string {
    return `${process.execPath} ${this.command.main}`;
  }

  /** The problem and its parameters on a command line. */
  get words(): string[] {
    return ['--problem', MODULE, 'below=2000', `trouble=${this.trouble}`];
  }

  async runLocally(): Promise<void> {
    await this.run('search', 'start', ...this.words, '--threads', '2', '--file', 'local.search');
    this.expected = await this.exported('local.search');
  }

  /** What shards do from now on: `hold 8` lets all from the ninth on wait until it is gone. */
  make(trouble: string): void {
    writeFileSync(this.trouble, trouble);
  }

  start(args: readonly string[], environment: NodeJS.ProcessEnv = {}): Running {
    const running = this.command.start(args, environment, this.folder);
    running.child.stdin?.end();
    this.running.push(running);
    return running;
  }

  run(...args: string[]): Promise<Finished> {
    return this.start(args).finished;
  }

  async exported(file: string): Promise<string> {
    const { stdout, stderr } = await this.run('search', 'export', file);
    if (stdout === '') throw new Error(stderr);
    return stdout;
  }

  async worker(redis: RedisServer): Promise<Running> {
    const args = ['--queue', redis.url, '--problem', MODULE, '--threads', '1', '--lease', '1'];
    const worker = this.start(['worker', ...args, '--json']);
    await until(() => worker.stdout().includes('"ready"'), worker.stderr);
    return worker;
  }

  coordinator(redis: RedisServer, verb: 'start' | 'resume' | 'retry'): Running {
    const problem = verb === 'start' ? this.words : this.words.slice(0, 2);
    return this.start(['search', verb, ...problem, '--file', 'q.search', '--queue', redis.url]);
  }

  /** Ends whatever is left. */
  async end(): Promise<void> {
    for (const { child, finished } of this.running) {
      child.kill('SIGKILL');
      await finished;
    }
    rmSync(this.folder, { recursive: true, force: true });
  }
}

/** Until a worker has done so many shards, and is held in the next. */
export async function heldAt(shard: number, worker: Running): Promise<void> {
  await until(() => worker.stdout().split('"done"').length > shard, worker.stdout);
}

async function killed({ child, finished }: Running): Promise<void> {
  child.kill('SIGKILL');
  await finished;
}

/** A search through the queue whose only worker is held in a shard. */
async function heldSearch(
  search: Search,
  redis: RedisServer,
  shard: number,
): Promise<{ readonly worker: Running; readonly coordinator: Running }> {
  search.make(`hold ${shard}`);
  const worker = await search.worker(redis);
  const coordinator = search.coordinator(redis, 'start');
  await heldAt(shard, worker);
  return { worker, coordinator };
}

/** A worker is killed in the middle of a shard; another one does the rest. */
export async function workerKilled(
  search: Search,
  redis: RedisServer,
  shard: number,
): Promise<string> {
  const { worker, coordinator } = await heldSearch(search, redis, shard);
  await killed(worker);
  search.make('');
  await search.worker(redis);
  await coordinator.finished;
  return search.exported('q.search');
}

/** The machine with the state file is killed while a worker is at work, and goes on later. */
export async function coordinatorKilled(
  search: Search,
  redis: RedisServer,
  shard: number,
): Promise<string> {
  const { coordinator } = await heldSearch(search, redis, shard);
  await killed(coordinator);
  search.make('');
  await search.coordinator(redis, 'resume').finished;
  return search.exported('q.search');
}

/** Redis is killed in the middle of a shard, and comes back. */
export async function redisRestarted(
  search: Search,
  redis: RedisServer,
  shard: number,
): Promise<string> {
  const { coordinator } = await heldSearch(search, redis, shard);
  await redis.restart();
  search.make('');
  await coordinator.finished;
  return search.exported('q.search');
}

export interface ArrayRun {
  /** What the first merge said, when a job had been killed. */
  readonly first: Finished;
  /** What the job said when it was run again. */
  readonly repeated: string;
  /** What the second merge said. */
  readonly second: Finished;
  readonly exported: string;
}

/** Four jobs, of which one is put back into the queue by Slurm and one is killed and submitted again. */
export async function jobsKilled(
  search: Search,
  cluster: SlurmCluster,
  shard: number,
): Promise<ArrayRun> {
  const { folder } = search;
  const slurm = ['search', 'slurm', ...search.words, '--array', '4', '--out', 'slices'];
  const script = join(folder, 'job.sh');
  writeFileSync(script, (await search.run(...slurm)).stdout);
  const submit = (...args: string[]) =>
    cluster.submit([...args, `--chdir=${folder}`, script], { PROVISO: search.called });
  search.make(`hold ${shard}`);
  const job = submit();
  for (const slice of [0, 1]) {
    // Slice i of four has the shards i, i + 4 and so on.
    const before = Math.ceil((shard - slice) / 4);
    await until(
      () => names(join(folder, `slices/slice-${slice}-of-4.parts`)).length === before,
      () => cluster.tasks(job).join(', '),
    );
  }
  cluster.run('scancel', ['--signal=KILL', '--full', `${job}_1`]);
  await until(
    () => !cluster.tasks(job).some((task) => task.startsWith(`${job}_1 `)),
    () => cluster.tasks(job).join(', '),
  );
  // Held, the other jobs would not give back the processors that it needs.
  const requeued = cluster.requeue(`${job}_0`);
  search.make('');
  await requeued;
  await cluster.untilDone(job);
  const first = await search.run('search', 'merge', 'slices');
  const again = /--array=(\S+) job\.sh/.exec(first.stdout)?.[1];
  const next = submit(`--array=${again}`);
  await cluster.untilDone(next);
  const repeated = readFileSync(join(folder, `slurm-${next}_1.out`), 'utf8');
  const second = await search.run('search', 'merge', 'slices');
  return { first, repeated, second, exported: await search.exported('twin-primes.search') };
}

function names(folder: string): string[] {
  try {
    return readdirSync(folder).filter((name) => name.endsWith('.jsonl'));
  } catch {
    return [];
  }
}
