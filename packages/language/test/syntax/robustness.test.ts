// Hostile and random text: the parser never crashes, never hangs, and refuses
// what it cannot read by an error of the language.

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { LanguageError, Source } from '../../src/errors.ts';
import { MAX_NESTING } from '../../src/syntax/nesting.ts';
import { parse } from '../../src/syntax/parse.ts';
import { splitStatements } from '../../src/syntax/statements.ts';

const SECONDS = 2;

/** Parses or is refused; anything else fails the test. */
function survive(text: string): 'parsed' | 'refused' {
  try {
    parse(new Source(text));
    return 'parsed';
  } catch (error) {
    if (error instanceof LanguageError) return 'refused';
    throw error;
  }
}

function timed(text: string): 'parsed' | 'refused' {
  const begun = performance.now();
  const outcome = survive(text);
  expect((performance.now() - begun) / 1000).toBeLessThan(SECONDS);
  return outcome;
}

const WORDS = [
  ...['{', '}', '(', ')', '[', ']', '|', '||', '|||', ',', '.', '·', '#', '■', '\n', '\n\n', ' '],
  ...[
    '*',
    '*3',
    '+',
    '-',
    '+-',
    '±',
    '^',
    'v',
    '0',
    '1',
    '12',
    '1/2',
    '1̄',
    '3/4',
    '..',
    '->',
    ':=',
  ],
  ...[
    '>=',
    '==',
    '<>',
    '<',
    'mod',
    'in',
    'not',
    'and',
    'or',
    'use',
    'if',
    'then',
    'else',
    'assert',
  ],
  ...[
    'D',
    'E',
    'Normal',
    'P',
    'G',
    'f(',
    'D(',
    '"a',
    '"',
    'end"',
    '//',
    'true',
    'players',
    '3 players',
  ],
  ...['\u0000', '\ud800', '𝔾', '\u0304', '\u200b', '\\', '$', '@'],
];

/** Texts that look like the language, by putting its words together. */
const wordy = fc.array(fc.constantFrom(...WORDS), { maxLength: 40 }).map((words) => words.join(''));

/** Well-formed expressions, now and then with one character changed. */
const { expression } = fc.letrec<{ expression: string; atom: string }>((tie) => ({
  atom: fc.constantFrom('0', '1', '-1', '*', '*2', '^', 'v', '1/2', 'G', '+-1', '"a"', 'end"10"'),
  expression: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    tie('atom'),
    fc.tuple(tie('expression'), tie('expression')).map(([g, h]) => `{${g}, # | ${h}}`),
    fc.tuple(tie('expression'), tie('expression')).map(([g, h]) => `(${g}) + (${h})`),
    fc.tuple(tie('expression'), tie('expression')).map(([g, h]) => `(${g}) >= (${h}) mod D(-1)`),
    tie('expression').map((g) => `3 * (${g})`),
    tie('expression').map((g) => `f(x -> ${g}, [${g}, 1..3][0])`),
    tie('expression').map((g) => `if not (${g}) in E then ${g} else ((${g}) and true)`),
  ),
}));
const mutated = fc
  .tuple(expression, fc.nat(), fc.constantFrom('', ...WORDS))
  .map(([text, at, put]) => {
    const i = at % (text.length + 1);
    return text.slice(0, i) + put + text.slice(i + 1);
  });

describe('100,000 random inputs', () => {
  test('words put together', () => {
    fc.assert(
      fc.property(wordy, (text) => void survive(text)),
      { numRuns: 40_000 },
    );
  });
  test('any characters', () => {
    const junk = fc.string({ unit: 'binary', maxLength: 60 });
    fc.assert(
      fc.property(junk, (text) => void survive(text)),
      { numRuns: 20_000 },
    );
  });
  test('expressions with one thing changed', () => {
    fc.assert(
      fc.property(mutated, (text) => void survive(text)),
      { numRuns: 30_000 },
    );
  });
  test('what is built by the rules is read', () => {
    fc.assert(
      fc.property(expression, (text) => survive(text) === 'parsed'),
      { numRuns: 10_000 },
    );
  });
});

const MILLION = 1_000_000;

