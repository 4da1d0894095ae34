/** Grundy's game [Berlekamp–Conway–Guy, chapter 4]. */

import { impartial } from '../impartial-habitat.ts';
import type { RegisteredRuleset } from '../ruleset.ts';
import { type Heaps, onHeaps, replacingOneHeap } from './heaps.ts';

export const grundysGame: RegisteredRuleset<Heaps> = {
  name: 'grundysgame',
  title: "Grundy's game",
  rules:
    'A player splits one heap into two heaps of different sizes. Both may split any, and nothing is taken away.',
  ...onHeaps,
  ...impartial,
  examples: ['7', '5 4', '13'],
  moves: (position) => replacingOneHeap(position, unequalParts),
};

function* unequalParts(size: number): Generator<Heaps> {
  for (let a = 1; 2 * a < size; a++) yield [a, size - a];
}
