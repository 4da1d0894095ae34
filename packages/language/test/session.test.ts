// Sessions: what one statement leaves for the next, budgets, safety, memory.

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Session } from '../src/index.ts';

function answer(session: Session, text: string): string {
  const { result } = session.run(text);
  return result.ok ? result.text : `${result.error.code}: ${result.error.message}`;
}

function ascii(): Session {
  return new Session({ style: 'ascii' });
}

/** Runs statements in one session and gives the answer to the last. */
function last(...statements: string[]): string {
  const session = ascii();
  return statements.map((statement) => answer(session, statement)).at(-1) ?? '';
}

describe('state', () => {
  test('variables, functions and the default universe stay', () => {
    expect(last('G := {0, * | *}', 'G mod D')).toBe('{0, # | *}');
    expect(last('f(x, y) := x + y', 'f(1, 2)')).toBe('3');
    expect(last('* + * == 0')).toBe('false');
    expect(last('use D', '* + * == 0')).toBe('true');
    expect(last('U := D(-1)', 'use U', 'compare(1, 0)')).toBe(last('compare(1, 0, D(-1))'));
  });

  test('a failed statement changes nothing', () => {
    expect(last('x := 1', 'x := y', 'x')).toBe('1');
    expect(last('use E', 'use 3', 'compare(* + *, 0)')).toBe(last('compare(* + *, 0, E)'));
  });

  test('a variable may share its name with a function, and goes before it', () => {
    expect(last('rank := rank(*2)', 'rank')).toBe('2');
    expect(last('rank := rank(*2)', 'rank(*3) + rank')).toMatch(
      /^type: `rank` is a variable here, an integer, and not a function; /,
    );
  });

  test('functions see what they were given and what stands outside', () => {
    expect(last('k := *2', 'f(G) := map(x -> x + k, [G])', 'same(f(*)[0], * + *2)')).toBe('true');
    expect(last('add(x) := y -> x + y', 'g := add(1)', 'map(g, [2, 3])')).toBe('[3, 4]');
    expect(last('f(n) := if n == 0 then 0 else {f(n - 1) | }', 'f(integer(5))')).toBe('5');
    expect(last('x := 7', 'f(x) := x', 'f(1) + x')).toBe('8');
  });
});

describe('numbers and games', () => {
  test.each([
    ['rank(*2) < 3', 'true'],
    ['3 > rank(*2)', 'true'],
    ['rank(*2) + 1', '3'],
    ['1 - 2 + rank(*2)', '1'],
    ['2 * rank(*2)', '4'],
    ['rank(*2) * 3', '6'],
    ['same(rank(*2) * *, * + *)', 'true'],
    ['-rank(*2)', '-2'],
    ['same({rank(*2) | }, 3)', 'true'],
    ['[10, 20, 30][3 - 1]', '30'],
    ['nimheap(3 - 1) == *2', 'true'],
    ['same(3 - 1, 2)', 'false'],
    ['edges(*2) == 8', 'true'],
    ['1..0', '[]'],
    ['count(-2..2)', '5'],
    ['2 * 3', '6'],
  ])('%s is %s', (text, expected) => {
    expect(last(text)).toBe(expected);
  });

  test('large numbers stay exact', () => {
    // The tree of *n has 3^n − 1 edges: f(n) = Σ_{k<n} 2 (f(k) + 1).
    expect(last('edges(*40)')).toBe(String(3n ** 40n - 1n));
  });
});

