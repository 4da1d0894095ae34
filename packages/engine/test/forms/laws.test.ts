// Laws of the form algebra by property tests: + is a commutative monoid, conjugation an involution
// that distributes over it, and the adjoint is a mate [Siegel, Proposition 5.7].
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  Arena,
  adjoint,
  conjugate,
  type FormId,
  Game,
  integer,
  Left,
  misereOutcome,
  nimHeap,
  Right,
  sum,
  ZERO,
} from '../../src/index.ts';
import { augmentedForm, holds } from '../oracle/arbitrary.ts';
import { toEngine } from '../oracle/bridge.ts';
import { augmentedFormsOfRankAtMost, formsOfRankAtMost, type G } from '../oracle/game.ts';

const arena = new Arena();
const form: fc.Arbitrary<FormId> = augmentedForm(3).map((g: G) => toEngine(arena, g));
const small: fc.Arbitrary<FormId> = augmentedForm(2).map((g: G) => toEngine(arena, g));

describe('laws of forms', () => {
  it('+ is commutative', () =>
    holds(fc.property(form, small, (g, h) => sum(arena, g, h) === sum(arena, h, g))));

  it('+ is associative', () =>
    holds(
      fc.property(
        small,
        small,
        small,
        (g, h, k) => sum(arena, sum(arena, g, h), k) === sum(arena, g, sum(arena, h, k)),
      ),
      200,
    ));

  it('0 is neutral', () => holds(fc.property(form, (g) => sum(arena, g, ZERO) === g)));

  it('conjugation is an involution', () =>
    holds(fc.property(form, (g) => conjugate(arena, conjugate(arena, g)) === g)));

  it('conjugation distributes over +', () =>
    holds(
      fc.property(
        form,
        small,
        (g, h) =>
          conjugate(arena, sum(arena, g, h)) ===
          sum(arena, conjugate(arena, g), conjugate(arena, h)),
      ),
    ));

  it('o(G + G°) = P (Proposition 5.7), on random augmented forms', () =>
    holds(
      fc.property(form, (g) => misereOutcome(arena, sum(arena, g, adjoint(arena, g))) === 'P'),
    ));

  it('o(G + G°) = P (Proposition 5.7), on all 256 forms and 1024 augmented forms', () => {
    for (const g of [...formsOfRankAtMost(2), ...augmentedFormsOfRankAtMost(1)]) {
      const id = toEngine(arena, g);
      expect(misereOutcome(arena, sum(arena, id, adjoint(arena, id)))).toBe('P');
    }
  });

  it('order and repeats of options do not matter', () =>
    holds(
      fc.property(
        fc.array(small, { maxLength: 5 }),
        fc.array(small, { maxLength: 5 }),
        (left, right) =>
          arena.intern([...left, ...left].reverse(), [...right].reverse()) ===
          arena.intern(left, right),
      ),
    ));

  it('integers and nim-heaps are the forms of that name', () => {
    for (let n = 1; n <= 20; n++) {
      expect(integer(arena, n)).toBe(arena.intern([integer(arena, n - 1)], []));
      expect(integer(arena, -n)).toBe(conjugate(arena, integer(arena, n)));
      const below = Array.from({ length: n }, (_, k) => nimHeap(arena, k));
      expect(nimHeap(arena, n)).toBe(arena.intern(below, below));
    }
    expect(integer(arena, 0)).toBe(ZERO);
    expect(nimHeap(arena, 0)).toBe(ZERO);
  });

  it('options have smaller ids than their form', () => {
    for (let id = 0; id < arena.size; id++)
      for (const side of [Left, Right])
        for (const option of arena.options(id as FormId, side)) expect(option).toBeLessThan(id);
  });

  it('the handle speaks of the same forms', () =>
    holds(
      fc.property(form, small, (g, h) => {
        const [x, y] = [new Game(arena, g), new Game(arena, h)];
        expect(x.plus(y).id).toBe(sum(arena, g, h));
        expect(x.conjugate().id).toBe(conjugate(arena, g));
        expect(x.adjoint().id).toBe(adjoint(arena, g));
        expect(x.isSame(y)).toBe(g === h);
        expect(x.left.map((l) => l.id)).toEqual(arena.options(g, Left));
      }),
      100,
    ));
});
