import { fc, test as property } from '@fast-check/vitest';
import { Arena, B, D, E, expansion, type FormId, geq, sum, type Universe } from '@proviso/engine';
import { census, dicotDayThree } from '@proviso/engine/census';
import { type Poset, posetOf } from '@proviso/engine/posets';
import { describe, expect, test } from 'vitest';
import { criticalPairs } from '../../src/problems/critical-pairs.ts';

const order = (universe: Universe): Poset => census(new Arena(), universe, 2).order;

/** Pairs of places with G ≱ H. */
function apart({ size, atLeast }: Poset): [number, number][] {
  const places = Array.from({ length: size }, (_, i) => i);
  return places.flatMap((g) =>
    places.filter((h) => !atLeast(g, h)).map((h): [number, number] => [g, h]),
  );
}

describe('critical pairs', () => {
  test('are few among the pairs of the classes of day 2', () => {
    expect(apart(order(B)).length).toBe(44_101);
    expect([B, E, D].map((universe) => criticalPairs(order(universe)).length)).toEqual([36, 49, 8]);
  });

  // A family of subsets of {0, …, 4} by inclusion, and the closed set of pairs that some pairs make.
  const family = fc.uniqueArray(fc.integer({ min: 0, max: 31 }), { minLength: 1, maxLength: 12 });
  const seeds = fc.array(fc.tuple(fc.nat(11), fc.nat(11)), { maxLength: 6 });

  property.prop([family, seeds])('a closed set holds one as soon as it holds any', (sets, made) => {
    const poset = posetOf(sets, (a, b) => (a & b) === b);
    const generators = made.map(([g, h]) => [g % sets.length, h % sets.length] as const);
    const isIn = ([g, h]: readonly [number, number]): boolean =>
      poset.atLeast(g, h) ||
      generators.some(([low, high]) => poset.atLeast(g, low) && poset.atLeast(high, h));
    expect(criticalPairs(poset).some(isIn)).toBe(apart(poset).some(isIn));
  });

  test('show the same J to fail as all pairs do', () => {
    const arena = new Arena();
    // Some classes of day 3 modulo D, evenly taken.
    const games = dicotDayThree(arena, D)
      .classes.filter((_, i) => i % 9 === 0)
      .map((simplest) => expansion(arena, simplest, D) as FormId);
    const poset = posetOf(games, (g, h) => geq(arena, g, h, D));
    const contexts = census(arena, D, 2).classes.map(({ smallest }) => smallest);
    const fails = (pairs: readonly (readonly [number, number])[], j: FormId): boolean =>
      pairs.some(([g, h]) => geq(arena, sum(arena, games[g]!, j), sum(arena, games[h]!, j), D));
    const all = contexts.map((j) => fails(apart(poset), j));
    expect(contexts.map((j) => fails(criticalPairs(poset), j))).toEqual(all);
    // Both answers occur, or the test would say little.
    expect(new Set(all).size).toBe(2);
  });
});
