/**
 * Which ends are at least an end of a universe, modulo M. Where all ends of U are at least ends of V, a
 * game that is strong modulo V is strong modulo U: beside the larger end Left fares no worse. Sums
 * follow from their summands.
 */

import type { Arena, FormId } from '../forms/arena.ts';
import { SumsOfEnds } from './generating-ends.ts';

/** Those of some Left ends that are, modulo M, at least no sum of others. */
export function uncovered(
  arena: Arena,
  ends: readonly FormId[],
  others: readonly FormId[],
): FormId[] {
  const sums = new SumsOfEnds(arena, others);
  return ends.filter((end) => sums.below(end) === undefined);
}
