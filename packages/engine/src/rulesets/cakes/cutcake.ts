/** Cutcake [Berlekamp–Conway–Guy, chapter 2]. */

import type { RegisteredRuleset } from '../ruleset.ts';
import { type Cakes, cuts, onCakes } from './cakes.ts';

export const cutcake: RegisteredRuleset<Cakes> = {
  name: 'cutcake',
  title: 'Cutcake',
  rules:
    'A player cuts one cake in two along a line between its squares. Left cuts from top to bottom, Right from side to side.',
  ...onCakes,
  habitat: {
    universe: 'D(-1)',
    because: 'a cake one square wide is for Right alone, and he has so many cuts and no choice',
  },
  examples: ['2x3', '4x4', '3x2 1x4'],
  moves: (cakes, side) => cuts(cakes, side, twoParts),
};

function* twoParts(length: number): Generator<readonly number[]> {
  for (let a = 1; 2 * a <= length; a++) yield [a, length - a];
}
