// The oracle itself against the literature: before it judges the engine, it reproduces the published
// counts and tables on its own.
import { describe, expect, it } from 'vitest';
import { absolute, closureUpToRank, deadEndAtLeast, leftDeadEnds, minimal } from './deadEnds.ts';
import {
  adjoint,
  conjugate,
  formsOfRankAtMost,
  game,
  integer,
  isLeftEnd,
  star,
  sum,
  truncate,
  zero,
} from './game.ts';
import { isInvertible, isInvertibleByTheorem41, isStrictlyPFree } from './invertible.ts';
import { isBlocking, isDeadEnding, isDicot } from './membership.ts';
import { end, read } from './notation.ts';
import { classes, equal, geq } from './order.ts';
import { misere, passing } from './play.ts';
import { memberOf, random, randomForm, sample } from './random.ts';
import { simplest, simplestInOrder } from './simplest.ts';
import {
  blockingPassingGame,
  strongBByTheorem31,
  strongBByTheorem311,
  strongEByAllEnds,
  strongEByMurder,
} from './strong.ts';
import { B, closure, D, D1, D10, E, M, six } from './universes.ts';

const rank2 = formsOfRankAtMost(2);

describe('the oracle agrees with the papers', () => {
  it('256 forms of rank ≤ 2: 232 dead-ending, 10 dicot, 256 blocking', () => {
    expect(rank2).toHaveLength(256);
    expect(rank2.filter(isDeadEnding)).toHaveLength(232);
    expect(rank2.filter(isDicot)).toHaveLength(10);
    expect(rank2.filter(isBlocking)).toHaveLength(256);
  });

  it('Siegel, section 3: |L_n| = 1, 2, 4, 10, 52', () => {
    expect([0, 1, 2, 3, 4].map((n) => leftDeadEnds(n).length)).toEqual([1, 2, 4, 10, 52]);
  });

  it('Siegel, Lemma 4.5: G ≥ H exactly when o(G° + H) ≤ P, on all dead ends of rank ≤ 3', () => {
    const ends = leftDeadEnds(3);
    for (const g of ends)
      for (const h of ends)
        expect(deadEndAtLeast(g, h)).toBe(['P', 'R'].includes(misere(sum(adjoint(g), h))));
  });

  it('Siegel, Figure 3: 232/232/230/10 forms and 196/196/194/9 classes', () => {
    for (const [u, forms, count] of [
      [E, 232, 196],
      [D10, 232, 196],
      [D1, 230, 194],
      [D, 10, 9],
    ] as const) {
      const members = rank2.filter(u.contains);
      expect(members).toHaveLength(forms);
      expect(classes(members, u)).toHaveLength(count);
      expect(new Set(members.map((g) => simplest(g, u))).size).toBe(count);
    }
  });

  it('Siegel, Definition 4.8: T_n of D(1̄) and D(1̄0), 0 included', () => {
    for (let n = 1; n <= 4; n++) {
      const bars = minimal(closureUpToRank([read('-1')], 2 * n + 2).map((x) => truncate(x, n)));
      expect(new Set(bars)).toEqual(new Set([...Array(n + 1).keys()].map((k) => integer(-k))));
      const ten = absolute(end(0, 1));
      const multiples = [zero];
      for (let k = 1; 2 * k <= n; k++) multiples.push(sum(multiples[k - 1] ?? zero, ten));
      if (n % 2 === 1) multiples.push(sum(multiples[(n - 1) / 2] ?? zero, integer(-1)));
      const tens = minimal(closureUpToRank([ten], 2 * n + 2).map((x) => truncate(x, n)));
      expect(new Set(tens)).toEqual(new Set(multiples.map(absolute)));
    }
  });

  it('Davies–Milley, section 4: 256/232 forms, 72/60 invertible, 220/196 simplest, 52/46 both', () => {
    for (const [u, forms, invertible, reduced, both] of [
      [B, 256, 72, 220, 52],
      [E, 232, 60, 196, 46],
    ] as const) {
      const members = rank2.filter(u.contains);
      const inverses = members.filter((g) => isInvertible(g, u));
      expect(members).toHaveLength(forms);
      expect(inverses).toHaveLength(invertible);
      expect(members.filter((g) => isInvertibleByTheorem41(g, u))).toEqual(inverses);
      expect(new Set(members.map((g) => simplest(g, u))).size).toBe(reduced);
      expect(new Set(inverses.map((g) => simplest(g, u))).size).toBe(both);
      // Theorem 4.5 and its counterpart for E.
      expect(members.filter((g) => isStrictlyPFree(simplest(g, u)))).toEqual(inverses);
    }
  });

  it('Davies–Milley, section 3.2: the form that B_n cannot refute', () => {
    const g = read('{{*,{-2|}|-1}|}');
    for (let n = 0; n <= 8; n++)
      expect(['L', 'N']).toContain(misere(sum(g, blockingPassingGame(n))));
    expect(strongBByTheorem31(g)).toBe(false);
    expect(passing(g)).toBe('R');
  });

  it('Davies–Milley: *2 has Right-passing outcome R', () => {
    expect(passing(read('*2'))).toBe('R');
  });

  it('Theorem 3.11 and Lemma 4.10 shortcuts agree with the direct tests on random forms', () => {
    for (const g of [...rank2, ...sample(1, 300, (rng) => randomForm(rng, 3 + rng.below(2)))]) {
      expect(strongBByTheorem311(g)).toBe(strongBByTheorem31(g));
      expect(strongEByMurder(g)).toBe(strongEByAllEnds(g));
    }
  });

  it('Siegel, section 5: three simplest forms', () => {
    expect(simplest(read('{0,*|*}'), D)).toBe(read('{0,#|*}'));
    expect(simplest(read('{-1|*}'), E)).toBe(read('{.|*}'));
    const a = end(0, 1, 4, 5);
    const b = end(0, 2, 3, 5);
    const u = closure('D(A,B)', [a, b]);
    const g = game([zero, game([], [a]), game([], [b])], [zero, integer(-5)]);
    expect(u.contains(g)).toBe(true);
    expect(simplest(g, u)).toBe(read('{0,#|0,-5}'));
  });

  it('Larsson et al.: {1̄|1} ≡ 0 mod E (Example 6); * + * ≡ 0 mod D but not mod E', () => {
    expect(equal(read('{-1|1}'), zero, E)).toBe(true);
    expect(equal(sum(star, star), zero, D)).toBe(true);
    expect(equal(sum(star, star), zero, E)).toBe(false);
  });

  it('the order of the steps does not change the simplest form (Theorem 5.18)', () => {
    const rng = random(5);
    for (const u of six) {
      const member = memberOf(u.name);
      for (const g of [
        ...sample(6, 20, (r) => member(r, 3)),
        ...sample(7, 20, (r) => randomForm(r, 3, true)),
      ]) {
        const k = simplest(g, u);
        expect(simplestInOrder(g, u, rng.shuffle)).toBe(k);
        expect(equal(g, k, u)).toBe(true);
      }
    }
  });

  it('random members lie where they should', () => {
    for (const u of six)
      for (const g of sample(8, 100, (r) => memberOf(u.name)(r, 4)))
        expect(u.contains(g)).toBe(true);
  });

  it('whatever holds mod M holds mod B, E, D(1̄0), D(1̄), D', () => {
    for (const g of rank2)
      for (const h of rank2)
        for (const [i, u] of six.entries())
          if (geq(g, h, u)) for (const v of six.slice(i)) expect(geq(g, h, v)).toBe(true);
    expect(isLeftEnd(conjugate(game([zero], [])))).toBe(true);
    expect(M.contains(read('{#|}'))).toBe(false);
  });
});
