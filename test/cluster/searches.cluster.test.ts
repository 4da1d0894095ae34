// Searches on several machines as people run them: the built command, a real Redis and a real Slurm.
// Whoever is killed, the export is that of one machine. `disasters.long.test.ts` does it twenty times.

import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { until } from '../../packages/cli/test/process.ts';
import { RedisServer } from '../../packages/search/test/cluster/redis.ts';
import { SlurmCluster } from '../../packages/search/test/cluster/slurm.ts';
import {
  coordinatorKilled,
  heldAt,
  jobsKilled,
  redisRestarted,
  type Search,
  Searches,
  workerKilled,
} from './disasters.ts';

const searches = new Searches();
let search: Search;
beforeEach(async () => {
  search = await searches.begin();
});
afterEach(() => search.end());

describe('a search through a queue', () => {
  let redis: RedisServer;
  beforeAll(async () => {
    redis = await RedisServer.start();
  });
  afterAll(() => redis?.stop());

  it.each([
    ['a worker is killed', workerKilled],
    ['the coordinator is killed', coordinatorKilled],
    ['Redis is restarted', redisRestarted],
  ])('loses and doubles nothing when %s', async (_, disaster) => {
    expect(await disaster(search, redis, 8)).toBe(search.expected);
  });

  it('keeps a shard that always throws as failed, and runs it on `retry`', async () => {
    search.make('throw 3');
    await search.worker(redis);
    const { code, stdout } = await search.coordinator(redis, 'start').finished;
    expect(code).toBe(1);
    expect(stdout).toContain('19 of 20 shards done, 1 failed');
    expect(stdout).toContain('shard 3 failed: shard 3 has been told to throw');
    search.make('');
    expect((await search.coordinator(redis, 'retry').finished).code).toBe(0);
    expect(await search.exported('q.search')).toBe(search.expected);
  });

  it('has workers that finish their shard on SIGTERM', async () => {
    search.make('hold 8');
    const worker = await search.worker(redis);
    const coordinator = search.coordinator(redis, 'start');
    await heldAt(8, worker);
    worker.child.kill('SIGTERM');
    await until(() => worker.stderr().includes('ends when its shards are done'), worker.stderr);
    search.make('');
    const { code, stdout } = await worker.finished;
    expect(code).toBe(0);
    const last = JSON.parse(stdout.trimEnd().split('\n').at(-1) ?? '');
    expect(last).toEqual({ event: 'end', shards: 9, failures: 0 });
    // Nothing is left that another would have to wait for: what was begun was finished.
    await search.worker(redis);
    expect((await coordinator.finished).code).toBe(0);
    expect(await search.exported('q.search')).toBe(search.expected);
  });

  it('is refused by a worker that was not given its module, in so many words', async () => {
    const worker = search.start(['worker', '--queue', redis.url, '--threads', '1']);
    const coordinator = search.coordinator(redis, 'start');
    await until(
      () => coordinator.stderr().includes('a worker refuses this search'),
      () => worker.stdout() + coordinator.stderr(),
    );
    expect(worker.stdout()).toContain('that was not named here; give the same file with --problem');
    coordinator.child.kill('SIGINT');
    const { code, stderr } = await coordinator.finished;
    expect(code).toBe(130);
    expect(stderr).toContain('stopped; `proviso search resume q.search` goes on');
  });

  it('is not begun where no Redis answers', async () => {
    const queue = ['--queue', 'redis://127.0.0.1:1', '--file', 'q.search'];
    const { code, stderr } = await search.run('search', 'start', ...search.words, ...queue);
    expect(code).toBe(2);
    expect(stderr).toContain('no Redis answers at redis://127.0.0.1:1 (ECONNREFUSED)');
    const { stderr: none } = await search.run('search', 'status', 'q.search');
    expect(none).toContain('there is no such file');
  });
});

describe('a search as array jobs of Slurm', () => {
  let cluster: SlurmCluster;
  beforeAll(async () => {
    cluster = await SlurmCluster.start();
  });
  afterAll(() => cluster?.stop());

  it('loses nothing when a job is preempted and another killed, and says how to run that again', async () => {
    const { first, repeated, second, exported } = await jobsKilled(search, cluster, 8);
    expect(first.code).toBe(1);
    expect(first.stdout).toContain('missing: 1 of 4 slices; in Slurm `sbatch --array=1 job.sh`');
    expect(second.code).toBe(0);
    expect(exported).toBe(search.expected);
    // The second time it had only the rest to do.
    expect(repeated).toContain('slice-1-of-4.jsonl: 5 shards, 2 of them before');
  });
});
