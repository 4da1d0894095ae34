import { Arena, D } from '@proviso/engine';
import { census } from '@proviso/engine/census';
import { describe, expect, test } from 'vitest';
import { antichains } from '../../src/problems/antichains.ts';
import { antichainsUpTo } from '../../src/problems/antichains-of.ts';
import { parametersOf, resultsOf, totalOf } from './running.ts';

describe('antichains of day 2', () => {
  test('of the dicots are as many as listing finds', async () => {
    const parameters = parametersOf(antichains, { universe: 'D' });
    const total = totalOf(await resultsOf(antichains, parameters));
    const { order } = census(new Arena(), D, 2);
    const listed = String(antichainsUpTo(order, order.size).length);
    expect(total.counts['all: at least']).toBe(listed);
    expect(total.counts['all: at most']).toBe(listed);
    expect(antichains.conclude(parameters, total)[0]).toContain(`Exactly ${listed}:`);
  });

  test.each([
    ['E', '503400'],
    ['B', '600656'],
  ])('of the invertible classes modulo %s are counted exactly', async (universe, expected) => {
    const parameters = parametersOf(antichains, { universe });
    const { counts } = totalOf(await resultsOf(antichains, parameters, [1]));
    expect([counts['invertible: at least'], counts['invertible: at most']]).toEqual([
      expected,
      expected,
    ]);
  });

  test('of all classes of E lie between bounds, and a missing shard is told', async () => {
    const parameters = parametersOf(antichains, { universe: 'E', states: 500 });
    const total = totalOf(await resultsOf(antichains, parameters, [0]), 1);
    const [all, invertible] = antichains.conclude(parameters, total);
    expect(all).toMatch(/^Between \d+ and \d+: .* 196 classes/);
    expect(invertible).toContain('is missing');
  });
});
