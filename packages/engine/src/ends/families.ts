/**
 * What the families of ends have in common: an error that says how far a family
 * is computed and why no further, and the minimal elements of a set of games
 * modulo M.
 *
 * The recursions in `passing-games.ts` and `super-ends.ts` rest on hand-tying:
 * taking Left options away, but not the last, and giving Right options, but not
 * his first, makes a game no better for Left modulo M.
 */

import type { Arena, FormId } from '../forms/arena.ts';
import { geq } from '../order/compare.ts';
import { ValueError } from '../storage/errors.ts';
import { M } from '../universes/full.ts';

/** Refuses what is no whole number, or more than is computed. */
export function requireIndex(name: string, n: number, largest: number, reason: string): void {
  if (!(Number.isInteger(n) && n >= 0)) throw new ValueError(`there is no ${name} for n = ${n}`);
  if (n > largest) throw new ValueError(`${name} is computed for n up to ${largest}: ${reason}`);
}

/** The minimal ones of some games modulo M, one of each value, in the order given. */
export function minimalModuloM(arena: Arena, games: readonly FormId[]): FormId[] {
  const distinct = [...new Set(games)];
  return distinct.filter((g, at) =>
    distinct.every((h, place) => {
      if (g === h || !geq(arena, g, h, M)) return true;
      // Of equal games the first stays.
      return at < place && geq(arena, h, g, M);
    }),
  );
}
