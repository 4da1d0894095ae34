/** Toads and Frogs, on a strip. */

import { Left } from '../forms/side.ts';
import {
  drawGrid,
  type Grid,
  neighbour,
  parseStrip,
  printGrid,
  type Step,
  withSquares,
} from './grid.ts';
import { NotationError, requireCount } from './notation-error.ts';
import type { Ruleset } from './ruleset.ts';

const squares = {
  t: { name: 'a toad of Left', owner: 'left' },
  '.': { name: 'empty' },
  f: { name: 'a frog of Right', owner: 'right' },
} as const;

/** Longer strips are refused. */
const MAX_LENGTH = 1_000;

export const toadsAndFrogs: Ruleset<Grid> = {
  name: 'toadsandfrogs',
  title: 'Toads and Frogs',
  rules:
    'Left moves a toad one square to the right, Right a frog one square to the left, onto an empty square. A toad may jump over one frog, and a frog over one toad, onto the empty square behind.',
  notation: 'a strip of t (toad), . (empty) and f (frog)',
  habitat: {
    universe: 'M',
    because:
      'a frog that jumps can set a blocked toad free, and Left may then have no way back to being blocked',
  },
  examples: ['t.f', 'tt.ff', 'tf.tf.'],
  moves(strip, side) {
    const [own, other] = side === Left ? ['t', 'f'] : ['f', 't'];
    const ahead: Step = [0, side === Left ? 1 : -1];
    const boards: Grid[] = [];
    for (let at = 0; at < strip.cells.length; at++) {
      if (strip.cells.charAt(at) !== own) continue;
      let target = neighbour(strip, at, ahead);
      if (strip.cells.charAt(target) === other) target = neighbour(strip, target, ahead);
      if (strip.cells.charAt(target) === '.')
        boards.push(withSquares(strip, [at, target], `.${own}`));
    }
    return boards;
  },
  parse: (text) => parseStrip(text, squares),
  print: printGrid,
  /** So many toads, empty squares and frogs, in this order. */
  fromSizes(toads = 0, empty = 0, frogs = 0, ...rest) {
    const columns = toads + empty + frogs;
    if (rest.length > 0) {
      throw new NotationError('a strip has three sizes', 'write toads, empty squares, frogs');
    }
    for (const size of [toads, empty, frogs]) requireCount(size, 'a size', 0, MAX_LENGTH);
    requireCount(columns, 'the length of the strip', 1, MAX_LENGTH);
    return { rows: 1, columns, cells: 't'.repeat(toads) + '.'.repeat(empty) + 'f'.repeat(frogs) };
  },
  draw: (strip) => drawGrid(strip, squares),
};
