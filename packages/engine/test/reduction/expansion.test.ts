// U-expansions [Siegel, Definition 5.20, Lemma 5.21] and birthdays modulo U.
import { describe, expect, it } from 'vitest';
import {
  Arena,
  B,
  birthday,
  equal,
  expansion,
  type FormId,
  isExpansion,
  Left,
  Right,
  rank,
  simplestForm,
} from '../../src/index.ts';
import { reversingEnd } from '../../src/reduction/reversers.ts';
import { fromEngine, toEngine } from '../oracle/bridge.ts';
import {
  augmentedFormsOfRankAtMost,
  conjugate,
  formsOfRankAtMost,
  type G,
  game,
  isLeftEnd,
  isLeftEndLike,
  one,
  rank as rankOf,
  show,
  zero,
} from '../oracle/game.ts';
import { geq } from '../oracle/order.ts';
import { sixPairings } from '../oracle/pairing.ts';
import { memberOf, randomForm, sample } from '../oracle/random.ts';
import { simplest } from '../oracle/simplest.ts';
import { type OracleUniverse, B as oracleB } from '../oracle/universes.ts';

const arena = new Arena();
const id = (g: G) => toEngine(arena, g);
const rank2 = formsOfRankAtMost(2);

/** Definition 5.20, word for word. */
function isExpansionOf(v: G, k: G, u: OracleUniverse): boolean {
  const atomic = (vl: G, whole: G) => vl.right.some((vlr) => isLeftEnd(vlr) && geq(whole, vlr, u));
  const leftSide = (w: G, g: G, expands: (x: G, y: G) => boolean): boolean => {
    if (!g.left.every((gl) => w.left.some((wl) => expands(wl, gl)))) return false;
    const covered = (wl: G) => g.left.some((gl) => expands(wl, gl));
    if (!isLeftEndLike(g)) return w.left.every(covered);
    return (
      w.left.every((wl) => covered(wl) || atomic(wl, w)) &&
      (isLeftEnd(w) || w.left.some((wl) => atomic(wl, w)))
    );
  };
  const expands = (x: G, y: G): boolean =>
    leftSide(x, y, expands) &&
    leftSide(conjugate(x), conjugate(y), (a, b) => expands(conjugate(a), conjugate(b)));
  return u.contains(v) && expands(v, k);
}

describe('expansions', () => {
  for (const { name, oracle, engine } of sixPairings(arena)) {
    const member = memberOf(name);

    it(`mod ${name}: every simplest form of a member has one (Lemma 5.21), with that simplest form`, () => {
      const members = [
        ...rank2.filter(oracle.contains),
        ...sample(1601, 250, (rng) => member(rng, 3)),
      ];
      for (const g of members) {
        const k = simplestForm(arena, id(g), engine);
        const v = expansion(arena, k, engine);
        if (v === undefined) expect.fail(`none for ${show(g)}`);
        expect(engine.contains(arena, v)).toBe(true);
        expect(simplestForm(arena, v, engine)).toBe(k);
        expect(simplest(fromEngine(arena, v), oracle)).toBe(fromEngine(arena, k));
        expect(isExpansion(arena, v, k, engine)).toBe(true);
        expect(isExpansionOf(fromEngine(arena, v), fromEngine(arena, k), oracle)).toBe(true);
      }
    });

    it(`mod ${name}: where none is given, no member of rank ≤ 2 and no random one has that form`, () => {
      const forms = new Set(
        [...rank2.filter(oracle.contains), ...sample(1602, 1000, (rng) => member(rng, 3))].map(
          (g) => simplestForm(arena, id(g), engine),
        ),
      );
      let none = 0;
      for (const g of [
        ...rank2,
        ...sample(1603, 300, (rng) => randomForm(rng, 2, true)),
        ...sample(1604, 200, (rng) => randomForm(rng, 3, true)),
      ]) {
        const k = simplestForm(arena, id(g), engine);
        const v = expansion(arena, k, engine);
        if (v === undefined) {
          none++;
          expect(forms.has(k)).toBe(false);
        } else {
          expect(engine.contains(arena, v)).toBe(true);
          expect(equal(arena, v, id(g), engine)).toBe(true);
        }
      }
      expect(none).toBeGreaterThan(0);
    });

    it(`mod ${name}: isExpansion says what Definition 5.20 says`, () => {
      const values = rank2.filter(oracle.contains).slice(0, 80);
      for (const v of values)
        for (const w of values.filter((_, i) => i % 4 === 0)) {
          const k = simplest(w, oracle);
          expect(isExpansion(arena, id(v), id(k), engine)).toBe(isExpansionOf(v, k, oracle));
        }
    });

    it(`mod ${name}: birthdays, against all members of rank ≤ 2`, () => {
      const least = new Map<FormId, number>();
      for (const g of rank2.filter(oracle.contains)) {
        const k = simplestForm(arena, id(g), engine);
        least.set(k, Math.min(least.get(k) ?? 99, rank(arena, id(g))));
      }
      for (const g of [
        ...rank2,
        ...sample(1605, 200, (rng) => randomForm(rng, 3, true)),
        ...sample(1606, 300, (rng) => member(rng, 3)),
      ]) {
        const born = birthday(arena, id(g), engine);
        const found = least.get(simplestForm(arena, id(g), engine));
        if (born === undefined) {
          expect(found).toBe(undefined);
          continue;
        }
        const shown = `${show(g)} is born in ${born.atLeast}…${born.atMost}, found ${found}`;
        if (found === undefined) expect(born.atMost, shown).toBeGreaterThan(2);
        else {
          expect(born.atLeast, shown).toBeLessThanOrEqual(found);
          expect(born.atMost, shown).toBeGreaterThanOrEqual(found);
        }
        if (born.atLeast === born.atMost && found !== undefined)
          expect(born.atMost, shown).toBe(found);
      }
    });
  }
});

