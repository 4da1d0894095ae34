// Censuses: forms, classes and their order, against the oracle and the published numbers.
import { describe, expect, it } from 'vitest';
import {
  born,
  census,
  classesOf,
  countBorn,
  countCensus,
  orderFacts,
} from '../../src/census/index.ts';
import { parseEnd } from '../../src/ends/index.ts';
import { CanonicalOrder } from '../../src/forms/index.ts';
import {
  Arena,
  B,
  closure,
  conjugate,
  D,
  E,
  equal,
  type FormId,
  geq,
  integer,
  isInvertible,
  Left,
  M,
  Normal,
  perfectMurder,
  pFreeModulo,
  type Universe,
  ValueError,
} from '../../src/index.ts';
import { fromEngine } from '../oracle/bridge.ts';
import { formsOfRankAtMost, type G } from '../oracle/game.ts';
import { classes as oracleClasses } from '../oracle/order.ts';
import * as oracle from '../oracle/universes.ts';

const arena = new Arena();
const D10 = closure(arena, [perfectMurder(arena, 2)]);
const D1 = closure(arena, [integer(arena, -1)]);
const pairs: readonly (readonly [Universe, oracle.OracleUniverse])[] = [
  [M, oracle.M],
  [B, oracle.B],
  [E, oracle.E],
  [D10, oracle.D10],
  [D1, oracle.D1],
  [D, oracle.D],
];
const named = pairs.map(([u, v]) => [u.name, u, v] as const);
const rank2 = formsOfRankAtMost(2);
const trees = (ids: readonly FormId[]) => new Set(ids.map((id) => fromEngine(arena, id)));

describe('born', () => {
  it.each(named)('%s: the forms of rank at most 2 that lie in it', (_, universe, simple) => {
    for (const n of [0, 1, 2] as const) {
      const expected = new Set(formsOfRankAtMost(n).filter(simple.contains));
      expect(trees(born(arena, n, universe))).toEqual(expected);
      expect(countBorn(arena, n, universe)).toBe(BigInt(expected.size));
    }
  });

  it('is in canonical order, smallest first, each form once', () => {
    for (const [universe] of pairs) {
      const forms = born(arena, 2, universe);
      const order = new CanonicalOrder(arena, forms);
      expect(forms).toEqual([...forms].sort((a, b) => order.place(a) - order.place(b)));
      expect(new Set(forms).size).toBe(forms.length);
    }
  });

  it('232, 232, 230, 10 (Siegel, Figure 3), 256 in B (Davies–Milley, section 4)', () => {
    expect([E, D10, D1, D, B].map((u) => born(arena, 2, u).length)).toEqual([
      232, 232, 230, 10, 256,
    ]);
  });

  it('day 3: (2^10 − 1)² + 1 dicots, and numbers where there is no list', () => {
    expect(countBorn(arena, 3, D)).toBe(1023n ** 2n + 1n);
    expect(countBorn(arena, 3, M)).toBe(2n ** 512n);
    // Left dead ends of rank at most 3 as forms: subsets of the 4 of rank at most 2.
    expect(countBorn(arena, 3, E)).toBe((2n ** 232n - 1n) ** 2n + 2n * 16n - 1n);
    const barOneOnly = born(arena, 2, D1).filter((id) => arena.options(id, Left).length === 0);
    expect(barOneOnly).toHaveLength(3);
    // 0, 1̄, 2̄, 3̄ and no other end of rank 3 is a sum of 1̄'s.
    expect(countBorn(arena, 3, D1)).toBe((2n ** 230n - 1n) ** 2n + 2n * 4n - 1n);
    // 16 Left ends, and 12 · 16 forms that Left can move to 0 or 1̄.
    expect(countBorn(arena, 3, B)).toBe((2n ** 256n - 1n) ** 2n + 2n ** 209n - 1n);
    expect(() => born(arena, 3, E)).toThrow('more than 2^463');
    expect(() => born(arena, 3, M)).toThrow(ValueError);
    expect(() => countBorn(arena, 4, D)).toThrow('too long');
    expect(() => born(arena, -1, D)).toThrow('no day');
  });
});

describe('classes', () => {
  it.each(named)('%s: brute force finds the same, members and all forms', (_, universe, simple) => {
    for (const forms of [rank2.filter(simple.contains), rank2]) {
      const scope = forms.length === rank2.length ? 'all' : 'members';
      const expected = oracleClasses(forms, simple).map((c) => new Set(c));
      const found = census(arena, universe, 2, scope).classes.map((c) => trees(c.members));
      expect(found).toHaveLength(expected.length);
      const home = new Map<G, Set<G>>(expected.flatMap((c) => [...c].map((g) => [g, c] as const)));
      for (const members of found) expect(members).toEqual(home.get([...members][0]!));
    }
  });

  it('256, 220, 196, 196, 194, 9 by day 2; 22 in normal play', () => {
    expect([M, B, E, D10, D1, D, Normal].map((u) => census(arena, u, 2).classes.length)).toEqual([
      256, 220, 196, 196, 194, 9, 22,
    ]);
  });

  it('Davies–Milley, section 4: 72/60 invertible forms, 52/46 invertible classes', () => {
    expect(countCensus(census(arena, B, 2))).toMatchObject({
      forms: 256,
      classes: 220,
      invertibleForms: 72,
      invertibleClasses: 52,
    });
    expect(countCensus(census(arena, E, 2))).toMatchObject({
      forms: 232,
      classes: 196,
      invertibleForms: 60,
      invertibleClasses: 46,
      reducedForms: 196,
    });
  });

  it('are described truly', () => {
    for (const [universe] of pairs) {
      for (const info of census(arena, universe, 2).classes) {
        for (const form of info.members) {
          expect(equal(arena, form, info.simplest, universe)).toBe(true);
          if (universe.contains(arena, form))
            expect(isInvertible(arena, form, universe)).toBe(info.invertible);
        }
        if (universe === B || universe === E) {
          expect(info.pFree).toBe(info.invertible);
          expect(pFreeModulo(arena, info.smallest, universe).free).toBe(info.pFree);
        }
      }
    }
  });

  it('leave invertible open where no member of the universe is equal', () => {
    const all = census(arena, E, 2, 'all');
    const open = all.classes.filter((info) => info.invertible === undefined);
    expect(open.length).toBeGreaterThan(0);
    for (const info of open)
      expect(info.members.some((form) => E.contains(arena, form))).toBe(false);
  });

  it('have the smallest form first', () => {
    const zero = classesOf(arena, born(arena, 2, E), E).find((c) => c.includes(0 as FormId))!;
    expect(zero[0]).toBe(0);
    expect(zero).toHaveLength(5);
  });
});

