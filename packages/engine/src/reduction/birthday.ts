/**
 * The birthday of G modulo U: the least rank of a member of U equal to G.
 * Reductions never raise the rank, so the rank of the simplest form bounds it
 * from below, and by Lemma 5.21 a member of least rank may be taken to be an
 * expansion of the simplest form.
 */

import type { Arena, FormId } from '../forms/arena.ts';
import { rank } from '../forms/measures.ts';
import type { Universe } from '../universes/universe.ts';
import { expansion } from './expansion.ts';
import { simplestForm } from './simplest.ts';

export interface Birthday {
  /** No member of U equal to G has a smaller rank. */
  readonly atLeast: number;
  /** Some member of U equal to G has this rank. */
  readonly atMost: number;
}

/** Bounds on the birthday, usually the same; `undefined` where no member of U equals G. */
export function birthday(arena: Arena, g: FormId, universe: Universe): Birthday | undefined {
  const simplest = simplestForm(arena, g, universe);
  const member = expansion(arena, simplest, universe);
  if (member === undefined) return undefined;
  const least = rank(arena, member);
  const atMost = universe.contains(arena, g) ? Math.min(least, rank(arena, g)) : least;
  // In B the ends that an expansion may keep depend on how its options are expanded,
  // and only one way is tried; elsewhere the construction is the best possible.
  const atLeast = universe.class === 'blocking' ? rank(arena, simplest) : atMost;
  return { atLeast, atMost };
}
