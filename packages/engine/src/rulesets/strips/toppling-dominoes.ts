/**
 * Toppling Dominoes [Albert–Nowakowski–Wolfe]. A row is what stands together: here a fall
 * stops at a gap, so rows are components. [CGSuite] lets a fall go on across gaps.
 */

import { Left } from '../../forms/side.ts';
import { type Grid, halfTurn } from '../grids/grid.ts';
import type { RegisteredRuleset } from '../ruleset.ts';
import { exchangedPieces, onStrips, stripOf } from './strips.ts';

const squares = {
  '.': { name: 'a gap' },
  l: { name: 'a domino of Left', owner: 'left' },
  r: { name: 'a domino of Right', owner: 'right' },
  e: { name: 'a domino of either player', owner: 'either' },
} as const;

export const topplingDominoes: RegisteredRuleset<Grid> = {
  name: 'topplingdominoes',
  title: 'Toppling Dominoes',
  rules:
    'A player topples a domino of hers, or of either player, to the left or to the right. It falls with all that stand on that side of it in the same row.',
  notation: 'a strip of l (Left), r (Right) and e (either), and . between rows',
  habitat: { universe: 'E', because: 'a player without a domino never gets one back' },
  examples: ['lrl', 'llrer', 'lr.rll'],
  moves({ text }, side) {
    const own = side === Left ? 'l' : 'r';
    const strips: Grid[] = [];
    for (let at = 0; at < text.length; at++) {
      if (text.charAt(at) !== own && text.charAt(at) !== 'e') continue;
      const gap = text.indexOf('.', at);
      strips.push(
        fallen(text, text.lastIndexOf('.', at) + 1, at + 1),
        fallen(text, at, gap < 0 ? text.length : gap),
      );
    }
    return strips;
  },
  ...onStrips(squares),
  conjugate: exchangedPieces,
  components: ({ text }) =>
    text
      .split('.')
      .filter((row) => row !== '')
      .map(stripOf),
  symmetries: (strip) => [halfTurn(strip)],
};

/** The strip without the dominoes from one place to before another. */
function fallen(text: string, from: number, to: number): Grid {
  return stripOf(text.slice(0, from) + '.'.repeat(to - from) + text.slice(to));
}
