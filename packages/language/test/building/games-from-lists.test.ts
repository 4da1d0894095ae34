// Games from lists: what splices into braces, comprehensions, local names, statements on one line,
// kinds of parameters and rounded division. The values are worked out by hand from what is written.

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Session, splitStatements } from '../../src/index.ts';
import { answer, answers } from './answers.ts';

/** Sheets and the text of the last answer. */
type Table = readonly (readonly [sheet: string, expected: string])[];

function answered(table: Table): void {
  test.each(table)('%s is %s', (sheet, expected) => {
    expect(answer(sheet)).toBe(expected);
  });
}

describe('a list among the options stands for its elements', () => {
  answered([
    ['same({[0, *] | *2}, {0, * | *2})', 'true'],
    ['xs := [0, *]; same({xs | xs, 1}, {0, * | 0, *, 1})', 'true'],
    ['same({[] | []}, 0)', 'true'],
    ['same({[[0, [*]], []] | [[[1]]]}, {0, * | 1})', 'true'],
    // Integers stand for their games, boards for their forms.
    ['same({0..2 | rank(*)}, {0, 1, 2 | 1})', 'true'],
    ['same({[domineering(2, 1)] | domineering(1, 2)}, {1 | -1})', 'true'],
    ['G := {0, *, # | *2, #}; same({left(G) | right(G)}, {0, * | *2})', 'true'],
    ['same({[0], # | #}, {0, # | #})', 'true'],
    ['same(±{[0, *]}, {0, * | 0, *})', 'true'],
    ['use 3 players; same({[*, [*2]]}, {*, *2})', 'true'],
    ['use 3 players; same({[*] | [] | [0, [*2]]}, {* | | 0, *2})', 'true'],
    ['use 3 players; same({0..0}, *)', 'true'],
  ]);

  test('`{left(G) | right(G)}` is G without its tombstones, for all of day 2', () => {
    const all = 'all(G -> same({left(G) | right(G)}, G), born(2, M))';
    expect(answer(all)).toBe('true');
    // With a tombstone on either side the ordinary options are the same.
    const marked = (side: string) =>
      `all(G -> (H := ${side}; same({left(H) | right(H)}, G)), born(2, M))`;
    expect(answer(marked('{left(G), # | right(G)}'))).toBe('true');
    expect(answer(marked('{left(G) | right(G), #}'))).toBe('true');
  });

  test('what is no game is named by its place in the list', () => {
    expect(answer('{[0, ["a"]] | }')).toBe(
      'type: element [1] of the list, ["a"]: element [0] of the list, "a": expected a game, and `"a"` is a text; a game stands without quotes',
    );
    expect(answer('use 3 players; {[1]}')).toMatch(/^type: element \[0\] of the list, 1: /);
  });
});

describe('comprehensions', () => {
  answered([
    ['[n + 1 for n in 1..3]', '[2, 3, 4]'],
    ['[n for n in 1..6 if n rem 2 == 0]', '[2, 4, 6]'],
    ['[[m, n] for m in 1..2 for n in 3..4]', '[[1, 3], [1, 4], [2, 3], [2, 4]]'],
    ['[[m, n] for m in 1..3 if m > 1 for n in 1..m if n < m]', '[[2, 1], [3, 1], [3, 2]]'],
    ['[n for n in 1..3 for n in [10 * n]]', '[10, 20, 30]'],
    ['[n for n in []]', '[]'],
    ['3..1', '[]'],
    ['count(5..4)', '0'],
    ['n := "outer"; [n for n in 1..2]; n', 'outer'],
    // Each element has a name of its own: what was made of it keeps it.
    ['fs := [k -> n + k for n in 1..3]; map(f -> f(integer(10)), fs)', '[11, 12, 13]'],
    ['[G in D for G in [*, 1]]', '[true, false]'],
    ['use 3 players; [outcome(G) for G in [*, *2]] == map(outcome, [*, *2])', 'true'],
  ]);

  test('refusals', () => {
    expect(answer('[n for n in 3]')).toBe('type: expected a list, and `3` is a game');
    expect(answer('[n for n in [1] if n]')).toMatch(/^type: .*expected true or false/);
    expect(answer('[n for N in [1]]')).toBe('name: `N` is reserved; take another name');
    expect(answer('[[1, 2][n] for n in 1..2]')).toMatch(
      /^value: element \[1\] of the list, 2: the list has 2 elements and none at 2/,
    );
  });

  test('they are nested maps, flattened', () => {
    const small = fc.array(fc.integer({ min: -3, max: 3 }), { maxLength: 4 });
    const written = (xs: readonly number[]) => `[${xs.map((x) => `integer(${x})`).join(', ')}]`;
    fc.assert(
      fc.property(small, small, fc.integer({ min: -3, max: 3 }), (xs, ys, c) => {
        const plain = xs.filter((x) => x > c).flatMap((x) => ys.map((y) => x * 7 + y));
        const [a, b] = [written(xs), written(ys)];
        const session = new Session();
        expect(answer(`[7 * x + y for x in ${a} if x > ${c} for y in ${b}]`, session)).toBe(
          `[${plain.join(', ')}]`,
        );
        const mapped = `flatten(map(x -> map(y -> 7 * x + y, ${b}), filter(x -> x > ${c}, ${a})))`;
        expect(answer(mapped, session)).toBe(`[${plain.join(', ')}]`);
      }),
      { numRuns: 60 },
    );
  });
});

