/**
 * Where the vertices of a graph are drawn, if nobody said it: so that they are about as far apart as
 * the number of edges between them says (stress majorisation), which draws paths straight, cycles
 * round and grids as grids. Where that puts a vertex too close to another or onto an edge, all of a
 * part stand on a circle. The same graph is always drawn the same.
 */

import { connectedParts, GROUND, type Graph, inducedGraph, neighbours } from './graph.ts';

export type Spot = readonly [x: number, y: number];

/** How long an edge is to be, in squares. */
const EDGE_LENGTH = 1.6;
/** Vertices closer to each other, or to an edge that is not theirs, are not told apart. */
const CLOSEST = 0.75;
const ROUNDS = 120;

/** A place for every vertex, from (0, 0) to the right and down; those that were given stay. */
export function graphLayout(graph: Graph): Spot[] {
  const { vertices } = graph;
  const spots: Spot[] = vertices.map(({ at }) => at ?? [0, 0]);
  if (vertices.some(({ name }) => name === GROUND)) return groundedLayout(graph);
  const given = vertices.flatMap(({ at }) => (at === undefined ? [] : [at]));
  if (given.length === vertices.length) return spots;
  // Parts stand side by side, to the right of what was given.
  let right = given.length === 0 ? 0 : Math.max(...given.map(([x]) => x)) + EDGE_LENGTH;
  const top = given.length === 0 ? 0 : Math.min(...given.map(([, y]) => y));
  for (const part of connectedParts(graph)) {
    const missing = part.filter((place) => vertices[place]?.at === undefined);
    if (missing.length === 0) continue;
    const drawn = partLayout(inducedGraph(graph, missing));
    for (const [i, place] of missing.entries()) {
      const [x = 0, y = 0] = drawn[i] ?? [];
      spots[place] = [rounded(right + x), rounded(top + y)];
    }
    right += Math.max(...drawn.map(([x]) => x)) + EDGE_LENGTH;
  }
  return spots;
}

function partLayout(graph: Graph): Spot[] {
  const size = graph.vertices.length;
  if (size === 1) return [[0, 0]];
  const apart = distances(graph);
  const spots = turnedFlat(majorised(apart));
  return atOrigin(isReadable(graph, spots) ? spots : onCircle(size));
}

/** The number of edges between every two vertices; where there is no way, about as many as there could be. */
function distances(graph: Graph): number[][] {
  const around = neighbours(graph);
  const far = Math.sqrt(graph.vertices.length) + 1;
  return around.map((_, start) => {
    const found: number[] = around.map(() => far);
    found[start] = 0;
    const queue = [start];
    const seen = new Set(queue);
    for (const at of queue) {
      for (const next of around[at] ?? []) {
        if (seen.has(next)) continue;
        seen.add(next);
        found[next] = (found[at] ?? 0) + 1;
        queue.push(next);
      }
    }
    return found;
  });
}

/** Starts from the two main directions of the distances and moves each vertex where all others want it. */
function majorised(apart: readonly (readonly number[])[]): Spot[] {
  let spots = mainDirections(apart);
  for (let round = 0; round < ROUNDS; round++) {
    spots = spots.map(([x, y], v) => {
      let [sumX, sumY, weights] = [0, 0, 0];
      for (const [w, [otherX, otherY]] of spots.entries()) {
        if (v === w) continue;
        const wanted = apart[v]?.[w] ?? 1;
        const weight = 1 / (wanted * wanted);
        const [dx, dy] = [x - otherX, y - otherY];
        const length = Math.sqrt(dx * dx + dy * dy) || 1e-6;
        sumX += weight * (otherX + (wanted * dx) / length);
        sumY += weight * (otherY + (wanted * dy) / length);
        weights += weight;
      }
      return [sumX / weights, sumY / weights];
    });
  }
  return spots;
}

/** Classical scaling: the two longest axes of points that are as far apart as asked, by power iteration. */
function mainDirections(apart: readonly (readonly number[])[]): Spot[] {
  const size = apart.length;
  const squares = apart.map((row) => row.map((d) => d * d));
  const mean = (row: readonly number[]): number => row.reduce((a, b) => a + b, 0) / size;
  const means = squares.map(mean);
  const total = mean(means);
  const products = squares.map((row, v) =>
    row.map((square, w) => (square - (means[v] ?? 0) - (means[w] ?? 0) + total) / -2),
  );
  const axes: number[][] = [];
  for (let axis = 0; axis < 2; axis++) {
    // A start that favours no vertex, and is not the same twice.
    let vector = products.map((_, v) => Math.sqrt(v + 1 + axis) - (((v + 1) * (axis + 2)) % 7));
    for (let round = 0; round < ROUNDS; round++) {
      for (const before of axes) {
        const share = dot(vector, before) / (dot(before, before) || 1);
        vector = vector.map((x, v) => x - share * (before[v] ?? 0));
      }
      const next = products.map((row) => dot(row, vector));
      const length = Math.sqrt(dot(next, next)) || 1;
      vector = next.map((x) => x / length);
    }
    const stretch = Math.sqrt(
      Math.abs(
        dot(
          products.map((row) => dot(row, vector)),
          vector,
        ),
      ),
    );
    axes.push(vector.map((x) => x * stretch));
  }
  // What coincides is pulled apart a little, so that it can part.
  return products.map((_, v) => [
    (axes[0]?.[v] ?? 0) + ((v * 7) % 5) * 1e-3,
    (axes[1]?.[v] ?? 0) + ((v * 3) % 7) * 1e-3,
  ]);
}

