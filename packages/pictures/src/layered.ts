/**
 * Layered drawings: nodes with labels on levels, edges between them. Up to a
 * few hundred nodes Dagre finds places and ways around; beyond that nodes stand
 * on given levels, each near the middle of its neighbours.
 */

import dagre from '@dagrejs/dagre';
import { LINE_HEIGHT, type Point } from './scene.ts';

export interface LayeredNode {
  readonly width: number;
  /** The level to stand on when there are too many nodes for Dagre; 0 is the top. */
  readonly level: number;
}

/** From the upper node to the lower one. */
export type LayeredEdge = readonly [upper: number, lower: number];

export interface Layering {
  readonly places: readonly Point[];
  /** The points on the way of each edge, its ends not included. */
  readonly bends: readonly (readonly Point[])[];
}

const DAGRE_NODES = 250;
const DAGRE_EDGES = 1_500;
const NODE_GAP = 16;
const LEVEL_GAP = 54;

/** Where each node stands and how each edge runs. */
export function layered(nodes: readonly LayeredNode[], edges: readonly LayeredEdge[]): Layering {
  return nodes.length <= DAGRE_NODES && edges.length <= DAGRE_EDGES
    ? byDagre(nodes, edges)
    : byLevels(nodes, edges);
}

function byDagre(nodes: readonly LayeredNode[], edges: readonly LayeredEdge[]): Layering {
  const graph = new dagre.graphlib.Graph({ multigraph: true });
  graph.setGraph({ rankdir: 'TB', nodesep: NODE_GAP, ranksep: LEVEL_GAP - LINE_HEIGHT });
  graph.setDefaultEdgeLabel(() => ({}));
  for (const [i, { width }] of nodes.entries()) {
    graph.setNode(String(i), { width, height: LINE_HEIGHT });
  }
  // Named, so that two edges between the same nodes find ways of their own.
  for (const [i, [upper, lower]] of edges.entries()) {
    graph.setEdge(String(upper), String(lower), {}, String(i));
  }
  dagre.layout(graph);
  return {
    places: nodes.map((_, i) => {
      const { x = 0, y = 0 } = graph.node(String(i));
      return { x, y };
    }),
    bends: edges.map(([upper, lower], i) => {
      const { points = [] } = graph.edge(String(upper), String(lower), String(i));
      // The first and the last point lie on the borders of the nodes.
      return points.slice(1, -1).map(({ x, y }: Point) => ({ x, y }));
    }),
  };
}

const SWEEPS = 8;

function byLevels(nodes: readonly LayeredNode[], edges: readonly LayeredEdge[]): Layering {
  const levels: number[][] = [];
  for (const [i, { level }] of nodes.entries()) {
    levels[level] ??= [];
    levels[level].push(i);
  }
  const neighbours = nodes.map((): number[] => []);
  for (const [upper, lower] of edges) {
    neighbours[upper]?.push(lower);
    neighbours[lower]?.push(upper);
  }
  const x = new Array<number>(nodes.length).fill(0);
  const spread = (level: readonly number[]): void => {
    const width = (i: number): number => nodes[i]?.width ?? 0;
    const total = level.reduce((sum, i) => sum + width(i) + NODE_GAP, -NODE_GAP);
    let left = -total / 2;
    for (const i of level) {
      x[i] = left + width(i) / 2;
      left += width(i) + NODE_GAP;
    }
  };
  levels.forEach(spread);
  for (let sweep = 0; sweep < SWEEPS; sweep++) {
    for (const level of sweep % 2 === 0 ? levels : levels.toReversed()) {
      if (level === undefined) continue;
      const middle = new Map(level.map((i) => [i, mean(neighbours[i] ?? [], x) ?? x[i] ?? 0]));
      level.sort((a, b) => (middle.get(a) ?? 0) - (middle.get(b) ?? 0));
      spread(level);
    }
  }
  return {
    places: nodes.map(({ level }, i) => ({ x: x[i] ?? 0, y: level * LEVEL_GAP })),
    bends: edges.map(() => []),
  };
}

function mean(of: readonly number[], x: readonly number[]): number | undefined {
  if (of.length === 0) return undefined;
  return of.reduce((sum, i) => sum + (x[i] ?? 0), 0) / of.length;
}
