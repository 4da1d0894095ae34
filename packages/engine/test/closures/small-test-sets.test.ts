// Test sets for games of rank at most 2 modulo D(A), against strength by its definition.
import { describe, expect, it } from 'vitest';
import { Arena, B, leastUniverse, smallTestSet, ZERO } from '../../src/index.ts';
import { fromEngine, toEngine } from '../oracle/bridge.ts';
import { formsOfRankAtMost, type G, isLeftEnd, rank } from '../oracle/game.ts';
import { read } from '../oracle/notation.ts';
import { leftEndsOf, plainPlay, sumsOfCopies } from './plain-play.ts';

const examples = [
  ['{.|*}'],
  ['{.|0,*}'],
  ['{.|1,-1}'],
  ['{.|*}', '{.|1}'],
  ['{.|0,1}', '{.|-1,*}'],
  ['{.|0,-1}', '{.|0,*}'],
];

describe.each(examples.map((texts) => [texts.join(', '), texts.map(read)] as const))(
  'D(%s)',
  (_, games) => {
    const arena = new Arena();
    const universe = leastUniverse(
      arena,
      games.map((g) => toEngine(arena, g)),
    );
    const { leftWinsFirst } = plainPlay();
    const sums = sumsOfCopies(leftEndsOf(games), leftEndsOf(games).length > 3 ? 2 : 3);
    const isStrong = (g: G) => sums.every((sum) => leftWinsFirst(g, sum));

    it.each([0, 1, 2] as const)('decides all forms of rank at most %i, and needs each end', (n) => {
      const tests = (smallTestSet(arena, universe, n) ?? []).map((id) => fromEngine(arena, id));
      expect(tests.every(isLeftEnd)).toBe(true);
      const forms = formsOfRankAtMost(n).filter((g) => rank(g) <= n);
      const decides = (ends: readonly G[]) =>
        forms.every((g) => isStrong(g) === ends.every((end) => leftWinsFirst(g, [end])));
      expect(decides(tests)).toBe(true);
      for (const end of tests) {
        if (tests.length > 1) expect(decides(tests.filter((other) => other !== end))).toBe(false);
      }
    });
  },
);

it('0 serves all ranks where all ends are at least 0: Left wins beside copies of them what she wins alone', () => {
  const arena = new Arena();
  const universe = leastUniverse(arena, [toEngine(arena, read('{.|*2}'))]);
  expect(smallTestSet(arena, universe, 7)).toEqual([ZERO]);
  const { leftWinsFirst } = plainPlay();
  const won = formsOfRankAtMost(2).filter((g) => leftWinsFirst(g, []));
  const beside = [1, 2, 3].map((n) => new Array<G>(n).fill(read('{.|*2}')));
  expect(won.every((g) => beside.every((ends) => leftWinsFirst(g, ends)))).toBe(true);
});

it('there is none for higher ranks, nor for a universe that has no finite list of ends', () => {
  const arena = new Arena();
  const universe = leastUniverse(arena, [toEngine(arena, read('{.|0,*}'))]);
  expect(smallTestSet(arena, universe, 3)).toBeUndefined();
  expect(smallTestSet(arena, B, 1)).toBeUndefined();
});
