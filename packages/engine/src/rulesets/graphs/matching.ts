/** Games in which the players take edges that have no end in common, so that these are a matching. */

import { type Edge, type Graph, withoutVertices } from './graph.ts';

/** The graphs after both ends of an edge are removed, for all edges that may be taken. */
export function taking(graph: Graph, mayTake: (edge: Edge) => boolean): Graph[] {
  return graph.edges
    .filter(mayTake)
    .map(({ from, to }) => withoutVertices(graph, new Set([from, to])));
}
