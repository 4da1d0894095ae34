/** Toads and Frogs, on a strip. */

import { Left } from '../../forms/side.ts';
import { type Grid, MAX_SIDE, withSquares } from '../grids/grid.ts';
import { BoardNotationError, requireCount } from '../notation-error.ts';
import type { RegisteredRuleset } from '../ruleset.ts';
import { onStrips, turnedRound } from './strips.ts';

const squares = {
  t: { name: 'a toad of Left', owner: 'left' },
  '.': { name: 'empty' },
  f: { name: 'a frog of Right', owner: 'right' },
} as const;

export const toadsAndFrogs: RegisteredRuleset<Grid> = {
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
    const [own, other, step] = side === Left ? (['t', 'f', 1] as const) : (['f', 't', -1] as const);
    const boards: Grid[] = [];
    for (let at = 0; at < strip.text.length; at++) {
      if (strip.text.charAt(at) !== own) continue;
      const target = strip.text.charAt(at + step) === other ? at + 2 * step : at + step;
      if (strip.text.charAt(target) === '.') boards.push(withSquares(strip, at, '.', target, own));
    }
    return boards;
  },
  ...onStrips(squares),
  conjugate: turnedRound,
  /** So many toads, empty squares and frogs, in this order. */
  fromSizes(toads = 0, empty = 0, frogs = 0, ...rest) {
    const columns = toads + empty + frogs;
    if (rest.length > 0) {
      throw new BoardNotationError('a strip has three sizes', 'write toads, empty squares, frogs');
    }
    for (const size of [toads, empty, frogs]) requireCount(size, 'a size', 0, MAX_SIDE);
    requireCount(columns, 'the length of the strip', 1, MAX_SIDE);
    return { columns, text: 't'.repeat(toads) + '.'.repeat(empty) + 'f'.repeat(frogs) };
  },
  boards: { squares, strip: true, fill: ['.'] },
};
