// The universes that have a word for a name. The grammar knows some of the words, so that nothing
// else can be called by them; any other is looked up after everything else.

import { type Arena, InvariantError, type Universe, USUAL_UNIVERSES } from '@proviso/engine';

/** In the order in which they are always listed. */
export const UNIVERSES: ReadonlyMap<string, (arena: Arena) => Universe> = new Map(
  USUAL_UNIVERSES.filter(({ name }) => /^\w+$/.test(name)).map((usual) => [
    usual.name,
    (arena) => usual.in(arena),
  ]),
);

export function universeNamed(arena: Arena, name: string): Universe {
  const universe = UNIVERSES.get(name);
  if (universe === undefined)
    throw new InvariantError(`the grammar has a universe ${name} without a meaning`);
  return universe(arena);
}
