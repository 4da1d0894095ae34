// The reader of command lines: games begin with dashes and are not flags.

import { test } from '@fast-check/vitest';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { UsageError } from '../src/command.ts';
import { flagNumber, flagValue, readCommandLine } from '../src/flags.ts';

const read = (...argv: string[]) => {
  const { words, flags } = readCommandLine(argv);
  return { words, flags: Object.fromEntries(flags) };
};

describe('a command line', () => {
  it('separates flags from words, wherever they stand', () => {
    expect(read('--json', 'eval', '--timeout', '2', '1 + 1', '--universe=D(-1)')).toEqual({
      words: ['eval', '1 + 1'],
      flags: { json: true, timeout: '2', universe: 'D(-1)' },
    });
  });

  it.each(['-1', '--1', '-{0|*}', '- *', '-', '-x', '--(1)'])(
    'takes the game %s as a word',
    (game) => {
      expect(read('outcome', game)).toEqual({ words: ['outcome', game], flags: {} });
    },
  );

  it('takes everything after -- as words', () => {
    expect(read('eval', '--', '--json')).toEqual({ words: ['eval', '--json'], flags: {} });
  });

  it('knows -h and -V', () => {
    expect(read('-h', '-V').flags).toEqual({ help: true, version: true });
  });

  it.each([
    [['--jason'], 'there is no flag --jason; did you mean --json?'],
    [['--jsn'], 'there is no flag --jsn; did you mean --json?'],
    [['--frobnicate'], 'there is no flag --frobnicate'],
    [['--json=yes'], '--json takes no value'],
    [['--timeout'], '--timeout needs a value, SECONDS'],
    [['--universe='], '--universe needs a value, UNIVERSE'],
    [['--timeout', 'soon'], '--timeout needs a number above zero, not `soon`'],
    [['--timeout', '1e400'], '--timeout needs a number above zero, not `1e400`'],
    [['--max-forms', '0'], '--max-forms needs a number above zero, not `0`'],
    [['--max-memory', '-5'], '--max-memory needs a number above zero, not `-5`'],
  ])('refuses %j', (argv, message) => {
    expect(() => readCommandLine(argv)).toThrow(new UsageError(message));
  });

  it('reads values', () => {
    const { flags } = readCommandLine(['--timeout', '0.5', '--json']);
    expect(flagNumber(flags, 'timeout')).toBe(0.5);
    expect(flagNumber(flags, 'max-forms')).toBeUndefined();
    expect(flagValue(flags, 'json')).toBeUndefined();
  });

  const word = fc.string().filter((text) => !/^(--[a-z].*|--|-h|-V)$/s.test(text));
  test.prop([fc.array(word)])('leaves other words as they are', (words) => {
    expect(readCommandLine(words)).toEqual({ words, flags: new Map() });
  });
});
