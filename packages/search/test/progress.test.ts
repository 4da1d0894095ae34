import { test } from '@fast-check/vitest';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type ProgressFacts, type ShardProgress, shardProgress } from '../src/index.ts';
import { laterHalf } from '../src/progress.ts';

const SHARDS = 1000;

interface Story {
  /** When results came, in milliseconds after the run began. */
  readonly arrivals: readonly number[];
  readonly now: number;
  readonly threads?: number;
  /** What was there before this run. */
  readonly before?: number;
  readonly failed?: number;
}

/** What is told of a run with these results, as the store puts its facts together. */
function told({ arrivals, now, threads = 2, before = 0, failed = 0 }: Story): ShardProgress {
  const sorted = [...arrivals].sort((a, b) => a - b);
  const recorded = sorted.length;
  const facts: ProgressFacts = {
    shards: SHARDS,
    done: before + recorded,
    failed,
    recorded,
    since: sorted[recorded - laterHalf(recorded) - 1] ?? 0,
    last: sorted.at(-1) ?? null,
    now,
    threads,
  };
  return shardProgress(facts);
}

/** Results at equal distances. */
const steady = (count: number, distance = 1000, from = 0) =>
  Array.from({ length: count }, (_, i) => from + (i + 1) * distance);

describe('progress', () => {
  it('promises nothing before there is something to go by', () => {
    expect(told({ arrivals: [], now: 10_000 })).toMatchObject({
      rate: undefined,
      secondsLeft: undefined,
      percent: 0,
    });
    const three = told({ arrivals: steady(3), now: 3000 });
    expect(three).toMatchObject({ rate: 1, secondsLeft: undefined });
    expect(told({ arrivals: steady(4), now: 4000 }).secondsLeft).toBe(996);
    // Of a queue nobody knows how many threads there are.
    expect(told({ arrivals: steady(7), now: 7000, threads: 0 }).secondsLeft).toBeUndefined();
    expect(told({ arrivals: steady(8), now: 8000, threads: 0 }).secondsLeft).toBe(992);
  });

  test.prop([fc.integer({ min: 4, max: 900 }), fc.nat(90)])(
    'is right where shards come steadily, whatever earlier runs did',
    (count, before) => {
      const { rate, secondsLeft } = told({ arrivals: steady(count), now: count * 1000, before });
      expect(rate).toBeCloseTo(1, 9);
      expect(secondsLeft).toBeCloseTo(SHARDS - before - count, 6);
    },
  );

  test.prop([
    fc.array(fc.nat(100_000), { minLength: 1, maxLength: 300 }),
    fc.nat(100_000),
    fc.nat(100_000),
  ])('waits longer the longer nothing comes', (arrivals, pause, more) => {
    const now = Math.max(...arrivals) + 1 + pause;
    const early = told({ arrivals, now });
    const late = told({ arrivals, now: now + more });
    expect(late.rate ?? 0).toBeLessThanOrEqual(early.rate ?? 0);
    if (early.secondsLeft === undefined) expect(late.secondsLeft).toBeUndefined();
    else if (late.silence === undefined)
      expect(late.secondsLeft).toBeGreaterThanOrEqual(early.secondsLeft);
  });

  test.prop([fc.integer({ min: 8, max: 200 }), fc.integer({ min: 2, max: 10 })])(
    'forgets a pace that is past as soon as as many results came at the new one',
    (count, slower) => {
      const first = steady(count);
      const then = steady(count, 1000 * slower, count * 1000);
      const now = then.at(-1) ?? 0;
      expect(told({ arrivals: [...first, ...then], now }).rate).toBeCloseTo(1 / slower, 9);
    },
  );

  test.prop([
    fc.array(fc.nat(100_000), { maxLength: 300 }),
    fc.integer({ min: -100_000, max: 200_000 }),
  ])('is never negative, endless or no number, whatever the clock says', (arrivals, now) => {
    const { rate, secondsLeft, pending } = told({ arrivals, now });
    for (const number of [rate ?? 0, secondsLeft ?? 0, pending]) {
      expect(number).toBeGreaterThanOrEqual(0);
      expect(number).toBeLessThan(Number.POSITIVE_INFINITY);
    }
  });

  it('tells no time left, but the silence, when the rest should have come long ago', () => {
    const story = { arrivals: steady(31, 100), before: SHARDS - 32, threads: 0 };
    expect(told({ ...story, now: 3200 })).toMatchObject({ silence: undefined });
    expect(told({ ...story, now: 3200 }).secondsLeft).toBeLessThan(1);
    const late = told({ ...story, now: 3100 + 47_000 });
    expect(late).toMatchObject({ silence: 47, secondsLeft: undefined });
  });

  it('tells no time when the clock was set back', () => {
    const { rate, secondsLeft } = told({ arrivals: steady(100), now: 50_000 });
    expect({ rate, secondsLeft }).toEqual({ rate: undefined, secondsLeft: undefined });
  });

  it('does not count failed shards as done', () => {
    const { percent, pending } = told({ arrivals: [], now: 1, before: 990, failed: 10 });
    expect({ percent, pending }).toEqual({ percent: 99, pending: 0 });
  });

  test.prop([fc.nat({ max: 999 })])('is 100 per cent only when all is done', (before) => {
    expect(told({ arrivals: [], now: 1, before }).percent).toBeLessThan(100);
    expect(told({ arrivals: [], now: 1, before: 1000 }).percent).toBe(100);
  });
});
