// Printing: both styles read back to the same form by the tests' own small reader, names are used,
// the option order is stable across arenas, and large forms are abbreviated.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { textLength } from '../../src/forms/index.ts';
import { Arena, formToText, integer, nimHeap, sum } from '../../src/index.ts';
import { augmentedForm, holds } from '../oracle/arbitrary.ts';
import { toEngine } from '../oracle/bridge.ts';
import { formsOfRankAtMost, type G } from '../oracle/game.ts';
import { read } from '../oracle/notation.ts';

const text = (arena: Arena, g: G, style?: 'ascii' | 'unicode' | 'latex') =>
  formToText(arena, toEngine(arena, g), style === undefined ? {} : { style });

describe('printing forms', () => {
  it('reads back, in ASCII and in Unicode', () => {
    const arena = new Arena();
    holds(
      fc.property(
        augmentedForm(4),
        (g) => read(text(arena, g)) === g && read(text(arena, g, 'unicode')) === g,
      ),
      1000,
    );
    for (const g of formsOfRankAtMost(2)) expect(read(text(arena, g))).toBe(g);
  });

  it('uses the names 0, 1, -2, *, *3, +-1', () => {
    const arena = new Arena();
    for (const name of ['0', '1', '-2', '*', '*3', '+-1', '+-2'])
      expect(text(arena, read(name))).toBe(name);
    expect(text(arena, read('-2'), 'unicode')).toBe('2\u0304');
    expect(text(arena, read('+-1'), 'unicode')).toBe('±1');
    expect(text(arena, read('{0,#|*}'), 'unicode')).toBe('{0, ■ | *}');
    expect(text(arena, read('-1'), 'latex')).toBe('\\overline{1}');
  });

  it('prints the same text whatever was interned before', () => {
    const [one, other] = [new Arena(), new Arena()];
    for (const g of [...formsOfRankAtMost(2)].reverse()) toEngine(other, g);
    holds(fc.property(augmentedForm(4), (g) => text(one, g) === text(other, g)));
  });

  it('tells the length of a text without writing it', () => {
    const arena = new Arena();
    holds(
      fc.property(
        augmentedForm(4),
        (g) => textLength(arena, toEngine(arena, g)) === text(arena, g).length,
      ),
    );
  });

  it('abbreviates what is too large for a screen', () => {
    const arena = new Arena();
    const large = sum(arena, nimHeap(arena, 12), integer(arena, 40));
    const shown = formToText(arena, large);
    expect(textLength(arena, large)).toBeGreaterThan(20_000);
    expect(shown.length).toBeLessThanOrEqual(20_000);
    expect(shown).toContain('...');
  });
});
