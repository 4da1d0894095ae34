// Quotients of random sets of games against play: the outcomes of all sums of up to eight summands, and that sums of up
// to four are one element exactly if none of these sums tells them apart. Only sets with a quotient count.
import { expect, it } from 'vitest';
import { seenOf } from './random-sets.ts';

it.each([
  ['impartial', 3, [1, 60], { sets: 50, infinite: 0, swallows: 0 }],
  ['partizan', 2, [1, 90], { sets: 60, infinite: 30, swallows: 5 }],
  ['partizan', 3, [1, 60], { sets: 8, infinite: 1, swallows: 0 }],
] as const)('%s games of rank at most %i', (kind, rank, seeds, least) => {
  const seen = seenOf(kind, rank, seeds);
  expect(seen.length).toBeGreaterThanOrEqual(least.sets);
  for (const which of ['infinite', 'swallows'] as const) {
    expect(seen.filter((each) => each[which]).length).toBeGreaterThanOrEqual(least[which]);
  }
  expect(seen.every(({ different }) => different > 0)).toBe(true);
  expect(seen.filter(({ equal }) => equal > 0).length).toBeGreaterThan(seen.length / 2);
});
