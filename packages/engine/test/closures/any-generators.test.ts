// Universes of many, deep and random generators: within a budget every question is answered rightly, or
// refused.
import { describe, expect, it } from 'vitest';
import {
  Arena,
  BudgetError,
  geq,
  Left,
  leastUniverse,
  misereOutcome,
  NotDecidedError,
  outcomeAtLeast,
  simplestForm,
  sum,
  type Universe,
} from '../../src/index.ts';
import { distinguish } from '../../src/reasons/index.ts';
import { fromEngine, toEngine } from '../oracle/bridge.ts';
import { formsOfRankAtMost, type G, game, show, sumOf } from '../oracle/game.ts';
import { read } from '../oracle/notation.ts';
import { misereSum } from '../oracle/play.ts';
import { type Random, random, randomForm, sample } from '../oracle/random.ts';
import { leftEndsOf, plainPlay } from './plain-play.ts';

const rankTwo = formsOfRankAtMost(2);

/** Left ends whose options are random forms of less than a rank. */
const randomEnd = (rng: Random, rank: number): G =>
  game(
    [],
    sample(rng.below(1 << 20), 1 + rng.below(3), (of) => randomForm(of, rank - 1)),
  );

const wrapped = (times: number): G => {
  let end = read('{.|0,*}');
  for (let i = 2; i < times; i++) end = game([], [end, read('*')]);
  return end;
};

const kinds: readonly (readonly [name: string, generators: readonly G[]])[] = [
  ...[1, 2, 3, 4].map(
    (seed) =>
      [
        `ten random games of rank 3, number ${seed}`,
        sample(seed, 10, (rng) => randomForm(rng, 3)),
      ] as const,
  ),
  ...[5, 6, 7].map(
    (seed) =>
      [
        `twelve ends of rank 3, number ${seed}`,
        sample(seed, 12, (rng) => randomEnd(rng, 3)),
      ] as const,
  ),
  ['one end of rank 3', sample(8, 1, (rng) => randomEnd(rng, 3))],
  ['two ends of rank 3', sample(9, 2, (rng) => randomEnd(rng, 3))],
  ['a hundred games', sample(10, 100, (rng) => randomForm(rng, 3))],
  ['a hundred ends', sample(11, 100, (rng) => randomEnd(rng, 2))],
  ['an end of rank 12', [wrapped(12)]],
  ['a random game of rank 12', sample(12, 1, (rng) => randomForm(rng, 12))],
  ['1', [read('1')]],
];

describe.each(kinds)('D of %s', (_, generators) => {
  const arena = new Arena();
  const ends = leftEndsOf(generators);
  const rng = random(99);
  /** An answer, or undefined where it is refused. */
  function within<T>(question: (universe: Universe) => T): T | undefined {
    let asked = 0;
    try {
      return arena.under({ maxForms: arena.size + 100_000, shouldStop: () => ++asked > 300 }, () =>
        question(
          leastUniverse(
            arena,
            generators.map((g) => toEngine(arena, g)),
          ),
        ),
      );
    } catch (error) {
      if (error instanceof NotDecidedError || error instanceof BudgetError) return undefined;
      throw error;
    }
  }
  const someSum = (): G[] =>
    ends.length === 0 ? [] : Array.from({ length: 1 + rng.below(3) }, () => rng.pick(ends));

  it('strong games are won beside random sums of its ends, others lost beside one', () => {
    const { leftWinsFirst } = plainPlay();
    let answered = 0;
    for (const g of rng.shuffle(rankTwo).slice(0, 12)) {
      const id = toEngine(arena, g);
      const strong = within((u) => u.isStrong(arena, id, Left));
      if (strong !== undefined) answered++;
      if (strong === true) {
        for (let i = 0; i < 5; i++) {
          const beside = someSum();
          if (!leftWinsFirst(g, beside)) expect.fail(`${show(g)} beside ${beside.map(show)}`);
        }
      }
      if (strong !== false) continue;
      const beating = within((u) => u.beatingEnds?.(arena, id) ?? []);
      if (beating === undefined || beating.length === 0) continue;
      const lost = beating.filter((end) => !leftWinsFirst(g, [fromEngine(arena, end)]));
      expect(lost.length, show(g)).toBeGreaterThan(0);
    }
    expect(answered).toBeGreaterThan(0);
  });

  it('games are told apart by members, and alike ones are alike beside random sums', () => {
    for (let i = 0; i < 6; i++) {
      const [g, h] = [rng.pick(rankTwo), rng.pick(rankTwo)];
      const [a, b] = [toEngine(arena, g), toEngine(arena, h)];
      const found = within((u) => distinguish(arena, a, b, u));
      if (found !== undefined) {
        expect(within((u) => u.contains(arena, found.x))).not.toBe(false);
        const x = fromEngine(arena, found.x);
        expect(outcomeAtLeast(misereSum(g, x), misereSum(h, x))).toBe(false);
      }
      if (within((u) => geq(arena, a, b, u)) === true) {
        const x = toEngine(arena, sumOf(someSum()));
        const [withG, withH] = [sum(arena, a, x), sum(arena, b, x)];
        expect(
          outcomeAtLeast(misereOutcome(arena, withG), misereOutcome(arena, withH)),
          `${show(g)} >= ${show(h)}`,
        ).toBe(true);
      }
      const simplest = within((u) => simplestForm(arena, a, u));
      if (simplest !== undefined) {
        expect(within((u) => geq(arena, a, simplest, u) && geq(arena, simplest, a, u))).not.toBe(
          false,
        );
      }
    }
  });
});
