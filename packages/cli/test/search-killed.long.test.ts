// Searches whose process is killed, over and over: nothing is lost and nothing comes twice. One kill of
// each kind runs with the other tests, in search.test.ts.

import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SearchStore } from '@proviso/search';
import fc from 'fast-check';
import { afterAll, expect, it } from 'vitest';
import { BuiltCommand, type Running, root, until } from './process.ts';

const KILLS = 20;
const SHARDS = 200;
const command = new BuiltCommand({ dependencies: true });
const MODULE = join(root, 'packages/search/test/fixtures/twin-primes.mjs');
const folder = mkdtempSync(join(tmpdir(), 'proviso-killed-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const trouble = join(folder, 'trouble');

function go(file: string): Running {
  const own = ['--problem', MODULE, '--threads', '2', '--file', file];
  const parameters = [`below=${100 * SHARDS}`, `trouble=${trouble}`];
  const args = existsSync(file) ? ['resume', ...own] : ['start', ...own, ...parameters];
  const running = command.start(['search', ...args]);
  running.child.stdin?.end();
  return running;
}

function look<T>(file: string, ask: (store: SearchStore) => T): T {
  const store = SearchStore.open(file);
  try {
    return ask(store);
  } finally {
    store.close();
  }
}

const doneIn = (file: string) => (existsSync(file) ? look(file, (store) => store.done) : 0);
const exportOf = (file: string) => look(file, (store) => store.export());

/** What nothing has happened to. */
async function unbroken(): Promise<string> {
  writeFileSync(trouble, '');
  const file = join(folder, 'unbroken.search');
  rmSync(file, { force: true });
  expect((await go(file).finished).code).toBe(0);
  return exportOf(file);
}

async function finished(file: string): Promise<string> {
  writeFileSync(trouble, '');
  expect((await go(file).finished).code).toBe(0);
  expect(readdirSync(folder).filter((name) => name.includes('journal'))).toEqual([]);
  return exportOf(file);
}

it(`killed ${KILLS} times in the middle of shards`, async () => {
  const file = join(folder, 'held.search');
  for (let kill = 1; kill <= KILLS; kill++) {
    writeFileSync(trouble, `hold ${5 * kill}`);
    const running = go(file);
    await until(
      () => doneIn(file) === 5 * kill,
      () => `${doneIn(file)} shards, ${running.stderr()}`,
    );
    running.child.kill('SIGKILL');
    expect((await running.finished).code).toBeNull();
    // What was recorded before the kill is there after it.
    expect(doneIn(file)).toBe(5 * kill);
  }
  expect(await finished(file)).toBe(await unbroken());
});

it(`killed ${KILLS} times at any moment, while it is writing too`, async () => {
  writeFileSync(trouble, '');
  const [pauses = []] = fc.sample(fc.array(fc.nat(120), { minLength: KILLS, maxLength: KILLS }), {
    numRuns: 1,
    seed: 1,
  });
  for (const [kill, pause] of pauses.entries()) {
    const file = join(folder, `any-${kill}.search`);
    const running = go(file);
    await until(
      () => doneIn(file) > 0,
      () => running.stderr(),
    );
    await new Promise((resolve) => setTimeout(resolve, pause));
    running.child.kill('SIGKILL');
    await running.finished;
    expect(await finished(file)).toBe(await unbroken());
  }
});
