/**
 * The blocking universe B. Left B-strong means that Left, moving first, wins
 * though Right may pass [Davies–Milley, Theorem 3.2, with Appendix A extended
 * to augmented forms].
 */

import type { Arena, FormId } from '../forms/arena.ts';
import { isEnd } from '../forms/ends.ts';
import { isBlocking } from '../forms/kinds.ts';
import { rank } from '../forms/measures.ts';
import { Left } from '../forms/side.ts';
import { winsFirstAgainstPassing } from '../play/passing.ts';
import { blockedEndThatBeats, blockedSuperEnd } from './blocked-ends.ts';
import type { Universe } from './universe.ts';

/** 0 and the super ends, up to a few moves beyond the rank of G: longer ones play the same. */
function* reversers(arena: Arena, g: FormId): Generator<FormId> {
  const bound = rank(arena, g) + 3;
  for (let n = 0; n <= bound; n++) yield blockedSuperEnd(arena, n);
}

/** Whether a member can be an option of a blocked Left end; any set of such forms makes one. */
function mayFollowLeftEnd(arena: Arena, form: FormId): boolean {
  return (
    isEnd(arena, form, Left) ||
    arena.options(form, Left).some((option) => isEnd(arena, option, Left))
  );
}

/** Games all of whose ends are blocked. */
export const B: Universe = {
  name: 'B',
  key: 'B',
  words: 'blocking games',
  contains: isBlocking,
  isStrong: winsFirstAgainstPassing,
  includes: 'B',
  strongAgainstPassing: true,
  beatingEnds: (arena, g) =>
    winsFirstAgainstPassing(arena, g, Left) ? [] : [blockedEndThatBeats(arena, g)],
  reversers,
  // Which ends an expansion may keep depends on how its options are expanded, and only one
  // way is tried.
  birthdaysAreExact: false,
  // [Davies–Milley, Theorem 4.5].
  invertibleIfPFree: true,
  countLeftEnds: (arena, forms) =>
    2n ** BigInt(forms.filter((form) => mayFollowLeftEnd(arena, form)).length),
  endsByOption: true,
  certificateName: 'B',
};