describe('errors say where, why and what to do', () => {
  test.each([
    ['oucome(*)', 'name: `oucome` is not known; did you mean `outcome`?', 1],
    ['Rank(*)', 'name: `Rank` is not known; did you mean `rank`?', 1],
    ['1 + gme', 'name: `gme` is not known', 5],
    ['* + D', 'type: `D` is a universe; did you mean `G mod D`?', 5],
    ['outcome(E)', 'type: `E` is a universe; did you mean `G mod E`?', 9],
    ['{D(-1) | 0}', 'type: `D(-1)` is a universe; did you mean `G mod D(-1)`?', 2],
    [
      '* mod *',
      'type: expected a universe, and `*` is a game; the universes are `M`, `B`, `E`, `D`, ',
      7,
    ],
    [
      'rank(*) + *',
      'type: expected an integer, and `*` is another game; beside a game, write an integer as `form(n)`',
      11,
    ],
    [
      'rank(*) < 3 mod E',
      'type: only games are compared modulo a universe, not an integer; leave out `mod`, or write `form(n)` for the game of that number',
      1,
    ],
    ['outcome(*) < 3', 'type: `<` does not compare an outcome with a game', 1],
    ['not *', 'type: expected true or false, and `*` is a game', 5],
    ['if * then 1 else 2', 'type: expected true or false, and `*` is a game', 4],
    ['outcome + 1', 'type: expected a game, and `outcome` is a function; call it: `outcome(…)`', 1],
    ['outcome(*, *)', 'type: `outcome` takes 1 argument, not 2; write `outcome(G)`', 1],
    ['compare(*)', 'type: `compare` takes 2 to 3 arguments, not 1; write `compare(G, H, [U])`', 1],
    ['E(-1)', 'type: `E` takes no generators; only `D(…)` does, as in `D(-1)`', 1],
    ['[1][1]', 'value: the list has 1 elements and none at 1; the first is at 0', 5],
    ['map(1, [1])', 'type: expected a function, not a game; write its name or `x -> …`', 5],
    ['nimheap(-1)', 'value: `n` is -1, and must not be negative', 9],
    ['foo"1"', 'name: there is no notation `foo"…"`', 1],
    ['invertible({. | 0, *}, E)', 'value: not decided: ', 1],
    ['canonical(1, D)', 'value: ', 1],
    ['assert outcome(*) == N', 'assert: `outcome(*) == N` does not hold', 8],
    ['1\n2', 'syntax: this is more than one statement', 1],
  ])('%s', (text, message, column) => {
    const { result } = ascii().run(text);
    if (result.ok) throw new Error(`${text} did not fail`);
    expect(`${result.error.code}: ${result.error.message}`.startsWith(message)).toBe(true);
    expect(result.error.column).toBe(column);
  });

  test('D(…) takes any games without tombstones', () => {
    expect(last('D(1)')).toBe('D(-1)');
    expect(last('xs := [{.|0,*}, 1]', 'D(xs)')).toBe(last('D({.|0,*}, 1)'));
    expect(last('D([1, 2], [], {.|*})')).toBe(last('D(1, 2, {.|*})'));
    expect(last('D(*)')).toBe('D');
    expect(last('D({*|{.|0,*}}, -2)')).toBe('D(-2, {. | 0, *})');
    expect(last('D({#|0})')).toMatch(/^value: \{# \| 0\} has a tombstone/);
  });

  test('an error inside a function is shown at its call', () => {
    const session = ascii();
    answer(session, 'f(x) := x + D');
    const { result } = session.run('1 +   f(2)');
    expect(result).toMatchObject({
      error: {
        code: 'type',
        message: 'in `f(2)`, at line 1, column 13: `D` is a universe; did you mean `G mod D`?',
        column: 7,
      },
    });
  });

  test('the line is that of the worksheet', () => {
    expect(ascii().run('{0 |\n  y}', { firstLine: 11 }).result).toMatchObject({
      error: { line: 12, column: 3 },
    });
  });
});

/** More forms than any of the budgets below allow. */
const HEAVY = '20 * {0, *2, {*3 | ^} | {1/4 | *4}, v}';

describe('budgets', () => {
  test.each([
    ['forms', { maxForms: 1_000 }, 'f(n) := 1', HEAVY],
    ['bytes', { maxBytes: 2 ** 20 }, 'f(n) := 1', HEAVY],
    ['time', { deadline: 0 }, 'f(n) := 1', HEAVY],
    ['stopping', { shouldStop: () => true }, 'f(n) := 1', HEAVY],
    ['time, without a form in sight', { deadline: 0 }, 'f(n) := all(m -> f(m), 1..5)', 'f(1)'],
  ])('%s: the statement fails, the next works', (_name, budget, before, text) => {
    const session = ascii();
    answer(session, 'G := {0, * | *}');
    answer(session, before);
    const { result } = session.run(text, { budget });
    expect(result.ok ? 'done' : result.error.code).toBe('budget');
    expect(answer(session, 'G mod D')).toBe('{0, # | *}');
    const { maxBytes } = budget as { maxBytes?: number };
    const again = maxBytes === undefined ? {} : { budget: { maxBytes } };
    expect(session.run('outcome(G)', again).result.ok).toBe(true);
  });

  test('recursion without end is refused', () => {
    expect(last('f(x) := f(x)', 'f(1)')).toBe(
      'limit: in `f(1)`, at line 1, column 9: `f(1)` calls itself with the same arguments, without end',
    );
    expect(last('f(x) := map(f, [x])', 'f(1)')).toMatch(/^limit: /);
    expect(last('f(x) := {f({x | }) | }', 'f(1)')).toMatch(/^limit: /);
    expect(last('f(x) := f(x)', 'f(1)', '1 + 1')).toBe('2');
  });
});

describe('safety', () => {
  test.each(['constructor', '__proto__', 'toString', 'hasOwnProperty', 'globalThis', 'process'])(
    '%s is a name like any other',
    (name) => {
      expect(last(name)).toMatch(/^name: /);
      expect(last(`${name}(1)`)).toMatch(/^name: /);
      expect(last(`${name} := 3`, `${name} + 1`)).toBe('4');
      expect(last(`${name}(x) := x`, `${name}(2)`)).toBe('2');
      expect(last(`${name}"x"`)).toMatch(/^name: /);
      expect(last(`1 ${name}`)).toBe(
        `syntax: found \`${name}\`, expected an operator or the end of the statement; write \`1 * ${name}\` for copies`,
      );
      expect(last(`x ${name}`)).toBe(
        `syntax: found \`${name}\`, expected an operator or the end of the statement; a sign is missing between \`x\` and \`${name}\`, as in \`x + ${name}\``,
      );
    },
  );

  test('random statements end in an answer', () => {
    const words = [
      ...[
        '0',
        '1',
        '*',
        '*2',
        '{',
        '|',
        '}',
        '(',
        ')',
        '[',
        ']',
        ',',
        '+',
        '-',
        ' * ',
        '^',
        'G',
        'f',
        'x',
      ],
      ...[
        ' mod ',
        ' in ',
        'D',
        'E',
        'M',
        ' == ',
        ' >= ',
        ' and ',
        'not ',
        ' := ',
        ' -> ',
        '..',
        'outcome(',
      ],
      ...[
        'map(',
        'rank(',
        'count(',
        'if ',
        ' then ',
        ' else ',
        'use ',
        'assert ',
        'left(',
        'true',
        '"a"',
        '#',
      ],
    ];
    const session = ascii();
    const text = fc.array(fc.constantFrom(...words), { maxLength: 12 }).map((all) => all.join(''));
    fc.assert(
      fc.property(text, (statement) => {
        const { result } = session.run(statement, { budget: { maxForms: 20_000 } });
        return result.ok || result.error.code !== 'internal';
      }),
      { numRuns: 20_000 },
    );
  });
});

describe('memory', () => {
  test('variables survive a change of arena, those of closures too', () => {
    const session = ascii();
    answer(session, 'G := {0, * | *}');
    answer(session, 'xs := [G, [G + 1], "t"]');
    answer(session, 'add(x) := y -> x + y');
    answer(session, 'h := add(G)');
    const before = session.arena;
    const expected = ['G mod D', 'xs', 'h(1)', 'same(h(1), xs[1][0])'].map((s) =>
      answer(session, s),
    );
    // A bound on bytes that the arena has half used up makes the session leave it.
    session.run('1', { budget: { maxBytes: 1 } });
    expect(session.arena).not.toBe(before);
    expect(
      ['G mod D', 'xs', 'h(1)', 'same(h(1), xs[1][0])'].map((s) => answer(session, s)),
    ).toEqual(expected);
    expect(expected[3]).toBe('true');
  });

  test('values of an arena that was left still print', () => {
    const session = ascii();
    const { value } = session.run('{0, * | *}');
    session.run('1', { budget: { maxBytes: 1 } });
    expect(value?.type === 'game' && value.game.toText()).toBe('{0, * | *}');
  });
});
