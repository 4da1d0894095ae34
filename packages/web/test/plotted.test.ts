import { Session } from '@proviso/language';
import { shownAnswer } from '@proviso/language/sheets';
import { describe, expect, it } from 'vitest';
import { isPlottable, plotsIn } from '../src/worksheet/plotted.ts';

/** What a statement shows, and its JSON. */
function answer(statement: string) {
  const run = new Session().run(statement);
  const shown = shownAnswer(run);
  if (shown === undefined) throw new Error(statement);
  return { shown, json: JSON.stringify(run.result) };
}

const plots = (statement: string) => {
  const { shown, json } = answer(statement);
  return isPlottable(shown) ? plotsIn(shown, json) : [];
};

describe('what of an answer can be plotted', () => {
  it('a list of numbers by its places, all of them', () => {
    const [one] = plots('[n * n for n in 0..400]');
    expect(one?.plot).toMatchObject({ x: 'place', y: 'value', sequence: true });
    expect(one?.plot.points).toEqual(Array.from({ length: 401 }, (_, i) => ({ x: i, y: i * i })));
  });

  it('games that are integers are numbers, outcomes have names', () => {
    expect(plots('[-1, {0|}, 0, 5]')[0]?.plot.points.map(({ y }) => y)).toEqual([-1, 1, 0, 5]);
    // Nim-heaps: 0 is won by whoever is to move, * by the other, all larger ones by the first.
    const [one] = plots('[outcome(nimheap(n)) for n in 0..3]');
    expect(one?.plot.names).toEqual(['R', 'P', 'N', 'L']);
    expect(one?.plot.points.map(({ y }) => one.plot.names?.[y])).toEqual(['N', 'P', 'N', 'N']);
  });

  it('pairs are points; those that go on to the right are a sequence', () => {
    expect(plots('[[3, 1], [1, 4], [2, 2]]')[0]?.plot).toMatchObject({ sequence: false });
    const [one] = plots('[[1, 1], [2, 4], [5, 2]]');
    expect(one?.plot).toMatchObject({ x: 'column 1', y: 'column 2', sequence: true });
    expect(one?.plot.points).toEqual([
      { x: 1, y: 1 },
      { x: 2, y: 4 },
      { x: 5, y: 2 },
    ]);
  });

  it('columns of a table against the first of numbers, by their heads', () => {
    const table =
      'table(1..4, "form", n -> nimheap(n), "n", n -> n, "who", n -> outcome(nimheap(n)), "edges", n -> edges(nimheap(n)))';
    expect(plots(table).map(({ name, plot }) => [name, plot.x])).toEqual([
      ['who', 'n'],
      ['edges', 'n'],
    ]);
    // A heap of n: twice the edges of all smaller heaps, and two for each: 3^n - 1.
    expect(plots(table)[1]?.plot.points.map(({ y }) => y)).toEqual([2, 8, 26, 80]);
  });

  it('nothing else', () => {
    for (const none of ['[1, 2]', '[*, *2, *3]', '[1, 2, "x"]', '[outcome(0), 1, 2]', '[]', '5']) {
      expect(plots(none), none).toEqual([]);
    }
    expect(plots('table(1..3, "form", n -> nimheap(n), "n", n -> n)')).toEqual([]);
  });
});
