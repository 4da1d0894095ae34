// The games the benches run on: all 256 forms of rank at most 2.

import { type Arena, type FormId, ZERO } from '@proviso/engine';

/** Every subset of a list. */
export function subsets<T>(items: readonly T[]): T[][] {
  let found: T[][] = [[]];
  for (const item of items) found = found.concat(found.map((set) => [...set, item]));
  return found;
}

/** All forms whose options are among the given ones. */
export function formsOver(arena: Arena, options: readonly FormId[]): FormId[] {
  const sets = subsets(options);
  const forms = sets.flatMap((left) => sets.map((right) => arena.intern(left, right)));
  return [...new Set(forms)];
}

/** The 256 forms of rank at most 2. */
export function dayTwo(arena: Arena): FormId[] {
  return formsOver(arena, formsOver(arena, [ZERO]));
}
