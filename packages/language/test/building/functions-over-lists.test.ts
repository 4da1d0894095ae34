// Functions over lists and texts, and `try`: every line of the language page, and what is refused.

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Session } from '../../src/index.ts';
import { answer } from './answers.ts';

describe('over lists, the function first', () => {
  test.each([
    ['sum(1..4)', '10'],
    ['sum([])', '0'],
    ['sum([]) + rank(*)', '1'],
    ['same(sum([*, *2, 1]), * + *2 + 1)', 'true'],
    // Beside an integer numbers are numbers, as for `+`.
    ['sum([1, 2, rank(*)])', '4'],
    ['sum([nim(1), nim(2)]) == nim(1) + nim(2)', 'true'],
    ['use 3 players; same(sum([*, *2]), * + *2)', 'true'],
    ['use 3 players; same(sum([]), 0)', 'true'],
    ['max([2, 3, 1])', '3'],
    ['min(5..9)', '5'],
    ['max([rank(*), 7])', '7'],
    ['max([P, L, R])', 'L'],
    ['min([N, R])', 'R'],
    ['use Normal; same(max([0, {0 | *}]), ^)', 'true'],
    ['max([])', 'value: the list is empty and has no greatest element'],
    ['length([0, [*, 1]])', '2'],
    ['length([])', '0'],
    ['zip([0, *], ["a", "b", "c"])', '[[0, "a"], [*, "b"]]'],
    ['find(n -> n * n > 10, 1..9)', '4'],
    ['find(n -> n > 10, 1..9)', 'nothing'],
    ['find(n -> n > 10, 1..9) == find(n -> n > 11, 1..9)', 'true'],
    ['fold((t, n) -> 10 * t + n, integer(0), 1..4)', '1234'],
    ['fold((G, H) -> {G | H}, 0, [])', '0'],
    ['group(outcome, [0, *, *2])', '[[N, [0, *2]], [P, [*]]]'],
    ['take(2, [0, *, 1])', '[0, *]'],
    ['take(9, [0])', '[0]'],
    ['drop(2, [0, *, 1])', '[1]'],
    ['drop(9, [0])', '[]'],
    ['concat([0], [*, 1])', '[0, *, 1]'],
    ['xs := [0, *]; xs[0]', '0'],
    ['take(-1, [0])', 'value: `n` is -1, and must not be negative'],
  ])('%s is %s', (sheet, expected) => {
    expect(answer(sheet)).toBe(expected);
  });

  test('where none is greatest, two that are incomparable are named', () => {
    expect(answer('max([*, 0])')).toMatch(
      /^value: no element is greatest: \* and 0 are incomparable; /,
    );
    expect(answer('max(1, 2)')).toMatch(/^type: `max` takes 1 argument, not 2; write `max\(xs\)`$/);
  });

  test('an element that fails is named', () => {
    expect(answer('find(n -> n, [1])')).toMatch(
      /^type: element \[0\] of the list, 1: the function must/,
    );
    expect(answer('fold((t, n) -> t + outcome(n), 0, [*])')).toMatch(
      /^type: element \[0\] of the list, \*: /,
    );
  });
});

