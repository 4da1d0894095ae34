// Answers as JSON: the shapes LANGUAGE promises, and the published schema.

import { readFileSync } from 'node:fs';
import { Arena } from '@proviso/engine';
import { importForms } from '@proviso/engine/forms';
import Ajv2020 from 'ajv/dist/2020.js';
import { describe, expect, test } from 'vitest';
import { parseForm, type Result, Session } from '../src/index.ts';

function validator(version: number) {
  const file = new URL(`../schema/answer-${version}.json`, import.meta.url);
  return new Ajv2020.default({ strict: false }).compile(JSON.parse(readFileSync(file, 'utf8')));
}

/** Answers of kinds that version 1 knows are valid by both. */
const first = validator(1);
const second = validator(2);

function valid(result: Result, validators = [first, second]): Result {
  const json: unknown = JSON.parse(JSON.stringify(result));
  for (const validate of validators) {
    if (!validate(json)) throw new Error(JSON.stringify([validate.errors, json]));
  }
  return json as Result;
}

function answer(...statements: string[]): Result {
  const session = new Session({ style: 'unicode' });
  return statements.map((statement) => valid(session.run(statement).result)).at(-1) as Result;
}

describe('values', () => {
  test.each<[string, object]>([
    ['true', { type: 'boolean', value: true, text: 'true' }],
    ['rank(*2)', { type: 'integer', value: 2, text: '2' }],
    [
      'edges(*40)',
      { type: 'integer', value: '12157665459056928800', text: '12157665459056928800' },
    ],
    ['outcome(*)', { type: 'outcome', value: 'P', text: 'P' }],
    ['"a\\"b\\n"', { type: 'text', value: 'a"b\n', text: 'a"b\n' }],
    ['D(-1)', { type: 'universe', value: 'D(-1)', text: 'D(-1)' }],
    ['{0, # | -1}', { type: 'game', value: '{0, # | -1}', text: '{0, ■ | 1̄}' }],
    ['inverse(*, E)', { type: 'nothing', value: null, text: 'nothing' }],
    [
      '[*, [true]]',
      {
        type: 'list',
        value: [
          { type: 'game', value: '*', text: '*' },
          { type: 'list', value: [{ type: 'boolean', value: true, text: 'true' }], text: '[true]' },
        ],
        text: '[*, [true]]',
      },
    ],
    ['use E', { type: 'universe', value: 'E', text: 'E' }],
    ['x := 2', { type: 'game', value: '2', text: '2' }],
    ['f(x) := x', { type: 'nothing', value: null, text: '' }],
    ['assert true', { type: 'nothing', value: null, text: '' }],
    ['outcome', { type: 'function', value: 'outcome(G)', text: 'outcome(G)' }],
    ['// nothing', { type: 'nothing', value: null, text: '' }],
  ])('%s', (text, expected) => {
    expect(answer(text)).toEqual({ ok: true, ...expected });
  });

  test('games of several players, short and long', () => {
    expect(answer('use 3 players')).toMatchObject({ type: 'text', value: '3 players' });
    expect(answer('use 3 players', '{0 | | *}')).toMatchObject({ type: 'game' });
    expect(answer('use 3 players', '6 * *4')).toMatchObject({ type: 'game', value: null });
    expect(answer('use 3 players', 'outcome(*)')).toMatchObject({ type: 'outcome', value: 'NP' });
  });

  test('an error has a code, a message and a place, and nothing else', () => {
    expect(answer('{0 | y}')).toEqual({
      ok: false,
      error: { code: 'name', message: '`y` is not known', line: 1, column: 6 },
    });
  });
});

describe('kinds that came with version 2', () => {
  test('a table has heads and rows of values', () => {
    const { result } = new Session().run('table([0, *2], "G", G -> G, "edges", edges)');
    expect(valid(result, [second])).toEqual({
      ok: true,
      type: 'table',
      value: {
        heads: ['G', 'edges'],
        rows: [
          [
            { type: 'game', value: '0', text: '0' },
            { type: 'integer', value: 0, text: '0' },
          ],
          [
            { type: 'game', value: '*2', text: '*2' },
            { type: 'integer', value: 8, text: '8' },
          ],
        ],
      },
      text: 'G   edges\n──  ─────\n0       0\n*2      8',
    });
    expect(first(JSON.parse(JSON.stringify(result)))).toBe(false);
  });

  test('tables inside lists, rulesets and silenced statements', () => {
    const { result } = new Session().run('[table([0], "G", G -> G)]');
    expect(valid(result, [second])).toMatchObject({ type: 'list', value: [{ type: 'table' }] });
    const answer = { ok: true, type: 'ruleset', value: 'domineering', text: 'domineering' };
    expect(second(answer)).toBe(true);
    expect(second({ ...answer, silent: true })).toBe(true);
    expect(second({ ...answer, silent: false })).toBe(false);
    expect(first(answer)).toBe(false);
  });
});

describe('games too large for a text', () => {
  test('past 100,000 characters there is a DAG that imports to the same game', () => {
    const session = new Session({ style: 'unicode' });
    const { result, value } = session.run('3 * {0, *2, {*3 | ^} | {1/4 | *4}, v}');
    valid(result);
    if (!result.ok || value?.type !== 'game') throw new Error('no game');
    expect(result.value).toBeNull();
    expect(result.text.length).toBeLessThan(30_000);
    const [id] = importForms(value.game.arena, JSON.parse(JSON.stringify(result.dag)));
    expect(id).toBe(value.game.id);
  });

  test('with its code, where that is asked for, a game can be sent back', () => {
    const session = new Session({ codes: true });
    const { result, value } = session.run('3 * {0, *2, {*3 | ^} | {1/4 | *4}, v}');
    valid(result, [second]);
    if (!result.ok || value?.type !== 'game') throw new Error('no game');
    expect(session.run(`code"${result.code}"`).value).toMatchObject({
      game: { id: value.game.id },
    });
  });

  test('so it is where the text would be nested too deeply to parse', () => {
    const session = new Session({ style: 'unicode' });
    session.run('f(n) := if n == 0 then 0 else {f(n - 1) | 0}');
    session.run('g(n) := if n == 0 then G else {g(n - 1) | 0}');
    session.run('G := f(integer(150))');
    for (let i = 0; i < 2; i++) session.run('G := g(integer(150))');
    expect(valid(session.run('G').result)).toMatchObject({
      ok: true,
      value: expect.stringMatching(/^\{{449}/),
    });
    const deep = valid(session.run('g(integer(150))').result);
    expect(deep).toMatchObject({ ok: true, value: null, dag: { format: 'proviso-forms' } });
  });

  test('what is given as a text parses back', () => {
    const session = new Session({ style: 'unicode' });
    for (const text of ['{0, # | {1/2 | v}}', '*2 + ±3', 'random(4, M, 1)', 'random(4, E, 2)']) {
      const { result, value } = session.run(text);
      if (!result.ok || value?.type !== 'game') throw new Error('no game');
      const arena = new Arena();
      expect(parseForm(value.game.arena, String(result.value))).toBe(value.game.id);
      expect(parseForm(arena, result.text)).toBe(parseForm(arena, String(result.value)));
    }
  });
});
