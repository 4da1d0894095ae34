// Threads that die in the middle of their shards, twenty of them in one run.

import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { LocalRun, SearchStore } from '../src/index.ts';
import { builtThread } from './built-thread.ts';
import { allRecords, MODULE, temporaryFolder, twinPrimes } from './twin-primes.ts';

const DEATHS = 20;
const folder = temporaryFolder();
const thread = builtThread();

it(`lose nothing, ${DEATHS} times`, async () => {
  const trouble = join(folder, 'trouble');
  writeFileSync(trouble, Array.from({ length: DEATHS }, (_, i) => `exit ${2 * i}`).join('\n'));
  const runner = await twinPrimes({ below: 5000, trouble });
  const store = SearchStore.create(join(folder, 'dying.search'), runner.identity);
  // One thread, because two that strike themselves out at one moment could write over each other.
  await new LocalRun(store, { threads: 1, module: MODULE, thread }).finish();
  expect(readFileSync(trouble, 'utf8')).toBe('');
  expect(store.failures()).toEqual([]);
  const plain = SearchStore.create(join(folder, 'plain.search'), runner.identity);
  plain.recordAll(await allRecords(runner));
  expect(store.export()).toBe(plain.export());
  store.close();
  plain.close();
});
