// Where the positions of a ruleset live, and why.

import { USUAL_UNIVERSES } from '@proviso/engine';
import type { Habitat } from '@proviso/engine/rulesets';
import type { HabitatInfo } from '../protocol/answers.ts';

/** The universe as the papers write it, and the reason. */
export function habitatOf({ universe, because }: Habitat): HabitatInfo {
  const label = USUAL_UNIVERSES.find(({ name }) => name === universe)?.label ?? universe;
  return { universe: label, because };
}
