// Functions are remembered by their arguments until anything they read changes. That nothing else
// changes is a law: whatever is asked, a session that remembers and one that does not agree.

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Session } from '../../src/index.ts';
import { answer, answers } from './answers.ts';

/** How many looks at the clock a statement takes, which grow with the work. */
function looks(session: Session, statement: string): number {
  let count = 0;
  const shouldStop = () => {
    count++;
    return false;
  };
  expect(session.run(statement, { budget: { shouldStop } }).result).toMatchObject({ ok: true });
  return count;
}

const FIBONACCI = 'fib(n: integer) := if n < 2 then n else fib(n - 1) + fib(n - 2)';

test('what was found is not computed again, within a statement and between statements', () => {
  const session = new Session();
  session.run(FIBONACCI);
  // Without memory this is 10^62 calls.
  expect(answer('fib(300)', session)).toBe(
    '222232244629420445529739893461909967206666939096499764990979600',
  );
  session.run('work(n: integer) := count([m for m in 1..100000 if m rem 7 == n])');
  expect(looks(session, 'work(3)')).toBeGreaterThan(50);
  expect(looks(session, 'work(3)')).toBeLessThan(5);
  expect(looks(session, 'work(4)')).toBeGreaterThan(50);
});

describe('until anything it reads changes', () => {
  test.each([
    [
      'a variable',
      'k := integer(1); f(n) := n + k; f(integer(1)); k := integer(10); f(integer(1))',
      '11',
    ],
    [
      'the variable back',
      'k := integer(1); f(n) := n + k; f(integer(1)); k := integer(5); k := integer(1); f(integer(1))',
      '2',
    ],
    [
      'a function it calls',
      'g(n) := n; f(n) := g(n); f(*); g(n) := n + n; same(f(*), * + *)',
      'true',
    ],
    [
      'a function that one calls',
      'h(n) := 1; g(n) := h(n); f(n) := g(n); f(*); h(n) := 2; f(*)',
      '2',
    ],
    [
      'a variable that one reads',
      'k := 1; g(n) := k; f(n) := map(g, [n])[0]; f(*); k := 2; f(*)',
      '2',
    ],
    ['the function itself', 'f(n) := 1; f(*); f(n) := 2; f(*)', '2'],
    ['use', 'f(G) := G == 0; f(* + *); use D; f(* + *)', 'true'],
    ['use, and back', 'f(G) := G == 0; f(* + *); use D; f(* + *); use M; f(* + *)', 'false'],
    [
      'a name that was a function of ours',
      'f(xs) := count(xs); f([1]); count(xs) := "mine"; f([1])',
      'mine',
    ],
    ['a function in a list', 'k := 1; fs := [n -> k]; f(n) := fs[0](n); f(*); k := 2; f(*)', '2'],
    [
      'functions in a circle',
      'a(n: integer) := if n == 0 then "old" else b(n - 1); b(n: integer) := a(n); a(2); a(n: integer) := if n == 0 then "new" else b(n - 1); b(2)',
      'new',
    ],
    [
      'the convention',
      'use 3 players; f(G) := outcome(G); f(*); use 3 players where {P} wins; f(*) == outcome(*)',
      'true',
    ],
    [
      'the number of players',
      'use 3 players; f(n) := outcome(*); f(0); use 4 players; f(0) == outcome(*)',
      'false',
    ],
  ])('%s', (_, sheet, expected) => {
    expect(answer(sheet.replace('fs[0](n)', 'map(g -> g(n), fs)[0]'))).toBe(expected);
  });

  test('what a function captures is part of it', () => {
    expect(answer('adders := [x -> x + k for k in 1..3]; map(f -> f(integer(10)), adders)')).toBe(
      '[11, 12, 13]',
    );
    expect(answer('f(k) := (g(n) := n + k; g(integer(1))); [f(integer(1)), f(integer(2))]')).toBe(
      '[2, 3]',
    );
    expect(answer('twice(f) := f(f(integer(1))); [twice(n -> n + 1), twice(n -> n + n)]')).toBe(
      '[3, 4]',
    );
  });

  test('arguments are told apart by what they are', () => {
    const sheet =
      'f(x) := x; [f(1), f(integer(1)), f("1"), f([1]), f([integer(1)]), f(true), f(P), f(E)]';
    expect(new Session().run(sheet.split('; ')[0] ?? '').result.ok).toBe(true);
    const session = new Session({ style: 'ascii' });
    session.run('f(x) := x');
    const { result } = session.run(sheet.split('; ')[1] ?? '');
    if (!result.ok || !Array.isArray(result.value)) throw new Error('it is a list');
    expect(result.value.map(({ type }) => type)).toEqual([
      ...['game', 'integer', 'text', 'list', 'list', 'boolean', 'outcome', 'universe'],
    ]);
    expect(answer('f(b) := b; [f(octal("0.7", 3)), f(octal("0.77", 3)), f(nim("3"))]')).toBe(
      '[octal("0.7", "3"), octal("0.77", "3"), nim("3")]',
    );
  });
});

