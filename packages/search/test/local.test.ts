// A search on threads: the same bytes whatever happens on the way.

import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { LocalRun, SearchStore, shardRecord, Verification } from '../src/index.ts';
import { builtThread } from './built-thread.ts';
import { allRecords, MODULE, temporaryFolder, twinPrimes } from './twin-primes.ts';

const folder = temporaryFolder();
let number = 0;

async function newStore(parameters: { below?: number; trouble?: string } = {}) {
  const runner = await twinPrimes(parameters);
  const store = SearchStore.create(join(folder, `${number++}.search`), runner.identity);
  return { runner, store };
}

/** A file that tells shards what goes wrong. */
function troubles(...lines: string[]): string {
  const file = join(folder, `trouble-${number++}`);
  writeFileSync(file, lines.join('\n'));
  return file;
}

const thread = builtThread();
const run = (store: SearchStore, threads: number) =>
  new LocalRun(store, { threads, module: MODULE, thread }).finish();

describe('a run', () => {
  it('gives the same bytes with one thread, with three, and without any', async () => {
    const exports = [];
    for (const threads of [1, 3]) {
      const { store } = await newStore();
      await run(store, threads);
      exports.push(store.export(), store.export('csv'));
      store.close();
    }
    const { runner, store } = await newStore();
    store.recordAll((await allRecords(runner)).reverse());
    const plain = [store.export(), store.export('csv')];
    expect(exports).toEqual([...plain, ...plain]);
    store.close();
  });

  it('finds its thread by itself', async () => {
    const { store } = await newStore({ below: 300 });
    await new LocalRun(store, { threads: 1, module: MODULE }).finish();
    expect(store.done).toBe(3);
    store.close();
  });

  it('goes on where it was stopped', async () => {
    const trouble = troubles('hold 4');
    const { store } = await newStore({ trouble });
    const first = new LocalRun(store, {
      threads: 2,
      module: MODULE,
      thread,
      onProgress: () => {
        if (store.done === 4) void first.stop();
      },
    });
    await first.finish();
    expect(store.pending()).toEqual([4, 5, 6, 7, 8, 9]);
    store.close();
    writeFileSync(trouble, '');
    const again = SearchStore.open(store.file);
    await run(again, 2);
    const { store: whole } = await newStore({ trouble });
    await run(whole, 2);
    expect(again.export()).toBe(whole.export());
    again.close();
    whole.close();
  });

  it('loses nothing with a thread that dies in the middle of a shard', async () => {
    const trouble = troubles('exit 2', 'exit 5', 'exit 9');
    const { runner, store } = await newStore({ trouble });
    await run(store, 2);
    expect(readFileSync(trouble, 'utf8')).toBe('');
    expect(store.failures()).toEqual([]);
    const { store: plain } = await newStore({ trouble });
    plain.recordAll(await allRecords(runner));
    expect(store.export()).toBe(plain.export());
    store.close();
    plain.close();
  });

  it('leaves a shard that always throws as failed, and does the rest; retry takes it up', async () => {
    const trouble = troubles('throw 3', 'die 6');
    const { store } = await newStore({ trouble });
    await run(store, 2);
    expect(store.done).toBe(8);
    expect(store.pending()).toEqual([]);
    expect(store.failures()).toEqual([
      { shard: 3, error: 'shard 3 has been told to throw', attempts: 1 },
      { shard: 6, error: expect.stringContaining('its thread died'), attempts: 3 },
    ]);
    // Failed shards are no part of a later run by themselves.
    await run(store, 1);
    expect(store.done).toBe(8);
    writeFileSync(trouble, '');
    expect(store.retry()).toEqual([3, 6]);
    await run(store, 2);
    expect(store.done).toBe(10);
    expect(store.failures()).toEqual([]);
    store.close();
  });

  it('does not run another module than the one it was begun with', async () => {
    const { store } = await newStore();
    const other = join(folder, 'edited.mjs');
    writeFileSync(other, `${readFileSync(MODULE, 'utf8')}\n// edited\n`);
    const edited = new LocalRun(store, { threads: 1, module: other, thread });
    await expect(edited.finish()).rejects.toThrow(
      'the code of twin-primes is not the one it was begun with',
    );
    expect(store.done).toBe(0);
    expect(store.failures()).toEqual([]);
    store.close();
  });

  it('ends when a result cannot be recorded', async () => {
    const { store } = await newStore();
    store.record = () => {};
    store.recordAll = () => {
      throw new Error('no room');
    };
    await expect(run(store, 2)).rejects.toThrow('no room');
    store.close();
  });
});

describe('verification', () => {
  const verify = (store: SearchStore, sample = 10, seed = 1) =>
    new Verification(store, { threads: 2, module: MODULE, thread, sample, seed }).finish();

  it('checks every find, and runs shards without finds again', async () => {
    const { store } = await newStore({ below: 3000 });
    await run(store, 2);
    const empty = store.records().filter(({ result }) => result.finds.length === 0).length;
    expect(empty).toBeGreaterThan(0);
    const finds = store.total().finds.length;
    expect(await verify(store)).toEqual({
      confirmed: finds,
      unchecked: 0,
      wrong: [],
      repeated: Math.min(10, empty),
      differing: [],
    });
    store.close();
  });

  it('names finds that are wrong, and shards that give something else', async () => {
    const { store } = await newStore();
    const find = { key: '000000023', text: '23 and 25', data: { prime: 23 } };
    store.record(shardRecord(0, { counts: { primes: 25 }, finds: [find] }));
    store.record(shardRecord(1, { counts: { primes: 0 }, finds: [] }));
    expect(await verify(store)).toEqual({
      confirmed: 0,
      unchecked: 0,
      wrong: [{ key: '000000023', fault: '23 has no twin' }],
      repeated: 0,
      differing: [{ shard: 1, fault: 'it gave another result' }],
    });
    store.close();
  });
});
