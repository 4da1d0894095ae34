// Shards of several searches in threads: only what is known here is run.

import { afterAll, describe, expect, it } from 'vitest';
import {
  MismatchError,
  problemOfModule,
  type SearchIdentity,
  ShardRunner,
  ShardThreads,
  shippedProblem,
} from '../src/index.ts';
import { MODULE, twinPrimes } from './twin-primes.ts';

const { origin } = await problemOfModule(MODULE);
const modules = new Map(origin.kind === 'module' ? [[origin.digest, MODULE]] : []);
const threads = new ShardThreads({ threads: 1, modules });
afterAll(() => threads.stop());

describe('threads', () => {
  it('run shards of several searches by turns', async () => {
    const { problem, origin: shipped } = await shippedProblem('day-two-zeros');
    const runners = [
      await twinPrimes(),
      await twinPrimes({ below: 500 }),
      await ShardRunner.begin(problem, shipped, {}),
    ];
    for (const shard of [1, 0]) {
      for (const runner of runners) {
        const { digest } = await threads.run(runner.identity, shard);
        expect(digest).toBe((await runner.run(shard)).digest);
      }
    }
  });

  it('tell what a shard throws', async () => {
    const { identity } = await twinPrimes({ below: 500 });
    await expect(threads.run(identity, 99)).rejects.toThrow('there is no shard 99');
    await expect(threads.run(identity, 99)).rejects.not.toBeInstanceOf(MismatchError);
  });

  it.each<[string, Partial<SearchIdentity>, string]>([
    [
      'another version of Proviso',
      { engine: '0.0.1' },
      'twin-primes is searched with Proviso 0.0.1, and this is',
    ],
    [
      'another version of the problem',
      { version: 2 },
      'it was begun with version 2 of twin-primes',
    ],
    [
      'a module that was not named',
      { origin: { kind: 'module', digest: 'ab'.repeat(32) } },
      'twin-primes is a module (sha256 abababababab…) that was not named here; give the same file with --problem',
    ],
    [
      'code that comes with the search',
      { origin: { kind: 'definition', text: 'f(n) = true', function: 'f' } },
      'code is not taken from a queue',
    ],
    [
      'a problem that is not shipped',
      { origin: { kind: 'shipped' } },
      'there is no problem twin-primes',
    ],
    ['another cut', { shards: 11 }, 'it has 11 shards'],
  ])('refuse %s', async (_, change, message) => {
    const identity = { ...(await twinPrimes()).identity, ...change };
    for (let i = 0; i < 2; i++) {
      const refused = expect(threads.run(identity, 0)).rejects;
      await refused.toThrow(MismatchError);
      await expect(threads.run(identity, 0)).rejects.toThrow(message);
    }
  });
});
