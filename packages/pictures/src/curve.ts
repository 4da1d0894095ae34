/**
 * Smooth lines: the Catmull–Rom curve through some points, as cubic Bézier
 * pieces, which SVG and TikZ both draw.
 */

import { type Line, type Point, round } from './scene.ts';

/** A piece of a curve: two control points and where it ends. */
export interface CurvePiece {
  readonly first: Point;
  readonly second: Point;
  readonly end: Point;
}

/** The pieces of a line with bends. */
export function curveOf({ from, bends = [], to }: Line): CurvePiece[] {
  const points = [from, ...bends, to];
  return points.slice(1).map((end, i) => {
    const start = points[i] ?? from;
    const before = points[i - 1] ?? start;
    const after = points[i + 2] ?? end;
    return {
      first: along(start, { x: end.x - before.x, y: end.y - before.y }, 1 / 6),
      second: along(end, { x: after.x - start.x, y: after.y - start.y }, -1 / 6),
      end,
    };
  });
}

function along(point: Point, way: Point, share: number): Point {
  return { x: round(point.x + way.x * share), y: round(point.y + way.y * share) };
}
