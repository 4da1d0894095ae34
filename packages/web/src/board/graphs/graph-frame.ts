// The part of the plane that is in sight. It grows where a graph needs room, and does not move by
// itself while somebody draws.

import type { DrawnGraph, Spot } from './drawn-graph.ts';

export interface Frame {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Room around the vertices, for others to be put there. */
const MARGIN = 1;
/** No frame is smaller: a vertex would be as large as the page. */
const SMALLEST = { width: 8, height: 5 };
/** Room around the vertices of a small picture. */
const TIGHT = 0.5;
/** From the lower edge of the frame to the ground. */
const BELOW_GROUND = 0.4;
/** How much longer than the margin edges from the ground are at first. */
const ABOVE_GROUND = 0.6;

/** The frame of a graph; grown from one that is there already, if there is. */
export function frameOf(graph: DrawnGraph, ground: boolean, before?: Frame): Frame {
  const needed = around(graph, MARGIN, ground ? MARGIN + BELOW_GROUND : MARGIN);
  if (needed === undefined) return before ?? centred(0, 0, SMALLEST.width, SMALLEST.height);
  const { left, top, right, bottom } = needed;
  if (before === undefined) {
    const width = Math.max(SMALLEST.width, right - left);
    const low = ground ? bottom + ABOVE_GROUND : bottom;
    const height = Math.max(SMALLEST.height, low - top);
    // What stands on the ground stands low.
    const y = ground ? low - height / 2 : (top + bottom) / 2;
    return centred((left + right) / 2, y, width, height);
  }
  return {
    left: Math.min(before.left, left),
    top: Math.min(before.top, top),
    right: Math.max(before.right, right),
    bottom: Math.max(before.bottom, bottom),
  };
}

/** A frame around a graph and no more, for a small picture of it. */
export function tightFrame(graph: DrawnGraph, ground: boolean): Frame {
  return around(graph, TIGHT, ground ? MARGIN + BELOW_GROUND : TIGHT) ?? centred(0, 0, 1, 1);
}

/** So much room around all vertices, and below them; none where there is no vertex. */
function around({ vertices }: DrawnGraph, margin: number, below: number): Frame | undefined {
  if (vertices.length === 0) return undefined;
  const xs = vertices.map(({ at }) => at[0]);
  const ys = vertices.map(({ at }) => at[1]);
  return {
    left: tenths(Math.min(...xs) - margin),
    top: tenths(Math.min(...ys) - margin),
    right: tenths(Math.max(...xs) + margin),
    bottom: tenths(Math.max(...ys) + below),
  };
}

/** Sums of tenths are tenths. */
function tenths(x: number): number {
  return Math.round(x * 10) / 10;
}

/** To whole tenths outwards, so that sums of tenths lie within. */
function centred(x: number, y: number, width: number, height: number): Frame {
  return {
    left: Math.floor((x - width / 2) * 10) / 10,
    top: Math.floor((y - height / 2) * 10) / 10,
    right: Math.ceil((x + width / 2) * 10) / 10,
    bottom: Math.ceil((y + height / 2) * 10) / 10,
  };
}

/** The height of the ground. */
export function groundOf({ bottom }: Frame): number {
  return bottom - BELOW_GROUND;
}

/** The nearest spot from which a vertex is in sight. */
export function within({ left, top, right, bottom }: Frame, [x, y]: Spot, margin = 0.5): Spot {
  const between = (low: number, value: number, high: number) =>
    Math.max(low, Math.min(high, value));
  return [between(left + margin, x, right - margin), between(top + margin, y, bottom - margin)];
}
