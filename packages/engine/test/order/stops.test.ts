// Stops against play: G − H played out on plain objects, and the number a game is found by trying numbers.

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { numberForm } from '../../src/forms/numbers.ts';
import { Arena, integer, Normal, orderModulo, simplestForm } from '../../src/index.ts';
import { simplestNumber } from '../../src/order/simplest-number.ts';
import { stopsIn } from '../../src/order/stops.ts';
import { holds, ordinaryForm } from '../oracle/arbitrary.ts';
import { fromEngine, toEngine } from '../oracle/bridge.ts';
import { formsOfRankAtMost, type G, game, show, zero } from '../oracle/game.ts';
import { canonical, normalGeq } from '../oracle/normal.ts';

/** The numbers born by a day, with their forms, by the simplicity theorem read from left to right. */
function numbersBornBy(day: number): { value: number; form: G }[] {
  let born = [{ value: 0, form: zero }];
  for (let d = 0; d < day; d++) {
    const next: typeof born = [];
    for (let i = 0; i <= born.length; i++) {
      const [below, above] = [born[i - 1], born[i]];
      const value =
        below === undefined
          ? above!.value - 1
          : above === undefined
            ? below.value + 1
            : (below.value + above.value) / 2;
      next.push({ value, form: game(below ? [below.form] : [], above ? [above.form] : []) });
      if (above !== undefined) next.push(above);
    }
    born = next;
  }
  return born;
}
const numbers = numbersBornBy(4);

/** The number that a game is, found by trying all that are born by its rank. */
function numberByTrying(g: G): number | undefined {
  return numbers.find(({ form }) => normalGeq(g, form) && normalGeq(form, g))?.value;
}

const small = formsOfRankAtMost(2);

describe('stops', () => {
  test('never contradict play, and decide whatever is compared with a number', () => {
    const arena = new Arena();
    const stops = stopsIn(arena);
    const ids = small.map((g) => toEngine(arena, g));
    const isNumber = small.map((g) => numberByTrying(g) !== undefined);
    let refuted = 0;
    let confirmed = 0;
    for (const [i, g] of small.entries()) {
      for (const [k, h] of small.entries()) {
        const yes = stops.confirm(ids[i]!, ids[k]!);
        const no = stops.refute(ids[i]!, ids[k]!);
        const geq = normalGeq(g, h);
        if (yes !== geq || no === geq) {
          expect([yes, no, isNumber[i], isNumber[k]], `${show(g)}, ${show(h)}`).toEqual([
            yes && geq,
            no && !geq,
            false,
            false,
          ]);
        }
        if (yes) confirmed++;
        if (no) refuted++;
      }
    }
    expect(refuted).toBeGreaterThan(10_000);
    expect(confirmed).toBeGreaterThan(5_000);
  });

  test('of larger games never contradict play', () => {
    holds(
      fc.property(ordinaryForm(4), ordinaryForm(4), (g, h) => {
        const arena = new Arena();
        const [a, b] = [toEngine(arena, g), toEngine(arena, h)];
        const stops = stopsIn(arena);
        if (normalGeq(g, h)) expect(stops.refute(a, b)).toBe(false);
        else expect(stops.confirm(a, b)).toBe(false);
        expect(stops.numberOf(a)).toBe(numberByTrying(g));
        const options = (forms: readonly G[]) => forms.map((one) => toEngine(arena, one));
        expect(stops.numberBetween(options(g.left), options(g.right))).toBe(numberByTrying(g));
        expect(fromEngine(arena, simplestForm(arena, a, Normal))).toBe(canonical(g));
      }),
    );
  });

  test('finer numbers and larger integers than can be kept exactly are not known, and nothing is told', () => {
    const arena = new Arena();
    const stops = stopsIn(arena);
    let [fine, finer] = [integer(arena, 1), integer(arena, 1)];
    for (let i = 0; i < 60; i++)
      [fine, finer] = [finer, arena.intern([integer(arena, 0)], [finer])];
    expect(stops.numberOf(finer)).toBeUndefined();
    expect([stops.refute(finer, fine), stops.confirm(fine, finer)]).toEqual([false, false]);
    const order = orderModulo(arena, Normal);
    expect([order.geq(fine, finer), order.geq(finer, fine)]).toEqual([true, false]);
    expect(simplestForm(arena, finer, Normal)).toBe(finer);
    const hot = arena.intern([finer], [fine]);
    expect(stops.refute(hot, finer) || stops.confirm(hot, finer)).toBe(false);
  });
});

test('the simplest number of an interval is the one born first', () => {
  const byDay = [0, 1, 2, 3, 4].map((day) => numbersBornBy(day).map(({ value }) => value));
  const ends = byDay[4]!;
  for (const low of [-Infinity, ...ends]) {
    for (const high of [...ends, Infinity].filter((end) => end >= low)) {
      const inside = byDay.map((born) => born.filter((x) => low <= x && x <= high));
      expect([simplestNumber(low, high)]).toEqual(inside.find((born) => born.length > 0));
    }
  }
});

test('numbers have the forms that the day of their birth gives them', () => {
  const arena = new Arena();
  for (const { value, form } of numbers) {
    expect(numberForm(arena, value), `${value}`).toBe(toEngine(arena, canonical(form)));
  }
  expect(() => numberForm(arena, Number.NaN)).toThrow('not a number that a game can be');
});
