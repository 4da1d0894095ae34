// `strategy` in the language: its words, its JSON and its picture. That strategies win is tested in the
// engine.

import { readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, test } from 'vitest';
import { Session } from '../src/index.ts';

const run = (input: string, maxForms?: number) =>
  new Session({ style: 'ascii', draw: true }).run(
    input,
    maxForms === undefined ? {} : { budget: { maxForms } },
  ).result;

function text(input: string): string {
  const result = run(input);
  return result.ok ? result.text : `${result.error.code}: ${result.error.message}`;
}

const schema = new URL('../schema/answer-2.json', import.meta.url);
const isAnswer = new Ajv2020({ strictTypes: false }).compile(
  JSON.parse(readFileSync(schema, 'utf8')),
);

describe('strategy', () => {
  test('who wins, by which move, and a reply to each move', () => {
    // Misère Nim: from 2 take one; from 1 the other player must take the last.
    expect(text('strategy(nim(2))').split('\n')[0]).toBe('Left wins nim("2"), moving first, by 1');
    expect(text('strategy(nim(2), R)').split('\n')[0]).toBe(
      'Right wins nim("2"), moving first, by 1',
    );
    expect(text('strategy(nim(1))')).toBe(
      'Right wins nim("1") when Left moves first\n1. 1, Left to move\n   0: Right has no move and wins',
    );
    // In normal play the last counter wins.
    expect(text('strategy(nim(2), L, "normal")')).toBe(
      'Left wins nim("2"), moving first, by 0 in normal play\n1. 0: Right has no move and loses',
    );
    expect(text('strategy(nim(0))')).toBe('Left wins nim("0"), moving first, by having no move');
  });

  test('a ruleset of one’s own goes by its name', () => {
    const rules = 'Q := ruleset(n -> [k for k in 0..n-1], n -> [k for k in 0..n-1])';
    const session = new Session({ style: 'ascii' });
    session.run(rules);
    const { result } = session.run('strategy(Q(2))');
    expect(result.ok && result.text.split('\n')[0]).toBe('Left wins Q(2), moving first, by 1');
  });

  test('JSON, valid by the schema', () => {
    for (const board of ['nim(2)', 'nim(0)', 'nim(1)', 'domineering(3, 3)', 'clobber(2, 3)']) {
      for (const play of ['"misere"', '"normal"']) {
        const answer = run(`strategy(${board}, R, ${play})`);
        expect(isAnswer(answer), JSON.stringify(isAnswer.errors)).toBe(true);
      }
    }
    expect(run('strategy(nim(2))')).toMatchObject({
      type: 'strategy',
      value: {
        board: 'nim("2")',
        play: 'misere',
        first: 'left',
        winner: 'left',
        opening: '1',
        stops: [{ position: '1', answers: [{ move: '0', reply: null, to: null }] }],
      },
    });
    expect(isAnswer({ ...run('strategy(nim(2))'), value: { board: 'nim("2")' } })).toBe(false);
  });

  test('a large one is cut in the text, and says so', () => {
    const shown = text('strategy(clobber(3, 4))').split('\n');
    expect(shown.length).toBeLessThan(70);
    expect(shown.at(-1)).toMatch(/^… \d+ positions in all$/);
  });

  test('a tree of it, small and large', () => {
    expect(text('draw(strategy(nim(2)))')).toContain('Left wins nim("2"), Left moving first');
    expect(text('draw(strategy(nim(2)))').split('\n').slice(-5).join('\n')).toContain('1');
    for (const board of ['nim(0)', 'domineering(4, 4)', 'domineering(2, 3)', 'snort(2, 2)']) {
      expect(run(`draw(strategy(${board}))`)).toMatchObject({ ok: true, type: 'picture' });
      expect(text(`tikz(strategy(${board}))`)).toMatch(/\\begin\{tikzpicture\}/);
    }
  });

  test('a budget ends it', () => {
    expect(run('strategy(domineering(8, 8))', 500)).toMatchObject({ error: { code: 'budget' } });
  });

  test('what is no board, no player and no play is refused', () => {
    expect(text('strategy(*)')).toMatch(/^type: expected a board/);
    expect(text('strategy(nim(1), N)')).toMatch(/^value: `N` is no player/);
    expect(text('strategy(nim(1), L, "nice")')).toMatch(
      /^value: expected one of "misere", "normal"/,
    );
    expect(text('same(strategy(nim(1)), strategy(nim(1)))')).toMatch(/^type: /);
  });
});
