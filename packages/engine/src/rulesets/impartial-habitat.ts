/** Rulesets in which both players have the same moves, and where their positions live. */

import type { Habitat } from './ruleset.ts';

export const impartialHabitat: Habitat = {
  universe: 'D',
  because: 'both players always have the same moves',
};
