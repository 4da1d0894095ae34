// A search through a real Redis, with workers in this process: what they give is what one machine gives,
// and neither a restart of Redis nor a coordinator that is stopped changes that.

import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import { Queue } from 'bullmq';
import { Redis } from 'ioredis';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { MismatchError, SearchStore, type ShardRunner, shardRecord } from '../../src/index.ts';
import {
  QueueRun,
  type QueueRunOptions,
  QueueWorker,
  type QueueWorkerOptions,
} from '../../src/queue/index.ts';
import { allRecords, temporaryFolder, twinPrimes } from '../twin-primes.ts';
import { until } from './daemons.ts';
import { RedisServer } from './redis.ts';

const folder = temporaryFolder();
const environment = { PROVISO_QUEUE_PASSWORD: 'not a secret' };
let redis: RedisServer;
let runner: ShardRunner;
let expected: string;
beforeAll(async () => {
  redis = await RedisServer.start({ password: environment.PROVISO_QUEUE_PASSWORD });
  runner = await twinPrimes();
  const store = newStore();
  store.recordAll(await allRecords(runner));
  expected = store.export();
  store.close();
});
afterAll(() => redis?.stop());

let number = 0;
function newStore(search = runner): SearchStore {
  return SearchStore.create(join(folder, `${number++}.search`), search.identity);
}

const open: { close(): Promise<void> }[] = [];
afterEach(async () => {
  await Promise.all(open.splice(0).map((one) => one.close()));
});

async function startWorker(options: Partial<QueueWorkerOptions> = {}): Promise<QueueWorker> {
  const worker = await QueueWorker.start({
    address: redis.url,
    environment,
    threads: 2,
    lease: 1000,
    run: (_identity, shard) => runner.run(shard),
    ...options,
  });
  open.push(worker);
  return worker;
}

function begin(store: SearchStore, options: Partial<QueueRunOptions> = {}): Promise<QueueRun> {
  return QueueRun.begin(store, { address: redis.url, environment, ...options });
}

/** A promise, and the function that keeps it. */
function signal(): { reached: Promise<void>; reach: () => void } {
  let reach = () => {};
  const reached = new Promise<void>((resolve) => {
    reach = resolve;
  });
  return { reached, reach };
}

/** What is left in the queue. */
async function leftOver(): Promise<Record<string, number>> {
  const client = new Redis(redis.url, {
    password: environment.PROVISO_QUEUE_PASSWORD,
    maxRetriesPerRequest: null,
  });
  const queue = new Queue('proviso-search', { connection: client });
  try {
    return await queue.getJobCounts('waiting', 'active', 'delayed', 'completed', 'failed');
  } finally {
    await queue.close();
    client.disconnect();
  }
}

const NOTHING = { waiting: 0, active: 0, delayed: 0, completed: 0, failed: 0 };

describe('a queued search', () => {
  it('gives what a local one gives, and leaves nothing in the queue', async () => {
    await startWorker();
    await startWorker();
    const store = newStore();
    await (await begin(store)).finish();
    expect(store.export()).toBe(expected);
    expect(await leftOver()).toEqual(NOTHING);
    store.close();
  });

  it('goes on when Redis was killed and started again', async () => {
    const store = newStore();
    const { reached, reach } = signal();
    const restarted = signal();
    await startWorker({
      run: async (_identity, shard) => {
        reach();
        await restarted.reached;
        return runner.run(shard);
      },
    });
    const finished = (await begin(store)).finish();
    await reached;
    await redis.restart();
    restarted.reach();
    await finished;
    expect(store.export()).toBe(expected);
    store.close();
  });

  it('goes on when Redis has lost everything', async () => {
    const store = newStore();
    const { reached, reach } = signal();
    const restarted = signal();
    await startWorker({
      run: async (_identity, shard) => {
        if (shard > 3) {
          reach();
          await restarted.reached;
        }
        return runner.run(shard);
      },
    });
    const finished = (await begin(store)).finish();
    await reached;
    await redis.restartEmpty();
    restarted.reach();
    await finished;
    expect(store.export()).toBe(expected);
    store.close();
  });

  it('is stopped, and goes on with what workers did meanwhile', async () => {
    const store = newStore();
    const { reached, reach } = signal();
    const release = signal();
    await startWorker({
      run: async (_identity, shard) => {
        if (shard > 3) {
          reach();
          await release.reached;
        }
        return runner.run(shard);
      },
    });
    const run = await begin(store);
    const finished = run.finish();
    await reached;
    await until(
      () => store.done === 4,
      () => `${store.done} shards`,
    );
    run.stop();
    await finished;
    // What nobody had begun was taken back.
    expect(await leftOver()).toMatchObject({ waiting: 0, delayed: 0 });
    release.reach();
    // What the worker had begun is done before anybody asks again.
    await until(
      async () => (await leftOver())['completed'] === 2,
      () => 'shards that are not through',
    );
    const { identity } = store;
    store.close();
    const again = SearchStore.open(store.file);
    await (await begin(again)).finish();
    expect(again.export()).toBe(expected);
    // Four shards came in the first run and two between the runs: those are no work of the second.
    expect(again.lastRun()?.recorded).toBe(identity.shards - 6);
    again.close();
  });

  it('lets a shard that always throws fail, and finishes the rest', async () => {
    const store = newStore();
    let tries = 0;
    await startWorker({
      run: async (_identity, shard) => {
        if (shard === 3) tries++;
        if (shard === 3) throw new Error('told to throw');
        return runner.run(shard);
      },
    });
    await (await begin(store)).finish();
    expect(store.failures()).toEqual([{ shard: 3, error: 'told to throw', attempts: 3 }]);
    expect(tries).toBe(3);
    expect(store.done).toBe(9);
    expect(await leftOver()).toEqual(NOTHING);
    store.close();
  });

  it('says of a result that is too large for a queue what to do', async () => {
    const store = newStore();
    const find = { key: 'k', text: 'x'.repeat(40_000_000), data: null };
    const large = shardRecord(3, { counts: {}, finds: [find] });
    await startWorker({
      lease: 30_000,
      run: async (_identity, shard) => (shard === 3 ? large : runner.run(shard)),
    });
    await (await begin(store)).finish();
    const [failure] = store.failures();
    expect(failure?.attempts).toBe(1);
    expect(failure?.error).toBe(
      'its result has 38 MB, and a queue carries 32; make the shards smaller, or run the search without a queue',
    );
    expect(store.done).toBe(9);
    store.close();
  });

  it('runs what failed again after `retry`', async () => {
    const store = newStore();
    store.fail(3, 'an error of yesterday');
    await startWorker();
    await (await begin(store)).finish();
    expect(store.done).toBe(9);
    store.retry();
    await (await begin(store)).finish();
    expect(store.export()).toBe(expected);
    store.close();
  });

  it('is left to workers that can run it, and says why others do not', async () => {
    const store = newStore();
    const refusals: string[] = [];
    const heard: string[] = [];
    await startWorker({
      threads: 1,
      run: async () => {
        throw new MismatchError('it has another version');
      },
      onRefusal: (reason) => refusals.push(reason),
    });
    const finished = (await begin(store, { onRefusal: (reason) => heard.push(reason) })).finish();
    await until(
      () => heard.length > 0,
      () => `${refusals}`,
    );
    expect(refusals).toEqual(['it has another version']);
    expect(heard[0]).toMatch(/: it has another version$/);
    await startWorker();
    await finished;
    expect(store.failures()).toEqual([]);
    expect(store.export()).toBe(expected);
    store.close();
  });

  it('tells how many workers there are', async () => {
    const counts: number[] = [];
    const store = newStore();
    const finished = (await begin(store, { onWorkers: (count) => counts.push(count) })).finish();
    await until(
      () => counts.length > 0,
      () => 'no count',
    );
    expect(counts).toEqual([0]);
    await startWorker();
    await finished;
    store.close();
  });
});

