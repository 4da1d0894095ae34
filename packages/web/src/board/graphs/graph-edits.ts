// What can be done to a drawn graph by hand. Every edit gives another graph; one that changes nothing
// gives the same.

import type { GraphBoards } from '../../protocol/answers.ts';
import {
  type DrawnEdge,
  type DrawnGraph,
  type DrawnVertex,
  freeSpot,
  rounded,
  type Spot,
  type Thing,
} from './drawn-graph.ts';

/** Counters that somebody puts on a vertex by pressing it again and again. */
const MOST_PRESSED = 5;

/** The first name that is not taken: a to z, then a2 to z2, and so on. */
export function freshName({ vertices }: DrawnGraph): string {
  const taken = new Set(vertices.map(({ name }) => name));
  for (let i = 0; ; i++) {
    const round = Math.floor(i / 26);
    const name = String.fromCharCode('a'.charCodeAt(0) + (i % 26)) + (round ? `${round + 1}` : '');
    if (!taken.has(name)) return name;
  }
}

/** With another vertex, of which the name comes last. */
export function withVertex(graph: DrawnGraph, boards: GraphBoards, at: Spot): DrawnGraph {
  const [mark = ''] = boards.counters ? ['1'] : Object.keys(boards.marks);
  const vertex = { name: freshName(graph), mark, at: rounded(at) };
  return { ...graph, vertices: [...graph.vertices, vertex] };
}

/** The same beside a vertex, where there is room. */
export function withVertexBeside(graph: DrawnGraph, boards: GraphBoards, near: Spot): DrawnGraph {
  const taken = graph.vertices.map(({ at }) => at);
  return withVertex(graph, boards, freeSpot(taken, [near[0] + 1, near[1]]));
}

function withChanged(
  graph: DrawnGraph,
  name: string,
  change: Partial<Omit<DrawnVertex, 'name'>>,
): DrawnGraph {
  return {
    ...graph,
    vertices: graph.vertices.map((vertex) =>
      vertex.name === name ? { ...vertex, ...change } : vertex,
    ),
  };
}

export function withPlace(graph: DrawnGraph, name: string, at: Spot): DrawnGraph {
  return withChanged(graph, name, { at: rounded(at) });
}

export function withMark(graph: DrawnGraph, name: string, mark: string): DrawnGraph {
  return withChanged(graph, name, { mark });
}

/**
 * Joins two vertices, or parts them where they are joined. Where a ruleset allows several edges
 * between two, joining them again adds one; a single edge is removed by itself.
 */
export function joinedOrParted(
  graph: DrawnGraph,
  boards: GraphBoards,
  from: string,
  to: string,
): DrawnGraph {
  if (from === to) return graph;
  const between = (edge: DrawnEdge) =>
    (edge.from === from && edge.to === to) || (edge.from === to && edge.to === from);
  if (!boards.multigraph && graph.edges.some(between)) {
    return { ...graph, edges: graph.edges.filter((edge) => !between(edge)) };
  }
  const [colour = ''] = boards.colours;
  const edge = { from, to, arc: boards.direction === 'arcs', colour };
  return { ...graph, edges: [...graph.edges, edge] };
}

export function withEdge(graph: DrawnGraph, index: number, edge: DrawnEdge): DrawnGraph {
  return { ...graph, edges: graph.edges.map((one, i) => (i === index ? edge : one)) };
}

/** Without a vertex and its edges, or without an edge. */
export function withoutThing(graph: DrawnGraph, thing: Thing): DrawnGraph {
  if (thing.kind === 'edge') {
    return { ...graph, edges: graph.edges.filter((_, i) => i !== thing.index) };
  }
  return {
    vertices: graph.vertices.filter(({ name }) => name !== thing.name),
    edges: graph.edges.filter(({ from, to }) => from !== thing.name && to !== thing.name),
  };
}

/** What comes after a mark when a vertex is pressed again and again. */
export function nextMark({ marks, counters }: GraphBoards, mark: string): string {
  if (counters) return String((Number(mark) + 1) % (MOST_PRESSED + 1));
  const all = Object.keys(marks);
  return all[(all.indexOf(mark) + 1) % all.length] ?? mark;
}

/** All that an edge between its ends can be: whose it is, and which way it leads. */
export function edgeKinds({ colours, direction }: GraphBoards, edge: DrawnEdge): DrawnEdge[] {
  // In one order, whichever end it was drawn from.
  const [from, to] = edge.from < edge.to ? [edge.from, edge.to] : [edge.to, edge.from];
  const plain = { from, to, arc: false };
  const arcs = [
    { from, to, arc: true },
    { from: to, to: from, arc: true },
  ];
  const ways = direction === 'none' ? [plain] : direction === 'arcs' ? arcs : [plain, ...arcs];
  return colours.flatMap((colour) => ways.map((way) => ({ ...way, colour })));
}

/** Whether two edges between the same ends are of the same kind. */
export function sameKind(a: DrawnEdge, b: DrawnEdge): boolean {
  return a.colour === b.colour && a.arc === b.arc && (!a.arc || a.from === b.from);
}

/** What comes after an edge when it is pressed again and again. */
export function nextKind(boards: GraphBoards, edge: DrawnEdge): DrawnEdge {
  const kinds = edgeKinds(boards, edge);
  const at = kinds.findIndex((kind) => sameKind(kind, edge));
  return kinds[(at + 1) % kinds.length] ?? edge;
}

/** A thing, pressed again: a vertex with its next mark, an edge of its next kind. */
export function recoloured(graph: DrawnGraph, boards: GraphBoards, thing: Thing): DrawnGraph {
  if (thing.kind === 'edge') {
    const edge = graph.edges[thing.index];
    return edge === undefined ? graph : withEdge(graph, thing.index, nextKind(boards, edge));
  }
  const vertex = graph.vertices.find(({ name }) => name === thing.name);
  return vertex === undefined ? graph : withMark(graph, thing.name, nextMark(boards, vertex.mark));
}