describe('ends through which an option can be reversed', () => {
  for (const { name, oracle, engine } of sixPairings(arena)) {
    // In M none is offered: no option of a member reverses through an end there.
    if (name === 'M') continue;

    it(`mod ${name}: of the least rank there is, among all ends of rank ≤ 2`, () => {
      const ends = rank2.filter((g) => isLeftEnd(g) && oracle.contains(g));
      const found = new Map<number | undefined, number>();
      for (const g of [
        ...rank2,
        ...augmentedFormsOfRankAtMost(1),
        ...sample(1607, 300, (rng) => randomForm(rng, 3, true)),
      ]) {
        const below = ends.filter((end) => geq(g, end, oracle)).map(rankOf);
        const least = below.length === 0 ? undefined : Math.min(...below);
        const end = reversingEnd(arena, id(g), Left, engine);
        const mirrored = reversingEnd(arena, id(conjugate(g)), Right, engine);
        if (end === undefined) {
          expect(least, show(g)).toBe(undefined);
          expect(mirrored).toBe(undefined);
          continue;
        }
        const shown = fromEngine(arena, end);
        expect(isLeftEnd(shown) && oracle.contains(shown) && geq(g, shown, oracle)).toBe(true);
        expect(fromEngine(arena, mirrored ?? end)).toBe(conjugate(shown));
        if (least === undefined) expect(rankOf(shown), show(g)).toBeGreaterThan(2);
        else expect(rankOf(shown), show(g)).toBe(least);
        found.set(least, (found.get(least) ?? 0) + 1);
      }
      expect(found.get(0)).toBeGreaterThan(0);
      if (name !== 'D') expect(found.get(1)).toBeGreaterThan(0);
      if (name === 'B' || name === 'E') expect(found.get(2)).toBeGreaterThan(0);
    });
  }

  it('mod B: super ends longer than the game has moves (Davies–Milley, Theorem 3.17)', () => {
    // S₂ = {· | 0, 1̄, 1}, then {· | S_{n−1}, 1}; G is {· | {· | {· | 0, ■}, ■}}, of rank 3.
    const s2 = game([], [zero, conjugate(one), one]);
    const s3 = game([], [s2, one]);
    const s4 = game([], [s3, one]);
    const marked = (...right: G[]) => game([], right, false, true);
    const g = game([], [marked(marked(zero))]);
    expect([zero, conjugate(one), s2, s3, s4].map((end) => geq(g, end, oracleB))).toEqual([
      false,
      false,
      false,
      false,
      true,
    ]);
    const end = reversingEnd(arena, id(g), Left, B);
    expect(end === undefined ? undefined : rank(arena, end)).toBe(4);
    expect(rankOf(g)).toBe(3);
  });
});

describe('birthdays modulo B', () => {
  const members = rank2.filter(oracleB.contains);

  it('a game that equals no member of rank ≤ 2 is born on day 3 or later', () => {
    const equalToSmall = new Set(members.map((g) => simplest(g, oracleB)));
    const member = memberOf('B');
    let smallForms = 0;
    for (const g of sample(1608, 600, (rng) => member(rng, 3))) {
      const k = simplest(g, oracleB);
      if (equalToSmall.has(k)) continue;
      if (rankOf(k) <= 2) smallForms++;
      const born = birthday(arena, id(k), B);
      expect(born?.atLeast, show(k)).toBeGreaterThanOrEqual(3);
      expect(born?.atMost, show(k)).toBe(3);
    }
    // Forms of rank ≤ 2 whose members are larger: only the search can know that.
    expect(smallForms).toBeGreaterThan(3);
  });

  it('nothing is claimed of ranks that were not searched', () => {
    // The simplest form {0, 1 | 0, {0 | 0, ■}} has rank 2 and a member of rank 4 for its
    // expansion; that no member has rank 2 is a matter of looking at all 256, rank 3 is open.
    const inner = game([zero], [zero], false, true);
    const k = game([zero, one], [zero, inner]);
    expect(simplest(k, oracleB)).toBe(k);
    expect(members.filter((g) => simplest(g, oracleB) === k)).toEqual([]);
    expect(birthday(arena, id(k), B)).toEqual({ atLeast: 3, atMost: 4 });
  });
});
