// The command that tries the tests of a room with mutants: how mutants are told apart, chosen, counted,
// and how the tests run that have to notice them.

import { describe, expect, it } from 'vitest';
import {
  collected,
  it as define,
  describe as group,
  runTest,
} from '../scripts/mutants/bundled/vitest.ts';
import { instrumented, type Mutant, sampled } from '../scripts/mutants/instrument.ts';
import { roomNamed } from '../scripts/mutants/rooms.ts';
import { tally } from '../scripts/mutants/score.ts';

const mutant = (id: number): Mutant => ({
  id: String(id),
  file: 'a.ts',
  line: id,
  column: 1,
  place: `line ${id}`,
  from: 'a < b',
  to: 'a <= b',
});
const numbers = (mutants: readonly Mutant[]): number[] => mutants.map(({ id }) => Number(id));
const many = Array.from({ length: 200 }, (_, i) => mutant(i));

describe('the mutants of a file', () => {
  it('say what is changed, where, and into what; texts stay', async () => {
    const file = 'packages/engine/src/play/outcome.ts';
    const { mutants, sources } = await instrumented([file]);
    expect(mutants).toContainEqual(
      expect.objectContaining({
        file,
        place: "export const OUTCOMES: readonly Outcome[] = ['L', 'N', 'P', 'R'];",
        from: "['L', 'N', 'P', 'R']",
        to: '[]',
      }),
    );
    expect(mutants.map(({ from }) => from)).not.toContain("'L'");
    for (const { id } of mutants) expect(sources.get(file)).toContain(`("${id}")`);
  });
});

describe('a sample', () => {
  it('is the same for the same seed, and another for another', () => {
    expect(sampled(many, 20, 1)).toEqual(sampled(many.toReversed(), 20, 1));
    expect(new Set(numbers(sampled(many, 20, 1))).size).toBe(20);
    expect(numbers(sampled(many, 20, 2))).not.toEqual(numbers(sampled(many, 20, 1)));
  });

  it('keeps its members when other mutants go', () => {
    const chosen = sampled(many, 20, 1);
    const fewer = many.filter((each) => chosen.includes(each) || Number(each.id) % 2 === 0);
    expect(sampled(fewer, 20, 1)).toEqual(chosen);
  });
});

describe('the score', () => {
  const argument = { file: 'a.ts', from: 'a < b', to: 'a <= b', because: 'they are never equal' };
  const score = (argued: readonly string[], killed = many.slice(0, 150)) =>
    tally(
      killed,
      many.slice(150),
      many,
      argued.map((place) => ({ ...argument, place })),
    );

  it('is the share of those that are killed', () => {
    expect(score([])).toMatchObject({ argued: [], stale: [], score: 75 });
  });

  it('leaves out those for which there is an argument', () => {
    const { argued, unargued, stale, score: share } = score(['line 150', 'line 199']);
    expect([numbers(argued), unargued.length, stale]).toEqual([[150, 199], 48, []]);
    expect(share).toBeCloseTo((100 * 150) / 198);
  });

  it('reports arguments about mutants that are killed, or not there', () => {
    const { stale, score: share } = score(['line 3', 'line 1000']);
    expect(stale.map(({ place }) => place)).toEqual(['line 3', 'line 1000']);
    expect(share).toBe(75);
  });
});

describe('rooms', () => {
  it('have sources and tests', () => {
    const { sources, tests } = roomNamed('order');
    expect(sources).toContain('packages/engine/src/order/compare.ts');
    expect(tests).toContain('packages/engine/test/order/laws.test.ts');
  });

  it('are listed when there is none of the name', () => {
    expect(() => roomNamed('kitchen')).toThrow('no room `kitchen`; one of order, reduction');
  });
});

describe('what stands in for Vitest', () => {
  it('collects tests with their tables, and runs them', async () => {
    const seen: unknown[] = [];
    group.each([['x'], ['y']])('group', (letter: string) => {
      define('one', () => seen.push(letter));
      define.each([{ n: 1 }, { n: 2 }])('many', ({ n }: { n: number }) => seen.push(letter + n));
    });
    define('fails', () => expect(seen).toEqual([]));
    const names = collected.map(({ name }) => name);
    expect(names.slice(0, 3)).toEqual([
      'group #0 > one',
      'group #0 > many #0',
      'group #0 > many #1',
    ]);
    expect(names).toHaveLength(7);
    for (const test of collected.slice(0, 6).reverse()) await runTest(test);
    expect(seen).toEqual(['y2', 'y1', 'y', 'x2', 'x1', 'x']);
    await expect(runTest(collected[6]!)).rejects.toThrow();
  });
});
