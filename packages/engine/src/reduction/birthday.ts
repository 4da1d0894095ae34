/**
 * The birthday of G modulo U: the least rank of a member of U equal to G.
 * Reductions never raise the rank, so the rank of the simplest form bounds it
 * from below, and by Lemma 5.21 a member of least rank may be taken to be an
 * expansion of the simplest form.
 */

import { type Arena, type FormId, ZERO } from '../forms/arena.ts';
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

/** Ranks up to this are searched outright: there are 256 forms of rank at most 2. */
const SEARCHED_RANK = 2;

/** Bounds on the birthday, usually the same; `undefined` where no member of U equals G. */
export function birthday(arena: Arena, g: FormId, universe: Universe): Birthday | undefined {
  const simplest = simplestForm(arena, g, universe);
  const member = expansion(arena, simplest, universe);
  if (member === undefined) return undefined;
  const least = rank(arena, member);
  const atMost = universe.contains(arena, g) ? Math.min(least, rank(arena, g)) : least;
  // In B the ends that an expansion may keep depend on how its options are expanded,
  // and only one way is tried; elsewhere the construction is the best possible.
  if (universe.class !== 'blocking') return { atLeast: atMost, atMost };
  for (let r = rank(arena, simplest); r < atMost; r++) {
    if (r > SEARCHED_RANK) return { atLeast: r, atMost };
    const found = formsOfRankAtMost(arena, r).some(
      (form) => universe.contains(arena, form) && simplestForm(arena, form, universe) === simplest,
    );
    if (found) return { atLeast: r, atMost: r };
  }
  return { atLeast: atMost, atMost };
}

/** All forms of a small rank or less. */
function formsOfRankAtMost(arena: Arena, n: number): FormId[] {
  let forms: FormId[] = [ZERO];
  for (let r = 0; r < n; r++) {
    let sets: FormId[][] = [[]];
    for (const form of forms) sets = sets.concat(sets.map((set) => [...set, form]));
    forms = [...new Set(sets.flatMap((left) => sets.map((right) => arena.intern(left, right))))];
  }
  return forms;
}
