// Pictures as values: what prints, what JSON has, what is refused.

import { describe, expect, test } from 'vitest';
import { Session } from '../src/index.ts';

function run(text: string, style: 'ascii' | 'unicode' | 'latex' = 'unicode') {
  return new Session({ style }).run(text).result;
}
const text = (...args: Parameters<typeof run>): string => {
  const result = run(...args);
  return result.ok ? result.text : result.error.message;
};

describe('pictures', () => {
  test.each([
    ['tree({-2 | #})', 'Game tree of {2̄ | ■}', 'Game tree of {-2 | #}'],
    ['dag({. | 0})', 'Subpositions of 1̄', 'Subpositions of -1'],
    ['hasse([0, *, * + *], D)', 'Order of 2 games modulo D', 'Order of 2 games modulo D'],
    ['drawing(nim(2))', 'Nim: nim("2")', 'Nim: nim("2")'],
  ])('%s prints its title', (input, unicode, ascii) => {
    expect(text(input)).toBe(unicode);
    expect(text(input, 'ascii')).toBe(ascii);
  });

  test('are objects with an SVG in JSON', () => {
    const result = run('tree(*)');
    expect(result).toMatchObject({ ok: true, type: 'picture' });
    const value = result.ok ? (result.value as { title: string; svg: string }) : undefined;
    expect(value?.title).toBe('Game tree of *');
    expect(value?.svg).toMatch(/^<svg [\s\S]*<\/svg>\n$/);
  });

  test('are TikZ in LaTeX', () => {
    expect(text('tree(*)', 'latex')).toContain('\\begin{tikzpicture}');
    expect(text('latex(tree(*))')).toBe(text('tikz(*)'));
    expect(text('tikz(domineering(1, 1))')).toContain('rectangle');
  });

  test('the default universe is the one in use', () => {
    const session = new Session();
    session.run('use E');
    const { result } = session.run('hasse([0, 1])');
    expect(result.ok && result.text).toBe('Order of 2 games modulo E');
  });

  test.each([
    ['tree(M)', 'universe'],
    ['hasse([0, true])', 'true or false'],
    ['drawing(*)', 'no board'],
    ['tikz(outcome(*))', 'an outcome'],
    ['dag(3000)', '3,001 distinct subpositions'],
    ['unique([tree(*)])', 'cannot be told apart'],
    ['tree(*) + 1', 'a picture'],
  ])('%s is refused', (input, reason) => {
    expect(run(input)).toMatchObject({ ok: false });
    expect(text(input)).toContain(reason);
  });
});
