/** Push [Albert–Nowakowski–Wolfe], with the rule as [Maciosowski] states it. */

import type { Grid } from '../grids/grid.ts';
import type { RegisteredRuleset } from '../ruleset.ts';
import { onSliding, slides } from './sliding.ts';

export const push: RegisteredRuleset<Grid> = {
  name: 'push',
  title: 'Push',
  rules:
    'A player moves one of her pieces one square to the left, pushing along only the pieces that stand in its way up to the next empty square. Without an empty square the leftmost piece is pushed off the strip.',
  ...onSliding,
  examples: ['.lr', 'l.rl', 'rl.lr'],
  moves: (strip, side) =>
    slides(strip, side, (text, at) => Math.max(0, text.slice(0, at).lastIndexOf('.'))),
};
