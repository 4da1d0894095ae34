// Where something went wrong: which call, which line of which definition, which element of the list;
// and which names a function has that nothing has, told when it is defined.

import { describe, expect, test } from 'vitest';
import { Session } from '../../src/index.ts';
import { answer } from './answers.ts';

describe('the path of an error', () => {
  test('each call on a short way, from the innermost on', () => {
    expect(answer('f(x) := x + oops\ng(x) := f(x)\nh(x) := g(x)\nh(*)')).toBe(
      'name: in `f(*)`, at line 1, column 13, called by `g(*)`, called by `h(*)`: `oops` is not known',
    );
  });

  test('of a long way both ends', () => {
    const sheet = [
      'a(x) := oops',
      'b(x) := a(x)',
      'c(x) := b(x)',
      'd(x) := c(x)',
      'e(x) := d(x)',
      'e(*)',
    ];
    expect(answer(sheet.join('\n'))).toBe(
      'name: in `a(*)`, at line 1, column 9, called by `b(*)`, …, called by `e(*)`: `oops` is not known',
    );
  });

  test('of a function that calls itself the outermost call', () => {
    const sheet =
      'f(n: integer) := if n == 0 then oops else f(n - 1)\ng(n: integer) := f(n + 1)\ng(8)';
    expect(answer(sheet)).toBe(
      'name: in `f(0)`, at line 1, column 33, called by `f(9)`, called by `g(8)`: `oops` is not known',
    );
  });

  test('the line within a definition of several lines', () => {
    expect(answer('f(x) := (\n  y := x + 1;\n  y + oops\n)\nf(*)')).toBe(
      'name: in `f(*)`, at line 3, column 7: `oops` is not known',
    );
  });

  test('the element of the list, where it is a map and where it is a comprehension', () => {
    expect(answer('f(n: integer) := 6 div n\nmap(f, -1..3)')).toBe(
      'value: element [1] of the list, 0: in `f(0)`, at line 1, column 24: nothing is divided by 0',
    );
    expect(answer('f(n: integer) := 6 div n\n[f(n) for n in -1..3]')).toBe(
      'value: element [1] of the list, 0: in `f(0)`, at line 1, column 24: nothing is divided by 0',
    );
    expect(answer('[m div n for m in 1..2 for n in 0..1]')).toBe(
      'value: element [0] of the list, 1: element [0] of the list, 0: nothing is divided by 0',
    );
  });

  test('a recursion through lists makes no endless message', () => {
    const sheet = 'f(n: integer) := if n == 0 then oops else map(f, [n - 1])\nf(200)';
    expect(answer(sheet).length).toBeLessThan(250);
  });
});

describe('names that are not known when a function is defined', () => {
  const notes = (...statements: string[]) => {
    const session = new Session();
    return statements.map((statement) => session.run(statement)).at(-1)?.notes;
  };

  test.each([
    ['f(x) := x + y', ['`y` is not known yet, and has to be before `f` is called']],
    [
      'f(count) := cuont + outcoem(count)',
      [
        '`cuont` is not known yet, and has to be before `f` is called; did you mean `count`?',
        '`outcoem` is not known yet, and has to be before `f` is called; did you mean `outcome`?',
      ],
    ],
    ['f(xs) := [g(x) for x in xs]', ['`g` is not known yet, and has to be before `f` is called']],
  ])('%s', (statement, expected) => {
    expect(notes(statement)).toEqual(expected);
  });

  test.each([
    'f(n: integer) := if n == 0 then 0 else f(n - 1)',
    'f(xs) := (k := 1; g(n) := n + k; map(g, [x for x in xs if x in D]))',
    'f(G) := map(H -> H + G, left(G))',
    'f(G) := D(G)',
  ])('%s has none', (statement) => {
    expect(notes(statement)).toBeUndefined();
  });

  test('what is known already, and among several players outcomes', () => {
    expect(notes('y := 1', 'f(x) := x + y')).toBeUndefined();
    expect(notes('use 3 players', 'f(G) := outcome(G) == NO')).toBeUndefined();
  });

  test('it is no refusal: what a function reads may come later, and two may call each other', () => {
    expect(answer('f(x) := x + y\ny := *\nsame(f(*), * + *)')).toBe('true');
    expect(
      answer(
        'even(n: integer) := if n == 0 then true else odd(n - 1)\nodd(n: integer) := if n == 0 then false else even(n - 1)\neven(7)',
      ),
    ).toBe('false');
  });
});
