// What a statement that ran out of its budget leaves behind: nothing that slows down the next.

import { Arena } from '@proviso/engine';
import { describe, expect, test, vi } from 'vitest';
import { Session } from '../src/index.ts';

const text = (session: Session, input: string, budget = {}) => {
  const { result } = session.run(input, { budget });
  return result.ok ? result.text : `${result.error.code}: ${result.error.message}`;
};

test('forms of a failed statement do not burden the next one', () => {
  const session = new Session({ style: 'ascii' });
  text(session, 'use D');
  text(session, 'G := {0, * | *}');
  text(session, 'f(H) := H + G');
  expect(text(session, '300000 * *', { maxForms: 100_000 })).toMatch(/^budget: /);
  // A form that is new: its column entries are computed after those of all older forms.
  expect(text(session, '* + * == 0')).toBe('true');
  expect(session.arena.size).toBeLessThan(1000);
  // [Siegel, section 7]; variables, functions and the universe have moved along.
  expect(text(session, 'G mod D')).toBe('{0, # | *}');
  expect(text(session, 'same(f(0), G)')).toBe('true');
});

test('a failure that made few forms keeps what was computed', () => {
  const session = new Session();
  text(session, 'classes(2, E)');
  const { arena } = session;
  expect(text(session, 'nope')).toMatch(/^name: /);
  expect(text(session, '{0 |')).toMatch(/^syntax: /);
  expect(text(session, '1000 * *', { maxForms: 100 })).toMatch(/^budget: /);
  // Limits that are named were met before anything was done.
  expect(text(session, '1..99999999')).toMatch(/^limit: /);
  expect(text(session, '9'.repeat(100_000))).toMatch(/^limit: /);
  expect(text(session, 'f(x) := f(x)')).toBe('');
  expect(text(session, 'f(1)')).toMatch(/^limit: /);
  expect(text(session, '1')).toBe('1');
  expect(session.arena).toBe(arena);
});

test.each([
  ['stack', 'Maximum call stack size exceeded', /^limit: /],
  ['memory', 'Invalid array length', /^budget: /],
])('an arena that was broken off for want of %s is left', (_, message, failure) => {
  const session = new Session();
  text(session, 'G := *2');
  const { arena } = session;
  arena.intern = () => {
    throw new RangeError(message);
  };
  expect(text(session, 'f(n) := {n | n}')).toBe('');
  expect(text(session, 'f(G)')).toMatch(failure);
  expect(text(session, 'outcome({G | G})')).toBe('P');
  expect(session.arena).not.toBe(arena);
});

test.each([
  ['the last answer', '7', '1..3000', 'ans', /^7$/],
  ['a variable', 'x := 7', 'x := 1..3000', 'x', /^7$/],
  ['a new variable', '7', 'y := 1..3000', 'y', /^name: `y` is not known/],
])('%s is not what a statement came to that was stopped, wherever it was', (...row) => {
  const [, before, long, after, expected] = row;
  const stopped = (at: number) => {
    const session = new Session();
    text(session, before);
    let looks = 0;
    const answer = text(session, long, { shouldStop: () => ++looks === at });
    return { looks, answer, left: text(session, after) };
  };
  const { looks } = stopped(Infinity);
  expect(looks).toBeGreaterThan(2);
  for (const at of [1, 2, looks - 1, looks]) {
    const { answer, left } = stopped(at);
    expect(answer).toMatch(/^budget: /);
    expect(left).toMatch(expected);
  }
});

test('a list of games moves with the forms they share copied once', () => {
  const session = new Session({ style: 'ascii' });
  text(session, 'xs := [n * * for n in 0..200];');
  text(session, 'same(xs[3], 3 * *)');
  const { arena } = session;
  const interned = vi.spyOn(Arena.prototype, 'intern');
  text(session, '300000 * *', { maxForms: 100_000 });
  interned.mockClear();
  expect(text(session, 'length(xs)')).toBe('201');
  // Every subposition of n copies of * is a sum of fewer copies.
  expect(interned.mock.calls.length).toBeLessThan(300);
  interned.mockRestore();
  expect(session.arena).not.toBe(arena);
  expect(text(session, 'same(xs[3], 3 * *)')).toBe('true');
});

describe('lists that nest deeper than the stack', () => {
  test('do not end the session', () => {
    const session = new Session({ style: 'ascii' });
    text(session, 'G := *2');
    text(session, 'own := ruleset(n -> [n - 1 for k in 1..1 if n > 0], n -> [])');
    expect(text(session, 'x := fold((a, b) -> [a, b], [], 1..10000);')).toMatch(
      /^a list nested 10,001 deep/,
    );
    // The arena is left, and the list is looked through for games.
    expect(text(session, '300000 * *', { maxForms: 100_000 })).toMatch(/^budget: /);
    expect(text(session, 'y := 0')).toBe('0');
    expect(text(session, 'outcome(G + *2)')).toBe('P');
    // Asks which rulesets the variables hold.
    expect(text(session, 'f(b) := outcome(b)')).toBe('');
    expect(text(session, 'f(own(3))')).toBe('R');
    expect(text(session, 'x := 0')).toBe('0');
  });

  test('lists and functions that share their elements move with them', () => {
    const session = new Session({ style: 'ascii' });
    text(session, 'G := *2');
    text(session, 'x := (y := [G, G]; [y, [y, [y, n -> G]]])');
    text(session, '300000 * *', { maxForms: 100_000 });
    expect(text(session, 'same(x[0][0], x[1][1][0][1])')).toBe('true');
    text(session, 'f := x[1][1][1]');
    expect(text(session, 'same(f(0), *2)')).toBe('true');
  });
});