test('a session that goes back goes back to what held then', () => {
  const session = new Session();
  session.run('k := integer(1)');
  session.run('f(n) := n + k');
  session.mark();
  expect(answer('f(integer(1))', session)).toBe('2');
  session.run('k := integer(5)');
  expect(answer('f(integer(1))', session)).toBe('6');
  session.returnTo(1);
  expect(answer('f(integer(1))', session)).toBe('2');
});

test('what was stopped is not remembered, and what was done before is', () => {
  const session = new Session();
  session.run('slow(n: integer) := count([m for m in 1..200000 if m rem 7 == n])');
  let asked = 0;
  const stopped = session.run('slow(1)', { budget: { shouldStop: () => ++asked > 5 } });
  expect(stopped.result).toMatchObject({ ok: false, error: { code: 'budget' } });
  expect(answer('slow(1)', session)).toBe('28572');
});

test('what is remembered counts as memory', () => {
  const session = new Session();
  session.run('f(n: integer) := if n == 0 then integer(0) else 1 + f(n - 1)');
  const { result } = session.run('f(100000)', { budget: { maxBytes: 4 * 2 ** 20 } });
  expect(result).toMatchObject({ ok: false, error: { code: 'budget' } });
  if (!result.ok) expect(result.error.message).toContain('memory');
  expect(answer('f(10)', session)).toBe('10');
});

test('texts in keys count as memory', () => {
  const session = new Session();
  session.run('g(list) := count(list)');
  // Each call is told by a list of its own, which is a long text; what is remembered of it is short.
  const calls = `count([g([integer(1${'0'.repeat(200)}) + n for n in m..m + 50]) for m in 1..400])`;
  const { result } = session.run(calls, { budget: { maxBytes: 4 * 2 ** 20 } });
  expect(result).toMatchObject({ ok: false, error: { code: 'budget' } });
  expect(answer('g([1, 2])', session)).toBe('2');
});

test('what was remembered for a statement is given back after it', () => {
  const session = new Session();
  // What holds a function is remembered for the statement alone.
  session.run('f(n: integer) := [m -> m + n]');
  const bytes: number[] = [];
  for (let i = 0; i < 6; i++) {
    expect(answer('count([f(n) for n in 1..5000])', session)).toBe('5000');
    bytes.push(session.memory.bytes);
    expect(answer('1', session)).toBe('1');
    expect(session.memory.bytes).toBeLessThan(bytes[0] ?? 0);
  }
  expect(new Set(bytes).size).toBe(1);
});

test('a new arena begins with nothing remembered, and answers alike', () => {
  const session = new Session({ style: 'ascii' });
  session.run('f(n: integer) := if n == 0 then 0 else {f(n-1) | f(n-1)}');
  const before = answer('f(3)', session);
  const { arena } = session;
  session.run('300000 * *', { budget: { maxForms: 50_000 } });
  expect(answer('f(3)', session)).toBe(before);
  expect(session.arena).not.toBe(arena);
  expect(answer('same(f(2), {* | *})', session)).toBe('true');
});

/** Small programs: definitions and questions over integers, games and lists, with recursion. */
const programs = fc
  .array(
    fc.oneof(
      fc.record({ kind: fc.constant('k := integer({0})'), n: fc.integer({ min: 0, max: 4 }) }),
      fc.record({
        kind: fc.constantFrom(
          'g(n: integer) := n * k + {0}',
          'g(n: integer) := if n < {0} then k else g(n - 1) + 1',
          'f(n: integer) := if n < 2 then integer({0}) else f(n - 1) + g(n - 2)',
          'f(n: integer) := sumof([g(m) for m in 0..n]) + {0}',
          'f(n: integer) := (h(m) := m + k; map(h, 0..n)[{0} rem (n + 1)])',
          'form0(n: integer) := {[form0(m) for m in 0..n - 1] | [nimheap(k)]}',
          'use D',
          'use E',
        ),
        n: fc.integer({ min: 0, max: 3 }),
      }),
      fc.record({
        kind: fc.constantFrom(
          'f({0})',
          'g({0})',
          'map(f, 0..{0})',
          '[f(m) + g(m) for m in 0..{0}]',
          'form0({0})',
          'map(n -> form0(n) == 0, 0..{0})',
        ),
        n: fc.integer({ min: 0, max: 5 }),
      }),
    ),
    { minLength: 3, maxLength: 12 },
  )
  .map((parts) => parts.map(({ kind, n }) => kind.replaceAll('{0}', String(n))).join('\n'));

test('remembering changes no answer', () => {
  const before = [
    'sumof(xs) := if count(xs) == 0 then integer(0) else total(xs, count(xs) - 1)',
    'total(xs, i: integer) := if i < 0 then integer(0) else xs[i] + total(xs, i - 1)',
    'k := integer(2)',
    'g(n: integer) := n + k',
    'f(n: integer) := g(n)',
    'form0(n: integer) := nimheap(n)',
  ].join('\n');
  fc.assert(
    fc.property(programs, (program) => {
      const sheet = `${before}\n${program}`;
      const plain = new Session({ style: 'ascii' }, { remember: false });
      expect(answers(sheet)).toEqual(answers(sheet, plain));
    }),
    { numRuns: 60 },
  );
});