function dot(a: readonly number[], b: readonly number[]): number {
  let sum = 0;
  for (const [i, x] of a.entries()) sum += x * (b[i] ?? 0);
  return sum;
}

/** Turned so that the longest extent lies across, and stretched to the length of edges. */
function turnedFlat(spots: readonly Spot[]): Spot[] {
  const count = spots.length;
  const middle = [0, 1].map(
    (axis) => spots.reduce((sum, spot) => sum + (spot[axis] ?? 0), 0) / count,
  );
  let [xx, xy, yy] = [0, 0, 0];
  const centred = spots.map(([x, y]): Spot => [x - (middle[0] ?? 0), y - (middle[1] ?? 0)]);
  for (const [x, y] of centred) {
    xx += x * x;
    xy += x * y;
    yy += y * y;
  }
  // The main direction of a symmetric 2 × 2 matrix; where there is none, as it is.
  const root = Math.sqrt((xx - yy) * (xx - yy) + 4 * xy * xy);
  const even = root < 1e-3 * (xx + yy);
  const [dx, dy] = even ? [1, 0] : xx >= yy ? [xx - yy + root, 2 * xy] : [2 * xy, yy - xx + root];
  const length = Math.sqrt(dx * dx + dy * dy) || 1;
  const [c, s] = [(dx / length) * EDGE_LENGTH, (dy / length) * EDGE_LENGTH];
  return centred.map(([x, y]) => [c * x + s * y, c * y - s * x]);
}

function onCircle(count: number): Spot[] {
  const step = (2 * Math.PI) / count;
  const radius = Math.max(EDGE_LENGTH / 2, EDGE_LENGTH / (2 * Math.sin(step / 2)));
  return Array.from({ length: count }, (_, i) => [
    radius * Math.sin(i * step),
    -radius * Math.cos(i * step),
  ]);
}

/** Whether no vertex is too close to another, or to an edge that is not its own. */
function isReadable({ edges }: Graph, spots: readonly Spot[]): boolean {
  const between = (v: number, w: number): number => {
    const [a, b] = [spots[v] ?? [0, 0], spots[w] ?? [0, 0]];
    return Math.sqrt((a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2);
  };
  return spots.every(
    (spot, v) =>
      spots.every((_, w) => v === w || between(v, w) >= CLOSEST) &&
      edges.every(
        ({ from, to }) =>
          v === from ||
          v === to ||
          distanceToSegment(spot, spots[from] ?? [0, 0], spots[to] ?? [0, 0]) >= CLOSEST / 2,
      ),
  );
}

/** How far a point is from a line between two others. */
export function distanceToSegment([x, y]: Spot, [x1, y1]: Spot, [x2, y2]: Spot): number {
  const [dx, dy] = [x2 - x1, y2 - y1];
  const along = ((x - x1) * dx + (y - y1) * dy) / (dx * dx + dy * dy || 1);
  const t = Math.max(0, Math.min(1, along));
  return Math.sqrt((x - x1 - t * dx) ** 2 + (y - y1 - t * dy) ** 2);
}

function atOrigin(spots: readonly Spot[]): Spot[] {
  const left = Math.min(...spots.map(([x]) => x));
  const top = Math.min(...spots.map(([, y]) => y));
  return spots.map(([x, y]) => [rounded(x - left), rounded(y - top)]);
}

/** To a twentieth of a square, so that what is straight but for the arithmetic is straight. */
function rounded(x: number): number {
  return Math.round(x * 20) / 20;
}

/** Above the ground by levels, each vertex above the middle of what carries it where there is room. */
function groundedLayout(graph: Graph): Spot[] {
  const { vertices } = graph;
  const around = neighbours(graph);
  const ground = vertices.findIndex(({ name }) => name === GROUND);
  const level: number[] = vertices.map(() => 0);
  const order: number[] = [];
  const seen = new Set([ground]);
  const queue = [ground];
  for (const at of queue) {
    for (const next of around[at] ?? []) {
      if (seen.has(next)) continue;
      seen.add(next);
      level[next] = (level[at] ?? 0) + 1;
      queue.push(next);
      order.push(next);
    }
  }
  const height = Math.max(1, ...level);
  const spots: [number, number][] = vertices.map((_, v) => [0, height - (level[v] ?? 0)]);
  /** The part of the drawing that each connected part takes, from left to right. */
  let right = 0;
  for (const part of connectedParts(graph)) {
    const rows = new Map<number, number[]>();
    for (const v of order) {
      if (!part.includes(v)) continue;
      const row = rows.get(level[v] ?? 0) ?? [];
      rows.set(level[v] ?? 0, row);
      row.push(v);
    }
    const widest = Math.max(1, ...[...rows.values()].map((row) => row.length));
    for (const row of rows.values()) {
      for (const [i, v] of row.entries()) {
        const spot = spots[v];
        if (spot !== undefined) spot[0] = rounded(right + ((i + 0.5) * widest) / row.length);
      }
    }
    right += widest;
  }
  return vertices.map(({ at }, v) => at ?? spots[v] ?? [0, 0]);
}
