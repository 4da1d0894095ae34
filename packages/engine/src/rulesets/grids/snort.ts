/**
 * Snort, by Simon Norton [Berlekamp–Conway–Guy, chapter 6], on the squares of a board. Where Left
 * cannot play, Right's squares do not disturb each other, so that her ends are the integers 0, 1̄, 2̄, …
 */

import { mapColouring } from './map-colouring.ts';

export const snort = mapColouring({
  name: 'snort',
  title: 'Snort',
  rules:
    'Left puts a stone x on an empty square, Right a stone o. A stone must not stand beside a stone of the opponent.',
  habitat: {
    universe: 'D(-1)',
    because:
      'where Left cannot move, each square on which Right may play is one move of his, whatever he does',
  },
  examples: ['...|...', '..x|...|o..', '....'],
  forbidden: 'different',
});
