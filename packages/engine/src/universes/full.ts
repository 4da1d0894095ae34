/** The full misère universe M: a form is strong only when it is end-like [Siegel, section 2]. */

import { type Arena, type FormId, ZERO } from '../forms/arena.ts';
import { isEndLike } from '../forms/ends.ts';
import { isOrdinary } from '../forms/kinds.ts';
import { rank } from '../forms/measures.ts';
import { integer } from '../forms/named.ts';
import type { Universe } from './universe.ts';

/** All games under misère play. */
export const M: Universe = {
  name: 'M',
  key: 'M',
  words: 'full misère: all games',
  contains: isOrdinary,
  isStrong: isEndLike,
  includes: 'M',
  beatingEnds: endsThatWait,
  // No option of a member reverses through an end.
  reversers: () => [],
  birthdaysAreExact: true,
  countLeftEnds: (_, forms) => 2n ** BigInt(forms.length),
  endsByOption: true,
  certificateName: 'M',
};

/** {· | n}: Left must move, and Right then waits longer than G lasts [Davies–Milley, section 2]. */
function endsThatWait(arena: Arena, g: FormId): FormId[] {
  return [ZERO, arena.intern([], [integer(arena, rank(arena, g))])];
}
