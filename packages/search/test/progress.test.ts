import { test } from '@fast-check/vitest';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { shardProgress } from '../src/index.ts';

const facts = { shards: 1000, done: 0, failed: 0, recorded: 0, began: 0, now: 10_000, threads: 2 };

describe('progress', () => {
  it('promises nothing before there is something to go by', () => {
    expect(shardProgress(facts)).toMatchObject({
      rate: undefined,
      secondsLeft: undefined,
      percent: 0,
    });
    const three = shardProgress({ ...facts, done: 3, recorded: 3 });
    expect(three).toMatchObject({ rate: 0.3, secondsLeft: undefined });
    expect(shardProgress({ ...facts, done: 5, recorded: 5 }).secondsLeft).toBe(1990);
  });

  it('goes by this run alone', () => {
    // 900 came from a faster machine; these ten took a second each.
    expect(shardProgress({ ...facts, done: 910, recorded: 10 }).secondsLeft).toBe(90);
  });

  it('waits longer the longer nothing comes', () => {
    const at = (now: number) =>
      shardProgress({ ...facts, done: 10, recorded: 10, now }).secondsLeft!;
    expect(at(20_000)).toBe(2 * at(10_000));
  });

  it('does not count failed shards as done', () => {
    const { percent, pending } = shardProgress({ ...facts, done: 990, failed: 10 });
    expect({ percent, pending }).toEqual({ percent: 99, pending: 0 });
  });

  test.prop([fc.nat({ max: 999 })])('is 100 per cent only when all is done', (done) => {
    expect(shardProgress({ ...facts, done }).percent).toBeLessThan(100);
    expect(shardProgress({ ...facts, done: 1000 }).percent).toBe(100);
  });
});
