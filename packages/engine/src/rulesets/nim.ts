/** Nim. */

import {
  drawHeaps,
  type Heaps,
  heaps,
  parseHeaps,
  printHeaps,
  replacingOneHeap,
  singleHeaps,
} from './heaps.ts';
import type { RegisteredRuleset } from './ruleset.ts';

export const nim: RegisteredRuleset<Heaps> = {
  name: 'nim',
  title: 'Nim',
  rules:
    'A player takes any number of counters, at least one, from one heap. Both may take from any.',
  notation: 'heap sizes split by spaces',
  habitat: { universe: 'D', because: 'both players always have the same moves' },
  examples: ['3 2 1', '5', '2 2'],
  moves: (position) =>
    replacingOneHeap(position, (size) => Array.from({ length: size }, (_, left) => [left])),
  parse: parseHeaps,
  print: printHeaps,
  components: singleHeaps,
  fromSizes: (...sizes) => heaps(sizes),
  toSizes: (position) => position,
  draw: drawHeaps,
};
