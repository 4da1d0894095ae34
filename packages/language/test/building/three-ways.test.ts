// Games told three times: as they ship, by rewriting rules, and by functions of the language. All small
// positions have identical forms; what the shipped ones are is told a fourth time by the engine's tests.

import { describe, expect, it } from 'vitest';
import { Session } from '../../src/index.ts';

/** All words of a length over some letters. */
function words(letters: string, length: number): string[] {
  if (length === 0) return [''];
  return words(letters, length - 1).flatMap((word) => [...letters].map((letter) => word + letter));
}

/** All boards of a size. */
function boards(letters: string, rows: number, columns: number): string[] {
  return words(letters, rows * columns).map((squares) =>
    (squares.match(new RegExp(`.{${columns}}`, 'gs')) ?? []).join('|'),
  );
}

/** Heaps of so many counters in all at most, largest first. */
function heaps(most: number, largest = most): number[][] {
  const lists: number[][] = [[]];
  for (let first = 1; first <= Math.min(most, largest); first++)
    for (const rest of heaps(most - first, first)) lists.push([first, ...rest]);
  return lists;
}

/** What the definitions below have in common: a text with one character changed, and a row's length. */
const HELP = [
  'put(t, i: integer, c) := join([part(t, 0, i), c, part(t, i + 1, length(t) - i - 1)], "")',
  'down(t) := length(split(t, "|")[0]) + 1',
  'at(t, i: integer) := if 0 <= i and i < length(t) then t[i] else ""',
];

interface Told {
  readonly shipped: string;
  readonly rules: string;
  /** Statements that make the ruleset F. */
  readonly functions: readonly string[];
  /** How a position is written for the shipped ruleset, for rules and for functions. */
  readonly positions: readonly (readonly [shipped: string, rules: string, functions: string])[];
}

const alike = (texts: readonly string[]): Told['positions'] =>
  texts.map((text) => JSON.stringify(text)).map((text) => [text, text, text]);

const row = (sizes: readonly number[], heap: (n: number) => string): string =>
  JSON.stringify(sizes.map(heap).join('#'));

const games: Readonly<Record<string, Told>> = {
  Domineering: {
    shipped: 'domineering',
    rules: 'grid(".|. -> #|#", ".. -> ##")',
    functions: [
      'placed(t, d: integer) := [put(put(t, i, "#"), i + d, "#") for i in 0..length(t)-1-d if t[i] == "." and t[i + d] == "."]',
      'F := ruleset(t -> placed(t, down(t)), t -> placed(t, 1))',
    ],
    positions: alike([boards('.#', 2, 4), boards('.#', 3, 2), boards('.#', 1, 5)].flat()),
  },
  Clobber: {
    shipped: 'clobber',
    rules: 'grid(turns("xo -> .x"), turns("ox -> .o"))',
    functions: [
      'clobbered(t, a, b) := [put(put(t, i, "."), i + d, a) for i in 0..length(t)-1 if t[i] == a for d in [1, integer(-1), down(t), -down(t)] if at(t, i + d) == b]',
      'F := ruleset(t -> clobbered(t, "x", "o"), t -> clobbered(t, "o", "x"))',
    ],
    positions: alike([boards('.xo', 2, 2), boards('.xo', 1, 5), boards('xo', 2, 3)].flat()),
  },
  'Toads and Frogs': {
    shipped: 'toadsandfrogs',
    rules: 'strip(["t. -> .t", "tf. -> .ft"], [".f -> f.", ".tf -> ft."])',
    functions: [
      'hops(t, a, b, d: integer) := [put(put(t, i, "."), i + k, a) for i in 0..length(t)-1 if t[i] == a for k in [d, 2 * d] if at(t, i + k) == "." and (k == d or at(t, i + d) == b)]',
      'F := ruleset(t -> hops(t, "t", "f", 1), t -> hops(t, "f", "t", integer(-1)))',
    ],
    positions: alike([1, 2, 3, 4, 5].flatMap((length) => words('t.f', length))),
  },
  Nim: {
    shipped: 'nim',
    // A heap is a row of counters with its end marked: counters are taken there.
    rules: `(r := [${[1, 2, 3, 4, 5, 6]
      .map((k) => `"${'x'.repeat(k)}$ -> $${'.'.repeat(k)}"`)
      .join(', ')}]; strip(r, r))`,
    functions: ['F := ruleset(n -> [k for k in 0..n-1], n -> [k for k in 0..n-1])'],
    positions: heaps(6).map((sizes) => [
      JSON.stringify(sizes),
      row(sizes, (n) => `${'x'.repeat(n)}$`),
      JSON.stringify(sizes),
    ]),
  },
  Kayles: {
    shipped: 'octal("0.77")',
    rules: '(r := ["x -> .", "xx -> .."]; strip(r, r))',
    functions: [
      'ball(n) := [[k, n - taken - k] for taken in [1, 2] for k in 0..n-taken]',
      'F := ruleset(ball, ball)',
    ],
    positions: heaps(8).map((sizes) => [
      JSON.stringify(sizes),
      row(sizes, (n) => 'x'.repeat(n)),
      JSON.stringify(sizes),
    ]),
  },
};

describe.each(Object.entries(games))('%s', (_, { shipped, rules, functions, positions }) => {
  it('has identical forms as shipped, by rules and by functions', () => {
    const session = new Session();
    const value = (statement: string) => {
      const { result } = session.run(statement);
      return result.ok ? result.value : result.error;
    };
    for (const statement of [...HELP, ...functions, `S := ${shipped}`, `Q := ${rules}`])
      expect(session.run(statement).result, statement).toMatchObject({ ok: true });
    let moving = 0;
    for (const [a, b, c] of positions) {
      const same = value(`same(S(${a}), Q(${b})) and same(S(${a}), F(${c}))`);
      expect(same, `${a} ${b} ${c}`).toBe(true);
      if (value(`rank(S(${a}))`) !== 0) moving++;
    }
    // Most positions are no plain zero.
    expect(moving).toBeGreaterThan(positions.length / 3);
  });

  it('and the same outcomes and simplest forms', () => {
    const session = new Session();
    for (const statement of [...HELP, ...functions, `S := ${shipped}`, `Q := ${rules}`])
      session.run(statement);
    for (const [a, b, c] of positions.filter((__, i) => i % 17 === 0)) {
      const three = [`S(${a})`, `Q(${b})`, `F(${c})`];
      const question = (ask: (board: string) => string) => `[${three.map(ask).join(', ')}]`;
      for (const each of [
        question((board) => `outcome(${board})`),
        question((board) => `${board} mod E`),
        question((board) => `${board} mod M`),
      ]) {
        const { result } = session.run(`count(unique(${each}))`);
        expect(result, each).toMatchObject({ ok: true, value: 1 });
      }
    }
  });
});
