/** Col, by Colin Vout [Berlekamp–Conway–Guy, chapter 2], on any graph. */

import { graphColouring } from './graph-colouring.ts';

export const graphCol = graphColouring({
  name: 'graphcol',
  title: 'Col on graphs',
  rules: 'Left colours a vertex L, Right colours one R. Neighbours must not have the same colour.',
  habitat: {
    universe: 'E',
    because:
      'a vertex that a player may not colour, because a neighbour has her colour, is lost to her for good',
  },
  examples: ['a-b-c-d-a', 'a-b-c:L', 'a-b-c-a, c-d, b-e'],
  forbidden: 'alike',
});
