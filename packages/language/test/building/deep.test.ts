// Recursion is as deep as memory allows, on the main thread and on threads with small stacks; what does
// not end is stopped and says why.

import { Worker } from 'node:worker_threads';
import { describe, expect, test } from 'vitest';
import { size } from '../../../../test/long/size.ts';
import { Session } from '../../src/index.ts';
import { answer } from './answers.ts';

/** What a thread answers to statements; the stack is in megabytes. */
function inThread(statements: readonly string[], stackSizeMb?: number): Promise<string[]> {
  const worker = new Worker(new URL('deep-thread.mjs', import.meta.url), {
    workerData: statements,
    execArgv: ['--conditions=@proviso/source'],
    ...(stackSizeMb === undefined ? {} : { resourceLimits: { stackSizeMb } }),
  });
  return new Promise((resolve, reject) => {
    worker.once('message', resolve);
    worker.once('error', reject);
  });
}

const DEFINITIONS = [
  'line(n: integer) := if n == 0 then integer(0) else 1 + line(n - 1)',
  'even(n: integer) := if n == 0 then true else odd(n - 1)',
  'odd(n: integer) := if n == 0 then false else even(n - 1)',
  'mapped(n: integer) := if n == 0 then integer(0) else 1 + map(mapped, [n - 1])[0]',
  'listed(n: integer) := if n == 0 then integer(0) else 1 + [listed(k) for k in [n - 1]][0]',
  'local(n: integer) := (step(m: integer) := if m == 0 then integer(0) else 1 + step(m - 1); step(n))',
  'passed(f, n: integer) := if n == 0 then f(n) else passed(x -> f(x) + 1, n - 1)',
];

const SIZE = 100_000;

test('n = 100,000 in a thread', { timeout: 300_000 }, async () => {
  const [n, m] = [String(SIZE), String(size(SIZE / 5, SIZE))];
  const asked = [`line(${n})`, `even(${n})`, `mapped(${m})`, `listed(${m})`, `local(${m})`];
  const found = await inThread([...DEFINITIONS, ...asked]);
  expect(found.slice(DEFINITIONS.length)).toEqual([n, 'true', m, m, m]);
});

test('a stack of half a megabyte is enough', { timeout: 120_000 }, async () => {
  const asked = ['line(5000)', 'even(5000)', 'mapped(5000)', 'listed(5000)', 'passed(x -> x, 100)'];
  const found = await inThread([...DEFINITIONS, ...asked], 0.5);
  expect(found.slice(DEFINITIONS.length)).toEqual(['5000', 'true', '5000', '5000', '100']);
});

test('here', { timeout: 120_000 }, () => {
  const session = new Session();
  for (const definition of DEFINITIONS) session.run(definition);
  expect(answer('line(20000)', session)).toBe('20000');
  // A closure in a closure in a closure: the key of each is that of the one in it.
  expect(answer('passed(x -> x, 300)', session)).toBe('300');
  // Deep in a statement of its own, where no function is called around it.
  const nested = `${'['.repeat(450)}line(3000)${']'.repeat(450)}`;
  expect(session.run(nested).result.ok).toBe(true);
});

test('a heap of 2,000: as many positions as sizes', () => {
  const sheet = `heap(n: integer) := {[heap(n - k) for k in 1..3 if k <= n] | [heap(n - k) for k in 1..2 if k <= n]}
nodes(heap(2000))`;
  expect(answer(sheet)).toBe('2001');
});

describe('what does not end', () => {
  test('a number that is a game says so, with the cure', () => {
    const found = answer('f(n) := if n == 0 then 0 else {f(n-1) | f(n-1)}\nf(3)');
    expect(found).toMatch(/^limit: /);
    expect(found).toContain('a literal number is a game');
    expect(found).toMatch(/; write `f\(n: integer\) := …`$/);
  });

  test('also where it has other parameters, or two functions do it', () => {
    const found = answer('f(G, n) := if n == 0 then G else f({G | G}, n - 1)\nf(*, 3)');
    expect(found).toMatch(/; write `f\(G, n: integer\) := …`$/);
  });

  test('a recursion that builds a game as it goes is none', () => {
    expect(
      answer('f(G, n: integer) := if n == 0 then rank(G) else f({G | G}, n - 1)\nf(0, 900)'),
    ).toBe('900');
    expect(answer('f(G) := if rank(G) > 800 then rank(G) else f(G + 1)\nf(0)')).toBe('801');
  });

  test('the same call again', () => {
    expect(answer('f(x) := f(x)\nf(1)')).toBe(
      'limit: in `f(1)`, at line 1, column 9: `f(1)` calls itself with the same arguments, without end',
    );
    expect(answer('f(x) := g(x)\ng(x) := map(f, [x])\nf(1)')).toMatch(
      /calls itself with the same arguments, without end$/,
    );
  });

  test('other calls for ever are stopped by a budget', () => {
    const session = new Session();
    session.run('f(n: integer) := f(n + 1)');
    let asked = 0;
    const { result } = session.run('f(0)', { budget: { shouldStop: () => ++asked > 300 } });
    expect(result).toMatchObject({ ok: false, error: { code: 'budget' } });
    expect(answer('1 + 1', session)).toBe('2');
  });
});

test('rulesets made anew at each level, which nothing tells apart but themselves, end too', () => {
  const made = 'Q := ruleset(m -> [k for k in 0..m-1 if count([q]) == 1], m -> [])';
  const session = new Session();
  session.run(
    `d(b: board, n: integer) := if n == 0 then rank(b) else (q := tree(*); ${made}; d(Q(2), n - 1))`,
  );
  expect(answer('d(nim(1), 5)', session)).toBe('2');
  let asked = 0;
  const { result } = session.run('d(nim(1), 1000)', {
    budget: { shouldStop: () => ++asked > 5_000 },
  });
  expect(result).toMatchObject({ ok: false, error: { code: 'limit' } });
  // Held by a variable, such a ruleset is itself, and calls with it are remembered.
  session.run(`Q := (q := tree(*); ${made.replace('Q := ', '')})`);
  session.run('down(b: board, n: integer) := if n == 0 then rank(b) else down(b, n - 1)');
  expect(answer('down(Q(2), 3000)', session)).toBe('2');
});

test('a failure far down is told with both ends of the way', () => {
  const sheet = 'f(n: integer) := if n == 0 then oops else f(n - 1)\nf(3000)';
  expect(answer(sheet)).toBe(
    'name: in `f(0)`, at line 1, column 33, called by `f(3000)`: `oops` is not known',
  );
});
