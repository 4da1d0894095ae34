// The universes that have a name of their own.

import { B, D, E, M, Normal, type Universe } from '@proviso/engine';

/** In the order in which they are always listed. */
export const UNIVERSES: ReadonlyMap<string, Universe> = new Map(
  [M, B, E, D, Normal].map((universe) => [universe.name, universe]),
);

export function universeNamed(name: string): Universe {
  const universe = UNIVERSES.get(name);
  if (universe === undefined)
    throw new Error(`the grammar has a universe ${name} without a meaning`);
  return universe;
}
