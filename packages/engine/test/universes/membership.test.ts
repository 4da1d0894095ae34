// Membership in the universes, closures of Left dead ends, upward closures, and when two sets of
// generators give the same universe or only the same order [Siegel, sections 2–4].
import { describe, expect, it } from 'vitest';
import {
  deadEndAtLeast,
  deadEndSum,
  deadEndValue,
  inClosure,
  inUpwardClosure,
  isTerminable,
} from '../../src/ends/index.ts';
import {
  Arena,
  B,
  type Closure,
  closure,
  D,
  E,
  type FormId,
  generatedUniverse,
  geq,
  Left,
  M,
  Normal,
  Right,
  sameOrder,
  sameUniverse,
  ValueError,
} from '../../src/index.ts';
import { testedUniverse } from '../../src/universes/closure.ts';
import { fromEngine, toEngine } from '../oracle/bridge.ts';
import * as ends from '../oracle/deadEnds.ts';
import { domineering } from '../oracle/domineering.ts';
import {
  augmentedFormsOfRankAtMost,
  formsOfRankAtMost,
  type G,
  game,
  integer,
  rank,
  show,
  sum,
  truncate,
  zero,
} from '../oracle/game.ts';
import { end, read } from '../oracle/notation.ts';
import { geq as orderGeq } from '../oracle/order.ts';
import { closurePairing, sixPairings } from '../oracle/pairing.ts';
import { randomForm, randomMemberOf, sample } from '../oracle/random.ts';

const arena = new Arena();
const id = (g: G) => toEngine(arena, g);
const D_ = (...generators: G[]) => closure(arena, generators.map(id)) as Closure;
const everything = [
  ...formsOfRankAtMost(2),
  ...augmentedFormsOfRankAtMost(1),
  ...sample(601, 300, (rng) => randomForm(rng, 3 + rng.below(2))),
  ...Object.values(randomMemberOf).flatMap((make, i) =>
    sample(610 + i, 150, (rng) => make(rng, 3 + rng.below(2))),
  ),
];

describe('membership', () => {
  it('in the six universes and in other closures', () => {
    const pairings = [
      ...sixPairings(arena),
      closurePairing(arena, 'D(2̄0)', [end(0, 2)]),
      closurePairing(arena, 'D(2̄1̄0)', [end(0, 1, 2)]),
      closurePairing(arena, 'D(2̄0, 3̄1̄)', [end(0, 2), end(1, 3)]),
    ];
    for (const { name, oracle, engine } of pairings) {
      const differing = everything.filter(
        (g) => engine.contains(arena, id(g)) !== oracle.contains(g),
      );
      expect([name, differing.map(show)]).toEqual([name, []]);
    }
  });

  it('Figure 3: 232/232/230/10 forms of rank ≤ 2, and 256 in B', () => {
    const count = (u: typeof M) =>
      formsOfRankAtMost(2).filter((g) => u.contains(arena, id(g))).length;
    expect([E, D_(end(0, 1)), D_(integer(-1)), D, B, M, Normal].map(count)).toEqual([
      232, 232, 230, 10, 256, 256, 256,
    ]);
  });

  it('goes by the values of the ends: 1×n Domineering strips lie in D(1̄0) (Theorem 6.1)', () => {
    const u = D_(end(0, 1));
    const sharp = game([], [end(0, 1)]);
    expect(ends.absolute(sum(end(0, 1), integer(-1)))).toBe(sharp);
    for (let n = 0; n <= 14; n++) {
      const strip = domineering(1, n);
      const [k, rest] = [Math.floor(n / 6), n % 6];
      const tail = [zero, zero, integer(-1), integer(-1), end(0, 1), integer(-2)][rest] as G;
      const value = Array.from({ length: k }, () => sharp).reduce(sum, tail);
      expect(fromEngine(arena, deadEndValue(arena, id(strip)))).toBe(ends.absolute(value));
      expect(u.contains(arena, id(strip))).toBe(true);
    }
    expect(D_(integer(-1)).contains(arena, id(domineering(1, 4)))).toBe(false);
  });

  it('generators that are not Left dead ends are refused with a reason', () => {
    for (const text of ['1', '*', '{.|*}', '{.|1}', '{#|0}', '{.|0,#}'])
      expect(() => closure(arena, [id(read(text))])).toThrow(ValueError);
    expect(closure(arena, [])).toBe(D);
    expect(closure(arena, [id(zero)])).toBe(D);
  });
});

