// `sensible` in the language: the words for each way in which a move falls. That they are right is
// tested in the engine.

import { describe, expect, test } from 'vitest';
import { Session } from '../src/index.ts';

function run(input: string) {
  return new Session({ style: 'ascii' }).run(input).result;
}

function text(input: string): string {
  const result = run(input);
  return result.ok ? result.text : `${result.error.code}: ${result.error.message}`;
}

/** Why the first move of a board survives or falls. */
const why = (board: string, u: string) => text(`column(sensible(${board}, ${u}), "why")[0]`);

describe('sensible', () => {
  test('each way in words', () => {
    expect(why('nim(1)', 'M')).toBe('an option of the simplest form');
    expect(text('column(sensible(domineering(2, 2), E), "why")[1]')).toBe(
      'the same option as #.|#.',
    );
    expect(why('hackenbush("bbr")', 'Normal')).toBe('dominated by b');
    expect(why('domineering(3, 3)', 'E')).toBe(
      'reversible through #..|#..|.##, worth +-1; gives way to 1',
    );
    // * + * is 0 modulo dicots: Right answers, and a Left end is left.
    expect(why('nim(1, 1)', 'D')).toBe(
      'reversible through 0, worth 0, a Left end; a tombstone takes its place, which is erased',
    );
  });

  test('a table with its note, and in JSON cells that have types', () => {
    expect(text('sensible(domineering(3, 3), E)')).toMatch(/\n4 of 12 moves survive modulo E$/);
    expect(run('sensible(nim(1), D)')).toMatchObject({
      type: 'table',
      value: {
        heads: ['player', 'move', 'survives', 'mod D', 'why'],
        rows: [
          [
            { type: 'text', value: 'Left' },
            { type: 'board', value: 'nim("0")' },
            { type: 'boolean', value: true },
            { type: 'game', value: '0' },
            { type: 'text' },
          ],
          [{ type: 'text', value: 'Right' }, {}, {}, {}, {}],
        ],
      },
    });
  });

  test('sums, rulesets of your own and boards without moves', () => {
    expect(text('length(sensible(nim(2) + domineering(1, 2), E))')).toBe('5');
    expect(text('(Q := ruleset(n -> 0..n-1, n -> 0..n-1); length(sensible(Q(3), D)))')).toBe('6');
    expect(text('sensible(nim(0), D)')).toMatch(/0 of 0 moves survive modulo D$/);
    expect(text('sensible(*, D)')).toMatch(/expected a board, not a game/);
  });
});