describe('local names', () => {
  answered([
    ['(x := integer(3); x + 1)', '4'],
    ['(x := integer(3); y := x + 1; x + y)', '7'],
    ['(f(n: integer) := if n == 0 then integer(0) else n + f(n - 1); f(4))', '10'],
    ['x := integer(1); (x := x + 1; x := 10 * x; x)', '20'],
    ['x := integer(1); (x := x + 1; x); x', '1'],
    // A name is seen from its definition on: what stands before it means the outer one.
    ['x := integer(1); (f(n) := x; x := integer(2); f(0))', '1'],
    ['outcome((G := *; G + G))', 'N'],
    ['f(n) := (m := n + 1; m * m); f(integer(2))', '9'],
    ['(x := 1;\n  y := 2;\n  same(x + y, 3))', 'true'],
  ]);

  test('a name is not seen outside, and the value is required', () => {
    expect(answer('(hidden := 3; hidden); hidden')).toBe('name: `hidden` is not known');
    for (const sheet of ['(x := 1)', '(x := 1;)', '(1; 2)']) {
      expect(answer(sheet)).toMatch(/^syntax: .*; names stand before a value, as in/);
    }
  });

  test('a blank line still ends the statement', () => {
    const [first, second] = answers('(x := 1;\n\nx)');
    expect(first).toMatch(/^syntax: /);
    expect(second).toMatch(/^syntax: /);
  });
});

describe('several statements on a line', () => {
  test('both are answered', () => {
    expect(answers('1 + 1; 2 + 2')).toEqual(['2', '4']);
    expect(answers('a := *; b := a + a; outcome(b)')).toEqual(['*', '{* | *}', 'N']);
  });

  test('only a `;` at the end of the line silences', () => {
    const session = new Session();
    const runs = splitStatements('1; 2;\n3; // here too\n4').map(({ text }) => session.run(text));
    expect(runs.map(({ silent }) => silent ?? false)).toEqual([false, true, true, false]);
    expect(runs.map(({ result }) => result)).toMatchObject([
      { ok: true, value: '1' },
      { ok: true, value: '2', silent: true },
      { ok: true, value: '3', silent: true },
      { ok: true, value: '4' },
    ]);
    expect(runs[0]?.result).not.toHaveProperty('silent');
  });

  test('a refusal is told though the statement is silent', () => {
    expect(answers('nope;')).toEqual(['name: `nope` is not known']);
  });

  test('places are those of the text', () => {
    const session = new Session();
    expect(session.run('   nope', { firstLine: 4 }).result).toMatchObject({
      error: { line: 4, column: 4 },
    });
    expect(splitStatements('1; nope\n2')).toMatchObject([
      { text: '1', from: 0, line: 1 },
      { text: 'nope', from: 3, line: 1 },
      { text: '2', from: 8, line: 2 },
    ]);
  });
});

const F = 'f(n: integer) := if n == 0 then 0 else {f(n-1) | f(n-1)}';

