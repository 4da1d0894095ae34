/**
 * Col, by Colin Vout [Berlekamp–Conway–Guy, chapter 2], on the squares of a board. Whoever may not
 * play on a square never may again, so that ends are dead.
 */

import { mapColouring } from './map-colouring.ts';

export const col = mapColouring({
  name: 'col',
  title: 'Col',
  rules:
    'Left puts a stone x on an empty square, Right a stone o. A stone must not stand beside a stone of the same player.',
  habitat: {
    universe: 'E',
    because:
      'a square on which a player may not play, because her stone stands beside it, is lost to her for good',
  },
  examples: ['...|...', '..x|...|o..', '....'],
  forbidden: 'alike',
});
