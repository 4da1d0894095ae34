import { describe, expect, test } from 'vitest';
import type { Find } from '../../src/problem.ts';
import { sumTablesProblem } from '../../src/problems/sum-tables.ts';
import { parametersOf, resultsOf, totalOf } from './running.ts';

describe('tables of sums of three players', () => {
  const parameters = parametersOf(sumTablesProblem, { rank: 3 });

  test('every outcome found is that of the sum, played out as a game', async () => {
    const total = totalOf(await resultsOf(sumTablesProblem, parameters));
    expect(total.counts['conventions']).toBe('6');
    expect(total.finds.length).toBe(Number(total.counts['found']));
    for (const find of total.finds) {
      expect([find.key, await sumTablesProblem.verify?.(parameters, find)]).toEqual([
        find.key,
        null,
      ]);
    }
    expect(sumTablesProblem.conclude(parameters, total)[1]).toContain('Question 3');
  });

  test('a wrong find is refused', async () => {
    const [result] = await resultsOf(sumTablesProblem, parameters, [0]);
    const finds = result?.finds ?? [];
    const verify = (find: Find, change: object) =>
      sumTablesProblem.verify?.(parameters, {
        ...find,
        data: { ...(find.data as object), ...change },
      });
    expect(finds.length).toBeGreaterThan(20);
    for (const find of finds) {
      expect(await verify(find, { outcome: 'NOP' })).toContain('the outcome of the sum is');
      expect(await verify(find, { summands: ['NOP'] })).toContain('does not have the outcome');
    }
  });
});
