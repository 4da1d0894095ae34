// Finite orders against their definitions: covers, heights, width, lattices, antichains.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  antichainBounds,
  antichainsAtMost,
  countAntichains,
  coversOf,
  dilworth,
  heightOf,
  joinOf,
  latticeObstacle,
  maximalOf,
  meetOf,
  minimalOf,
  type Poset,
  posetOf,
} from '../../src/posets/index.ts';
import { holds } from '../oracle/arbitrary.ts';

const upTo = (n: number) => Array.from({ length: n }, (_, i) => i);

/** Sets of numbers as bit masks, ordered by inclusion: any finite order looks like this. */
const masks = fc.uniqueArray(fc.nat(255), { minLength: 1, maxLength: 11 });
const inclusion = (sets: readonly number[]) => posetOf(sets, (a, b) => (a & b) === b);
const cube = (n: number) => inclusion(upTo(2 ** n));

const subsets = (p: Poset) =>
  upTo(2 ** p.size).map((s) => upTo(p.size).filter((i) => (s >> i) & 1));
const isAntichain = (p: Poset, s: readonly number[]) =>
  s.every((i) => s.every((j) => i === j || !p.atLeast(i, j)));
const isChain = (p: Poset, s: readonly number[]) =>
  s.every((i) => s.every((j) => p.atLeast(i, j) || p.atLeast(j, i)));

describe('finite orders', () => {
  it('covers are the pairs with nothing between', () => {
    holds(
      fc.property(masks, (sets) => {
        const p = inclusion(sets);
        const all = upTo(p.size);
        const expected = all.flatMap((upper) =>
          all
            .filter(
              (lower) =>
                upper !== lower &&
                p.atLeast(upper, lower) &&
                !all.some(
                  (k) => k !== upper && k !== lower && p.atLeast(upper, k) && p.atLeast(k, lower),
                ),
            )
            .map((lower) => ({ upper, lower })),
        );
        expect(coversOf(p)).toEqual(expected);
      }),
    );
  });

  it('height and width are the largest chain and antichain, by trying all subsets', () => {
    holds(
      fc.property(masks, (sets) => {
        const p = inclusion(sets);
        const all = subsets(p);
        expect(heightOf(p)).toBe(
          Math.max(...all.filter((s) => isChain(p, s)).map((s) => s.length)),
        );
        const { width, antichain, chains } = dilworth(p);
        expect(width).toBe(Math.max(...all.filter((s) => isAntichain(p, s)).map((s) => s.length)));
        expect(antichain).toHaveLength(width);
        expect(isAntichain(p, antichain)).toBe(true);
        expect(chains).toHaveLength(width);
        expect(chains.every((chain) => isChain(p, chain))).toBe(true);
        expect(chains.flat().sort((a, b) => a - b)).toEqual(upTo(p.size));
      }),
      100,
    );
  });

  it('antichains are counted exactly, and the bounds hold', () => {
    holds(
      fc.property(masks, (sets) => {
        const p = inclusion(sets);
        const exact = subsets(p).filter((s) => isAntichain(p, s)).length;
        expect(countAntichains(p)).toBe(BigInt(exact));
        for (const limit of [1, 20, 1e6]) {
          const { lower, upper } = antichainBounds(p, limit);
          expect(lower <= BigInt(exact) && BigInt(exact) <= upper).toBe(true);
        }
      }),
      100,
    );
  });

  it('a long count can be ended from the beginning, also where no two chains save anything', () => {
    const points = { chains: upTo(5).map((i) => [i]), atLeast: (i: number, j: number) => i === j };
    let ticks = 0;
    expect(antichainsAtMost(points, 600, () => ticks++)).toBe(2n ** 5n);
    expect(ticks).toBeGreaterThanOrEqual(5);
  });

  it('Dedekind numbers: 3, 6, 20, 168, 7581, 7828354; with little work allowed, none', () => {
    expect([1, 2, 3, 4, 5, 6].map((n) => countAntichains(cube(n)))).toEqual([
      3n,
      6n,
      20n,
      168n,
      7581n,
      7828354n,
    ]);
    expect(countAntichains(cube(5), 10)).toBeUndefined();
    const seventh = 2414682040998n;
    const { lower, upper } = antichainBounds(cube(7), 2_000);
    expect(lower <= seventh && seventh <= upper).toBe(true);
  });

  it('lattices are those with all joins and meets', () => {
    expect(latticeObstacle(cube(4))).toBeUndefined();
    expect(joinOf(cube(3), 1, 2)).toBe(3);
    expect(meetOf(cube(3), 3, 6)).toBe(2);
    // Two minimal and two maximal elements, each pair comparable.
    const bowTie = posetOf(['a', 'b', 'C', 'D'], (x, y) => x < 'a' && y >= 'a');
    expect(latticeObstacle(bowTie)).toMatchObject({ missing: 'join', elements: [0, 1] });
    expect(minimalOf(bowTie)).toEqual([0, 1]);
    expect(maximalOf(bowTie)).toEqual([2, 3]);
    const two = posetOf([1, 2], () => false);
    expect(latticeObstacle(two)).toEqual({ missing: 'join', elements: [0, 1], bounds: [] });
  });

  it('refuses two equal elements', () => {
    expect(() => posetOf([1, 1], (a, b) => a >= b)).toThrow('equal');
  });
});
