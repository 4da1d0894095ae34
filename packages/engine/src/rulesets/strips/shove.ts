/** Shove [Albert–Nowakowski–Wolfe], with the rule as [Maciosowski] states it. */

import type { Grid } from '../grids/grid.ts';
import type { RegisteredRuleset } from '../ruleset.ts';
import { onSliding, slides } from './sliding.ts';

export const shove: RegisteredRuleset<Grid> = {
  name: 'shove',
  title: 'Shove',
  rules:
    'A player moves one of her pieces and everything to the left of it one square to the left, gaps included. What leaves the strip at its left end is gone.',
  ...onSliding,
  examples: ['.lr', 'l.rl', 'rl.lr'],
  moves: (strip, side) => slides(strip, side, () => 0),
};
