// Turning games by their codes: strips against the rule in words, published nim-values, and codes that
// are refused.
import { describe, expect, it } from 'vitest';
import { boardForm } from '../../src/rulesets/index.ts';
import { fromEngine } from '../oracle/bridge.ts';
import * as naive from './naive-heaps-and-strips.ts';
import { arena, board, nimber, type Refusal, refused } from './values.ts';
import { words } from './words.ts';

describe('turning games', () => {
  const gaps = (places: number[]) => places.slice(1).map((place, i) => place - places[i]!);
  const evenly = (places: number[]) => new Set(gaps(places)).size <= 1;
  const mirrored = (places: number[]) => gaps(places).join() === gaps(places).reverse().join();
  const span = (places: number[]) => places.at(-1)! - places[0]! + 1;
  const tellings: readonly [string, (places: number[]) => boolean][] = [
    ['1-2', (places) => places.length <= 2],
    ['2', (places) => places.length === 2],
    ['1+', () => true],
    ['1+C', (places) => span(places) === places.length],
    ['1-3C(4)', (places) => places.length <= 3 && span(places) <= 4],
    ['3C(5)', (places) => places.length === 3 && span(places) <= 5],
    ['3E', (places) => places.length === 3 && evenly(places)],
    ['1+E', evenly],
    ['1+S', mirrored],
    ['4S', (places) => places.length === 4 && mirrored(places)],
    ['1+FS', (places) => places[0] === 1 && mirrored(places)],
    ['2f', (places) => places.length === 2 && places[0] === 1],
    ['1+SC(4)', (places) => mirrored(places) && span(places) <= 4],
    ['1, 3C', (places) => places.length === 1 || (places.length === 3 && span(places) === 3)],
  ];
  it.each(tellings)('%s: strips by the rule in words', (code, allows) => {
    const second = naive.turning(allows);
    for (const text of words('th', 6))
      expect(fromEngine(arena, boardForm(arena, board('turning', code, text))), text).toBe(
        second(text),
      );
  });

  it('a lone head has the nim-values that the tests of [CGSuite] have', () => {
    const sequences: readonly [string, number[]][] = [
      ['1-3', [1, 2, 4, 7, 8, 11, 13, 14]],
      ['3', [0, 0, 1, 2, 4, 7, 8, 11]],
      ['1+C', [1, 2, 1, 4, 1, 2, 1, 8]],
      ['1-3C(5)', [1, 2, 4, 7, 8, 1, 2, 4]],
      ['3C(5)', [0, 0, 1, 2, 4, 0, 0, 1]],
      ['1-5C', [1, 2, 1, 4, 1, 2, 1, 4]],
      ['3E', [0, 0, 1, 0, 0, 1, 2, 2, 1]],
      ['4FS', [0, 0, 0, 1, 0, 2, 1, 0, 2]],
      ['1+S', [1, 2, 4, 3, 6, 7, 8]],
    ];
    for (const [code, sequence] of sequences)
      for (const [i, expected] of sequence.entries())
        expect(nimber('turning', code, `${'t'.repeat(i)}h`), `${code}, place ${i + 1}`).toBe(
          expected,
        );
  });

  it('htththtth in Mock Turtles has the nim-value 29, as the tests of [CGSuite] have it', () => {
    expect(nimber('turning', '1-3', 'htththtth')).toBe(29);
  });
});

describe('bad codes', () => {
  const bad: readonly Refusal[] = [
    ['turning', ['hth'], /"hth" is no turning code/, 1],
    ['turning', ['1-3'], /turning needs a position/, 1],
    ['turning', [3], /a turning game needs its code; write turning/, 1],
    ['turning', ['3X', 'hth'], /"3X" is no turning code; write how many/, 1],
    ['turning', ['3-1', 'hth'], /"3-1" turns no coins/, 1],
    ['turning', ['0', 'hth'], /"0" turns no coins/, 1],
    ['turning', ['1-3', 'hxt'], /"x" is no square/, 2],
  ];
  it.each(bad)('%s(%j) is refused with the place and a cure', refused);
});
