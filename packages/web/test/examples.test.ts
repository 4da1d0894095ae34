// The gallery of worksheets: groups by folder, and addresses that do not name the folder.

import { expect, it } from 'vitest';
import {
  example,
  exampleAbout,
  exampleGroups,
  exampleTitle,
  themeTitle,
} from '../src/worksheet/examples.ts';

it('begins with the introductions, first steps first', () => {
  const [introductions] = exampleGroups;
  expect(introductions?.folder).toBe('');
  expect(introductions?.names[0]).toBe('first-steps');
  expect(introductions?.names).toContain('nim-for-three');
});

it('goes on with a sheet for each kind of reader', async () => {
  const gallery = exampleGroups[1];
  expect(themeTitle(gallery?.folder ?? '')).toBe('Gallery');
  expect(gallery?.names.length).toBeGreaterThanOrEqual(5);
  for (const name of gallery?.names ?? []) {
    const text = (await example(name)) ?? '';
    // Prose with a heading and formulas, a question, an answer that is checked, a picture, a try.
    for (const part of [
      /^\/\/ # /,
      /\$[^$\n]+\$|`[^`]+`/,
      /question/,
      /surprise/i,
      /^assert /m,
      /Try it/,
    ]) {
      expect(text, name).toMatch(part);
    }
    expect(text, name).toMatch(/^(?:tree|hasse|domineering|cross)\(/m);
  }
});

it('has no stars around words, which are signs of games and no marks', async () => {
  const names = exampleGroups.flatMap((group) => group.names);
  const starred = /(?<![\w*`$)])\*[a-z]+\*(?![\w*])/i;
  for (const name of names) {
    const prose = ((await example(name)) ?? '').split('\n').filter((line) => line.startsWith('//'));
    expect(
      prose.filter((line) => starred.test(line.replace(/`[^`]*`|\$[^$]*\$/g, ''))),
      name,
    ).toEqual([]);
  }
});

it('has a group for each folder, and finds every sheet by its name alone', async () => {
  expect(exampleGroups.map(({ folder }) => themeTitle(folder))).toContain('Heaps');
  const names = exampleGroups.flatMap((group) => group.names);
  expect(new Set(names).size).toBe(names.length);
  const texts = await Promise.all(names.map(example));
  expect(new Set(texts).size).toBe(names.length);
  expect(texts).not.toContain(undefined);
});

it('calls them what the list of worksheets calls them', () => {
  expect(
    ['misere-kayles', 'grundys-game', 'equal-in-d-not-in-e', 'star-is-its-own-inverse'].map(
      exampleTitle,
    ),
  ).toEqual(['Misère Kayles', "Grundy's game", 'Equal in D, not in E', '* is its own inverse']);
  expect(exampleGroups.map(({ folder }) => themeTitle(folder))).toContain('Tables and pictures');
});

it('has every one in that list', () => {
  const names = exampleGroups.flatMap((group) => group.names);
  expect(names.filter((name) => exampleTitle(name) === name)).toEqual([]);
  expect(names.filter((name) => exampleAbout(name) === '')).toEqual([]);
});
