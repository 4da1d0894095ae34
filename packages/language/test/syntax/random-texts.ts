// Random texts: junk, words of the language put together, expressions, and expressions with one thing
// changed.

import fc from 'fast-check';
import { test } from 'vitest';
import { LanguageError, Source } from '../../src/errors.ts';
import { parse } from '../../src/syntax/parse.ts';

/** Parses or is refused; anything else fails the test. */
export function survive(text: string): 'parsed' | 'refused' {
  try {
    parse(new Source(text));
    return 'parsed';
  } catch (error) {
    if (error instanceof LanguageError) return 'refused';
    throw error;
  }
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

/** So many random inputs, of four kinds: each is parsed or refused. */
export function testRandomInputs(inputs: number): void {
  const run = (
    texts: fc.Arbitrary<string>,
    share: number,
    holds: (text: string) => boolean | undefined,
  ) => fc.assert(fc.property(texts, holds), { numRuns: share * inputs });
  test('words put together', () => run(wordy, 0.6, (text) => void survive(text)));
  test('any characters', () => {
    const junk = fc.string({ unit: 'binary', maxLength: 60 });
    run(junk, 0.2, (text) => void survive(text));
  });
  test('expressions with one thing changed', () => run(mutated, 0.1, (text) => void survive(text)));
  test('what is built by the rules is read', () =>
    run(expression, 0.1, (text) => survive(text) === 'parsed'));
}