describe('kinds of parameters', () => {
  answered([
    [`${F}; f(3)`, '{{* | *} | {* | *}}'],
    [`${F}; f(3 - 1)`, '{* | *}'],
    [`${F}; f(rank(*2))`, '{* | *}'],
    [`${F}; same(f(form(2)), f(2))`, 'true'],
    [`${F}; map(f, [0, 1])`, '[0, *]'],
    ['f(n: integer) := n + n; f(2)', '4'],
    ['f(n) := n + n; same(f(2), 4)', 'true'],
    ['map((n: integer) -> n rem 2, [3, 4])', '[1, 0]'],
    ['f := (n: integer, G: game) -> n * G; same(f(2, *), * + *)', 'true'],
    ['f(G: game) := left(G); f(domineering(2, 1))', '[0]'],
    ['f(G: game) := left(G); f(rank(*))', '[0]'],
    ['f(t: text) := t; f("a")', 'a'],
    ['f(xs: list) := count(xs); f([1, 2])', '2'],
    ['f(o: outcome) := o == P; f(P)', 'true'],
    ['f(b: boolean) := not b; f(1 in D)', 'true'],
    ['f(U: universe) := 1 in U; f(E)', 'true'],
    ['f(b: board) := outcome(b); f(domineering(1, 2))', 'L'],
    ['f(g: function) := g(*); f(outcome)', 'P'],
    ['f(g: function) := g(*); f(G -> rank(G))', '1'],
    ['use 3 players; f(G: game, n: integer) := n * G; same(f(*, 2), * + *)', 'true'],
    ['use 3 players; f(o: outcome) := o; f(outcome(*))', 'NP'],
  ]);

  test.each([
    ['integer', '*', '`f` takes an integer for `x`, and `*` is another game; write a number'],
    ['integer', '"3"', '`f` takes an integer for `x`, and `"3"` is a text; write a number'],
    [
      'integer',
      '[3]',
      '`f` takes an integer for `x`, and `[3]` is a list; for each element write `map(f, xs)`',
    ],
    ['game', '"*"', '`f` takes a game for `x`, and `"*"` is a text; write a form'],
    ['text', '3', '`f` takes a text for `x`, and `3` is a game; a text stands between'],
    ['list', '3', '`f` takes a list for `x`, and `3` is a game; write `[x]`'],
    ['outcome', '3', '`f` takes an outcome for `x`, and `3` is a game; the outcomes are'],
    ['boolean', '3', '`f` takes true or false for `x`, and `3` is a game; a relation'],
    ['universe', '3', '`f` takes a universe for `x`, and `3` is a game; the universes are'],
    ['board', '3', '`f` takes a board for `x`, and `3` is a game; a ruleset with a position'],
    ['ruleset', '3', '`f` takes a ruleset for `x`, and `3` is a game; '],
    ['function', '3', '`f` takes a function for `x`, and `3` is a game; write its name'],
  ])('%s refuses %s', (kind, given, message) => {
    const session = new Session();
    session.run(`f(x: ${kind}) := x`);
    const { result } = session.run(`f(${given})`);
    if (result.ok) throw new Error('it was answered');
    expect(result.error).toMatchObject({ code: 'type', line: 1, column: 3 });
    expect(result.error.message.slice(0, message.length)).toBe(message);
  });

  test('a kind is one of ten, and stands after a parameter', () => {
    expect(answer('f(n: number) := n')).toMatch(
      /^name: `number` is no kind of value; the kinds are `integer`, `game`, .*, `function`$/,
    );
    expect(answer('f(n: intger) := n')).toMatch(/did you mean `integer`\?$/);
    expect(answer('outcome(G: game)')).toMatch(/^syntax: a kind stands after a parameter alone/);
    expect(answer('(G: game)')).toMatch(/^syntax: a kind stands after a parameter alone/);
  });
});

describe('rounded division', () => {
  answered([
    ['7 div 2', '3'],
    ['7 rem 2', '1'],
    ['-1 rem 2', '1'],
    ['-7 div 2', '-4'],
    ['100 div 7 div 2 rem 4', '3'],
    ['1 + 7 div 2', '4'],
    [
      '-7 div 2 * 2',
      'syntax: it is not said which of `div` and `*` comes first; write `(-7 div 2) * 2` or `-7 div (2 * 2)`',
    ],
    [
      'rank(*3) * (rank(*2) + 1) div 2',
      'syntax: it is not said which of `*` and `div` comes first; write `(rank(*3) * (rank(*2) + 1)) div 2` or `rank(*3) * ((rank(*2) + 1) div 2)`',
    ],
    ['rank(*3) div 2', '1'],
    ['7 div 0', 'value: nothing is divided by 0'],
    [
      '* div 2',
      'type: expected an integer, and `*` is another game; beside a game, write an integer as `form(n)`',
    ],
    ['use 3 players; 7 div 2', '3'],
  ]);

  test('rounds down: q·d + r is n, and r lies between 0 and d', () => {
    const session = new Session();
    const number = fc.bigInt({ min: -(10n ** 20n), max: 10n ** 20n });
    fc.assert(
      fc.property(number, fc.oneof(number, fc.bigInt({ min: -9n, max: 9n })), (n, d) => {
        fc.pre(d !== 0n);
        const [q, r] = ['div', 'rem'].map((sign) => BigInt(answer(`${n} ${sign} ${d}`, session)));
        if (q === undefined || r === undefined) throw new Error('there are two');
        expect(q * d + r).toBe(n);
        expect(d > 0n ? r >= 0n && r < d : r <= 0n && r > d).toBe(true);
      }),
    );
  });
});

describe('new words are words only where nothing else can stand', () => {
  answered([
    ['for := 3; for', '3'],
    ['div := 7; rem := 2; div div rem', '3'],
    ['integer := 3; list := [integer]; [text for text in list]', '[3]'],
    ['div(a, b) := a; div(*, 1)', '*'],
    ['for(x) := x; map(for, [*])', '[*]'],
    ['xs := [*, 1]; for := xs[0]; [for for for in xs]', '[*, 1]'],
  ]);

  test('a name of the user’s goes before a function of ours', () => {
    expect(answer('sum(xs) := "mine"; sum([1])')).toBe('mine');
    expect(answer('length := 3; length')).toBe('3');
    expect(answer('map((max) -> max, [1])')).toBe('[1]');
  });
});
