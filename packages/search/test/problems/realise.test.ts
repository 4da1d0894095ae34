// The smallest boards of classes; against naive play they are held in test/smallest-boards.test.ts.

import { describe, expect, test } from 'vitest';
import type { Find, Parameters } from '../../src/problem.ts';
import { realiseProblem } from '../../src/problems/realise.ts';
import { shardRecord } from '../../src/shard-record.ts';
import { totalOf } from '../../src/total.ts';
import { parametersOf, resultsOf } from './running.ts';

interface Realised {
  readonly ruleset: string;
  readonly class: string;
  readonly size: number;
  readonly board: string;
}

const dataOf = ({ data }: Find) => data as unknown as Realised;

/** What all shards come to, their records put together from the last to the first. */
async function merged(parameters: Parameters) {
  const records = (await resultsOf(realiseProblem, parameters)).map((result, i) =>
    shardRecord(i, result),
  );
  return totalOf(records.length, records.reverse());
}

describe('the smallest boards of the classes of day 2', () => {
  test('however sizes are cut and records come in, the same classes have boards of the same size', async () => {
    const sizes = async (parts: number) => {
      const parameters = parametersOf(realiseProblem, {
        rulesets: 'domineering,nim',
        largest: 5,
        parts,
      });
      const { finds, counts, shards } = await merged(parameters);
      expect(shards).toBe(2 * 6 * parts);
      return { counts, sizes: finds.map((find) => [find.key, dataOf(find).size]) };
    };
    expect(await sizes(3)).toEqual(await sizes(1));
  });

  test('finds are verified, and wrong ones refused', async () => {
    const parameters = parametersOf(realiseProblem, { rulesets: 'domineering', largest: 4 });
    const total = await merged(parameters);
    for (const find of total.finds) {
      expect([find.key, await realiseProblem.verify?.(parameters, find)]).toEqual([find.key, null]);
    }
    const [find] = total.finds;
    const changed = (change: object) =>
      realiseProblem.verify?.(parameters, {
        ...(find as Find),
        data: { ...(find?.data as object), ...change },
      });
    expect(dataOf(find as Find).class).toBe('*');
    expect(await changed({ board: '..' })).toBe('the board is not equal to the class');
    expect(await changed({ ruleset: 'chess' })).toBe('there is no ruleset chess');
    expect(realiseProblem.conclude(parameters, total)[0]).toMatch(
      /^domineering reaches \d+ of the 196 classes of day 2 modulo E with at most 4 squares/,
    );
    const partial = { ...total, done: 1 };
    expect(realiseProblem.conclude(parameters, partial).at(-1)).toContain('shards are missing');
  });

  test('a board outside the universe realises nothing', async () => {
    const parameters = parametersOf(realiseProblem, { rulesets: 'domineering', universe: 'D' });
    const [, , two] = await resultsOf(realiseProblem, parameters, [0, 1, 2]);
    // Boards of two squares are 0, 1 and -1, of which only 0 is a dicot.
    expect(two?.finds.map(({ key }) => key)).toEqual(['domineering: 0']);
  });

  test('refuses rulesets that there are not, with a list', () => {
    const plan = (rulesets: string) =>
      realiseProblem.plan(parametersOf(realiseProblem, { rulesets }));
    expect(() => plan('domineering,chess')).toThrow(/“chess”; write some of .* domineering, cram/);
    expect(() => plan('')).toThrow('write some of');
  });
});
