/**
 * Invertible modulo U: some H in U has G + H ≡ 0. A parental universe has the
 * conjugate property, so for G in U this is G + Ḡ ≡ 0 [Davies–Milley, section
 * 4], and the same holds of simplest forms of members [Siegel, Theorems 5.22
 * and 5.23]. For other games it can be wrong; they are decided through an equal
 * member of U, or not at all.
 */

import { type Arena, type FormId, ZERO } from '../forms/arena.ts';
import { conjugate } from '../forms/conjugate.ts';
import { Left } from '../forms/side.ts';
import { sum } from '../forms/sum.ts';
import { subpositions } from '../forms/transform.ts';
import { geq } from '../order/compare.ts';
import { expansion } from '../reduction/expansion.ts';
import { simplestForm } from '../reduction/simplest.ts';
import { NotDecidedError } from '../storage/errors.ts';
import type { Universe } from '../universes/universe.ts';

/**
 * Whether G is invertible modulo a universe.
 *
 * @example
 * const arena = new Arena();
 * const star = nimHeap(arena, 1);
 * isInvertible(arena, star, D) // → true
 * isInvertible(arena, star, E) // → false
 */
export function isInvertible(arena: Arena, g: FormId, universe: Universe): boolean {
  const simplest = simplestOfMember(arena, g, universe);
  // G + Ḡ is its own conjugate, so ≥ 0 is enough.
  return geq(arena, sum(arena, simplest, conjugate(arena, simplest)), ZERO, universe);
}

/** The inverse of G modulo a universe, in simplest form; `undefined` if there is none. */
export function inverse(arena: Arena, g: FormId, universe: Universe): FormId | undefined {
  if (!isInvertible(arena, g, universe)) return undefined;
  return conjugate(arena, simplestForm(arena, g, universe));
}

/**
 * The same question by the recursion of [Davies–Milley, Theorem 4.1]: G is
 * invertible when G + Ḡ is Left strong and every proper subposition of its
 * simplest form is invertible.
 */
export function isInvertibleByRecursion(arena: Arena, g: FormId, universe: Universe): boolean {
  const simplest = simplestOfMember(arena, g, universe);
  return subpositions(arena, simplest).every((id) =>
    universe.isStrong(arena, sum(arena, id, conjugate(arena, id)), Left),
  );
}

/** The simplest form of G, provided G equals a member of the universe. */
export function simplestOfMember(arena: Arena, g: FormId, universe: Universe): FormId {
  const simplest = simplestForm(arena, g, universe);
  if (!universe.contains(arena, g) && expansion(arena, simplest, universe) === undefined) {
    throw new NotDecidedError(
      `not decided: the game is not in ${universe.name}, and no member of ${universe.name} equal to it was found`,
    );
  }
  return simplest;
}
