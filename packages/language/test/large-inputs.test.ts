// What is very long or nested very deep is taken, summed up or refused by its real name; messages stay short.

import { describe, expect, test } from 'vitest';
import { Session } from '../src/index.ts';

function opened() {
  const session = new Session({ style: 'ascii' });
  return (statement: string) => session.run(statement).result;
}

function messageOf(statement: string): string {
  const result = opened()(statement);
  return result.ok ? 'no error' : result.error.message;
}

describe('long texts and numbers', () => {
  test('a text of nine million signs is taken', () => {
    const result = opened()(`length("${'x'.repeat(9_000_000)}")`);
    expect(result).toMatchObject({ ok: true, text: '9000000' });
  });

  test('what is longer than a statement may be says so, with the limit', () => {
    expect(messageOf(`length("${'x'.repeat(10_000_001)}")`)).toMatch(
      /^a statement has at most 10,000,000 signs, and this has 10,000,011/,
    );
  });

  test('a number of ten million digits says how many it may have', () => {
    expect(messageOf('9'.repeat(9_999_999))).toMatch(/^a number has at most 1000 digits/);
  });
});

test.each([
  ['an unknown name', `${'x'.repeat(1_000_000)} + 1`, /^`x+…x*` is not known/],
  ['an unknown function', `${'x'.repeat(1_000_000)}(1)`, /^`x+…x*` is not known/],
  ['a text', `outcome("${'x '.repeat(500_000)}")`, /./],
  ['a file', `load("${'x'.repeat(1_000_000)}.pvs")`, /./],
])('%s is cut in messages', (_, statement, message) => {
  const said = messageOf(statement);
  expect(said).toMatch(message);
  expect(said.length).toBeLessThan(2_500);
});

describe('lists in lists', () => {
  const DEEP = 'nest(n: integer) := if n == 0 then [] else [nest(n - 1)]';
  const TWICE = 'twice(n: integer) := if n == 0 then [1] else (xs := twice(n - 1); [xs, xs])';

  test('one nested ten thousand deep is kept, summed up and looked into', () => {
    const say = opened();
    say(DEEP);
    expect(say('xs := nest(10000)')).toMatchObject({
      ok: true,
      type: 'list',
      value: null,
      text: expect.stringMatching(/^a list nested 10,001 deep .*`xs\[0\]`/),
    });
    say('f(xs) := length(xs)');
    expect(say('f(xs)')).toMatchObject({ ok: true, text: '1' });
    expect(say('length(xs[0])')).toMatchObject({ ok: true, text: '1' });
    expect(say('text(xs)')).toMatchObject({ ok: true, text: expect.stringMatching(/^\[\[\[/) });
  });

  test('a list that holds the same lists again and again costs no more than it has lists', () => {
    const say = opened();
    say(TWICE);
    const result = say('xs := twice(40)');
    expect(result).toMatchObject({ ok: true, type: 'list', value: null });
    // At level k of the nesting stand 2^k elements, and 2^40 more in the innermost lists.
    const elements = (3n * 2n ** 40n - 2n).toLocaleString('en');
    expect(result.ok && result.text).toContain(`a list nested 41 deep with ${elements} elements`);
    say('f(xs) := length(xs)');
    expect(say('f(xs)')).toMatchObject({ ok: true, text: '2' });
    expect(say('[f(ys) for ys in xs]')).toMatchObject({ ok: true, text: '[2, 2]' });
  });

  test('with functions in it too', () => {
    const say = opened();
    say('twice(n: integer) := if n == 0 then [x -> x] else (xs := twice(n - 1); [xs, xs])');
    say('xs := twice(30)');
    say('f(xs) := length(xs)');
    expect(say('f(xs)')).toMatchObject({ ok: true, text: '2' });
  });
});
