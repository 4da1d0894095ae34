// The words that an editor offers: those of the games that are meant at its place in the sheet.

import { describe, expect, it } from 'vitest';
import { vocabulary } from '../src/worker/sheet-session.ts';
import { leftBehindBy, severalPlayers } from '../src/worksheet/basis.ts';

describe('the players that are meant', () => {
  it.each([
    ['', false],
    ['G := *\nuse D', false],
    ['use 3 players', true],
    ['use 3 players where {P} wins\nG := *', true],
    ['use 3 players\nuse 2 players', false],
    ['use 2 players where {P} wins', true],
    ['use 2 players; use 4 players', true],
    ['"use 3 players"', false],
  ])('after %j', (text, several) => {
    expect(severalPlayers(leftBehindBy(text))).toBe(several);
  });
});

it('words are offered where they mean something, each function with its help', () => {
  const { two, several } = vocabulary();
  const labels = (words: typeof two) => words.map(({ label }) => label);
  expect(labels(two)).toEqual(expect.arrayContaining(['invertible', 'outcome', 'mod', 'D']));
  expect(labels(two)).not.toContain('undetermined');
  expect(labels(several)).toEqual(expect.arrayContaining(['undetermined', 'outcome', 'use']));
  expect(labels(several)).not.toContain('invertible');
  expect(labels(several)).not.toContain('mod');
  for (const { kind, help } of [...two, ...several])
    expect(help !== undefined).toBe(kind === 'function');
});
