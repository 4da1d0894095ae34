// What formulas sound like: by example, and games that differ are read differently.

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { spoken } from '../src/parts/spoken.ts';

describe('a formula in words', () => {
  it.each([
    ['0', '0'],
    ['12', '12'],
    ['1\u0304', 'minus 1'],
    ['1\u03042\u0304', 'minus 12'],
    ['-3', 'minus 3'],
    // The Left end 1̄0 of the papers.
    ['1\u03040', 'minus 1 0'],
    ['*', 'star'],
    ['*2', 'star 2'],
    ['±1', 'plus or minus 1'],
    ['-1/2', 'minus 1 over 2'],
    ['{↑* | ⇓}', 'Left to up star, Right to double down'],
    ['{0, * | *}', 'Left to 0 or star, Right to star'],
    ['{· | ■}', 'Left to nothing, Right to tombstone'],
    ['{|0}', 'Left to nothing, Right to 0'],
    ['{{0 | 1\u0304} | *}', 'Left to open Left to 0, Right to minus 1, close, Right to star'],
    [
      '{0 | 0} + {1 | 1}',
      'open Left to 0, Right to 0, close plus open Left to 1, Right to 1, close',
    ],
    ['G ≥ H', 'G is at least H'],
    ['G\u0304 + X', 'conjugate of G plus X'],
    ['D(1\u03040)', 'D ( minus 1 0 )'],
  ])('%s', (formula, words) => {
    expect(spoken(formula)).toBe(words);
  });
});

const { game } = fc.letrec<{ game: string }>((tie) => {
  const side = fc
    .array(fc.oneof({ depthSize: 'small' }, fc.constant('■'), tie('game')), { maxLength: 3 })
    .map((options) => options.join(', ') || '·');
  return {
    game: fc.oneof(
      { depthSize: 'small', withCrossShrink: true },
      fc.constantFrom('0', '1', '12', '1\u0304', '1\u03042\u0304', '*', '*2', '±1'),
      fc.tuple(side, side).map(([left, right]) => `{${left} | ${right}}`),
    ),
  };
});

it('games that are written differently are read differently', () => {
  const read = new Map<string, string>();
  fc.assert(
    fc.property(game, (text) => {
      const words = spoken(text);
      expect(read.get(words) ?? text).toBe(text);
      read.set(words, text);
    }),
    { numRuns: 2_000 },
  );
});