describe('the order of the classes', () => {
  const censuses = [...pairs.map(([u]) => u), Normal].map(
    (u) => [u.name, census(arena, u, 2)] as const,
  );

  it.each(censuses)('%s: the Hasse diagram is the transitive reduction', (_, taken) => {
    const { classes, order, universe } = taken;
    const above = (i: number, j: number) =>
      i !== j && geq(arena, classes[i]!.smallest, classes[j]!.smallest, universe);
    const places = classes.map((_, i) => i);
    const expected = places.flatMap((i) =>
      places
        .filter((j) => above(i, j) && !places.some((k) => above(i, k) && above(k, j)))
        .map((j) => `${i}>${j}`),
    );
    const facts = orderFacts(arena, taken);
    expect(facts.covers.map(({ upper, lower }) => `${upper}>${lower}`).sort()).toEqual(
      expected.sort(),
    );
    // The transitive closure of the covers is the order.
    const lower = places.map((i) => new Set([i]));
    for (let pass = 0; pass < facts.height; pass++)
      for (const cover of facts.covers)
        for (const k of lower[cover.lower]!) lower[cover.upper]!.add(k);
    for (const i of places)
      for (const j of places) expect(order.atLeast(i, j)).toBe(lower[i]!.has(j));
  });

  it.each(censuses)('%s: width by an independent matching', (_, taken) => {
    const { order } = taken;
    const facts = orderFacts(arena, taken);
    // Kuhn's algorithm, one augmenting path at a time.
    const places = taken.classes.map((_, i) => i);
    const partner = new Map<number, number>();
    const augment = (i: number, seen: Set<number>): boolean =>
      places.some((j) => {
        if (i === j || !order.atLeast(i, j) || seen.has(j)) return false;
        seen.add(j);
        const owner = partner.get(j);
        if (owner !== undefined && !augment(owner, seen)) return false;
        partner.set(j, i);
        return true;
      });
    const matched = places.filter((i) => augment(i, new Set())).length;
    expect(facts.width).toBe(order.size - matched);
    expect(facts.antichain).toHaveLength(facts.width);
    for (const i of facts.antichain)
      for (const j of facts.antichain) expect(i === j || !order.atLeast(i, j)).toBe(true);
  });

  it.each(censuses)('%s: conjugation turns it upside down', (_, taken) => {
    const place = new Map(taken.classes.map((info, i) => [info.simplest, i]));
    const mirror = taken.classes.map((info) => place.get(conjugate(arena, info.simplest))!);
    const facts = orderFacts(arena, taken);
    expect(new Set(facts.minimal.map((i) => mirror[i]!))).toEqual(new Set(facts.maximal));
    expect(facts.selfConjugate).toEqual(mirror.flatMap((m, i) => (m === i ? [i] : [])));
    expect(new Set(facts.covers.map((c) => `${mirror[c.lower]}>${mirror[c.upper]}`))).toEqual(
      new Set(facts.covers.map((c) => `${c.upper}>${c.lower}`)),
    );
  });

  it('the games of day 2 in normal play are a lattice; no misère universe is one here', () => {
    for (const [name, taken] of censuses) {
      const { obstacle } = orderFacts(arena, taken);
      expect(obstacle === undefined).toBe(name === 'Normal');
      if (obstacle?.missing === 'join') {
        const [i, j] = obstacle.elements;
        const upper = taken.classes.filter(
          (_, k) => taken.order.atLeast(k, i) && taken.order.atLeast(k, j),
        );
        expect(upper.length === 0).toBe(obstacle.bounds.length === 0);
      }
    }
  });

  it('E and D(1̄0) have the same order by day 2, as Siegel expects', () => {
    const order = (u: Universe) => census(arena, u, 2);
    const [a, b] = [order(E), order(D10)];
    const place = new Map(b.classes.map((info, i) => [info.smallest, i]));
    for (const [i, g] of a.classes.entries())
      for (const [j, h] of a.classes.entries())
        expect(a.order.atLeast(i, j)).toBe(
          b.order.atLeast(place.get(g.smallest)!, place.get(h.smallest)!),
        );
    // The dead ends among the classes keep their absolute order.
    expect(geq(arena, parseEnd(arena, '2'), parseEnd(arena, '10'), E)).toBe(true);
  });
});