describe('over texts', () => {
  test.each([
    ['"tt.ff"[2]', '.'],
    ['t := "xo"; [t[i] for i in 0..length(t) - 1]', '["x", "o"]'],
    ['"abc"[3]', 'value: the text has 3 signs and none at 3; the first is at 0, the last at 2'],
    ['length("tt.ff")', '5'],
    ['length("")', '0'],
    ['length("♠■")', '2'],
    ['part("tt.ff", 1, 3)', 't.f'],
    ['part("tt.ff", 4, 9)', 'f'],
    ['replace("x.x.", ".", "oo")', 'xooxoo'],
    ['replace("aaa", "aa", "b")', 'ba'],
    ['replace("a", "", "b")', 'value: what is to be replaced is the empty text'],
    ['split("..|#.|", "|")', '["..", "#.", ""]'],
    ['split("xo", "")', '["x", "o"]'],
    ['join(["..", "#."], "|")', '..|#.'],
    ['join([], "|")', ''],
    ['indices("aa", "aaba aa")', '[0, 5]'],
    ['indices("..", "....")', '[0, 1, 2]'],
    ['outcome(domineering(join(["..", ".."], "|"))) == outcome(domineering(2, 2))', 'true'],
    ['join([1, *], "+")', '1+*'],
    ['use 3 players; join(split("a-b", "-"), "+")', 'a+b'],
  ])('%s is %s', (sheet, expected) => {
    expect(answer(sheet)).toBe(expected);
  });

  test('join undoes split, and indices finds what part takes', () => {
    const session = new Session();
    const word = fc.string({ unit: fc.constantFrom('x', 'o', '.', '|', '■'), maxLength: 8 });
    fc.assert(
      fc.property(word, word, (t, at) => {
        const [a, b] = [JSON.stringify(t), JSON.stringify(at)];
        expect(answer(`join(split(${a}, ${b}), ${b}) == ${a}`, session)).toBe('true');
        fc.pre(at !== '');
        const places = [...t].flatMap((_, i) =>
          [...t].slice(i).join('').startsWith(at) ? [i] : [],
        );
        expect(answer(`indices(${b}, ${a})`, session)).toBe(`[${places.join(', ')}]`);
        expect(
          answer(`all(i -> part(${a}, i, length(${b})) == ${b}, indices(${b}, ${a}))`, session),
        ).toBe('true');
      }),
      { numRuns: 50 },
    );
  });
});

describe('try', () => {
  test.each([
    ['try(outcome(*), "none")', 'P'],
    ['try([0][5], "none")', 'none'],
    ['try(unknown, "none")', 'none'],
    ['try(outcome("a"), "none")', 'none'],
    // Modulo dicots the invertibility of 1 is not decided.
    ['try(invertible(1, D), "open")', 'open'],
    ['try(try(1 div 0, nope), "inner and outer")', 'inner and outer'],
    // Lazy: what is not needed is not looked at.
    ['try(0, nope)', '0'],
    ['[try(outcome(x), x) for x in [*, "a", 1]]', '[P, "a", R]'],
    ['f(n: integer) := if n == 0 then nope else f(n - 1); try(f(3000), "deep")', 'deep'],
    ['f(n: integer) := if n > 2000 then nope else try(f(n + 1), n); f(0)', '2000'],
    ['use 3 players; try({1}, "none")', 'none'],
  ])('%s is %s', (sheet, expected) => {
    expect(answer(sheet)).toBe(expected);
  });

  test('a spent budget, a stop and an endless recursion are not caught', () => {
    const session = new Session();
    const error = (statement: string, budget = {}) => {
      const { result } = session.run(statement, { budget });
      return result.ok ? result.text : result.error.code;
    };
    expect(error('try(300000 * *, 0)', { maxForms: 1000 })).toBe('budget');
    expect(error('try(count([n for n in 1..900000]), 0)', { shouldStop: () => true })).toBe(
      'budget',
    );
    expect(error('try(born(3, M), 0)', { deadline: Date.now() - 1 })).toBe('budget');
    session.run('f(x) := try(f(x), 0)');
    expect(error('f(1)')).toBe('limit');
    expect(error('try(f(1), 0)')).toBe('limit');
  });

  test('what is not decided is not remembered', () => {
    const session = new Session();
    session.run('f(G) := try(invertible(G, D), count([n for n in 1..100000]))');
    const looks = (statement: string): number => {
      let count = 0;
      session.run(statement, { budget: { shouldStop: () => ++count < 0 } });
      return count;
    };
    const first = looks('f(1)');
    expect(first).toBeGreaterThan(50);
    expect(looks('f(1)')).toBeGreaterThan(50);
  });
});

test('progress tells which element of the outermost list is at hand', () => {
  const session = new Session();
  const told: unknown[] = [];
  let now = 0;
  const clock = Date.now;
  // Each look at the clock is a second later than the one before.
  Date.now = () => (now += 1000);
  try {
    session.run('[count([m for m in 1..3000 if m > n]) for n in 1..40]', {
      budget: { onProgress: ({ element, elements }) => told.push([element, elements]) },
    });
  } finally {
    Date.now = clock;
  }
  expect(told.length).toBeGreaterThan(20);
  expect(told).toContainEqual([20, 40]);
  expect(
    told.every((each) => Array.isArray(each) && (each[1] === 40 || each[1] === undefined)),
  ).toBe(true);
});
