// Large games in the text of an answer are summed up; their values are not.

import { describe, expect, test } from 'vitest';
import { Session, type TextOptions } from '../src/index.ts';

function answer(options: TextOptions, ...statements: string[]) {
  const session = new Session(options);
  const last = statements.map((statement) => session.run(statement).result).at(-1);
  if (last === undefined || !last.ok) throw new Error(JSON.stringify(last));
  return last;
}

const LARGE = '{0, *2, {1 | *3} | {2 | -1, *}, {0, # | 1}}';

describe('a large game', () => {
  const { text, value } = answer({ longest: 20 }, LARGE);

  test('is told by its outcome and its measures', () => {
    for (const measure of ['rank', 'nodes', 'edges', 'outcome']) {
      const told = answer({}, `${measure}(${LARGE})`).text;
      const words = { rank: `rank ${told}`, nodes: `${told} positions`, edges: `${told} edges` };
      expect(text).toContain(words[measure as 'rank'] ?? `outcome ${told}`);
    }
    expect(text).toContain('Left options: 3, Right options: 2');
    expect(text).toMatch(/`left\(G\)`.*--full/);
  });

  test('keeps its value', () => {
    expect(answer({}, `same(${value}, ${LARGE})`).text).toBe('true');
  });

  test('is written where there is room', () => {
    expect(answer({ longest: 200 }, LARGE).text).toBe(answer({}, LARGE).text);
  });

  test('in a list is abbreviated, on one line', () => {
    const list = answer({ longest: 20 }, `[0, ${'{0,* | '.repeat(80)}0${'}'.repeat(80)}]`).text;
    expect(list).toMatch(/^\[0, \{.*\.\.\..*\]$/);
    expect(list.length).toBeLessThan(400);
  });
});

test('a game too large to be counted in characters', () => {
  // Every form has the one before it twice: the text doubles, the positions grow by one.
  const doubled =
    'doubled(n: integer) := if n == 0 then 0 else (G := doubled(n - 1); {G, {G | } | })';
  const { text } = answer({ longest: 2000 }, doubled, 'doubled(1200)');
  expect(text).toMatch(/^a large game/);
  expect(text.length).toBeLessThan(500);
});

describe('pictures in letters', () => {
  test('only where they are asked for', () => {
    expect(answer({}, 'tree(*)').text).toBe('Game tree of *');
    expect(answer({ draw: true, style: 'unicode' }, 'tree(*)').text).toBe(
      ['Game tree of *', '', '  *', '╭─┴┄╮', '0   0'].join('\n'),
    );
  });

  test('in words where letters cannot draw them', () => {
    expect(answer({ draw: true }, 'dag(*2)').text).toContain(
      '\n3 distinct subpositions and 6 moves',
    );
  });

  test('in ASCII too', () => {
    expect(answer({ draw: true }, 'tree({0, # | *})').text).toBe(
      [
        'Game tree of {0, # | *}',
        '',
        '      o',
        '/--+--+..\\',
        '#  0     *',
        '       /-+.\\',
        '       0   0',
      ].join('\n'),
    );
  });

  test('boards', () => {
    expect(answer({ draw: true, style: 'unicode' }, 'drawing(clobber("xo|.x"))').text).toContain(
      '\n\nx o\n· x',
    );
  });
});