describe('a worker', () => {
  it('finishes its shards when it is closed', async () => {
    const store = newStore();
    const { reached, reach } = signal();
    const release = signal();
    let ended = 0;
    const worker = await startWorker({
      threads: 1,
      run: async (_identity, shard) => {
        reach();
        await release.reached;
        ended++;
        return runner.run(shard);
      },
    });
    const run = await begin(store);
    const finished = run.finish();
    await reached;
    const closed = worker.close();
    release.reach();
    await closed;
    expect(ended).toBe(1);
    await until(
      () => store.done === 1,
      () => `${store.done} shards`,
    );
    run.stop();
    await finished;
    store.close();
  });

  it('refuses what is no request, and does not run it', async () => {
    const client = new Redis(redis.url, {
      password: environment.PROVISO_QUEUE_PASSWORD,
      maxRetriesPerRequest: null,
    });
    const queue = new Queue('proviso-search', { connection: client });
    let runs = 0;
    await startWorker({
      run: async (_identity, shard) => {
        runs++;
        return runner.run(shard);
      },
    });
    const { identity } = runner;
    const requests = [
      { code: 'process.exit()' },
      { protocol: 2, identity, shard: 0 },
      { protocol: 1, identity, shard: 10 },
      { protocol: 1, identity: { ...identity, parameters: { below: [1] } }, shard: 0 },
      { protocol: 1, identity, shard: 0, module: '/tmp/other.mjs' },
    ];
    const jobs = await queue.addBulk(requests.map((data) => ({ name: 'x', data })));
    const reasons: string[] = [];
    for (const job of jobs) {
      await until(
        async () => (await job.getState()) === 'failed',
        () => 'a request that did not fail',
      );
      reasons.push((await queue.getJob(job.id ?? ''))?.failedReason ?? '');
      await job.remove();
    }
    expect(runs).toBe(0);
    expect(reasons[0]).toMatch(/^this is not a shard to be run: protocol/);
    expect(reasons[1]).toBe(
      'this is not a shard to be run: protocol: another version of the protocol',
    );
    expect(reasons[2]).toBe('there is no shard 10; there are 0 to 9');
    await queue.close();
    client.disconnect();
  });
});

describe('an address', () => {
  const refused = (address: string, secrets = {}) =>
    QueueRun.begin(newStore(), { address, environment: secrets });

  it('at which nobody answers is refused', async () => {
    await expect(refused('redis://127.0.0.1:1')).rejects.toThrow(
      '--queue: no Redis answers at redis://127.0.0.1:1 (ECONNREFUSED); start redis-server there, or correct the address',
    );
  });

  it('at which somebody listens and says nothing is refused', async () => {
    const mute = createServer(() => {});
    await new Promise<void>((resolve) => mute.listen(0, '127.0.0.1', resolve));
    const { port } = mute.address() as AddressInfo;
    await expect(refused(`redis://127.0.0.1:${port}`)).rejects.toThrow(
      /no Redis answers at \S+ \(.*timed out.*\); start redis-server there, or correct the address/i,
    );
    mute.close();
  });

  it('needs the right password', async () => {
    const cure =
      /does not accept the password; put the right one into the environment variable PROVISO_QUEUE_PASSWORD/;
    await expect(refused(redis.url)).rejects.toThrow(cure);
    await expect(refused(redis.url, { PROVISO_QUEUE_PASSWORD: 'wrong' })).rejects.toThrow(cure);
  });
});
