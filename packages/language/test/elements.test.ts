// Where a function fails on an element of a list, the error says on which.

import { describe, expect, test } from 'vitest';
import { Session } from '../src/index.ts';

function refusal(...statements: string[]): string {
  const session = new Session();
  const last = statements.map((statement) => session.run(statement).result).at(-1);
  return last === undefined || last.ok ? '' : last.error.message;
}

const NOT_DECIDED = 'element [2] of the list, 1: not decided';

describe('every function that goes through a list', () => {
  test.each([
    ['map(G -> invertible(G, D), [*, 0, 1])', NOT_DECIDED],
    ['filter(G -> invertible(G, D), [*, 0, 1])', NOT_DECIDED],
    ['count(G -> invertible(G, D), [*, 0, 1])', NOT_DECIDED],
    ['all(G -> invertible(G, D), [*, 0, 1])', NOT_DECIDED],
    ['any(G -> not invertible(G, D), [*, 0, 1])', NOT_DECIDED],
    ['sort(G -> if invertible(G, D) then 0 else 1, [*, 0, 1])', NOT_DECIDED],
    ['table([*, 0, 1], G -> invertible(G, D))', NOT_DECIDED],
    ['hasse([0, "a"], D)', 'element [1] of the list, "a": expected a game'],
    ['map(rank, [0, "a"])', 'element [1] of the list, "a": expected a game'],
    ['filter(rank, [0])', 'element [0] of the list, 0: the function must give true or false'],
  ])('%s: %s', (input, message) => expect(refusal(input)).toContain(message));

  test('lists in lists are named from the outside in', () => {
    expect(refusal('map(xs -> map(rank, xs), [[0], [*, "a"]])')).toContain(
      'element [1] of the list, [*, "a"]: element [1] of the list, "a": expected a game',
    );
  });

  test('a recursion through lists makes no endless message', () => {
    const message = refusal('f(x) := map(f, [x])', 'f(*)');
    expect(message.match(/element \[0\] of the list/g)?.length).toBeLessThan(5);
  });

  test('a long element is cut', () => {
    const message = refusal('map(rank, [born(2, M)])');
    expect(message).toMatch(/^element \[0\] of the list, \[0, 1, -1.{40,60}…: expected a game/);
  });

  test('a spent budget names the element too, and stays a budget', () => {
    const { result } = new Session().run('map(n -> murder(n), 1..900)', {
      budget: { maxForms: 100 },
    });
    expect(result).toMatchObject({ ok: false, error: { code: 'budget' } });
    expect(result.ok ? '' : result.error.message).toMatch(/^element \[\d+\] of the list, \d+: /);
  });
});
