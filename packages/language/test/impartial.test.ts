// Impartial games in misère play, in the language: answers, and refusals with their cures.
import { describe, expect, test } from 'vitest';
import { Session } from '../src/index.ts';

const said = (statement: string): string => {
  const { result } = new Session().run(statement);
  return result.ok ? result.text : result.error.message;
};

describe('answers', () => {
  test.each([
    ['genus(octal("0.312", 4))', '2^1420'],
    ['genus(octal("0.312", 4) + octal("0.312", 4))', '0^120'],
    ['genus(cram(2, 3))', '1^031'],
    ['genus(*2 + *3) == genus({*2 + *2 | *2 + *2})', 'true'],
    ['genus(octal("0.77"), 0)', '[]'],
    ['nimvalue(cram(2, 2))', '0'],
    ['[miserenimvalue(nimheap(n)) for n in 0..4]', '[1, 0, 2, 3, 4]'],
    ['same(miserecanonical(*2 + *3), simplest(*2 + *3, D))', 'true'],
    ['[outcome(nimheap(n) + mate(nimheap(n))) for n in 0..4]', '[P, P, P, P, P]'],
  ])('%s', (statement, answer) => expect(said(statement)).toBe(answer));
});

describe('refused with what to write', () => {
  const names = ['genus', 'nimvalue', 'miserenimvalue', 'miserecanonical', 'mate'];
  const kinds = ['tame', 'generallytame', 'halftame', 'restive', 'restless'];

  test.each([...names, ...kinds])('%s of games that are not impartial', (name) => {
    expect(said(`${name}(1)`)).toContain('in `1` Left and Right have different options');
    expect(said(`${name}({0, # | *})`)).toContain('has a tombstone; take `expansion(G, U)`');
    expect(said(`${name}(domineering(2, 3))`)).toContain('is not impartial');
  });

  test.each([
    ['genus(octal("0.77"))', 'write `genus(octal("0.77"), 20)`'],
    ['genus(*2, 3)', 'heaps up to n are asked of a ruleset; write `genus(G)`'],
    ['genus(octal("0.77"), 100000)', 'heaps up to 1000, not 100000'],
    ['genus(octal("0.77"), -1)', 'must not be negative'],
    ['genus(domineering, 3)', 'its positions are not heaps'],
    ['genus(partizanoctal("0.7", "0.07"), 3)', 'is not impartial'],
    ['genus("x")', 'expected a game'],
  ])('%s', (statement, cure) => expect(said(statement)).toContain(cure));
});
