/** Random augmented forms for the checks of section 5. */

import { type FormId, Left, M, Right, type Tombstones } from '@proviso/engine';
import type { Fixture } from '../../fixture.ts';

/** Augmented forms: random ordinary ones with tombstones put on some subpositions. */
export function augmented(fixture: Fixture, count: number): FormId[] {
  const { arena } = fixture;
  return fixture.sample(M, 3, count, 5).map((g, i) => {
    const marked = (id: FormId, depth: number): FormId => {
      const tombstones = ((depth + i) % 4) as Tombstones;
      const options = (side: typeof Left): FormId[] =>
        arena.options(id, side).map((option) => marked(option, depth + 1));
      return arena.intern(options(Left), options(Right), tombstones);
    };
    return marked(g, 0);
  });
}
