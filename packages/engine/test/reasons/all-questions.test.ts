// Part of the questions of `all-questions.long.test.ts`: each has a reason and the checker accepts it.
import { describe, expect, it } from 'vitest';
import { checkRandom, checkRankTwo } from './questions.ts';

describe('a reason for every answer', () => {
  it('every thirtieth ordered pair of rank ≤ 2 in six universes', () => {
    const tallies = Object.values(checkRankTwo(30));
    expect(tallies.length).toBe(6);
    expect(tallies.flatMap(({ faults }) => faults)).toEqual([]);
    expect(tallies.reduce((total, { questions }) => total + questions, 0)).toBeGreaterThan(13_000);
    for (const { yes, no } of tallies) expect(Math.min(yes, no)).toBeGreaterThan(80);
  });

  it('500 random pairs of rank 3 and 4 in six universes', () => {
    const { questions, yes, no, faults } = checkRandom(500, 2);
    expect(faults).toEqual([]);
    expect(questions).toBe(3_000);
    expect(Math.min(yes, no)).toBeGreaterThan(500);
  });
});
