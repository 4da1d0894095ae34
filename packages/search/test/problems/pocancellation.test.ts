import { readFileSync } from 'node:fs';
import { checkText } from '@proviso/engine/check';
import { describe, expect, test } from 'vitest';
import type { Find, Json, Parameters, ShardResult } from '../../src/problem.ts';
import { pocancellation } from '../../src/problems/pocancellation.ts';
import { resultsOf, totalOf } from './running.ts';

const settings = (changed: Parameters): Parameters => ({
  universe: 'D',
  day: 2,
  left: 0,
  right: 0,
  ...changed,
});

/** The games of a find with G and H exchanged. */
function swapped({ data }: Find): Json {
  const { games } = data as { readonly games: { readonly roots: readonly number[] } };
  const [g = 0, h = 0, j = 0] = games.roots;
  return { ...games, roots: [h, g, j] };
}

describe('pocancellation', () => {
  test('the certificates in the findings are those of the search, and hold', async () => {
    const file = new URL(
      '../../../../docs/findings/pocancellation-of-dicots.json',
      import.meta.url,
    );
    const text = readFileSync(file, 'utf8');
    expect([...checkText(text)].map(({ verdict }) => verdict.valid)).toEqual([true, true]);
    const [result] = await resultsOf(pocancellation, settings({ day: 3 }));
    expect(result?.finds[0]?.certificates).toEqual(JSON.parse(text));
  });

  test('the failure among dicots is found, and its certificates hold', async () => {
    const parameters = settings({ day: 3 });
    const results = await resultsOf(pocancellation, parameters);
    const [find, ...others] = results.flatMap(({ finds }) => finds);
    expect(others).toEqual([]);
    expect(find?.text).toContain('J = *2');
    expect(await pocancellation.verify?.(parameters, find as Find)).toBeNull();
    expect(pocancellation.conclude(parameters, totalOf(results))[0]).toContain(
      'not pocancellative',
    );
  });

  test('a find with other games or a missing certificate is refused', async () => {
    const parameters = settings({ day: 3 });
    const [{ finds } = { finds: [] } as unknown as ShardResult] = await resultsOf(
      pocancellation,
      parameters,
    );
    const find = finds[0] as Find;
    const [sums, apart] = find.certificates ?? [];
    const wrong: Partial<Find>[] = [
      { certificates: [] },
      { certificates: [sums ?? null] },
      { certificates: [apart ?? null, sums ?? null] },
      { certificates: [sums ?? null, sums ?? null] },
      { data: { ...(find.data as object), games: swapped(find) } },
    ];
    for (const change of wrong) {
      expect(await pocancellation.verify?.(parameters, { ...find, ...change })).not.toBeNull();
    }
    expect(await pocancellation.verify?.({ ...parameters, universe: 'E' }, find)).not.toBeNull();
  });

  test('the eight pairs of day 2 survive all J of day 3 among dicots', async () => {
    const results = await resultsOf(pocancellation, settings({ left: 9, right: 9 }));
    const { counts } = totalOf(results);
    expect(counts['failures']).toBe('0');
    expect(pocancellation.conclude(settings({}), totalOf(results))[0]).toContain('No failure');
  });

  test('no J is counted twice', async () => {
    // Nine classes of day 2 and 49 antichains of them with an element: 49² games {A | B}. Of the
    // antichains {0}, {*} and {0, *} have rank at most 1, so nine of the games are born by day 2.
    const { counts } = totalOf(await resultsOf(pocancellation, settings({ left: 9, right: 9 })));
    expect(counts['J']).toBe(String(9 + 49 ** 2 - 9));
    // One option a side: {a | b} with any two of the nine classes but 0 and *.
    const one = totalOf(await resultsOf(pocancellation, settings({ left: 1, right: 1 })));
    expect(one.counts['J']).toBe(String(9 + 9 ** 2 - 2 ** 2));
  });

  test('each J that fails is one find, however many pairs fail with it', async () => {
    const parameters = settings({ day: 3, left: 1, right: 1 });
    const { counts, finds } = totalOf(await resultsOf(pocancellation, parameters));
    expect(Number(counts['J that fail'])).toBe(finds.length);
    expect(Number(counts['failures'])).toBeGreaterThan(finds.length);
  });

  test.each(['B', 'E'])('no J of rank at most 2 fails modulo %s', async (universe) => {
    const { counts } = totalOf(await resultsOf(pocancellation, settings({ universe })));
    expect(counts['failures']).toBe('0');
    expect(Number(counts['J'])).toBeGreaterThan(190);
  });

  test('more options on one side ask of all pairs, equal ones of half', async () => {
    const questions = async (left: number): Promise<number> => {
      const results = await resultsOf(pocancellation, settings({ left }));
      const { counts } = totalOf(results);
      return Number(counts['questions']) / Number(counts['J']);
    };
    // None of the eight pairs is its own mirror image.
    expect([await questions(0), await questions(1)]).toEqual([4, 8]);
  });

  test('refuses more sides than can be listed, with their number and the most that can', () => {
    const plan = (changed: Parameters) => () => pocancellation.plan(settings(changed));
    expect(plan({ universe: 'E', left: 4 })).toThrow(/\d{8} antichains .* write left=3 or less/);
    expect(plan({ universe: 'E', right: 50 })).toThrow('write right=3 or less');
  });

  test('refuses what makes no sense', () => {
    expect(() => pocancellation.plan(settings({ universe: 'B', day: 3 }))).toThrow('write day=2');
    expect(() => pocancellation.plan(settings({ universe: 'M' }))).toThrow('write one of B, E, D');
    expect(() => pocancellation.plan(settings({ left: -1 }))).toThrow('left is -1');
  });
});
