import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import {
  MismatchError,
  PROBLEMS,
  problemOfModule,
  type ShardResult,
  ShardRunner,
  sha256,
  shardRecord,
  shippedProblem,
} from '../src/index.ts';
import { MODULE, twinPrimes } from './twin-primes.ts';

describe('a runner', () => {
  it('gives the same record each time, whatever ran before', async () => {
    const [first, again] = await Promise.all([twinPrimes(), twinPrimes()]);
    await again.run(7);
    const digests = [await first.run(3), await again.run(3)].map(({ digest }) => digest);
    expect(digests[0]).toBe(digests[1]);
    // There are 16 primes from 300 to 399: https://oeis.org/A038822 has 25, 21, 16, 16, 17, …
    expect((await first.run(3)).result.counts).toEqual({ primes: '16' });
  });

  it.each([-1, 10, 1.5, Number.NaN])('has no shard %d', async (shard) => {
    const runner = await twinPrimes();
    await expect(runner.run(shard)).rejects.toThrow(`there is no shard ${shard}; there are 0 to 9`);
  });

  it('joins a search only where nothing differs', async () => {
    const { problem, origin } = await problemOfModule(MODULE);
    const { identity } = await twinPrimes();
    const joined = await ShardRunner.join(problem, origin, identity);
    expect(joined.identity).toEqual(identity);
    const refused = (other: object, what: string) =>
      expect(
        ShardRunner.join(problem, origin, { ...identity, ...other }, 'x.search'),
      ).rejects.toThrow(new MismatchError(`x.search: ${what}`));
    await refused(
      { problem: 'cousins' },
      'it is a search for cousins, not for twin-primes; name the right one',
    );
    await refused(
      { engine: '0.0.9' },
      `it was begun with Proviso 0.0.9, and this is ${identity.engine}; go on with that version, or start anew`,
    );
    await refused(
      { version: 2 },
      'it was begun with version 2 of twin-primes, and this is version 1; start anew',
    );
    await refused(
      { origin: { kind: 'module', digest: sha256('other') } },
      'the code of twin-primes is not the one it was begun with; go on with the same file, or start anew',
    );
    await refused(
      { shards: 9 },
      'it has 9 shards, and the problem is now cut into 10; raise the version of the problem, and start anew',
    );
  });
});

describe('a record', () => {
  const find = { key: 'a', text: 'a', data: null };

  it('has counts in decimal and finds by key', () => {
    const finds = [{ ...find, key: 'b' }, find];
    const { result } = shardRecord(0, { counts: { n: 3, m: '9007199254740993' }, finds });
    expect(result.counts).toEqual({ n: '3', m: '9007199254740993' });
    expect(result.finds.map(({ key }) => key)).toEqual(['a', 'b']);
  });

  it.each<[string, unknown]>([
    ['counts.n: must be a whole number', { counts: { n: 1.5 }, finds: [] }],
    ['counts.n', { counts: { n: '1e3' }, finds: [] }],
    ['finds', { counts: {} }],
    ['finds.0.key: must be a text', { counts: {}, finds: [{ ...find, key: 3 }] }],
    ['finds.0.also', { counts: {}, finds: [{ ...find, also: 3 }] }],
    ['it', undefined],
    ['a count called constructor', { counts: { constructor: 1 }, finds: [] }],
    ['found "a" twice', { counts: {}, finds: [find, find] }],
  ])('is refused: %s', (message, result) => {
    expect(() => shardRecord(4, result as ShardResult)).toThrow(message);
  });
});

describe('a module', () => {
  it('is known by the digest of its file', async () => {
    const { origin } = await problemOfModule(MODULE);
    expect(origin).toEqual({ kind: 'module', digest: sha256(readFileSync(MODULE)) });
  });

  it.each([
    ['missing.mjs', 'the problem cannot be read (ENOENT); name a JavaScript module'],
    ['../twin-primes.ts', 'its default export is no problem'],
    ['no-plan.mjs', "its problem's plan is missing"],
    ['broken.mjs', 'the module did not load: '],
  ])('%s is refused', async (name, message) => {
    const file = fileURLToPath(new URL(`fixtures/${name}`, import.meta.url));
    await expect(problemOfModule(file)).rejects.toThrow(`${file}: ${message}`);
  });
});

describe('the shipped problems', () => {
  it.each(Object.keys(PROBLEMS))('%s goes by its name', async (name) => {
    const { problem } = await shippedProblem(name);
    expect(problem.name).toBe(name);
    expect(problem.summary).toMatch(/[.?]$/);
  });

  it('are named where another is asked for', async () => {
    await expect(shippedProblem('toString')).rejects.toThrow(
      'there is no problem toString; there are ',
    );
  });
});
