/**
 * P-free games: no subposition has outcome P. Modulo U: equal to a strictly
 * P-free member of U. Every subposition of a simplest form equals some
 * subposition of every member of the class, so a P-position in the simplest
 * form prevents it. If there is none, tombstones can be replaced by P-free
 * options, {· | r} for a Left end r where U has it [Davies–Milley, Lemma 4.4]
 * and {1̄ | r} otherwise, which Left wins — but not where U lacks 1̄ (and 1), as
 * among dicots: there every game other than 0 has * for a subposition. Modulo B and E being P-free is the
 * same as being invertible (Theorem 4.5 there; [Milley–Renault]).
 */

import { type Arena, type FormId, ZERO } from '../forms/arena.ts';
import { inCanonicalOrder } from '../forms/canonical-order.ts';
import { integer } from '../forms/named.ts';
import { subpositions } from '../forms/transform.ts';
import { misereOutcome } from '../play/misere.ts';
import { expansion } from '../reduction/expansion.ts';
import { NotDecidedError } from '../storage/errors.ts';
import { isNormalPlay, type Universe } from '../universes/universe.ts';
import { simplestOfMember } from './invertible.ts';

/** The first subposition of outcome P in canonical order, or `undefined` where the form is strictly P-free. */
export function previousWinSubposition(arena: Arena, g: FormId): FormId | undefined {
  const found = subpositions(arena, g).filter((id) => misereOutcome(arena, id) === 'P');
  return inCanonicalOrder(arena, found)[0];
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
  if (isNormalPlay(universe)) {
    throw new NotDecidedError('P-free is a word of misère play; name a misère universe');
  }
  const simplest = simplestOfMember(arena, g, universe);
  const hindrance = previousWinSubposition(arena, simplest);
  if (hindrance !== undefined) return { free: false, position: hindrance };
  const barOne = integer(arena, -1);
  const hasBarOne = universe.contains(arena, barOne);
  const member = memberEqualTo(arena, g, simplest, universe, hasBarOne ? barOne : ZERO);
  const position = previousWinSubposition(arena, member);
  if (position === undefined) return { free: true, member };
  if (!hasBarOne) return { free: false, position };
  throw new NotDecidedError(
    `not decided: the simplest form is P-free, and no P-free member of ${universe.name} equal to it was found`,
  );
}

/** An expansion by the filler, or G itself where none was found. */
function memberEqualTo(
  arena: Arena,
  g: FormId,
  simplest: FormId,
  universe: Universe,
  filler: FormId,
): FormId {
  try {
    return expansion(arena, simplest, universe, filler) ?? g;
  } catch (error) {
    if (error instanceof NotDecidedError) return g;
    throw error;
  }
}
