// Workers for whoever has a question: started, used again, ended, and replaced when they break.

import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Failed, Stopped } from '../src/client/worker-client.ts';
import { WorkerPool } from '../src/client/worker-pool.ts';
import type { Answer } from '../src/protocol/worker-api.ts';

/** A worker that never answers by itself. */
class SilentWorker extends EventTarget {
  static started: SilentWorker[] = [];
  terminated = false;

  constructor() {
    super();
    SilentWorker.started.push(this);
  }

  postMessage(): void {}

  terminate(): void {
    this.terminated = true;
  }
}

beforeEach(() => {
  SilentWorker.started = [];
  vi.stubGlobal('Worker', SilentWorker);
});
afterEach(() => vi.unstubAllGlobals());

/** A question whose answer the test gives. */
function asked(pool: WorkerPool) {
  let answer: (given: Answer<unknown>) => void = () => {};
  const given = new Promise<Answer<unknown>>((resolve) => {
    answer = resolve;
  });
  const computation = pool.run(() => given);
  computation.settled.catch(() => {});
  return { ...computation, answer };
}

it('uses a worker again that is done', async () => {
  const pool = new WorkerPool();
  for (let i = 0; i < 3; i++) {
    const one = asked(pool);
    one.answer({ value: i });
    expect(await one.settled).toBe(i);
  }
  expect(SilentWorker.started).toHaveLength(1);
});

it('tells a question how far its own worker is', async () => {
  const pool = new WorkerPool();
  const told: string[] = [];
  const run = (name: string) => {
    let answer: (given: Answer<unknown>) => void = () => {};
    const given = new Promise<Answer<unknown>>((resolve) => {
      answer = resolve;
    });
    const { settled } = pool.run(
      () => given,
      ({ forms }) => told.push(`${name} ${forms}`),
    );
    return async () => {
      answer({ value: 'done' });
      await settled;
    };
  };
  const far = (worker: number, forms: number) =>
    SilentWorker.started[worker]?.dispatchEvent(
      new MessageEvent('message', { data: { progress: { forms, bytes: 0 } } }),
    );
  const first = run('first');
  const second = run('second');
  far(0, 10);
  far(1, 20);
  // An answer says nothing of progress.
  SilentWorker.started[0]?.dispatchEvent(new MessageEvent('message', { data: { id: '1' } }));
  expect(told).toEqual(['first 10', 'second 20']);
  await first();
  const third = run('third');
  far(0, 30);
  expect(told.at(-1)).toBe('third 30');
  await second();
  await third();
});

it('starts another worker where one is computing, and keeps two of those that are done', async () => {
  const pool = new WorkerPool();
  const three = [asked(pool), asked(pool), asked(pool)];
  expect(SilentWorker.started).toHaveLength(3);
  for (const { answer } of three) answer({ value: 'done' });
  await Promise.all(three.map(({ settled }) => settled));
  expect(SilentWorker.started.filter(({ terminated }) => terminated)).toHaveLength(1);
});

it('ends a worker with its question, and no other', async () => {
  const pool = new WorkerPool();
  const [first, second] = [asked(pool), asked(pool)];
  first.end();
  await expect(first.settled).rejects.toBeInstanceOf(Stopped);
  expect(SilentWorker.started.map(({ terminated }) => terminated)).toEqual([true, false]);
  second.answer({ value: 'second' });
  expect(await second.settled).toBe('second');
});

it('does not end a worker that is done with the question', async () => {
  const pool = new WorkerPool();
  const first = asked(pool);
  first.answer({ value: 'first' });
  await first.settled;
  const second = asked(pool);
  first.end();
  second.answer({ value: 'second' });
  expect(await second.settled).toBe('second');
  expect(SilentWorker.started.map(({ terminated }) => terminated)).toEqual([false]);
});

it('reports what the worker refuses, and goes on using it', async () => {
  const pool = new WorkerPool();
  const first = asked(pool);
  first.answer({ problem: { code: 'value', message: 'no game', line: 1, column: 1 } });
  await expect(first.settled).rejects.toThrow('no game');
  asked(pool);
  expect(SilentWorker.started).toHaveLength(1);
});

it('reports a worker that breaks down, and starts another for the next question', async () => {
  const pool = new WorkerPool();
  const first = asked(pool);
  SilentWorker.started[0]!.dispatchEvent(new Event('error', { cancelable: true }));
  await expect(first.settled).rejects.toBeInstanceOf(Failed);
  await expect(first.settled).rejects.toThrow('could not be loaded');
  const second = asked(pool);
  second.answer({ value: 'second' });
  expect(await second.settled).toBe('second');
  expect(SilentWorker.started).toHaveLength(2);
});
