// Quotients of more random sets of games against play: the outcomes of all sums of up to eight summands, and that sums of up
// to four are one element exactly if none of these sums tells them apart. Only sets with a quotient count.
import { expect, it } from 'vitest';
import { seenOf } from './random-sets.ts';

it.each([
  ['impartial', 3, [1_001, 1_300], 200],
  ['partizan', 2, [1_001, 1_600], 300],
  ['partizan', 3, [1_001, 1_400], 40],
] as const)('%s games of rank at most %i', (kind, rank, seeds, least) => {
  expect(seenOf(kind, rank, seeds).length).toBeGreaterThanOrEqual(least);
});
