// Normal play as a universe: known values of the textbook — numbers, ups, switches, tinies, nimbers,
// Hackenbush strings — reached from forms that are not canonical.
import { describe, expect, it } from 'vitest';
import {
  Arena,
  compare,
  conjugate,
  equal,
  geq,
  Normal,
  simplestForm,
  sum,
  ZERO,
} from '../../src/index.ts';
import { fromEngine, toEngine } from '../oracle/bridge.ts';
import {
  conjugate as bar,
  type G,
  game,
  integer,
  nimHeap,
  sum as plus,
  star,
  sumOf,
  zero,
} from '../oracle/game.ts';
import {
  canonical,
  dyadic,
  hackenbushString,
  hackenbushValue,
  tiny,
  up,
} from '../oracle/normal.ts';

const arena = new Arena();
const id = (g: G) => toEngine(arena, g);
const value = (g: G) => fromEngine(arena, simplestForm(arena, id(g), Normal));

describe('normal play', () => {
  it('numbers: sums of dyadics are dyadics', () => {
    for (let a = -6; a <= 6; a++)
      for (let b = -6; b <= 6; b++) {
        expect(value(plus(dyadic(a, 2), dyadic(b, 2)))).toBe(dyadic(a + b, 2));
        expect(compare(arena, id(dyadic(a, 2)), id(dyadic(b, 2)), Normal)).toBe(
          a > b ? '>' : a < b ? '<' : '=',
        );
      }
    expect(value(plus(dyadic(3, 3), dyadic(1, 1)))).toBe(dyadic(7, 3));
  });

  it('the simplest number between two numbers', () => {
    expect(value(game([dyadic(1, 2)], [dyadic(5, 0)]))).toBe(integer(1));
    expect(value(game([integer(-3)], [integer(4)]))).toBe(zero);
    expect(value(game([dyadic(1, 1)], [dyadic(3, 2)]))).toBe(dyadic(5, 3));
    expect(value(game([integer(2)], [integer(7)]))).toBe(integer(3));
  });

  it('nimbers: *a + *b = *(a xor b), and mex of the options', () => {
    for (let a = 0; a <= 4; a++)
      for (let b = 0; b <= 4; b++) expect(value(plus(nimHeap(a), nimHeap(b)))).toBe(nimHeap(a ^ b));
    const options = [nimHeap(0), nimHeap(1), nimHeap(3), nimHeap(4)];
    expect(value(game(options, options))).toBe(nimHeap(2));
  });

  it('ups: ↑ > 0, ↑ ‖ *, ⇑ > *, ⇑* = {0 | ↑}, ↑* = {0,* | 0}', () => {
    const double = plus(up, up);
    expect(compare(arena, id(up), ZERO, Normal)).toBe('>');
    expect(compare(arena, id(up), id(star), Normal)).toBe('||');
    expect(compare(arena, id(double), id(star), Normal)).toBe('>');
    expect(value(plus(up, star))).toBe(game([zero, star], [zero]));
    expect(value(plus(double, star))).toBe(game([zero], [up]));
    expect(value(double)).toBe(game([zero], [plus(up, star)].map(value)));
    expect(value(plus(up, bar(up)))).toBe(zero);
  });

  it('switches: {x|y} + z = {x+z | y+z}, ±1 + ±1 = 0', () => {
    const plusMinus = game([integer(1)], [integer(-1)]);
    expect(value(plus(plusMinus, plusMinus))).toBe(zero);
    for (let z = -3; z <= 3; z++)
      expect(value(plus(plusMinus, integer(z)))).toBe(game([integer(1 + z)], [integer(z - 1)]));
    expect(value(plus(game([integer(3)], [integer(1)]), integer(-2)))).toBe(plusMinus);
  });

  it('tinies: 0 < ⧾_n, decreasing in n, infinitesimal against ↑', () => {
    for (let n = 1; n <= 3; n++) {
      const t = tiny(integer(n));
      expect(value(t)).toBe(t);
      expect(compare(arena, id(t), ZERO, Normal)).toBe('>');
      expect(compare(arena, id(tiny(integer(n))), id(tiny(integer(n + 1))), Normal)).toBe('>');
      for (let copies = 1; copies <= 3; copies++)
        expect(geq(arena, id(up), id(sumOf(Array.from({ length: copies }, () => t))), Normal)).toBe(
          true,
        );
    }
  });

  it("Hackenbush strings have Berlekamp's values", () => {
    const strings = (n: number): string[] =>
      n === 0 ? [''] : strings(n - 1).flatMap((s) => [`${s}L`, `${s}R`]);
    for (let n = 0; n <= 7; n++)
      for (const edges of strings(n)) {
        const { numerator, exponent } = hackenbushValue(edges);
        expect([edges, value(hackenbushString(edges))]).toEqual([
          edges,
          dyadic(numerator, exponent),
        ]);
      }
    for (const [edges, numerator, exponent] of [
      ['LR', 1, 1],
      ['LLR', 3, 1],
      ['LRR', 1, 2],
      ['LRL', 3, 2],
      ['RL', -1, 1],
    ] as const)
      expect(value(hackenbushString(edges))).toBe(dyadic(numerator, exponent));
  });

  it('G − G = 0, and the engine and the textbook agree on canonical sums', () => {
    for (const g of [up, star, tiny(integer(2)), hackenbushString('LRRLL'), nimHeap(3)]) {
      expect(equal(arena, sum(arena, id(g), conjugate(arena, id(g))), ZERO, Normal)).toBe(true);
      expect(value(plus(g, up))).toBe(canonical(plus(g, up)));
    }
  });
});
