/** Left dead ends to try a statement about them on. */

import type { FormId } from '@proviso/engine';
import type { Fixture } from '../../fixture.ts';

export function pairsOf<T>(list: readonly T[]): (readonly [T, T])[] {
  return list.flatMap((a) => list.map((b) => [a, b] as const));
}
/** All Left dead ends whose options are the given ones, dominated options left in. */
export function unreduced(fixture: Fixture, options: readonly FormId[]): FormId[] {
  let sets: FormId[][] = [[]];
  for (const option of options) sets = sets.concat(sets.map((set) => [...set, option]));
  return sets.map((set) => fixture.arena.intern([], set));
}
