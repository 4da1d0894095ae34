// The universes that have a word for a name. The words of the grammar are reserved; any other gives way
// to a name that somebody defines, as functions do, so that a universe more breaks no worksheet.

import { type Arena, InvariantError, type Universe, USUAL_UNIVERSES } from '@proviso/engine';

const WORDS = USUAL_UNIVERSES.filter(({ name }) => /^\w+$/.test(name));

/** In the order in which they are always listed. */
export const UNIVERSES: ReadonlyMap<string, (arena: Arena) => Universe> = new Map(
  WORDS.map((usual) => [usual.name, (arena) => usual.in(arena)]),
);

/** What to say where a universe is wanted and something else stands. */
export const THE_UNIVERSES = `the universes are ${quoted('misère')}, \`D(-1)\` and the like, and ${quoted('normal')}`;

export function universeNamed(arena: Arena, name: string): Universe {
  const universe = UNIVERSES.get(name);
  if (universe === undefined)
    throw new InvariantError(`the grammar has a universe ${name} without a meaning`);
  return universe(arena);
}

function quoted(play: 'misère' | 'normal'): string {
  const names = WORDS.filter((universe) => universe.play === play).map(({ name }) => name);
  return names.map((name) => `\`${name}\``).join(', ');
}
