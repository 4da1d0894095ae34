// Evaluation survives a thread that hangs or dies: the statement fails, and nothing else is lost.

import { afterEach, describe, expect, it } from 'vitest';
import { EvaluatorClient } from '../src/evaluator/client.ts';
import type { Settings } from '../src/evaluator/protocol.ts';
import { until } from './process.ts';

const STUBBORN = new URL('./stubborn-worker.mjs', import.meta.url);
let evaluator: EvaluatorClient;
/** What has been answered so far in the latest call of `answers`. */
let found: string[];
afterEach(() => evaluator.close());

function start(settings: Partial<Settings> = {}, stopTimeout = 50): void {
  evaluator = new EvaluatorClient({ style: 'unicode', ...settings }, stopTimeout, STUBBORN);
}

/** The answers to some statements: their texts, or the messages of their errors. */
async function answers(...texts: string[]): Promise<string[]> {
  found = [];
  const statements = texts.map((text, i) => ({ text, line: i + 1 }));
  await evaluator.run(statements, {
    answer: ({ result }, { text }) => {
      if (!result.ok) expect(result.error.code).toBe('budget');
      found.push(result.ok ? result.text : `${text}: ${result.error.message.replace(/;.*/, '')}`);
    },
  });
  return found;
}

describe('a thread', () => {
  it('that runs past its deadline is replaced, and the rest is answered', async () => {
    start({ seconds: 0.2 });
    // Without a replacement the thread would hang for ever.
    expect(await answers('x := 1', 'hang', 'x', 'hang', '2')).toEqual([
      'x := 1',
      'hang: out of time',
      '1',
      'hang: out of time',
      '2',
    ]);
  });

  it('is replaced when one statement runs past a deadline of its own', async () => {
    start();
    const told: string[] = [];
    const statements = [
      { text: 'x := 1', line: 1 },
      { text: 'hang', line: 2, limits: { seconds: 0.2 } },
      { text: 'x', line: 3 },
    ];
    await evaluator.run(statements, {
      answer: ({ result }) => told.push(result.ok ? result.text : result.error.message),
    });
    expect(told).toEqual(['x := 1', expect.stringMatching(/^out of time/), '1']);
  });

  it('that may take its time to say what it had found is waited for', async () => {
    start({ seconds: 0.2 }, 60_000);
    expect(await answers('late', '2')).toEqual(['late', '2']);
  });

  it('that starts slowly has its whole time left when it begins', async () => {
    start({ seconds: 0.2, universe: 'slow start' });
    expect(await answers('1', '2')).toEqual(['1', '2']);
  });

  it('that has no memory left is replaced', async () => {
    start();
    expect(await answers('x := 1', 'flood', 'x')).toEqual(['x := 1', 'flood: out of memory', '1']);
  });

  it('is replaced by one that knows what was set by an answer, and no other answer', async () => {
    start({ seconds: 0.2 });
    expect(await answers('a', 'ans', 'x := ans', 'b', 'x := ans', 'c', 'hang', 'ans', 'x')).toEqual(
      [...['a', 'a', 'x := ans', 'b', 'x := ans', 'c', 'hang: out of time', 'nothing', 'b']],
    );
    expect(await answers('hang', 'x', 'ans')).toEqual(['hang: out of time', 'b', 'b']);
  });

  it.each(['f() := ans', 'f := () -> ans'])(
    'is replaced by one that knows what %s made of an answer',
    async (f) => {
      start({ seconds: 0.2 });
      expect(await answers('a', f, 'b', 'x := f()', 'c', 'hang', 'x')).toEqual([
        ...['a', f, 'b', 'x := f()', 'c', 'hang: out of time', 'b'],
      ]);
      await evaluator.reset();
      expect(await answers('a', 'x := 1', 'hang', 'ans')).toEqual([
        ...['a', 'x := 1', 'hang: out of time', 'nothing'],
      ]);
    },
  );

  it('is replaced by one that knows an answer from behind ten thousand statements', async () => {
    start({ seconds: 0.2 });
    const many = Array.from({ length: 4_999 }, (_, i) => [`answer ${i}`, `x := ${i}`]).flat();
    await answers('x := 0', 'a', 'x := ans', ...many, 'x := ans');
    expect(await answers('hang', 'x')).toEqual(['hang: out of time', 'answer 4998']);
  });

  it('is replaced, and what could not be set again is said', async () => {
    start({ seconds: 0.2 });
    await answers(...Array.from({ length: 10_001 }, (_, i) => `x := ${i}`));
    const told: (readonly [string, boolean | undefined])[] = [];
    const statements = ['hang', 'x'].map((text, i) => ({ text, line: i + 1 }));
    await evaluator.run(statements, {
      answer: ({ result, lostState }) =>
        told.push([result.ok ? result.text : result.error.message, lostState]),
    });
    expect(told).toEqual([
      [expect.stringMatching(/; the first of very many statements could not/), true],
      ['10000', undefined],
    ]);
  });

  it('loses no answer that it had found and not handed over', async () => {
    start({ seconds: 0.2 });
    expect(await answers('1', 'burst', 'burst', 'hang', '2')).toEqual([
      '1',
      'burst',
      'burst',
      'hang: out of time',
      '2',
    ]);
  });

  it('that ignores Ctrl-C is replaced; what was behind stays unanswered', async () => {
    start();
    const pending = answers('x := 1', 'hang', '2');
    await until(
      () => found.length === 1,
      () => found.join(),
    );
    expect(evaluator.busy).toBe(true);
    evaluator.stop();
    expect(await pending).toEqual(['x := 1', 'hang: stopped on request']);
    expect(evaluator.busy).toBe(false);
    expect(await answers('x')).toEqual(['1']);
  });

  it('with a fault of its own is not kept going', async () => {
    start();
    await expect(answers('1', 'fault')).rejects.toThrow('a fault');
  });

  it('may be told to stop when it has nothing to do', async () => {
    start();
    evaluator.stop();
    expect(await answers('1')).toEqual(['1']);
    expect(await answers()).toEqual([]);
  });
});
