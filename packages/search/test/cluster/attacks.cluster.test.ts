// Whoever can write to the Redis can write anything. Neither the coordinator nor a worker falls over it: what is no
// honest result of a shard makes that shard fail, by name, and `retry` gives what one machine gives.

import { join } from 'node:path';
import { Redis } from 'ioredis';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  canonicalJson,
  type Json,
  SearchStore,
  type ShardRunner,
  sha256,
} from '../../src/index.ts';
import { QueueRun, QueueWorker } from '../../src/queue/index.ts';
import { jobName, requestMessage } from '../../src/queue/messages.ts';
import { allRecords, temporaryFolder, twinPrimes } from '../twin-primes.ts';
import { until } from './daemons.ts';
import { RedisServer } from './redis.ts';

const folder = temporaryFolder();
const PREFIX = 'bull:proviso-search:';
const SHARD = 3;
let redis: RedisServer;
let client: Redis;
let runner: ShardRunner;
let worker: QueueWorker;
let expected = '';
let honest: Json;
const troubles: string[] = [];
beforeAll(async () => {
  redis = await RedisServer.start();
  client = new Redis(redis.url);
  runner = await twinPrimes();
  const records = await allRecords(runner);
  honest = JSON.parse(JSON.stringify(records[SHARD]));
  const store = newStore();
  store.recordAll(records);
  expected = store.export();
  store.close();
  worker = await QueueWorker.start({
    address: redis.url,
    environment: {},
    threads: 2,
    lease: 1000,
    run: (_identity, shard) => runner.run(shard),
    onTrouble: (message) => troubles.push(message),
  });
});
afterAll(async () => {
  await worker?.close();
  client?.disconnect();
  await redis?.stop();
});
beforeEach(async () => {
  const names = await client.keys(`${PREFIX}*-*`);
  if (names.length > 0) await client.del(...names);
  await client.del(...['completed', 'failed', 'delayed', 'active'].map((state) => PREFIX + state));
});

let number = 0;
const newStore = () => SearchStore.create(join(folder, `${number++}.search`), runner.identity);

const idOf = (shard: number) => jobName(runner.identity)(shard);
const requestOf = (shard: number) =>
  JSON.stringify(requestMessage({ identity: runner.identity, shard }));

/** A job that claims to be done, put into Redis by hand. */
async function plant(fields: Record<string, string>, state = 'completed'): Promise<void> {
  const whole = {
    name: 'twin-primes',
    data: requestOf(SHARD),
    opts: '{"attempts":3}',
    timestamp: '1',
    finishedOn: String(Date.now()),
    processedOn: '1',
    atm: '1',
    ...fields,
  };
  await client.hset(`${PREFIX}${idOf(SHARD)}`, whole);
  await client.zadd(`${PREFIX}${state}`, Date.now(), idOf(SHARD));
}

/** The search through the queue, to its end. */
async function run(store: SearchStore): Promise<void> {
  await (await QueueRun.begin(store, { address: redis.url, environment: {} })).finish();
}

/** A result with a digest that fits, whatever it is. */
function forged(result: Json, more: Record<string, Json> = {}): string {
  return JSON.stringify({ shard: SHARD, digest: sha256(canonicalJson(result)), result, ...more });
}

const find = (key: string) => ({ key, text: key, data: null });
const deep = (depth: number) => `${'['.repeat(depth)}${']'.repeat(depth)}`;
const withData = (data: string) =>
  `{"shard":${SHARD},"digest":"${'0'.repeat(64)}","result":{"counts":{},"finds":[{"key":"k","text":"t","data":${data}}]}}`;

const RESULTS: readonly [string, () => string][] = [
  ['nothing', () => ''],
  ['no JSON', () => '{"shard":'],
  ['null', () => 'null'],
  ['a list', () => '[]'],
  ['another shard', () => JSON.stringify({ ...(honest as object), shard: 4 })],
  ['a shard beyond the end', () => JSON.stringify({ ...(honest as object), shard: 10 })],
  ['a negative shard', () => JSON.stringify({ ...(honest as object), shard: -1 })],
  ['a shard without a number', () => JSON.stringify({ ...(honest as object), shard: null })],
  ['a wrong digest', () => JSON.stringify({ ...(honest as object), digest: 'f'.repeat(64) })],
  ['a digest that is none', () => JSON.stringify({ ...(honest as object), digest: 'x' })],
  ['counts that are no numbers', () => forged({ counts: { primes: 'many' }, finds: [] })],
  ['counts that are not whole', () => forged({ counts: { primes: 1.5 }, finds: [] })],
  ['counts that are not in decimal', () => forged({ counts: { primes: 16 }, finds: [] })],
  ['one find twice', () => forged({ counts: {}, finds: [find('a'), find('a')] })],
  ['finds out of order', () => forged({ counts: {}, finds: [find('b'), find('a')] })],
  ['a time that is none', () => forged({ counts: {}, finds: [] }, { milliseconds: 0.5 })],
  ['a time before the beginning', () => forged({ counts: {}, finds: [] }, { milliseconds: -5 })],
  ['a deep value', () => withData(deep(100_000))],
  ['a number without end', () => withData('1e999')],
  ['a prototype', () => withData('{"__proto__":{"polluted":true}}')],
  ['a prototype of counts', () => '{"shard":3,"digest":"","result":{"counts":{"__proto__":{}}}}'],
  ['twenty million letters', () => withData(JSON.stringify('x'.repeat(20_000_000)))],
];

