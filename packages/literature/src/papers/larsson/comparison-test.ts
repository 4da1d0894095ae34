/** [Larsson et al., Theorems 2 and 5]: comparison by an outcome condition. */

import type { FormId, Universe } from '@proviso/engine';
import type { Finding } from '../../entry.ts';
import type { Fixture } from '../../fixture.ts';
import { byMaintenance, comparesBy } from '../../recursive-comparison.ts';

/** Theorems 2 and 5: ≥ is an outcome condition and the maintenance property. */
export function comparisonTest(
  fixture: Fixture,
  universe: Universe,
  proviso: (g: FormId, h: FormId) => boolean,
): Finding {
  const games = fixture.dayTwoIn(universe);
  return {
    cases: comparesBy(fixture, universe, byMaintenance(fixture, proviso), games),
    summary: `pairs of games of rank at most 2 in ${universe.name}`,
  };
}
