// Where the edges of a drawn graph run: straight, but beside each other where several join the same
// vertices, and straight down to the ground.

import { type DrawnGraph, distance, GROUND, type Spot, vertexNamed } from './drawn-graph.ts';

export interface EdgeLine {
  readonly from: Spot;
  readonly to: Spot;
  /** The point that it is bent towards. */
  readonly bend: Spot;
  /** The tip and the corners of its head, if it leads one way. */
  readonly head?: readonly [tip: Spot, one: Spot, other: Spot];
  readonly middle: Spot;
}

/** How large vertices are. */
export const RADIUS = 0.38;
/** How far apart edges between the same vertices are in their middle. */
const APART = 0.5;
const HEAD = 0.34;

/** A line for every edge, in their order. */
export function edgeLines(graph: DrawnGraph, ground: number): EdgeLine[] {
  const beside = new Map<string, number[]>();
  for (const [i, { from, to }] of graph.edges.entries()) {
    const key = from < to ? `${from} ${to}` : `${to} ${from}`;
    beside.set(key, [...(beside.get(key) ?? []), i]);
  }
  const lines: EdgeLine[] = [];
  for (const [key, same] of beside) {
    for (const [nth, i] of same.entries()) {
      const { from = '', to = '', arc } = graph.edges[i] ?? {};
      // Seen from the same end, whichever it was drawn from.
      const side = key.startsWith(`${from} `) ? 1 : -1;
      const shift = (nth - (same.length - 1) / 2) * APART * side;
      const end = (name: string, other: string): Spot => {
        const at = vertexNamed(graph, name)?.at;
        if (name !== GROUND && at !== undefined) return at;
        return [(vertexNamed(graph, other)?.at[0] ?? 0) + shift, ground];
      };
      lines[i] = line(
        end(from, to),
        end(to, from),
        from === GROUND || to === GROUND ? 0 : shift,
        arc ? (to === GROUND ? 0 : RADIUS) : undefined,
      );
    }
  }
  return lines;
}

/** A line that keeps its head so far from its end; without one where there is no number. */
function line(from: Spot, to: Spot, shift: number, headBefore: number | undefined): EdgeLine {
  const length = distance(from, to) || 1;
  const [dx, dy] = [(to[0] - from[0]) / length, (to[1] - from[1]) / length];
  const half: Spot = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2];
  const bend: Spot = [half[0] - 2 * shift * dy, half[1] + 2 * shift * dx];
  const middle: Spot = [half[0] - shift * dy, half[1] + shift * dx];
  const plain = { from, to, bend, middle };
  if (headBefore === undefined) return plain;
  const last = distance(bend, to) || 1;
  const [ux, uy] = [(to[0] - bend[0]) / last, (to[1] - bend[1]) / last];
  const tip: Spot = [to[0] - headBefore * ux, to[1] - headBefore * uy];
  const corner = (side: number): Spot => [
    tip[0] - HEAD * ux - (side * HEAD * uy) / 2,
    tip[1] - HEAD * uy + (side * HEAD * ux) / 2,
  ];
  return { ...plain, head: [tip, corner(1), corner(-1)] };
}

/** The line as SVG writes paths. */
export function pathOf({ from, to, bend }: EdgeLine): string {
  const at = ([x, y]: Spot) => `${fixed(x)} ${fixed(y)}`;
  return `M${at(from)}Q${at(bend)} ${at(to)}`;
}

export function headPath(head: NonNullable<EdgeLine['head']>): string {
  return `M${head.map(([x, y]) => `${fixed(x)} ${fixed(y)}`).join('L')}Z`;
}

function fixed(x: number): string {
  return String(Math.round(x * 1_000) / 1_000);
}
