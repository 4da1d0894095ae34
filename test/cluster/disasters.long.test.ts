// What `searches.cluster.test.ts` does once, twenty times, at other shards.

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { RedisServer } from '../../packages/search/test/cluster/redis.ts';
import { SlurmCluster } from '../../packages/search/test/cluster/slurm.ts';
import {
  coordinatorKilled,
  jobsKilled,
  redisRestarted,
  type Search,
  Searches,
  workerKilled,
} from './disasters.ts';

/** From the third shard on the first two slices have begun, and before the eighteenth none is done. */
const SHARDS = Array.from({ length: 20 }, (_, i) => 2 + (i % 15));
const searches = new Searches();
let redis: RedisServer;
let cluster: SlurmCluster;
beforeAll(async () => {
  redis = await RedisServer.start();
  cluster = await SlurmCluster.start();
}, 120_000);
afterAll(async () => {
  await redis?.stop();
  await cluster?.stop();
}, 120_000);

const DISASTERS: readonly [string, (search: Search, shard: number) => Promise<string>][] = [
  ['a worker is killed', (search, shard) => workerKilled(search, redis, shard)],
  ['the coordinator is killed', (search, shard) => coordinatorKilled(search, redis, shard)],
  ['Redis is restarted', (search, shard) => redisRestarted(search, redis, shard)],
  [
    'jobs are preempted and killed',
    async (search, shard) => (await jobsKilled(search, cluster, shard)).exported,
  ],
];

describe.each(DISASTERS)('nothing is lost or doubled when %s', (_, disaster) => {
  it.each(SHARDS)('at shard %i', async (shard) => {
    const search = await searches.begin();
    try {
      expect(await disaster(search, shard)).toBe(search.expected);
    } finally {
      await search.end();
    }
  });
});