describe('a million of anything takes less than two seconds', () => {
  test.each<[string, string]>([
    ['open braces', '{'.repeat(MILLION)],
    ['close braces', '}'.repeat(MILLION)],
    ['nested and closed', '{'.repeat(MILLION / 2) + '}'.repeat(MILLION / 2)],
    ['nested brackets', '['.repeat(MILLION)],
    ['nested calls', 'f('.repeat(MILLION / 2)],
    ['minus signs', `${'-'.repeat(MILLION)}1`],
    ['plus-minus signs', `${'±'.repeat(MILLION)}1`],
    ['nots', `${'not '.repeat(MILLION / 4)}x`],
    ['arrows', `${'x->'.repeat(MILLION / 3)}x`],
    ['ifs', 'if '.repeat(MILLION / 3)],
    ['nested thens', 'if a then '.repeat(MILLION / 10)],
    ['else chains', `${'if a then b else '.repeat(MILLION / 17)}c`],
    ['indices', `x${'[0]'.repeat(MILLION / 3)}`],
    ['bars', `{${'|'.repeat(MILLION)}}`],
    ['separate bars', `{${'| '.repeat(MILLION / 2)}}`],
    [
      'growing runs of bars',
      `{${Array.from({ length: 1_400 }, (_, i) => '|'.repeat(i + 1)).join('0')}}`,
    ],
    ['a long sum', `0${'+0'.repeat(MILLION / 2)}`],
    ['a long list', `[${'0,'.repeat(MILLION / 2)}0]`],
    ['many options', `{${'0,'.repeat(MILLION / 2)}0|}`],
    ['stars', '*'.repeat(MILLION)],
    ['digits', '1'.repeat(MILLION)],
    ['a fraction', `1/${'2'.repeat(MILLION)}`],
    ['quotes', '"'.repeat(MILLION)],
    ['an open text', `"${'a'.repeat(MILLION)}`],
    ['escapes', `"${'\\n'.repeat(MILLION / 2)}"`],
    ['line ends', '\n'.repeat(MILLION)],
    ['line ends in a bracket', `(${'\n '.repeat(MILLION / 2)}`],
    ['blanks', ' '.repeat(MILLION)],
    ['letters', 'a'.repeat(MILLION)],
    ['macrons', '1\u0304'.repeat(MILLION / 2)],
    ['dots', '.'.repeat(MILLION)],
    [
      'junk',
      String.fromCharCode(...Array.from({ length: 1_000 }, (_, i) => (i * 7919) % 65_536)).repeat(
        1_000,
      ),
    ],
    [
      'ascii junk',
      Array.from({ length: MILLION }, (_, i) =>
        String.fromCharCode(32 + ((i * i * 31 + 7 * i) % 95)),
      ).join(''),
    ],
    ['an error at the end', `0${'+0'.repeat(MILLION / 2)})`],
    ['mods', `x${' mod D'.repeat(MILLION / 6)}`],
    ['relations', `x${' < x'.repeat(MILLION / 4)}`],
    ['statements', 'x := 1\n'.repeat(MILLION / 7)],
  ])('%s', (_name, text) => {
    timed(text);
    const begun = performance.now();
    splitStatements(text);
    expect((performance.now() - begun) / 1000).toBeLessThan(SECONDS);
  });
});

describe('nesting', () => {
  const nested = (n: number): string => `${'{'.repeat(n)}|${'|}'.repeat(n)}`.replace('||', '|');
  test(`${MAX_NESTING} levels are read and one more is refused, with its place`, () => {
    const deep = (n: number): string => `${'('.repeat(n)}0${')'.repeat(n)}`;
    expect(survive(deep(MAX_NESTING))).toBe('parsed');
    expect(() => parse(new Source(deep(MAX_NESTING + 1)))).toThrow(/nested too deeply/);
    try {
      parse(new Source(deep(MAX_NESTING + 1)));
    } catch (error) {
      expect(error).toMatchObject({ code: 'limit', line: 1, column: MAX_NESTING + 1 });
    }
    expect(survive(nested(3))).toBe('parsed');
  });

  // Each level opens every precedence there is, so that the parser's stack is as full as can be.
  const CROWDED = 'a or b and not c < d .. e + f * - g(h, ';
  test.each([10, 60, 90, 100, 110, 150, 200, 300, 500])('%i crowded levels', (n) => {
    const text = `${CROWDED.repeat(n)}0${')'.repeat(n)}`;
    const outcome = survive(text);
    if (n <= 60) expect(outcome).toBe('parsed');
    if (outcome === 'parsed') {
      // Nothing was flattened: the innermost call is as deep as it was written.
      const json = JSON.stringify(parse(new Source(text)), (_, v: unknown) =>
        typeof v === 'bigint' ? Number(v) : v,
      );
      expect(json.match(/"kind":"call"/g)).toHaveLength(n);
    } else {
      expect(() => parse(new Source(text))).toThrow(/nested too deeply/);
    }
  });
});
