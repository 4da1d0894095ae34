// Every question has a reason and the checker accepts it: all ordered pairs of the 256 forms of rank at
// most 2 in six universes (393,216 questions), and 5,000 random pairs of rank 3 and 4.
import { expect, it } from 'vitest';
import { checkRandom, checkRankTwo } from './questions.ts';

it('all ordered pairs of rank ≤ 2 in six universes', () => {
  const tallies = Object.values(checkRankTwo(1));
  expect(tallies.flatMap(({ faults }) => faults)).toEqual([]);
  expect(tallies.map(({ questions }) => questions)).toEqual(Array(6).fill(256 ** 2));
  for (const { yes, no } of tallies) expect(yes + no).toBe(256 ** 2);
});

it('5,000 random pairs of rank 3 and 4 in six universes', () => {
  const { questions, yes, no, faults } = checkRandom(5_000, 1);
  expect(faults).toEqual([]);
  expect(questions).toBe(30_000);
  expect(Math.min(yes, no)).toBeGreaterThan(5_000);
});
