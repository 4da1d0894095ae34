// What is refused, with the place, the cause and the cure.

import { describe, expect, test } from 'vitest';
import { LanguageError, Source } from '../../src/errors.ts';
import { parse } from '../../src/syntax/parse.ts';

function refusal(text: string): LanguageError {
  try {
    parse(new Source(text));
  } catch (error) {
    if (error instanceof LanguageError) return error;
    throw error;
  }
  throw new Error(`${text} was not refused`);
}

describe('found, expected and the cure', () => {
  test.each([
    // LANGUAGE: the longest run must be unique.
    ['{a|b|c}', 1, 5, 'it is not said which `|` splits first; write `{a||b|c}` or `{a|b||c}`'],
    [
      '{a||b|c||d}',
      1,
      8,
      'it is not said which `||` splits first; write `{a|||b|c||d}` or `{a||b|c|||d}`',
    ],
    // LANGUAGE: `2*` alone is an error with the cure "write `2 + *`".
    [
      '2*',
      1,
      3,
      'found the end of the text, expected a game or value; after an operand `*` counts copies: write `2 + *`',
    ],
    [
      '{2*|0}',
      1,
      4,
      'found `|`, expected a game or value; after an operand `*` counts copies: write `2, *` for two options or `2 + *` for their sum',
    ],
    // LANGUAGE: refused with the cure `same(G mod E, H mod E)`.
    [
      'G mod E == H mod E',
      1,
      9,
      '`mod E` ends what `==` could compare; write `same(G mod E, H mod E)`',
    ],
    ['G mod E != H', 1, 9, '`mod E` ends what `!=` could compare; write `not same(G mod E, H)`'],
    ['G mod E >= H mod E', 1, 9, '`mod E` ends what `>=` could compare; write `G >= H mod E`'],
    ['G mod E mod D', 1, 9, 'two `mod` in a row; write `(G mod E) mod D`'],
    ['G mod D + H', 1, 7, '`mod` binds looser than the signs after it; write `(G mod D) + H`'],
    [
      'G in D mod E',
      1,
      8,
      'membership is asked of a form, not modulo a universe; write `G in D` or `(G mod E) in D`',
    ],
    ['a < b <= c', 1, 7, 'relations do not chain; write `a < b and b <= c`'],
    ['a < b < c mod E', 1, 7, 'relations do not chain; write `a < b mod E and b < c mod E`'],
    ['a < b mod E mod D', 1, 13, 'two `mod` in a row; write `a < b mod E`'],
    ['G mod E in D', 1, 9, '`mod E` ends what `in` could compare; write `(G mod E) in D`'],
    [
      '1 >= 0 mod E == false',
      1,
      14,
      'a relation is compared in parentheses; write `(1 >= 0 mod E) == false`',
    ],
    [
      'a in D != (b in D)',
      1,
      8,
      'a relation is compared in parentheses; write `(a in D) != (b in D)`',
    ],
    [
      '1 not in D',
      1,
      3,
      'found `not`, expected an operator or the end of the statement; write `not 1 in D`',
    ],
    [
      'a + b not in E',
      1,
      7,
      'found `not`, expected an operator or the end of the statement; write `not G in E`',
    ],
    // LANGUAGE: the tombstone is no game by itself.
    [
      '# + 1',
      1,
      1,
      'the tombstone is no game by itself; it stands among the options of a form, as in `{0, # | *}`',
    ],
    ['D := 3', 1, 1, '`D` is reserved; take another name'],
    ['f(P) := 3', 1, 3, '`P` is reserved; take another name'],
    [
      'f(1) := 2',
      1,
      3,
      '`1` cannot be the name of a parameter; a name is letters, digits and `_`, and begins with no digit',
    ],
    ['f(x, x) := 2', 1, 6, 'the parameter `x` stands twice'],
    ['xs[0] := 2', 1, 1, '`xs[0]` cannot be given a value; write `x := …` or `f(G) := …`'],
    [
      'x = 3',
      1,
      3,
      'found `=`, expected an operator or the end of the statement; write `x := 3` to name a value, `x == 3` to compare',
    ],
    [
      '3x',
      1,
      2,
      'found `x`, expected an operator or the end of the statement; write `3 * x` for copies',
    ],
    [
      '* 3',
      1,
      3,
      'found `3`, expected an operator or the end of the statement; a nim-heap is written without a space: `*3`',
    ],
    [
      '1̄0',
      1,
      3,
      'found `0`, expected an operator or the end of the statement; a row of barred integers is written `end"10"`',
    ],
    [
      '{0 | 1',
      1,
      7,
      'found the end of the text, expected an operator, `,`, `|` or `}`; the `{` before it is not closed',
    ],
    [
      '1)',
      1,
      2,
      'found `)`, expected an operator or the end of the statement; no `(` is open here',
    ],
    [
      '{0|1]',
      1,
      5,
      'found `]`, expected an operator, `,`, `|` or `}`; the `{` before it is not closed',
    ],
    ['"abc', 1, 1, 'this text is not closed; end it with `"` on its line'],
    [
      '"a\\q"',
      1,
      3,
      '`\\q` is no escape; the escapes are `\\n`, `\\t`, `\\"`, `\\\\` and `\\u{…}`',
    ],
    [
      '1/3',
      1,
      1,
      '`1/3` is not the value of a game; the denominator must be a power of two, as in `3/4`',
    ],
    ['1/0', 1, 1, 'a fraction has no denominator 0'],
    [
      '{1}',
      1,
      1,
      'a form of two players has a bar; write `{1 |}`, or `use 3 players` for impartial games without one',
    ],
    [
      '1 # one',
      1,
      3,
      'found `#`, expected an operator or the end of the statement; `#` is the tombstone and stands among the options of a form; comments begin with `//`',
    ],
    [
      'mod',
      1,
      1,
      'found `mod`, expected a game or value or the end of the statement; `mod` stands after a game or a relation, as in `G mod E`',
    ],
    [
      'if a then b',
      1,
      12,
      'found the end of the text, expected an operator or `else`; an `if` has an `else`: `if … then … else …`',
    ],
    [
      '(1, 2)',
      1,
      5,
      'a comma has no meaning in these parentheses; write a list `[a, b]`, or `(x, y) -> …` for a function',
    ],
    [
      'use 3 players where {Q} wins',
      1,
      22,
      '`Q` is no player relative to the one who cannot move; the players are `N`, `O`, `P`',
    ],
    ['use 3 players where N wins', 1, 21, 'found `N`; write `where {N} wins`'],
    ['use 3 players where NO wins', 1, 21, 'found `NO`; write `where {N, O} wins`'],
    ['use 4 players where (O1, P) wins', 1, 21, 'found `(`; write `where {O1, P} wins`'],
    ['use 3 players where all win', 1, 21, 'found `all`; write `where {P} wins`'],
    ['use 1 players', 1, 5, 'games here have 2 to 30 players'],
  ])('%s', (text, line, column, message) => {
    const error = refusal(text);
    expect([error.line, error.column, error.message]).toEqual([line, column, message]);
  });
});

test('lines and columns count UTF-16 units from 1', () => {
  const error = refusal('x\r\n// 𝔾\n{"𝔾" + ), 1|}');
  expect([error.line, error.column]).toEqual([3, 9]);
});

test('a statement deep in a worksheet is placed by its first line', () => {
  try {
    parse(new Source('{0\n|| 1 | 2 || 3}', 40));
    expect.unreachable();
  } catch (error) {
    expect(error).toMatchObject({ line: 41, column: 10 });
  }
});
