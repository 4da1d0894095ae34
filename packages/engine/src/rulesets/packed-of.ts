/** Whether a ruleset may be played by its packed rules: a copy of it with moves of its own may not. */

import type { PackedRuleset, Ruleset } from './ruleset.ts';

/** The packed rules of a ruleset, where they are of its own moves. */
export function packedOf({ packed, moves }: Ruleset): PackedRuleset | undefined {
  return packed?.of().moves === moves ? packed : undefined;
}
