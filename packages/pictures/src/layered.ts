/**
 * Layered drawings: nodes with labels on given levels, edges between them. Each
 * node stands near the middle of its neighbours, in an order that the same rule
 * finds (the barycentre method of Sugiyama, Tagawa and Toda), and lines that
 * pass levels go around the labels there.
 */

import type { Point } from './scene.ts';

export interface LayeredNode {
  readonly width: number;
  /** 0 is the top. */
  readonly level: number;
}

/** From the upper node to the lower one; the lower one would like to stand to a side. */
export type LayeredEdge = readonly [upper: number, lower: number, lean?: -1 | 1];

const NODE_GAP = 16;
const LEVEL_GAP = 54;
/** A wide picture gets higher, so that its lines can be followed. */
const SLOPE = 0.09;
/** How far to its side a node would like to stand. */
const LEAN = 30;
const ORDERING_SWEEPS = 24;
const PLACING_SWEEPS = 12;

/** Where each node stands. */
export function layered(nodes: readonly LayeredNode[], edges: readonly LayeredEdge[]): Point[] {
  const levels: number[][] = [];
  for (const [i, { level }] of nodes.entries()) {
    while (levels.length <= level) levels.push([]);
    levels[level]?.push(i);
  }
  const neighbours = nodes.map((): Neighbour[] => []);
  const above = nodes.map((): Neighbour[] => []);
  for (const [upper, lower, lean = 0] of edges) {
    above[lower]?.push({ node: upper, shift: lean * LEAN });
    neighbours[upper]?.push({ node: lower, shift: -lean * LEAN });
    neighbours[lower]?.push({ node: upper, shift: lean * LEAN });
  }
  const x = new Array<number>(nodes.length).fill(0);
  const wanted = (i: number): number => middleOf(neighbours[i] ?? [], x) ?? x[i] ?? 0;
  const order = (level: number[], by: (i: number) => number): void => {
    const keys = new Map(level.map((i) => [i, by(i)]));
    level.sort((a, b) => (keys.get(a) ?? 0) - (keys.get(b) ?? 0));
    spread(level, nodes, x, () => 0);
  };
  for (const level of levels) order(level, (i) => middleOf(above[i] ?? [], x) ?? 0);
  for (let sweep = 0; sweep < ORDERING_SWEEPS; sweep++) {
    for (const level of sweep % 2 === 0 ? levels.toReversed() : levels) order(level, wanted);
  }
  for (let sweep = 0; sweep < PLACING_SWEEPS; sweep++) {
    for (const level of sweep % 2 === 0 ? levels : levels.toReversed()) {
      spread(level, nodes, x, wanted);
    }
  }
  const width = Math.max(...x) - Math.min(...x);
  const height = Math.max(LEVEL_GAP, SLOPE * width);
  const mirror = leansWrongly(edges, x) ? -1 : 1;
  return nodes.map(({ level }, i) => ({ x: mirror * (x[i] ?? 0), y: level * height }));
}

/** Whether the mirror image would follow the wishes better. */
function leansWrongly(edges: readonly LayeredEdge[], x: readonly number[]): boolean {
  const follows = edges.reduce(
    (sum, [upper, lower, lean = 0]) => sum + lean * ((x[lower] ?? 0) - (x[upper] ?? 0)),
    0,
  );
  return follows < 0;
}

/** A neighbour, and how far from it one would like to stand. */
interface Neighbour {
  readonly node: number;
  readonly shift: number;
}

function middleOf(neighbours: readonly Neighbour[], x: readonly number[]): number | undefined {
  if (neighbours.length === 0) return undefined;
  const total = neighbours.reduce((sum, { node, shift }) => sum + (x[node] ?? 0) + shift, 0);
  return total / neighbours.length;
}

/**
 * Puts a level's nodes near where they want to be, in their order and apart. Pushing only right and
 * pushing only left both do so, and so does the mean of the two.
 */
function spread(
  level: readonly number[],
  nodes: readonly LayeredNode[],
  x: number[],
  wanted: (i: number) => number,
): void {
  const aims = level.map(wanted);
  const apart = (i: number): number =>
    ((nodes[level[i - 1] ?? 0]?.width ?? 0) + (nodes[level[i] ?? 0]?.width ?? 0)) / 2 + NODE_GAP;
  const rightwards = [...aims];
  for (let i = 1; i < aims.length; i++) {
    rightwards[i] = Math.max(aims[i] ?? 0, (rightwards[i - 1] ?? 0) + apart(i));
  }
  const leftwards = [...aims];
  for (let i = aims.length - 2; i >= 0; i--) {
    leftwards[i] = Math.min(aims[i] ?? 0, (leftwards[i + 1] ?? 0) - apart(i + 1));
  }
  for (const [i, node] of level.entries()) {
    x[node] = ((rightwards[i] ?? 0) + (leftwards[i] ?? 0)) / 2;
  }
}

/** Points that lead each edge around the labels on the levels it passes. */
export function detours(
  nodes: readonly LayeredNode[],
  edges: readonly LayeredEdge[],
  places: readonly Point[],
): Point[][] {
  return edges.map(([upper, lower]) => {
    const [from, to] = [places[upper], places[lower]];
    if (from === undefined || to === undefined) return [];
    return nodes
      .flatMap(({ width }, i): Point[] => {
        const at = places[i];
        if (at === undefined || at.y <= from.y || at.y >= to.y) return [];
        const x = from.x + ((to.x - from.x) * (at.y - from.y)) / (to.y - from.y);
        const room = width / 2 + NODE_GAP / 3;
        if (Math.abs(x - at.x) >= room) return [];
        return [{ x: at.x + (x < at.x ? -room : room), y: at.y }];
      })
      .sort((a, b) => a.y - b.y);
  });
}
