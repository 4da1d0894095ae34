// Hostile and random text: the parser never crashes, never hangs, and refuses
// what it cannot read by an error of the language.

import { describe, expect, test } from 'vitest';
import { size } from '../../../../test/long/size.ts';
import { Source } from '../../src/errors.ts';
import { MAX_NESTING } from '../../src/syntax/nesting.ts';
import { parse } from '../../src/syntax/parse.ts';
import { splitStatements } from '../../src/syntax/statements.ts';
import { survive, testRandomInputs } from './random-texts.ts';

// A hundred thousand run in `robustness.long.test.ts`.
describe('8,000 random inputs', () => testRandomInputs(8_000));

/** A million in `robustness.long.test.ts`. */
const MANY = size(240_000, 1_000_000);
/** Processor time below which nothing can be told. */
const NOISE = 0.02;

/** Processor time in seconds, which does not pass while other processes have it. */
function timeOf(work: () => unknown): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1e6;
}

/** Eight times as much takes about eight times as long, and not sixty-four times. */
function expectProportion(make: (n: number) => string, work: (text: string) => unknown): void {
  const [part, whole] = [make(MANY / 8), make(MANY)];
  work(part);
  const little = timeOf(() => work(part));
  expect(timeOf(() => work(whole))).toBeLessThan(32 * Math.max(little, NOISE));
}

describe(`${MANY} of anything takes time in proportion`, () => {
  test.each<[string, (n: number) => string]>([
    ['open braces', (n) => '{'.repeat(n)],
    ['close braces', (n) => '}'.repeat(n)],
    ['nested and closed', (n) => '{'.repeat(n / 2) + '}'.repeat(n / 2)],
    ['nested brackets', (n) => '['.repeat(n)],
    ['nested calls', (n) => 'f('.repeat(n / 2)],
    ['minus signs', (n) => `${'-'.repeat(n)}1`],
    ['plus-minus signs', (n) => `${'±'.repeat(n)}1`],
    ['nots', (n) => `${'not '.repeat(n / 4)}x`],
    ['arrows', (n) => `${'x->'.repeat(n / 3)}x`],
    ['ifs', (n) => 'if '.repeat(n / 3)],
    ['nested thens', (n) => 'if a then '.repeat(n / 10)],
    ['else chains', (n) => `${'if a then b else '.repeat(n / 17)}c`],
    ['indices', (n) => `x${'[0]'.repeat(n / 3)}`],
    ['bars', (n) => `{${'|'.repeat(n)}}`],
    ['separate bars', (n) => `{${'| '.repeat(n / 2)}}`],
    [
      'growing runs of bars',
      (n) => `{${Array.from({ length: Math.sqrt(2 * n) }, (_, i) => '|'.repeat(i + 1)).join('0')}}`,
    ],
    ['a long sum', (n) => `0${'+0'.repeat(n / 2)}`],
    ['a long list', (n) => `[${'0,'.repeat(n / 2)}0]`],
    ['many options', (n) => `{${'0,'.repeat(n / 2)}0|}`],
    ['stars', (n) => '*'.repeat(n)],
    ['digits', (n) => '1'.repeat(n)],
    ['a fraction', (n) => `1/${'2'.repeat(n)}`],
    ['quotes', (n) => '"'.repeat(n)],
    ['an open text', (n) => `"${'a'.repeat(n)}`],
    ['escapes', (n) => `"${'\\n'.repeat(n / 2)}"`],
    ['line ends', (n) => '\n'.repeat(n)],
    ['line ends in a bracket', (n) => `(${'\n '.repeat(n / 2)}`],
    ['blanks', (n) => ' '.repeat(n)],
    ['letters', (n) => 'a'.repeat(n)],
    ['macrons', (n) => '1\u0304'.repeat(n / 2)],
    ['dots', (n) => '.'.repeat(n)],
    [
      'junk',
      (n) =>
        String.fromCharCode(...Array.from({ length: 1_000 }, (_, i) => (i * 7919) % 65_536)).repeat(
          n / 1_000,
        ),
    ],
    [
      'ascii junk',
      (n) =>
        Array.from({ length: n }, (_, i) =>
          String.fromCharCode(32 + ((i * i * 31 + 7 * i) % 95)),
        ).join(''),
    ],
    ['an error at the end', (n) => `0${'+0'.repeat(n / 2)})`],
    ['mods', (n) => `x${' mod D'.repeat(n / 6)}`],
    ['relations', (n) => `x${' < x'.repeat(n / 4)}`],
    ['statements', (n) => 'x := 1\n'.repeat(n / 7)],
  ])('%s', (_name, make) => {
    expectProportion(make, survive);
    expectProportion(make, splitStatements);
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
