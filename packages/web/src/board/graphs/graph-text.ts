// A drawn graph as text: chains of vertices, as a person would type them, with its own names. In an
// address the places of the vertices stand with them, in the box beside the board they do not.

import { type DrawnEdge, type DrawnGraph, GROUND } from './drawn-graph.ts';

/** The text of a graph, with or without the places of its vertices. */
export function graphText(graph: DrawnGraph, places: 'with places' | 'without places'): string {
  const { vertices, edges } = graph;
  const told = new Set<string>();
  const vertexText = (name: string): string => {
    const vertex = vertices.find((one) => one.name === name);
    if (vertex === undefined || told.has(name)) return name;
    told.add(name);
    const mark = vertex.mark === '' ? '' : `:${vertex.mark}`;
    return `${name}${mark}${places === 'with places' ? `@${vertex.at.join(',')}` : ''}`;
  };
  const left = new Set(edges);
  /** The next edge to walk along: those of a vertex in their order. */
  const step = (at: string): { sign: string; to: string } | undefined => {
    for (const edge of left) {
      if (edge.from !== at && edge.to !== at) continue;
      left.delete(edge);
      const forwards = edge.from === at;
      return { sign: signOf(edge, forwards), to: forwards ? edge.to : edge.from };
    }
    return undefined;
  };
  const chains: string[] = [];
  for (const name of [GROUND, ...vertices.map((vertex) => vertex.name)]) {
    for (;;) {
      let next = step(name);
      if (next === undefined) break;
      let chain = vertexText(name);
      while (next !== undefined) {
        chain += next.sign + vertexText(next.to);
        next = step(next.to);
      }
      chains.push(chain);
    }
    if (name !== GROUND && !told.has(name)) chains.push(vertexText(name));
  }
  return chains.join(', ') || '0';
}

/** How an edge is written when it is walked along. */
function signOf({ arc, colour }: DrawnEdge, forwards: boolean): string {
  if (colour === '') return arc ? (forwards ? '>' : '<') : '-';
  if (!arc) return `-${colour}-`;
  return forwards ? `-${colour}>` : `<${colour}-`;
}
