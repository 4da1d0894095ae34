// Shapes to start from: the graphs everybody tries first. Where a ruleset has a ground, they stand on
// it by their first vertex.

import type { GraphBoards } from '../../protocol/answers.ts';
import type { Texts } from '../../texts/texts.ts';
import { type DrawnGraph, GROUND, type Spot } from './drawn-graph.ts';
import { joinedOrParted, withVertex } from './graph-edits.ts';

interface Plan {
  readonly spots: readonly Spot[];
  /** Places in `spots`. */
  readonly edges: readonly (readonly [from: number, to: number])[];
  /** Which vertex stands on the ground. */
  readonly foot: number;
}

/** How long an edge is. */
const LENGTH = 1.6;

type ShapeName = keyof Texts['graphs']['shapes'];

const SHAPES: Readonly<Record<ShapeName, () => Plan>> = {
  Path: () => ({
    spots: along(5).map((i) => [i * LENGTH, 0]),
    edges: along(4).map((i) => [i, i + 1]),
    foot: 0,
  }),
  Cycle: () => ({ spots: round(5, 1.5), edges: along(5).map((i) => [i, (i + 1) % 5]), foot: 2 }),
  Star: () => ({
    spots: [[0, 0], ...round(5, LENGTH)],
    edges: along(5).map((i) => [0, i + 1]),
    foot: 0,
  }),
  Grid: () => ({
    spots: along(9).map((i) => [(i % 3) * LENGTH, Math.floor(i / 3) * LENGTH]),
    edges: along(9).flatMap((i) => [
      ...(i % 3 < 2 ? [[i, i + 1] as const] : []),
      ...(i < 6 ? [[i, i + 3] as const] : []),
    ]),
    foot: 7,
  }),
  Petersen: () => ({
    spots: [...round(5, 2.6), ...round(5, 1.3)],
    edges: along(5).flatMap((i) => [
      [i, (i + 1) % 5] as const,
      [i, i + 5] as const,
      [i + 5, ((i + 2) % 5) + 5] as const,
    ]),
    foot: 2,
  }),
};

export const SHAPE_NAMES = Object.keys(SHAPES) as readonly ShapeName[];

function along(count: number): number[] {
  return Array.from({ length: count }, (_, i) => i);
}

/** Points on a circle, from the top on. */
function round(count: number, radius: number): Spot[] {
  return along(count).map((i) => {
    const angle = (2 * Math.PI * i) / count;
    return [radius * Math.sin(angle), -radius * Math.cos(angle)];
  });
}

/** A shape by its name, as a board of a ruleset; from (0, 0) to the right and down. */
export function shapeNamed(name: ShapeName, boards: GraphBoards): DrawnGraph {
  const { spots, edges, foot } = SHAPES[name]();
  const left = Math.min(0, ...spots.map(([x]) => x));
  const top = Math.min(0, ...spots.map(([, y]) => y));
  let graph: DrawnGraph = { vertices: [], edges: [] };
  for (const [x, y] of spots) graph = withVertex(graph, boards, [x - left, y - top]);
  const nameOf = (i: number) => graph.vertices[i]?.name ?? '';
  if (boards.ground) graph = joinedOrParted(graph, boards, GROUND, nameOf(foot));
  for (const [from, to] of edges) graph = joinedOrParted(graph, boards, nameOf(from), nameOf(to));
  return graph;
}
