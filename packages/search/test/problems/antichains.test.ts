import { Arena, B, D, E } from '@proviso/engine';
import { census } from '@proviso/engine/census';
import { describe, expect, test } from 'vitest';
import { antichains } from '../../src/problems/antichains.ts';
import { antichainsUpTo } from '../../src/problems/antichains-of.ts';
import { InvertibleClasses } from '../../src/problems/invertible-classes.ts';
import { parametersOf, resultsOf, totalOf } from './running.ts';

describe('antichains of day 2', () => {
  test('of the dicots are as many as listing finds', async () => {
    const parameters = parametersOf(antichains, { universe: 'D' });
    const total = totalOf(await resultsOf(antichains, parameters));
    const { order } = census(new Arena(), D, 2);
    const listed = String(antichainsUpTo(order, order.size, Infinity).length);
    expect(total.counts['all: at least']).toBe(listed);
    expect(total.counts['all: at most']).toBe(listed);
    expect(antichains.conclude(parameters, total)[0]).toContain(`Exactly ${listed}:`);
  });

  test.each(['E', 'B'])(
    'of the invertible classes modulo %s are as many as the count of day 3 goes through',
    async (universe) => {
      const parameters = parametersOf(antichains, { universe });
      const { counts } = totalOf(await resultsOf(antichains, parameters, [1]));
      const arena = new Arena();
      const sides = new InvertibleClasses(arena, universe === 'E' ? E : B, 3).sides();
      let listed = 0;
      for (const _ of sides) listed++;
      expect([counts['invertible: at least'], counts['invertible: at most']]).toEqual([
        String(listed),
        String(listed),
      ]);
    },
  );

  test('too many are refused with their number, which is that of a plain list of the subsets', () => {
    const { order } = census(new Arena(), D, 2);
    const subsets = Array.from({ length: 2 ** order.size }, (_, bits) =>
      Array.from({ length: order.size }, (_, i) => i).filter((i) => (bits >> i) & 1),
    );
    const plain = subsets.filter((set) =>
      set.every((i) => set.every((j) => i === j || !order.atLeast(i, j))),
    );
    const upTo = (most: number) => plain.filter((set) => set.length <= most).length;
    expect(new Set(antichainsUpTo(order, order.size, plain.length).map(String))).toEqual(
      new Set(plain.map(String)),
    );
    expect(() => antichainsUpTo(order, order.size, upTo(2) - 1)).toThrow(
      `there are ${upTo(2)} antichains of at most 2 elements`,
    );
  });

  test('of all classes of E lie between bounds, and a missing shard is told', async () => {
    const parameters = parametersOf(antichains, { universe: 'E', states: 500 });
    const total = totalOf(await resultsOf(antichains, parameters, [0]), 1);
    const [all, invertible] = antichains.conclude(parameters, total);
    expect(all).toMatch(/^Between \d+ and \d+: .* 196 classes/);
    expect(invertible).toContain('is missing');
  });
});
