/**
 * Snort, by Simon Norton [Berlekamp–Conway–Guy, chapter 6], on any graph. Where Left cannot play,
 * Right's vertices do not disturb each other, so that her ends are the integers 0, 1̄, 2̄, …
 */

import { graphColouring } from './graph-colouring.ts';

export const graphSnort = graphColouring({
  name: 'graphsnort',
  title: 'Snort on graphs',
  rules:
    'Left colours a vertex L, Right colours one R. Neighbours must not have different colours.',
  habitat: {
    universe: 'D(-1)',
    because:
      'where Left cannot move, each vertex that Right may colour is one move of his, whatever he does',
  },
  examples: ['a-b-c-d-a', 'a-b-c:L', 'a-b-c-a, c-d, b-e'],
  forbidden: 'different',
});
