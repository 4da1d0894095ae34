import { Arena, B, E, type FormId, simplestForm } from '@proviso/engine';
import { describe, expect, test } from 'vitest';
import { InvertibleClasses } from '../../src/problems/invertible-classes.ts';
import { invertibleDayThree } from '../../src/problems/invertible-day-3.ts';
import { invertibleOfDayTwo, listInvertible, optionsFor } from './invertible-by-listing.ts';
import { parametersOf, resultsOf, totalOf } from './running.ts';

describe('invertible classes', () => {
  test.each([
    ['E', '46'],
    ['B', '52'],
  ])('of day 2 modulo %s are as in the table of Davies and Milley', async (universe, expected) => {
    const parameters = parametersOf(invertibleDayThree, { universe, day: 2, samples: 1 });
    const { counts } = totalOf(await resultsOf(invertibleDayThree, parameters));
    expect(counts['classes']).toBe(expected);
    expect(counts['disagreements']).toBe('0');
  });

  // The options are the small ones and one invertible class of day 2, given by its place in the list
  // of those. It must not be {· | 0, #}: with it among the options a Right end of rank 1 with a
  // tombstone would be taken for a reverser.
  test.each([
    ['E', 21],
    ['B', 12],
  ])('with few options are those that listing finds, modulo %s', (name, place) => {
    const arena = new Arena();
    const universe = name === 'E' ? E : B;
    const chosen = invertibleOfDayTwo(arena, universe)[place] as FormId;
    const options = optionsFor(arena, universe, [chosen]);
    const values = new Set(options.map((option) => simplestForm(arena, option, universe)));
    const classes = new InvertibleClasses(arena, universe, 3, (option) => values.has(option));
    const listed = listInvertible(arena, universe, options);
    expect(classes.count(() => {}).classes).toBe(BigInt(listed.size));
    expect(listed.size).toBeGreaterThan(2_000);
  });

  // That the antichains are all there, antichains.test.ts asks.
  test.each(['E', 'B'])(
    'of day 3 modulo %s: kinds agree with reduction on random forms',
    async (universe) => {
      const parameters = parametersOf(invertibleDayThree, { universe, samples: 1 });
      const total = totalOf(await resultsOf(invertibleDayThree, parameters));
      expect(total.counts['disagreements']).toBe('0');
      expect(Number(total.counts['confirmed'])).toBeGreaterThan(50);
      expect(total.finds).toEqual([]);
      const [count, sample] = invertibleDayThree.conclude(parameters, total);
      expect(count).toContain(
        `Exactly ${total.counts['classes']} invertible classes of ${universe}`,
      );
      expect(sample).toContain('0 disagreed');
    },
  );

  test('a count that random forms contradict is not called exact, and open forms are told', () => {
    const parameters = parametersOf(invertibleDayThree);
    const conclusions = (disagreements: number, undecided: number) => {
      const counts = { classes: '7', antichains: 3, drawn: 9, confirmed: 4 };
      const result = { counts: { ...counts, disagreements, undecided }, finds: [] };
      return invertibleDayThree.conclude(parameters, totalOf([result])).join(' ');
    };
    expect(conclusions(0, 0)).toContain('Exactly 7 ');
    expect(conclusions(0, 0)).not.toContain('undecided');
    expect(conclusions(2, 0)).not.toContain('Exactly');
    expect(conclusions(2, 0)).toContain('2 disagreed');
    expect(conclusions(0, 5)).toContain('5 are undecided');
  });

  test('shards that are missing are told', () => {
    const parameters = parametersOf(invertibleDayThree);
    expect(invertibleDayThree.conclude(parameters, totalOf([], 3))).toEqual([
      '3 of 3 shards are missing.',
    ]);
  });
});
