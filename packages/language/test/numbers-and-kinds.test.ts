// Numbers among games: which is the greatest, and that what a sum is does not hang on a value.

import { describe, expect, test } from 'vitest';
import { Session } from '../src/index.ts';

function said(...statements: string[]): string {
  const session = new Session({ style: 'ascii' }, { naming: 'all' });
  const results = statements.map((statement) => session.run(statement).result);
  const last = results.at(-1);
  return last === undefined ? '' : last.ok ? last.text : last.error.message;
}

describe('numbers are compared by size', () => {
  test.each([
    ['max([1, 2, 3/2])', '2'],
    ['min([1, 2, 3/2])', '1'],
    ['max([1/2, 3/4, 5/8])', '3/4'],
    ['min([-1/2, -3/4, 0])', '-3/4'],
    ['max([rank(*2), 3/2])', '2'],
    ['same(max([1, 3/2]), 3/2)', 'true'],
    ['max([1, 2, 3]) + rank(*)', '4'],
  ])('%s', (statement, text) => {
    expect(said(statement)).toBe(text);
  });
});

describe('copies of a game are a game, however many', () => {
  test.each(['0', '1', '2'])('%s of them', (n) => {
    expect(said(`integer(${n}) * * + integer(1)`)).toContain('expected an integer');
    expect(said(`integer(1) + integer(${n}) * *`)).toContain('expected an integer');
    expect(said(`integer(${n}) * * == integer(0)`)).toContain('expected an integer');
  });

  test.each([
    ['integer(0) * 3 + integer(1)', '1'],
    ['n := 3', '7', '2 * n + rank(*)'],
    ['G := 0', '1', 'G + rank(*)'],
  ])('and copies of a number a number: %s', (first, text, second = first) => {
    expect(said(first, second)).toBe(text);
  });
});

describe('what nests too deep ends the statement', () => {
  const ENDLESS = 'f(n: integer) := f(n + 1) + 1';

  test.each([
    [ENDLESS, 'try(f(0), "caught")'],
    ['g(n: integer) := try(g(n + 1), 0)', 'g(0)'],
    ['h(n) := h(n)', 'try(h(0), "caught")'],
  ])('%s is not caught by try', (definition, call) => {
    expect(said(definition, call)).not.toBe('caught');
  });

  test('nor where nothing is remembered', () => {
    const session = new Session({}, { remember: false });
    session.run(ENDLESS);
    const { result } = session.run('try(f(0), "caught")');
    expect(result).toMatchObject({ ok: false, error: { code: 'limit' } });
    expect(result.ok ? '' : result.error.message).toMatch(/calls? .*deep|nests deeper/);
  });

  test('other limits are refusals like any', () => {
    expect(said('try(1..10000000, "too long")')).toBe('too long');
  });

  test('the message counts the calls that there are', () => {
    const message = said(ENDLESS, 'f(0)');
    const [, count = '', last = ''] =
      /`f` calls itself ([\d,]+) deep, by now as `f\((\d+)\)`/.exec(message) ?? [];
    // All but those on the stack, of which there are a few hundred.
    const stacked = Number(last) - Number(count.replaceAll(',', ''));
    expect(stacked).toBeGreaterThanOrEqual(0);
    expect(stacked).toBeLessThan(2000);
    expect(Number(last)).toBeGreaterThan(100_000);
    expect(message).toContain('Give it a case that does not call it again');
    expect(said('h(G) := h({G | G})', 'h(0)')).toMatch(/`h` calls itself [\d,]+ deep; does/);
  });
});
