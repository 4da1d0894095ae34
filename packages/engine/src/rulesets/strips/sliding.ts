/**
 * Strips on which pieces slide one square to the left and take others along,
 * off the left end of the strip in the end: Push and Shove.
 */

import { Left, type Side } from '../../forms/side.ts';
import type { Grid } from '../grids/grid.ts';
import type { Habitat } from '../ruleset.ts';
import { exchangedPieces, onStrips, stripOf } from './strips.ts';

const squares = {
  '.': { name: 'empty' },
  l: { name: 'a piece of Left', owner: 'left' },
  r: { name: 'a piece of Right', owner: 'right' },
} as const;

/** What both games say of their positions. */
export const onSliding = {
  notation: 'a strip of . (empty), l (Left) and r (Right); pieces slide to the left',
  habitat: {
    universe: 'E',
    because: 'a player without a piece never gets one back',
  } satisfies Habitat,
  ...onStrips(squares),
  conjugate: exchangedPieces,
  /** The empty end of a strip is never reached. */
  components(strip: Grid): Grid[] {
    const end = Math.max(strip.text.lastIndexOf('l'), strip.text.lastIndexOf('r')) + 1;
    return end === 0 ? [] : [stripOf(strip.text.slice(0, end))];
  },
};

/** The strips after one piece has slid, where `start` says which square is filled or lost by it. */
export function slides(
  { text }: Grid,
  side: Side,
  start: (text: string, at: number) => number,
): Grid[] {
  const own = side === Left ? 'l' : 'r';
  const strips: Grid[] = [];
  for (let at = text.indexOf(own); at >= 0; at = text.indexOf(own, at + 1)) {
    const from = start(text, at);
    const slid = `${text.slice(from + 1, at + 1)}.`;
    strips.push(stripOf(text.slice(0, from) + slid + text.slice(at + 1)));
  }
  return strips;
}
