// Cutting a worksheet into statements.

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { splitStatements } from '../../src/syntax/statements.ts';

const split = (text: string): [string, number][] =>
  splitStatements(text).map((statement) => [statement.text, statement.line]);

test('one statement a line, blanks and comments left out', () => {
  expect(split('x := 1\n\n// a comment\n  y  // another\r\nz')).toEqual([
    ['x := 1', 1],
    ['y', 4],
    ['z', 5],
  ]);
});

test('brackets carry a statement over line ends, but not over a blank line', () => {
  expect(split('f(\n  1,\n  2)\n{0 |\n\n1}\ny')).toEqual([
    ['f(\n  1,\n  2)', 1],
    ['{0 |', 4],
    ['1}', 6],
    ['y', 7],
  ]);
});

test('brackets in texts and comments do not count', () => {
  expect(split('"({["\n// ({[\n"\\"("\nx')).toEqual([
    ['"({["', 1],
    ['"\\"("', 3],
    ['x', 4],
  ]);
});

test('the statements are stretches of the worksheet, in order', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: fc.constantFrom(...'{}()[]"\\/ \n\r\tx1*|'), maxLength: 60 }),
      (text) => {
        let end = 0;
        for (const { text: statement, from, line } of splitStatements(text)) {
          expect(from).toBeGreaterThanOrEqual(end);
          end = from + statement.length;
          expect(text.slice(from, end)).toBe(statement);
          expect(line).toBe(text.slice(0, from).split(/\r\n?|\n/).length);
        }
      },
    ),
  );
});
