/**
 * The canonical forms of the literature, without tombstones, for members of the
 * universe: modulo E an option that reverses through an end is replaced by
 * {· | M_n} for the least n with G ≥ M_n [Dwyer–Milley–Willette, Theorem 5]
 * [Siegel, "Simplest forms in E"]; modulo D by * [Dorbec et al.]. Such an option
 * is left out where it is not needed, as long as the game stays in the universe.
 */

import type { Arena, FormId } from '../forms/arena.ts';
import type { FormMap } from '../forms/columns.ts';
import { conjugate } from '../forms/conjugate.ts';
import { Left, of, Right, SIDES, type Side } from '../forms/side.ts';
import { image, transform } from '../forms/transform.ts';
import { ValueError } from '../storage/errors.ts';
import { MemoBy } from '../storage/memo.ts';
import type { Universe } from '../universes/universe.ts';
import { reversingEnd } from './reversers.ts';
import { simplestForm } from './simplest.ts';

const canonicalForms = new MemoBy<string, FormMap>('canonical forms in');

/**
 * The canonical form of a member of D or of E.
 *
 * @example
 * const arena = new Arena();
 * const star = nimHeap(arena, 1);
 * const g = arena.intern([ZERO, star], [star]);
 * formToText(arena, canonicalForm(arena, g, D)) // → {0, * | *}
 * formToText(arena, canonicalForm(arena, g, E)) // → {0, -1 | *}
 */
export function canonicalForm(arena: Arena, g: FormId, universe: Universe): FormId {
  const { canonicalOption } = universe;
  if (canonicalOption === undefined) {
    throw new ValueError(
      `the literature defines canonical forms modulo D and E, not modulo ${universe.name}; ` +
        `the simplest form is there for every universe`,
    );
  }
  if (!universe.contains(arena, g)) {
    throw new ValueError(
      `canonical forms are defined for members of ${universe.name} only, and this game is not one`,
    );
  }
  const memo = arena.ownBy(canonicalForms, universe.key, () => arena.formMap());
  return transform(arena, memo, simplestForm(arena, g, universe), (k) => {
    const canonical = (side: Side): FormId[] =>
      arena.options(k, side).map((option) => image(memo, option));
    const options = { left: canonical(Left), right: canonical(Right) };
    const bare = arena.intern(options.left, options.right);
    const bareBelongs = universe.contains(arena, bare);
    for (const side of SIDES) {
      const missing = of(options, side).length === 0 && !bareBelongs;
      if (arena.hasTombstone(k, side) || missing) {
        of(options, side).push(replacement(arena, k, side, universe, canonicalOption));
      }
    }
    return arena.intern(options.left, options.right);
  });
}

/** What stands for an atomic reversible option of K. */
function replacement(
  arena: Arena,
  k: FormId,
  side: Side,
  universe: Universe,
  canonicalOption: (arena: Arena, end: FormId) => FormId,
): FormId {
  const end = reversingEnd(arena, k, side, universe);
  if (end === undefined) {
    throw new ValueError(`no end of ${universe.name} lies below this game`);
  }
  if (side === Left) return canonicalOption(arena, end);
  return conjugate(arena, canonicalOption(arena, conjugate(arena, end)));
}
