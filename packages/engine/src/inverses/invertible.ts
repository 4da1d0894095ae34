/**
 * Invertible modulo U: some H in U has G + H ≡ 0. A parental universe has the
 * conjugate property, so for G in U this is G + Ḡ ≡ 0 [Davies–Milley, section
 * 4], and the same holds of simplest forms of members [Siegel, Theorems 5.22
 * and 5.23]. For other games it can be wrong: they are decided through an equal
 * member of U; or by an H of rank at most 2, which need not be the conjugate of
 * anything that G equals; or not at all.
 */

import { type Arena, type FormId, ZERO } from '../forms/arena.ts';
import { conjugate } from '../forms/conjugate.ts';
import { Left } from '../forms/side.ts';
import { sum } from '../forms/sum.ts';
import { subpositions } from '../forms/transform.ts';
import { geq } from '../order/compare.ts';
import { misereOutcome } from '../play/misere.ts';
import { expansion } from '../reduction/expansion.ts';
import { simplestForm } from '../reduction/simplest.ts';
import { NotDecidedError } from '../storage/errors.ts';
import { formsOfRankTwo } from '../universes/small-ends.ts';
import { isNormalPlay, type Universe } from '../universes/universe.ts';

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
  return inverse(arena, g, universe) !== undefined;
}

/** The inverse of G modulo a universe, in simplest form where that is decided; `undefined` if there is none. */
export function inverse(arena: Arena, g: FormId, universe: Universe): FormId | undefined {
  try {
    return conjugateIfInverse(arena, simplestOfMember(arena, g, universe), universe);
  } catch (error) {
    if (!(error instanceof NotDecidedError)) throw error;
    const small = smallInverse(arena, g, universe);
    if (small !== undefined) return small;
    if (isDecided(() => !isInverseOfMember(arena, g, universe))) return undefined;
    throw error;
  }
}

/**
 * Whether the conjugate of a member is its inverse: asked of the game as it is, where its simplest form
 * is not decided. Not decided for games outside the universe.
 */
function isInverseOfMember(arena: Arena, g: FormId, universe: Universe): boolean {
  if (!universe.contains(arena, g)) throw new NotDecidedError('not decided: not a member');
  return conjugateIfInverse(arena, g, universe) !== undefined;
}

function conjugateIfInverse(arena: Arena, g: FormId, universe: Universe): FormId | undefined {
  const mirror = conjugate(arena, g);
  // G + Ḡ is its own conjugate, so ≥ 0 is enough.
  return geq(arena, sum(arena, g, mirror), ZERO, universe) ? mirror : undefined;
}

/** A member H with G + H ≡ 0, by definition: Ḡ, or one of rank at most 2. There may be others where none is found. */
export function smallInverse(arena: Arena, g: FormId, universe: Universe): FormId | undefined {
  return [conjugate(arena, g), ...formsOfRankTwo(arena)].find((h) => {
    const both = sum(arena, g, h);
    // The outcome of 0, which few sums have.
    if (!isNormalPlay(universe) && misereOutcome(arena, both) !== 'N') return false;
    return isDecided(
      () =>
        universe.contains(arena, h) &&
        geq(arena, both, ZERO, universe) &&
        geq(arena, ZERO, both, universe),
    );
  });
}

/** Whether a question is decided, and with yes. */
function isDecided(question: () => boolean): boolean {
  try {
    return question();
  } catch (error) {
    if (error instanceof NotDecidedError) return false;
    throw error;
  }
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
