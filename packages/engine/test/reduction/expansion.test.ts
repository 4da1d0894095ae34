// U-expansions (Siegel, Definition 5.20, Lemma 5.21) and birthdays modulo U.
import { describe, expect, it } from 'vitest';
import {
  Arena,
  birthday,
  equal,
  expansion,
  type FormId,
  isExpansion,
  rank,
  simplestForm,
} from '../../src/index.ts';
import { fromEngine, toEngine } from '../oracle/bridge.ts';
import {
  conjugate,
  formsOfRankAtMost,
  type G,
  isLeftEnd,
  isLeftEndLike,
  show,
} from '../oracle/game.ts';
import { geq } from '../oracle/order.ts';
import { sixPairings } from '../oracle/pairing.ts';
import { memberOf, randomForm, sample } from '../oracle/random.ts';
import { simplest } from '../oracle/simplest.ts';
import type { OracleUniverse } from '../oracle/universes.ts';

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
