// An error inside a function somebody wrote says where in it, and in which call; the place of the
// error stays that of the statement that failed.

import { expect, test } from 'vitest';
import { Session } from '../src/index.ts';

/** The error of the last statement; each stands on a line of its own. */
function refusal(...statements: string[]) {
  const session = new Session();
  const last = statements
    .map((statement, i) => session.run(statement, { firstLine: i + 1 }).result)
    .at(-1);
  if (last === undefined || last.ok) throw new Error('it was answered');
  return last.error;
}

test('line and column of the definition, and the call', () => {
  expect(refusal('f(x) := x + y', '2 * f(1)')).toEqual({
    code: 'name',
    message: 'in `f(1)`, at line 1, column 13: `y` is not known',
    line: 2,
    column: 5,
  });
});

test('the innermost function is pointed into, and the way there is told', () => {
  const { message, line, column } = refusal('f(x) := x + y', 'g(x) := f(x + 1)', 'g(1)');
  expect(message).toBe('in `f(2)`, at line 1, column 13, called by `g(1)`: `y` is not known');
  expect([line, column]).toEqual([3, 1]);
});

test('of a recursion the innermost and the outermost call are told', () => {
  const { message } = refusal('f(n) := if n == 0 then oops else f(n - 1)', 'f(integer(9))');
  expect(message).toBe('in `f(0)`, at line 1, column 24, called by `f(9)`: `oops` is not known');
});

test('two functions that call each other make no endless message', () => {
  const { message } = refusal(
    'even(n) := if n == 0 then oops else odd(n - 1)',
    'odd(n) := even(n - 1)',
    'even(integer(40))',
  );
  expect(message).toContain('in `even(0)`, at line 1, column 27');
  expect(message).toContain('called by `even(40)`');
  expect(message.length).toBeLessThan(200);
});

test('a function without a name', () => {
  const { message } = refusal('f := x -> x + y', 'map(f, [1])');
  expect(message).toBe(
    'element [0] of the list, 1: in `x -> x + y`, at line 1, column 15: `y` is not known',
  );
});

test('what is wrong with the call itself is no error inside', () => {
  expect(refusal('f(x, y) := x + y', 'f(1)').message).toBe(
    '`f` takes 2 arguments, not 1; write `f(x, y)`',
  );
});

test('an engine error inside a function', () => {
  expect(refusal('f(G) := invertible(G, D)', 'f(1)').message).toMatch(
    /^in `f\(1\)`, at line 1, column 9: not decided/,
  );
});
