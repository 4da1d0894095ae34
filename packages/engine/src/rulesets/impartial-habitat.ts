/** Rulesets in which both players have the same moves: where their positions live, and their conjugates. */

import type { Habitat } from './ruleset.ts';

export const impartialHabitat: Habitat = {
  universe: 'D',
  because: 'both players always have the same moves',
};

/** What an impartial ruleset says of itself. */
export const impartial = {
  habitat: impartialHabitat,
  conjugate: <P>(position: P): P => position,
};
