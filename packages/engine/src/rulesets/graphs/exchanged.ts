/** Graphs with the players exchanged: the vertices and edges of Left become those of Right. */

import type { Colour, Graph } from './graph.ts';

export function exchanged({ vertices, edges }: Graph): Graph {
  return {
    vertices: vertices.map((vertex) => ({ ...vertex, mark: opposite(vertex.mark) })),
    edges: edges.map((edge) => ({ ...edge, colour: opposite(edge.colour) })),
  };
}

/** The same for the other player; what is nobody's, or either's, stays. */
function opposite<M extends string>(mark: M): M | Colour {
  return mark === 'L' ? 'R' : mark === 'R' ? 'L' : mark;
}
