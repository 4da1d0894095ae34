/**
 * Graphs as boards: vertices that may carry a mark (whose they are, or how many counters lie there),
 * joined by edges or arcs that may have an owner. Names and coordinates are for people; which position
 * it is, marks and edges alone tell.
 */

import type { Owner } from '../drawing.ts';
import { linkedParts } from '../linked-parts.ts';

/** Whose a vertex or an edge is: Left's, Right's, either player's; nobody's where it is empty. */
export type Colour = '' | 'L' | 'R' | 'E';

/** The name of the ground, where a ruleset has one. */
export const GROUND = '0';

export interface Vertex {
  readonly name: string;
  /** A colour, or a number of counters. */
  readonly mark: string;
  /** Where it is drawn, x to the right and y down. */
  readonly at?: readonly [x: number, y: number];
}

export interface Edge {
  /** Places in the list of vertices. */
  readonly from: number;
  readonly to: number;
  /** Whether it leads one way only. */
  readonly arc: boolean;
  readonly colour: Colour;
}

export interface Graph {
  readonly vertices: readonly Vertex[];
  readonly edges: readonly Edge[];
}

/** What the boards of a ruleset on graphs are made of: enough to read, draw and edit them. */
export interface GraphBoards {
  /** What may stand on a vertex, as it is read out; the first is what a new one holds. */
  readonly marks: Readonly<Record<string, string>>;
  /** Whose edges may be; the first is what a new one is. */
  readonly colours: readonly Colour[];
  /** Whether edges have no direction, lead one way, or may be either, where an edge is two arcs. */
  readonly direction: 'none' | 'arcs' | 'both';
  /** Vertices hold a number of counters, from 0 on, instead of a mark. */
  readonly counters?: true;
  /** There is a vertex 0, the ground. */
  readonly ground?: true;
  /** Two vertices may be joined by several edges; an edge from a vertex to itself is read as a leaf. */
  readonly multigraph?: true;
}

const OWNERS: Readonly<Record<string, Owner>> = { L: 'left', R: 'right', E: 'either' };

/** Whose something with a mark is. */
export function ownerOf(mark: string): Owner {
  return OWNERS[mark] ?? 'nobody';
}

/** The graph on some of the vertices, with the edges among them. */
export function inducedGraph({ vertices, edges }: Graph, kept: Iterable<number>): Graph {
  const places = new Map<number, number>();
  const left: Vertex[] = [];
  for (const place of kept) {
    const vertex = vertices[place];
    if (vertex === undefined || places.has(place)) continue;
    places.set(place, left.length);
    left.push(vertex);
  }
  const between: Edge[] = [];
  for (const edge of edges) {
    const [from, to] = [places.get(edge.from), places.get(edge.to)];
    if (from !== undefined && to !== undefined) between.push({ ...edge, from, to });
  }
  return { vertices: left, edges: between };
}

/** The graph without some of its vertices. */
export function withoutVertices(graph: Graph, removed: ReadonlySet<number>): Graph {
  return inducedGraph(
    graph,
    [...graph.vertices.keys()].filter((place) => !removed.has(place)),
  );
}

/** For every vertex, those at the other ends of its edges. */
export function neighbours({ vertices, edges }: Graph): number[][] {
  const found: number[][] = vertices.map(() => []);
  for (const { from, to } of edges) {
    found[from]?.push(to);
    if (to !== from) found[to]?.push(from);
  }
  return found;
}

/** The connected parts as lists of vertices; the ground joins nothing and belongs to every part. */
export function connectedParts(graph: Graph): number[][] {
  const around = neighbours(graph);
  const isGround = (place: number): boolean => graph.vertices[place]?.name === GROUND;
  const standing = [...graph.vertices.keys()].filter((place) => !isGround(place));
  const parts = linkedParts(standing, (at) => (around[at] ?? []).filter((next) => !isGround(next)));
  const ground = graph.vertices.findIndex(({ name }) => name === GROUND);
  return ground < 0 ? parts : parts.map((part) => [ground, ...part]);
}
