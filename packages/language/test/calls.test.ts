// Calls: of what a call gives, of names that are variables, of functions from elsewhere.

import { describe, expect, test } from 'vitest';
import { Session } from '../src/index.ts';

/** The text of the last statement, or what is wrong with it. */
function said(...statements: string[]): string {
  const session = new Session({ style: 'ascii' }, { naming: 'all' });
  const results = statements.map((statement) => session.run(statement).result);
  const last = results.at(-1);
  return last === undefined ? '' : last.ok ? last.text : last.error.message;
}

describe('what a call gives can be called', () => {
  test.each([
    [['outcome(octal("0.77")(5))'], said('outcome(octal("0.77", 5))')],
    [['mk(n: integer) := (m: integer) -> n * m', 'mk(3)(4)'], '12'],
    [['mk(n) := m -> k -> [n, m, k]', 'mk(*)(0)(1)'], '[*, 0, 1]'],
    [['(n -> {n | n})(0)'], '*'],
    [['fs := [outcome, rank]', 'fs[1](*2)'], '2'],
    [['fs := [outcome, rank]', '[f(*) for f in fs]'], '[P, 1]'],
    [['grid(".|. -> #|#", ".. -> ##")(2, 2) == domineering(2, 2) mod M'], 'true'],
    [['(f(n: integer) := n + 1; f)(3 - 1)'], '3'],
    [['mk(n) := m -> n', 'mk(3)(4)[0]'], 'expected a list, and `mk(3)(4)` is a game'],
  ])('%j', (statements, text) => {
    expect(said(...statements)).toBe(text);
  });

  test.each([
    ['outcome(*)(3)', '`outcome(*)` is an outcome, not a function'],
    ['[0, 1][0](3)', '`[0, 1][0]` is a game, not a function'],
    ['2(3)', '`2` is not the name of a function; write `2 * (…)` for copies'],
  ])('%s is refused', (statement, message) => {
    expect(said(statement)).toContain(message);
  });

  test('with too many arguments it is told by itself', () => {
    expect(said('mk(n) := m -> n', 'mk(3)(4, 5)')).toBe('this function takes 1 argument, not 2');
  });

  test('what it reads changes what is remembered', () => {
    expect(
      said('k := 1', 'mk(n) := m -> {n, m, k |}', 'g(n) := mk(n)(0)', 'g(*)', 'k := 2', 'g(*)'),
    ).toBe('{0, *, 2 | .}');
  });
});

describe('a variable goes before a function of ours', () => {
  test.each([
    ['map := 4', 'map(n -> n, [1])', '`map` is a variable here, a game, and not a function'],
    ['left := left(*)', 'left(*2)', '`left` is a variable here, a list, and not a function'],
  ])('%s', (first, second, message) => {
    expect(said(first, second)).toContain(message);
  });

  test('and its own function too', () => {
    expect(said('rank(G) := "mine"', 'rank(*)')).toBe('mine');
    expect(said('rank := G -> "mine"', 'rank(*)')).toBe('mine');
  });
});

test('a function without a name is printed with its head, and in data as before', () => {
  expect(said('n -> n + 1')).toBe('n -> n + 1');
  expect(said('[(n: integer, m) -> [n,  m]]')).toBe('[(n: integer, m) -> [n,  m]]');
  expect(said('f := x -> [x]', 'f')).toBe('x -> [x]');
  expect(new Session().run('n -> n + 1').result).toMatchObject({ value: 'n + 1', text: 'n + 1' });
});

describe('a function of another number of players', () => {
  test.each([
    ['f(G) := {G, 0}', 'f(*)'],
    ['f(G) := {G || 0}', 'f({0 || *})'],
    ['f(G: game) := outcome(G)', 'f(*)'],
    ['f(G) := outcome(G + *)', 'f(*2)'],
  ])('%s is refused by its number', (definition, call) => {
    expect(said('use 3 players', definition, 'use 4 players', call.replace('||', '|||'))).toBe(
      '`f` was written for games of 3 players, and these are games of 4; define it again after `use 4 players`',
    );
    expect(said('use 3 players', definition, 'use 4 players', 'use 3 players', call)).not.toMatch(
      /was written/,
    );
  });

  test('works where it has nothing to do with games', () => {
    expect(said('use 3 players', 'f(n: integer) := n + 1', 'use 4 players', 'f(2)')).toBe('3');
    expect(said('f(G) := outcome(G)', 'use 3 players', 'f(2)')).not.toMatch(/was written/);
  });
});
