/**
 * P-free games: no subposition has outcome P. Modulo U: equal to a strictly
 * P-free member of U. Every subposition of a simplest form equals some
 * subposition of every member of the class, so a P-position in the simplest
 * form prevents it; and if there is none, tombstones can be replaced by P-free
 * options (Davies–Milley, Lemma 4.4). Modulo B and E this is the same as being
 * invertible (Theorem 4.5; Milley–Renault).
 */

import { type Arena, type FormId, ZERO } from '../forms/arena.ts';
import { subpositions } from '../forms/transform.ts';
import { misereOutcome } from '../play/misere.ts';
import { expansion } from '../reduction/expansion.ts';
import type { Universe } from '../universes/universe.ts';
import { NotDecidedError, simplestOfMember } from './invertible.ts';

/** A subposition of outcome P, or `undefined` where the form is strictly P-free. */
export function previousWinSubposition(arena: Arena, g: FormId): FormId | undefined {
  return subpositions(arena, g).find((id) => misereOutcome(arena, id) === 'P');
}

/** No subposition of G has outcome P. */
export function isPFree(arena: Arena, g: FormId): boolean {
  return previousWinSubposition(arena, g) === undefined;
}

/** The answer with its witness. */
export type PFreeness =
  | { readonly free: true; readonly member: FormId }
  | { readonly free: false; readonly position: FormId };

/** Whether G is P-free modulo a universe: a P-free member equal to it, or the P-position in its way. */
export function pFreeModulo(arena: Arena, g: FormId, universe: Universe): PFreeness {
  if (universe.class !== 'blocking' && universe.class !== 'dead-ending') {
    throw new NotDecidedError(
      `P-free modulo ${universe.name} is not decided here; it is for B and E, where it means invertible`,
    );
  }
  const simplest = simplestOfMember(arena, g, universe);
  const position = previousWinSubposition(arena, simplest);
  if (position !== undefined) return { free: false, position };
  const member = expansion(arena, simplest, universe) ?? ZERO;
  if (!isPFree(arena, member)) throw new Error('an expansion of a P-free simplest form is P-free');
  return { free: true, member };
}
