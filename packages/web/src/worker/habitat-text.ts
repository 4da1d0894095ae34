// Where the positions of a ruleset live, and why.

import { USUAL_UNIVERSES } from '@proviso/engine';
import type { Habitat } from '@proviso/engine/rulesets';

/** The universe as the papers write it, and the reason. */
export function habitatText({ universe, because }: Habitat): string {
  const label = USUAL_UNIVERSES.find(({ name }) => name === universe)?.label ?? universe;
  return `${label}: ${because}`;
}
