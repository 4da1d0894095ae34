// Games as people type and paste them: several ups, mixed numbers, signs of papers, our own LaTeX.

import { fc, test as property } from '@fast-check/vitest';
import { Arena, formToText, M } from '@proviso/engine';
import { born } from '@proviso/engine/census';
import { describe, expect, test } from 'vitest';
import { parseForm, Session } from '../src/index.ts';

/** Runs statements in one session; the answer to the last. */
function last(...statements: string[]): string {
  const session = new Session({ style: 'ascii' });
  let text = '';
  for (const statement of statements) {
    const { result } = session.run(statement);
    text = result.ok ? result.text : `${result.error.code}: ${result.error.message}`;
  }
  return text;
}

describe('ups', () => {
  // The canonical forms of normal play, as in Winning Ways.
  test.each([
    ['^^', '{0 | {0, * | 0}}'],
    ['^2', '{0 | {0, * | 0}}'],
    ['⇑', '{0 | {0, * | 0}}'],
    ['↑↑', '{0 | {0, * | 0}}'],
    ['^*', '{0, * | 0}'],
    ['↑*', '{0, * | 0}'],
    ['v*', '{0 | 0, *}'],
    ['↓*', '{0 | 0, *}'],
    ['^^*', '{0 | ^}'],
    ['⇑*', '{0 | ^}'],
    ['^*2', '{0 | *3}'],
    ['v*2', '{*3 | 0}'],
    ['↑3', '{0 | ^^*}'],
    ['⇓', '-^^'],
    ['↓3*2', '-^3*2'],
    ['^1', '^'],
    ['^0', '0'],
  ])('%s is %s', (written, meant) => {
    expect(last(`same(${written}, ${meant})`)).toBe('true');
  });

  test.each([1, 2, 3, 4].flatMap((n) => [0, 1, 2, 3].map((m) => [n, m] as const)))(
    '^%i*%i is the canonical form of the sum',
    (n, m) => {
      expect(last(`same(^${n}*${m}, ${n} * ^ + *${m} mod Normal)`)).toBe('true');
      expect(last(`same(↓${n}*${m}, ${n} * v + *${m} mod Normal)`)).toBe('true');
    },
  );

  test('what was written before means what it did', () => {
    expect(last('same(^ + ^, 2 * ^)')).toBe('true');
    expect(last('same(3**2, *2 + *2 + *2)')).toBe('true');
    expect(last('v3 := rank(*3)', 'v3*2')).toBe('6');
    expect(last('^1000000')).toBe('limit: at most 100000 ups are written at once');
  });
});

describe('numbers and signs', () => {
  test.each([
    ['same(1 1/2, {1 | 2})', 'true'],
    ['same(-1 1/2, {-2 | -1})', 'true'],
    ['same({2 3/4 | 3}, {11/4 | 3})', 'true'],
    ['same(+-{1, 2}, {1, 2 | -1, -2})', 'true'],
    ['same(±{1, 2}, {1, 2 | -1, -2})', 'true'],
    ['same(tiny(2), {0 || 0 | -2})', 'true'],
    ['same(miny(2), -tiny(2))', 'true'],
    ['same(∗, *) and same(∗3, *3) and same(⋆2, *2)', 'true'],
    ['same(3 ∗ ^, 3 * ^) and same(3 × ^, 3 * ^) and same(3 · ^, 3 * ^)', 'true'],
    ['∗ + ∗ ≡ 0 mod D', 'true'],
    ['1 ∥ 0 mod E', 'true'],
    ['{0,*|*} ≥ 0 mod D and 0 ≤ {0,*|*} mod D and * ≠ 0 mod D', 'true'],
    ['same(1 − 1, 1 - 1)', 'true'],
  ])('%s', (statement, answer) => {
    expect(last(statement)).toBe(answer);
  });
});

describe('(mod D)', () => {
  test.each([
    ['* + * == 0 (mod D)', 'true'],
    ['* + * == 0 (mod E)', 'false'],
    ['{0, * | *} >= 0 + 0 (mod D)', 'true'],
    ['{0, * | *} (mod D)', '{0, # | *}'],
    ['not * + * == 0 (mod E) and true', 'true'],
    ['* + * == 0 ( mod D(-1) )', 'false'],
    ['* + * \\equiv 0 \\pmod{D}', 'true'],
    ['* + * \\geqslant 0 \\pmod{D}', 'true'],
    ['modulus(x) := x\nmodulus(2)', '2'],
  ])('%s', (statements, answer) => {
    expect(last(...statements.split('\n'))).toBe(answer);
  });

  test('goes on over lines inside its parentheses', () => {
    expect(last('* + * == 0 (mod \nD)')).toBe('true');
  });
});

describe('LaTeX', () => {
  test.each([
    ['\\{0 \\mid *\\}', '{0 | *}'],
    ['\\left\\{ 0, \\blacksquare \\mid \\ast \\right\\}', '{0, # | *}'],
    ['\\overline{1}', '-1'],
    ['\\overline{12} + \\bar{3}', '-12 - 3'],
    ['\\{\\cdot \\mid 0\\}', '{. | 0}'],
    ['\\pm 1', '+-1'],
    ['\\frac{1}{2}', '1/2'],
    ['1\\frac{1}{2}', '3/2'],
    ['\\uparrow', '^'],
    ['\\Uparrow\\ast', '^^*'],
    ['\\downarrow', 'v'],
    ['\\cgstar 3', undefined],
    ['\\{1 \\| 0 \\mid *\\}', '{1 || 0 | *}'],
  ])('%s', (written, meant) => {
    if (meant === undefined) return expect(last(written)).toMatch(/^syntax: /);
    return expect(last(`same(${written}, ${meant})`)).toBe('true');
  });

  const arena = new Arena();
  const forms = [...born(arena, 2, M)];
  const latex = (text: string): string =>
    formToText(arena, parseForm(arena, text), { style: 'latex', maxLength: Infinity });

  test('whatever is printed of the forms of day 2 is read back', () => {
    for (const form of forms) {
      const text = formToText(arena, form, { style: 'latex', maxLength: Infinity });
      expect(parseForm(arena, text)).toBe(form);
    }
  });

  test.each(['^', 'v', '^^', '^*', '1/2', '-3/4', '+-1', '+-{1, 2}', '12', '-12', '*12', 'tiny'])(
    'of the named form %s',
    (name) => {
      const text = name === 'tiny' ? '{0 || 0 | -2}' : name;
      expect(parseForm(arena, latex(text))).toBe(parseForm(arena, text));
    },
  );

  const option = fc.constantFrom(...forms);
  property.prop([
    fc.array(option, { maxLength: 3 }),
    fc.array(option, { maxLength: 3 }),
    fc.constantFrom(0 as const, 1 as const, 2 as const, 3 as const),
  ])('of forms with tombstones', (left, right, tombstones) => {
    const form = arena.intern(left, right, tombstones);
    const text = formToText(arena, form, { style: 'latex', maxLength: Infinity });
    expect(parseForm(arena, text)).toBe(form);
  });

  test('latex(x) itself, pasted', () => {
    const session = new Session({ style: 'ascii' });
    const { result } = session.run('latex({0, # | -1, {* | 2}})');
    const text = result.ok ? result.text : '';
    expect(last(`same(${text}, {0, # | -1, {* | 2}})`)).toBe('true');
  });
});
