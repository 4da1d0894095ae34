// Completion of the word before the cursor.

import { rulesets } from '@proviso/engine/rulesets';
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

test('every ruleset that ships, with its rules in the help', () => {
  const session = new Session();
  for (const [name, { ruleset }] of rulesets) {
    expect(labels(`outcome(${name.slice(0, -1)}`), name).toContain(name);
    const { result } = session.run(`help(${name})`);
    expect(result.ok && result.text, name).toContain(ruleset.rules);
  }
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

test('what there is help on, after help and ?', () => {
  const session = new Session();
  session.run('notions(G) := G + G');
  for (const line of ['help no', '?no', '? no', 'help(no', 'help("no']) {
    expect(labels(line, session)).toEqual(
      expect.arrayContaining(['notation', 'nodes', 'normaloutcome', 'notions']),
    );
    expect(complete(line, line.length).from).toBe(line.length - 2);
  }
  expect(labels('help several pla')).toEqual(['players']);
  // A call with more than a word in it is none that asks for help.
  expect(labels('help + no')).not.toContain('notation');
});

test('topics and terms of the glossary, after help', () => {
  expect(labels('help dicot').sort()).toEqual(['dicot', 'dicotic']);
  expect(labels('help misère p')).toEqual(['misère play']);
  expect(complete('help misère p', 13).from).toBe(5);
  expect(labels('?canonical f')).toEqual(['canonical form']);
  expect(labels('help p-')).toEqual(['P-free', 'P-position']);
  expect(labels('help dead-')).toEqual(['dead-ending']);
  expect(labels('help dead')).toEqual(['dead end', 'dead-ending']);
  expect(labels('help canonical')).toEqual(['canonical', 'canonical form']);
  expect(labels('help ')).toEqual(expect.arrayContaining(['notation', 'universe', 'outcome']));
});

test('use 3 players changes what is offered', () => {
  const session = new Session();
  expect(labels('use 3 ')).toEqual(['players']);
  expect(labels('use 3 pl')).toEqual(['players']);
  expect(labels('use 3 players w')).toEqual(['where']);
  expect(labels('restr', session)).toEqual([]);
  expect(labels('adjo', session)).toEqual(['adjoint']);
  session.run('use 3 players');
  expect(labels('restr', session)).toEqual(['restrict']);
  expect(labels('adjo', session)).toEqual([]);
  expect(labels('mo', session)).toEqual([]);
  expect(labels('E', session)).toEqual([]);
  session.run('use 2 players');
  expect(labels('adjo', session)).toEqual(['adjoint']);
});
