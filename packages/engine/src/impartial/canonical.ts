/**
 * Misère canonical forms of impartial games, and mates.
 *
 * Conway's reduction takes away options that can be moved back to the rest: if the options of H are
 * options of G and every other option of G has H as an option, then G = H; for H = 0 with the proviso
 * that G is an N-position [Conway, chapter 12]; what cannot be reduced so is simplest [Siegel 2020,
 * section 1]. For impartial games this is the simplest form modulo
 * the dicots (docs/theory/impartial.md), so there is no second reduction here.
 */

import { adjoint } from '../forms/adjoint.ts';
import type { Arena, FormId } from '../forms/arena.ts';
import { simplestForm } from '../reduction/simplest.ts';
import { D } from '../universes/dicot.ts';
import { demandImpartial } from './impartial.ts';

/**
 * The misère canonical form of an impartial game.
 *
 * @example
 * import { misereCanonicalForm } from '@proviso/engine/impartial';
 * const arena = new Arena();
 * const star = nimHeap(arena, 1);
 * misereCanonicalForm(arena, sum(arena, star, star)) === ZERO // → true
 */
export function misereCanonicalForm(arena: Arena, g: FormId): FormId {
  demandImpartial(arena, g);
  return simplestForm(arena, g, D);
}

/**
 * The mate of an impartial game in canonical form: {mates of the options}, and * for 0. The sum of a
 * game and its mate is a P-position. Of impartial games the adjoint [Siegel, Definition 5.6] is the mate.
 */
export function mate(arena: Arena, g: FormId): FormId {
  return misereCanonicalForm(arena, adjoint(arena, misereCanonicalForm(arena, g)));
}
