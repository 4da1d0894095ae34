/** Games in which the players take edges that have no end in common, so that these are a matching. */

import type { Played } from '../ruleset.ts';
import { type Edge, type Graph, withoutVertices } from './graph.ts';

/** The moves that remove both ends of an edge, for all edges that may be taken. */
export function taking(graph: Graph, mayTake: (edge: Edge) => boolean): Played<Graph>[] {
  return graph.edges.flatMap((edge, at) =>
    mayTake(edge)
      ? [{ on: { edge: at }, to: withoutVertices(graph, new Set([edge.from, edge.to])) }]
      : [],
  );
}
