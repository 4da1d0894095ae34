/** Nim. */

import { impartial } from '../impartial-habitat.ts';
import type { RegisteredRuleset } from '../ruleset.ts';
import { type Heaps, onHeaps, replacingOneHeap } from './heaps.ts';

export const nim: RegisteredRuleset<Heaps> = {
  name: 'nim',
  title: 'Nim',
  rules:
    'A player takes any number of counters, at least one, from one heap. Both may take from any.',
  ...onHeaps,
  ...impartial,
  examples: ['3 2 1', '5', '2 2'],
  moves: (position) =>
    replacingOneHeap(position, (size) => Array.from({ length: size }, (_, left) => [left])),
};