describe('Left dead ends', () => {
  const rank4 = ends.leftDeadEnds(4);

  it('order, values and sums agree with Theorem 3.1 on all 52 of rank ≤ 4', () => {
    for (const g of rank4)
      for (const h of rank4) {
        expect(deadEndAtLeast(arena, id(g), id(h))).toBe(ends.deadEndAtLeast(g, h));
        if (rank(g) + rank(h) <= 5)
          expect(fromEngine(arena, deadEndSum(arena, id(g), id(h)))).toBe(ends.absolute(sum(g, h)));
      }
  });

  it('0 is incomparable with every other (Corollary 3.2); terminable means an option 0 (3.12)', () => {
    for (const g of rank4) {
      expect(isTerminable(arena, id(g))).toBe(g.right.includes(zero));
      if (g === zero) continue;
      expect(deadEndAtLeast(arena, id(g), id(zero))).toBe(false);
      expect(deadEndAtLeast(arena, id(zero), id(g))).toBe(false);
    }
  });

  it('is an end in cl(A), in up(A)? against enumeration', () => {
    for (const generators of [
      [integer(-1)],
      [end(0, 1)],
      [end(0, 2)],
      [end(0, 1, 2)],
      [end(1, 2)],
      [end(0, 2), end(0, 3)],
      [game([], [end(0, 1), integer(-2)])],
    ]) {
      const u = D_(...generators);
      const closed = ends.closureUpToRank(generators, 4);
      // G ≥ H lets Right end H in as many moves as G (Theorem 3.1), so H has at most rank(G) summands.
      const below = ends.closureBySums(generators, 4);
      for (const g of rank4) {
        expect(inClosure(arena, u, id(g))).toBe(closed.includes(g));
        expect(inUpwardClosure(arena, u, id(g))).toBe(below.some((h) => ends.deadEndAtLeast(g, h)));
      }
    }
  });

  it('{2̄1̄0} and {2̄1̄0, 1̄0} give one order and two universes', () => {
    const [u, v] = [D_(end(0, 1, 2)), D_(end(0, 1, 2), end(0, 1))];
    expect(sameUniverse(arena, u, v)).toBe(false);
    expect(sameOrder(arena, u, v)).toBe(true);
  });

  it('generators are recognised: redundant ones, equal values, followers', () => {
    const sharp = game([], [end(0, 1)]);
    expect(sameUniverse(arena, D_(end(0, 1)), D_(end(0, 1), integer(-3)))).toBe(true);
    expect(sameUniverse(arena, D_(end(0, 1)), D_(end(0, 1), sharp))).toBe(true);
    expect(sameUniverse(arena, D_(integer(-1)), D_(integer(-4)))).toBe(true);
    expect(sameUniverse(arena, D_(integer(-1)), D_(end(0, 1)))).toBe(false);
    expect(sameOrder(arena, D_(integer(-1)), D_(end(0, 1)))).toBe(false);
    expect(sameUniverse(arena, D, E)).toBe(false);
    expect(sameOrder(arena, E, D_(end(0, 1)))).toBe(false);
    expect(sameUniverse(arena, E, E)).toBe(true);
  });

  it('sameOrder and sameUniverse agree with up(A) and cl(A) on pairs of small ends', () => {
    const small = ends.leftDeadEnds(3).filter((g) => g !== zero);
    const closed = (g: G) => ends.closureUpToRank([g], 3);
    for (const g of small)
      for (const h of small) {
        const [u, v] = [D_(g), D_(h)];
        const same = closed(g).includes(h) && closed(h).includes(g);
        const up = (a: G, b: G) =>
          ends.closureBySums([b], 4).some((x) => ends.deadEndAtLeast(a, x));
        expect(sameUniverse(arena, u, v)).toBe(same);
        expect(sameOrder(arena, u, v)).toBe(up(g, h) && up(h, g));
      }
  });
});

describe('a closure made in one arena', () => {
  it('serves in another', () => {
    const other = new Arena();
    for (const g of formsOfRankAtMost(2)) toEngine(other, g);
    for (const { oracle, engine } of sixPairings(arena))
      for (const g of everything.filter((_, i) => i % 5 === 0)) {
        const there = toEngine(other, g);
        expect(engine.contains(other, there)).toBe(oracle.contains(g));
        expect(engine.isStrong(other, there, Left)).toBe(oracle.leftStrong(g));
      }
  });
});

describe('a universe with infinitely many generators (Corollary 4.11)', () => {
  const even = generatedUniverse('D(n̄0 : n even)', 'even', (a, n) => {
    const generators: FormId[] = [];
    for (let k = 2; k <= n + 2; k += 2) generators.push(toEngine(a, end(0, k)));
    return generators;
  });

  it('its terminable ends are 1̄ and the n̄0, n even (section 3)', () => {
    for (let n = 1; n <= 7; n++) expect(even.contains(arena, id(end(0, n)))).toBe(n % 2 === 0);
    expect(even.contains(arena, id(integer(-1)))).toBe(true);
  });

  it('the same universe from its test sets and a test for its ends', () => {
    const listed = (n: number) => [end(0, 2), end(0, 4), end(0, 6)].filter((g) => rank(g) <= n + 2);
    const tested = testedUniverse(
      'even, by test sets',
      'even-tested',
      (a, n) =>
        ends.minimal(ends.truncatedClosure(listed(n), n)).map((g) => {
          const member = ends
            .closureBySums(listed(n), n)
            .find((x) => ends.absolute(truncate(x, n)) === g) as G;
          return { end: toEngine(a, g), member: toEngine(a, member) };
        }),
      (a, n) => listed(n).map((g) => toEngine(a, g)),
      (a, value) =>
        ends.closureUpToRank(listed(4), rank(fromEngine(a, value))).includes(fromEngine(a, value)),
    );
    for (const g of everything.filter((h) => rank(h) <= 4)) {
      expect(tested.isStrong(arena, id(g), Left)).toBe(even.isStrong(arena, id(g), Left));
      expect(tested.isStrong(arena, id(g), Right)).toBe(even.isStrong(arena, id(g), Right));
      expect(tested.contains(arena, id(g))).toBe(even.contains(arena, id(g)));
    }
  });

  it('orders games as the closure of the generators that matter', () => {
    const { oracle } = closurePairing(arena, 'even', [end(0, 2), end(0, 4), end(0, 6)]);
    const games = everything.filter((h) => rank(h) <= 3).filter((_, i) => i % 9 === 0);
    for (const g of games)
      for (const h of games)
        if (geq(arena, id(g), id(h), even) !== orderGeq(g, h, oracle))
          expect.fail(`${show(g)} ≥ ${show(h)}`);
  });

  it('strong as in the closure of the generators that matter', () => {
    const { oracle } = closurePairing(arena, 'even', [end(0, 2), end(0, 4), end(0, 6)]);
    for (const g of everything.filter((h) => rank(h) <= 3)) {
      expect(even.isStrong(arena, id(g), Left)).toBe(oracle.leftStrong(g));
    }
  });
});
