/** cl(A) and up(A) by their definitions, so that the engine's own idea of them has something to be held against. */

import { type FormId, rank, subpositions, ZERO } from '@proviso/engine';
import { deadEndAtLeast, deadEndSum, deadEnds, deadEndValue } from '@proviso/engine/ends';
import type { Fixture } from '../../fixture.ts';

/** The values of all sums of followers of a Left dead end with rank at most n, 0 among them. */
export function sumsOfFollowers(fixture: Fixture, generator: FormId, n: number): FormId[] {
  const { arena } = fixture;
  const steps = subpositions(arena, deadEndValue(arena, generator)).filter((end) => end !== ZERO);
  const found = new Set<FormId>([ZERO]);
  const queue: FormId[] = [ZERO];
  for (let from = queue.shift(); from !== undefined; from = queue.shift()) {
    for (const step of steps) {
      const next = deadEndSum(arena, from, step);
      if (rank(arena, next) > n || found.has(next)) continue;
      found.add(next);
      queue.push(next);
    }
  }
  return [...found];
}

/**
 * The Left dead ends of rank at most n that are at least some sum of followers. Play in a sum that is
 * below one of them can end within n moves, so it has at most n summands.
 */
export function aboveSomeSum(fixture: Fixture, generator: FormId, n: number): FormId[] {
  const { arena } = fixture;
  const sums = sumsOfFollowers(fixture, generator, n * rank(arena, generator));
  return deadEnds(arena, n).filter((end) => sums.some((sum) => deadEndAtLeast(arena, end, sum)));
}