describe('a forged result', () => {
  it.each(RESULTS)('is kept as a failure, and the rest goes on: %s', async (_, returnvalue) => {
    await plant({ returnvalue: returnvalue() });
    const store = newStore();
    await run(store);
    expect(store.done).toBe(9);
    const [failure, ...others] = store.failures();
    expect(others).toEqual([]);
    expect(failure).toMatchObject({ shard: SHARD, error: expect.stringMatching(/./) });
    expect(failure?.error.length).toBeLessThan(1000);
    expect(({} as { polluted?: unknown }).polluted).toBeUndefined();
    store.retry();
    await run(store);
    expect(store.export()).toBe(expected);
    store.close();
  });
});

describe('a forged job', () => {
  const other = () =>
    JSON.stringify(
      requestMessage({
        identity: { ...runner.identity, parameters: { ...runner.identity.parameters, below: 5 } },
        shard: SHARD,
      }),
    );

  it.each<[string, () => Record<string, string>]>([
    ['of another search', () => ({ data: other(), returnvalue: JSON.stringify(honest) })],
    ['of another shard', () => ({ data: requestOf(4), returnvalue: JSON.stringify(honest) })],
    ['of no request', () => ({ data: '7', returnvalue: JSON.stringify(honest) })],
    ['whose request is no JSON', () => ({ data: '{"x', returnvalue: JSON.stringify(honest) })],
    ['whose options are no JSON', () => ({ opts: '{"x', returnvalue: 'null' })],
    ['with tries without number', () => ({ returnvalue: 'null', atm: 'often' })],
  ])('%s does not count as done', async (_, fields) => {
    await plant(fields());
    const store = newStore();
    await run(store);
    expect(store.failures().map(({ shard }) => shard)).toEqual([SHARD]);
    store.retry();
    await run(store);
    expect(store.export()).toBe(expected);
    store.close();
  });

  it.each([
    ['wait', { data: 'not json' }],
    ['wait', { opts: '{"x' }],
    ['wait', { progress: '{"x' }],
    ['active', { data: 'not json' }],
    ['delayed', { progress: '{"x' }],
  ])('in %s that cannot be read makes its shard fail: %o', async (state, fields) => {
    const whole = { name: 'x', data: requestOf(SHARD), opts: '{}', timestamp: '1', ...fields };
    await client.hset(`${PREFIX}${idOf(SHARD)}`, whole);
    if (state === 'delayed') await client.zadd(`${PREFIX}delayed`, 2 ** 52, idOf(SHARD));
    else await client.lpush(`${PREFIX}${state}`, idOf(SHARD));
    const store = newStore();
    await run(store);
    expect(store.done).toBe(9);
    expect(store.failures()).toMatchObject([
      { shard: SHARD, error: expect.stringContaining('what the queue has of it: ') },
    ]);
    store.retry();
    await run(store);
    expect(store.export()).toBe(expected);
    store.close();
  });

  it('that failed with a book for an error is told in short', async () => {
    await plant({ failedReason: 'x'.repeat(5_000_000), atm: 'NaN' }, 'failed');
    const store = newStore();
    await run(store);
    const [failure] = store.failures();
    expect(failure?.error.length).toBeLessThan(1000);
    expect(failure?.attempts).toBe(1);
    store.close();
  });

  it('that is no job at all is replaced', async () => {
    await client.set(`${PREFIX}${idOf(SHARD)}`, 'no hash');
    await client.zadd(`${PREFIX}completed`, Date.now(), idOf(SHARD));
    const store = newStore();
    await run(store);
    store.retry();
    await run(store);
    expect(store.export()).toBe(expected);
    store.close();
  });

  it('in front of a worker does not stop it', async () => {
    const hostile: Record<string, string>[] = [
      { data: '{"x' },
      { data: '[[[' },
      { data: deep(100_000) },
      { data: requestOf(10) },
      { data: requestOf(-1) },
      { data: requestOf(3).replace('"shard":3', '"shard":1e999') },
      { data: requestOf(3).replace('"shard":3', '"shard":"3"') },
      { data: requestOf(3).replace('"below":1000', '"below":1e999') },
      { data: requestOf(3).replace('"identity":{', '"identity":{"__proto__":{"shards":9},') },
      { data: requestOf(3), opts: '{"x' },
      { data: JSON.stringify({ x: 'x'.repeat(20_000_000) }) },
    ];
    for (const [i, fields] of hostile.entries()) {
      const id = `hostile-${i}`;
      await client.hset(`${PREFIX}${id}`, { name: 'x', opts: '{}', timestamp: '1', ...fields });
      await client.lpush(`${PREFIX}wait`, id);
    }
    await client.lpush(`${PREFIX}wait`, 'there-is-none');
    const store = newStore();
    await run(store);
    expect(store.failures(), troubles.join('\n')).toEqual([]);
    expect(store.export()).toBe(expected);
    store.close();
    await until(
      async () => (await client.llen(`${PREFIX}wait`)) === 0,
      () => troubles.join('\n'),
    );
  });
});
