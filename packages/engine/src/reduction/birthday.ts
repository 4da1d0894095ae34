/**
 * The birthday of G modulo U: the least rank of a member of U equal to G.
 * Reductions never raise the rank, so the rank of the simplest form bounds it
 * from below, and by [Siegel, Lemma 5.21] a member of least rank may be taken to be an
 * expansion of the simplest form.
 */

import type { Arena, FormId } from '../forms/arena.ts';
import { rank } from '../forms/measures.ts';
import { NotDecidedError } from '../storage/errors.ts';
import { formsOfRankTwo } from '../universes/small-ends.ts';
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
  const member = memberEqualTo(arena, g, simplest, universe);
  if (member === undefined) return undefined;
  const least = rank(arena, member);
  const atMost = universe.contains(arena, g) ? Math.min(least, rank(arena, g)) : least;
  if (universe.birthdaysAreExact === true) return { atLeast: atMost, atMost };
  for (let r = rank(arena, simplest); r < atMost; r++) {
    if (r > SEARCHED_RANK) return { atLeast: r, atMost };
    const found = formsOfRankTwo(arena).some(
      (form) =>
        rank(arena, form) <= r &&
        universe.contains(arena, form) &&
        simplestForm(arena, form, universe) === simplest,
    );
    if (found) return { atLeast: r, atMost: r };
  }
  return { atLeast: atMost, atMost };
}

/** An expansion, or G itself where it is a member and no expansion was found. */
function memberEqualTo(
  arena: Arena,
  g: FormId,
  simplest: FormId,
  universe: Universe,
): FormId | undefined {
  try {
    return expansion(arena, simplest, universe);
  } catch (error) {
    if (error instanceof NotDecidedError && universe.contains(arena, g)) return g;
    throw error;
  }
}
