/**
 * Layered drawings: nodes with labels on levels, edges between them. Up to a
 * few hundred nodes Dagre finds the places; beyond that nodes stand on their
 * levels in the order they come, which is quick and still readable.
 */

import dagre from '@dagrejs/dagre';
import { LINE_HEIGHT, type Point } from './scene.ts';

export interface LayeredNode {
  readonly width: number;
  /** The level to stand on when there are too many nodes for Dagre; 0 is the top. */
  readonly level: number;
}

const DAGRE_LIMIT = 250;
const NODE_GAP = 16;
const LEVEL_GAP = 54;

/** Where each node stands; `edges` go from upper to lower. */
export function layeredPlaces(
  nodes: readonly LayeredNode[],
  edges: readonly (readonly [number, number])[],
): Point[] {
  return nodes.length <= DAGRE_LIMIT ? dagrePlaces(nodes, edges) : levelPlaces(nodes);
}

function dagrePlaces(
  nodes: readonly LayeredNode[],
  edges: readonly (readonly [number, number])[],
): Point[] {
  const graph = new dagre.graphlib.Graph();
  graph.setGraph({ rankdir: 'TB', nodesep: NODE_GAP, ranksep: LEVEL_GAP - LINE_HEIGHT });
  graph.setDefaultEdgeLabel(() => ({}));
  for (const [i, node] of nodes.entries()) {
    graph.setNode(String(i), { width: node.width, height: LINE_HEIGHT });
  }
  for (const [from, to] of edges) graph.setEdge(String(from), String(to));
  dagre.layout(graph);
  return nodes.map((_, i) => {
    const { x = 0, y = 0 } = graph.node(String(i));
    return { x, y };
  });
}

function levelPlaces(nodes: readonly LayeredNode[]): Point[] {
  const used: number[] = [];
  const places = nodes.map(({ level, width }) => {
    const x = (used[level] ?? 0) + width / 2;
    used[level] = x + width / 2 + NODE_GAP;
    return { x, y: level * LEVEL_GAP };
  });
  const widest = Math.max(0, ...used.filter((n) => n !== undefined));
  return places.map(({ x, y }, i) => {
    const level = nodes[i]?.level ?? 0;
    return { x: x + (widest - (used[level] ?? 0)) / 2, y };
  });
}
