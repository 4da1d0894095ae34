/** Graphs as drawings: discs joined by lines; with a ground, lines that stand on it. */

import type { Drawing, Line, Piece } from '../drawing.ts';
import { type Edge, GROUND, type Graph, ownerOf } from './graph.ts';
import { distanceToSegment, graphLayout, type Spot } from './graph-layout.ts';

/** How far apart lines between the same two vertices run in their middle. */
const SPREAD = 0.5;
/** Lines that come as close to a vertex go around it, so far. */
const CLOSE = 0.2;
const AROUND = 0.7;

export function drawGraph(graph: Graph): Drawing {
  const { vertices } = graph;
  const ground = vertices.findIndex(({ name }) => name === GROUND);
  const laid = graphLayout(graph);
  const standing = laid.filter((_, v) => v !== ground);
  const left = Math.min(...standing.map(([x]) => x), Number.MAX_VALUE);
  const top = Math.min(...standing.map(([, y]) => y), Number.MAX_VALUE);
  // The middle of the first disc is half a square from the corner.
  const spots = laid.map(([x, y]): Spot => [x - left + 0.5, y - top + (ground < 0 ? 0.5 : 0)]);
  const right = Math.max(1, ...spots.filter((_, v) => v !== ground).map(([x]) => x + 0.5));
  const low = Math.max(...spots.filter((_, v) => v !== ground).map(([, y]) => y), 0);
  const bottom = ground < 0 ? low + 0.5 : low + 1;
  return {
    width: rounded(right),
    height: rounded(Math.max(1, bottom)),
    cells: [],
    lines: lines(graph, spots, ground, rounded(bottom)),
    pieces: ground < 0 ? pieces(graph, spots) : [],
    ...(ground < 0 ? {} : { ground: rounded(bottom) }),
  };
}

function pieces({ vertices }: Graph, spots: readonly Spot[]): Piece[] {
  return vertices.map(({ name, mark }, v) => {
    const [x, y] = spots[v] ?? [0, 0];
    const symbol = mark === '' ? name : mark;
    return { x: rounded(x - 0.5), y: rounded(y - 0.5), owner: ownerOf(mark), symbol, name };
  });
}

function lines(graph: Graph, spots: readonly Spot[], ground: number, bottom: number): Line[] {
  const { vertices, edges } = graph;
  /** Lines between the same ends, so that they can be drawn beside each other. */
  const beside = new Map<string, Edge[]>();
  for (const edge of edges) {
    const key = [edge.from, edge.to].sort((a, b) => a - b).join();
    const known = beside.get(key);
    if (known === undefined) beside.set(key, [edge]);
    else known.push(edge);
  }
  return [...beside.values()].flatMap((same) =>
    same.map((edge, i): Line => {
      const shift = (i - (same.length - 1) / 2) * SPREAD;
      const [from, to] = [edge.from, edge.to].map((v): Spot => {
        const [x, y] = spots[v] ?? [0, 0];
        if (v !== ground) return [rounded(x), rounded(y)];
        // An edge stands on the ground straight below its other end.
        const [above] = spots[edge.from === ground ? edge.to : edge.from] ?? [0];
        return [rounded(above + shift), bottom];
      }) as [Spot, Spot];
      const bend = bendOf(edge, shift, spots, ground);
      const name = [edge.from, edge.to].map((v) => vertices[v]?.name ?? '').join(' ');
      return {
        from,
        to,
        owner: ownerOf(edge.colour),
        name,
        ...(edge.arc && { arrow: true }),
        ...(bend !== 0 && { bends: [bent(from, to, bend)] }),
      };
    }),
  );
}

/** How far a line is bent to its side: away from others with its ends, and around a vertex on its way. */
function bendOf({ from, to }: Edge, shift: number, spots: readonly Spot[], ground: number): number {
  if (from === ground || to === ground) return 0;
  // Sides change with the direction in which a line is drawn.
  const side = from < to ? 1 : -1;
  const [start = [0, 0], end = [0, 0]] = [spots[from], spots[to]];
  const inTheWay = spots.some(
    (spot, v) =>
      v !== from && v !== to && v !== ground && distanceToSegment(spot, start, end) < CLOSE,
  );
  return side * (shift + (inTheWay ? AROUND : 0));
}

/** The middle of a line, moved to its side. */
function bent([x1, y1]: Spot, [x2, y2]: Spot, by: number): Spot {
  const [dx, dy] = [x2 - x1, y2 - y1];
  const length = Math.sqrt(dx * dx + dy * dy) || 1;
  return [rounded((x1 + x2) / 2 - (dy / length) * by), rounded((y1 + y2) / 2 + (dx / length) * by)];
}

function rounded(x: number): number {
  return Math.round(x * 100) / 100;
}
