/** Maundy Cake [Berlekamp–Conway–Guy, chapter 2]. */

import type { RegisteredRuleset } from '../ruleset.ts';
import { type Cakes, cuts, onCakes } from './cakes.ts';

export const maundyCake: RegisteredRuleset<Cakes> = {
  name: 'maundycake',
  title: 'Maundy Cake',
  rules:
    'A player cuts one cake into any number of equal slices, at least two, along the lines between its squares. Left cuts from top to bottom, Right from side to side.',
  ...onCakes,
  habitat: { universe: 'E', because: 'a cake one square wide stays so, and is for Right alone' },
  examples: ['2x3', '4x4', '6x4 1x4'],
  moves: (cakes, side) => cuts(cakes, side, equalParts),
};

function* equalParts(length: number): Generator<readonly number[]> {
  for (let parts = 2; parts <= length; parts++) {
    if (length % parts === 0) yield new Array(parts).fill(length / parts);
  }
}
