// Graphs as the page draws them. Every vertex has a name and a place; the ground, where a ruleset has
// one, is a line below all others and has none. Edges know their ends by name, so that they stay what
// they are when vertices come and go.

import type { GraphBoards, GraphReading } from '../../protocol/answers.ts';

/** The name of the ground. */
export const GROUND = '0';

/** x to the right, y down; vertices that are joined are about 1.6 apart. */
export type Spot = readonly [x: number, y: number];

export interface DrawnVertex {
  readonly name: string;
  readonly mark: string;
  readonly at: Spot;
}

export interface DrawnEdge {
  readonly from: string;
  readonly to: string;
  /** Whether it leads one way only. */
  readonly arc: boolean;
  readonly colour: string;
}

export interface DrawnGraph {
  /** Without the ground. */
  readonly vertices: readonly DrawnVertex[];
  readonly edges: readonly DrawnEdge[];
}

/** A vertex or an edge of a graph. */
export type Thing =
  | { readonly kind: 'vertex'; readonly name: string }
  | { readonly kind: 'edge'; readonly index: number };

/** Tells things of one graph apart. */
export function thingKey(thing: Thing): string {
  return thing.kind === 'vertex' ? `vertex ${thing.name}` : `edge ${thing.index}`;
}

export function vertexNamed(graph: DrawnGraph, name: string): DrawnVertex | undefined {
  return graph.vertices.find((vertex) => vertex.name === name);
}

/** Places are kept to a tenth: nobody sees more, and addresses stay short. */
export function rounded([x, y]: Spot): Spot {
  return [Math.round(x * 10) / 10, Math.round(y * 10) / 10];
}

export function distance([x1, y1]: Spot, [x2, y2]: Spot): number {
  return Math.hypot(x2 - x1, y2 - y1);
}

/**
 * A graph that was read, with a place for everything. Where its text gives none, a vertex keeps the
 * one that it has among the `known`; what is new stands beside what it is joined to.
 */
export function placedGraph(
  { graph, spots }: Pick<GraphReading, 'graph' | 'spots'>,
  known: DrawnGraph = { vertices: [], edges: [] },
): DrawnGraph {
  const edges = graph.edges.map(({ from, to, arc, colour }) => ({
    from: graph.vertices[from]?.name ?? '',
    to: graph.vertices[to]?.name ?? '',
    arc,
    colour,
  }));
  const given = new Map<string, Spot>();
  for (const { name, at } of graph.vertices) {
    const spot = at ?? vertexNamed(known, name)?.at;
    if (spot !== undefined) given.set(name, spot);
  }
  // A graph of which nothing is known is drawn as it was laid out.
  const anew = given.size === 0;
  // What stands on the ground is laid out closer than there is room for names.
  const stretch = graph.vertices.some(({ name }) => name === GROUND) ? 1.6 : 1;
  const vertices: DrawnVertex[] = [];
  for (const [i, { name, mark }] of graph.vertices.entries()) {
    if (name === GROUND) continue;
    const [x, y] = spots[i] ?? [0, 0];
    let at: Spot | undefined = anew ? [x * stretch, y * stretch] : given.get(name);
    if (at === undefined) {
      const around = edges.flatMap(({ from, to }) => [
        ...(from === name ? [given.get(to) ?? []] : []),
        ...(to === name ? [given.get(from) ?? []] : []),
      ]) as (Spot | [])[];
      const beside = around.filter((spot): spot is Spot => spot.length === 2);
      at = freeSpot([...given.values()], middle(beside.length > 0 ? beside : [...given.values()]));
      given.set(name, at);
    }
    vertices.push({ name, mark, at: rounded(at) });
  }
  return { vertices, edges };
}

function middle(spots: readonly Spot[]): Spot {
  const count = Math.max(1, spots.length);
  const sum = (axis: 0 | 1) => spots.reduce((total, spot) => total + spot[axis], 0);
  return [sum(0) / count, sum(1) / count];
}

/** How close vertices may come without hiding each other. */
const CLOSEST = 1;

/** The nearest place to a spot that no vertex is close to; rather to the right, and then round. */
export function freeSpot(taken: readonly Spot[], near: Spot): Spot {
  for (let radius = 0; radius < 100; radius += 0.5) {
    const steps = radius === 0 ? 1 : Math.ceil(radius * 8);
    for (let step = 0; step < steps; step++) {
      const angle = (2 * Math.PI * step) / steps;
      const spot = rounded([
        near[0] + radius * Math.cos(angle),
        near[1] + radius * Math.sin(angle),
      ]);
      if (taken.every((other) => distance(other, spot) >= CLOSEST)) return spot;
    }
  }
  return near;
}

/** The vertices that are joined to one, each once, in the order of the edges. */
export function joinedTo({ edges }: DrawnGraph, name: string): string[] {
  const found = edges.flatMap(({ from, to }) => (from === name ? [to] : to === name ? [from] : []));
  return [...new Set(found)];
}

/** Whether there is anything to choose between for a vertex. */
export function hasMarks({ marks, counters }: GraphBoards): boolean {
  return counters === true || Object.keys(marks).length > 1;
}
