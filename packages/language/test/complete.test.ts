// Completion of the word before the cursor.

import { expect, test } from 'vitest';
import { complete, Session } from '../src/index.ts';

const labels = (text: string, session?: Session): string[] =>
  complete(text, text.length, session).options.map(({ label }) => label);

test('functions, by what has been typed', () => {
  expect(labels('1 + outc')).toEqual(['outcome']);
  expect(complete('1 + outc', 8).from).toBe(4);
  expect(complete('outcome(ra', 10).options[0]).toMatchObject({
    label: 'rank',
    kind: 'function',
    detail: 'rank(G)',
  });
});

test('variables come first', () => {
  const session = new Session();
  session.run('ranks := [1]');
  expect(labels('ran', session)).toEqual(['ranks', 'rank', 'random']);
});

test('after mod, in and use stand universes', () => {
  const session = new Session();
  session.run('U := D(-1)');
  expect(labels('G mod ', session)).toEqual(['M', 'B', 'E', 'D', 'Normal', 'U']);
  expect(labels('use D')).toEqual(['D']);
});

test('nothing completes inside a text or a comment', () => {
  expect(labels('"outc')).toEqual([]);
  expect(labels('1 // outc')).toEqual([]);
  expect(labels('"a" + outc')).toEqual(['outcome']);
});
