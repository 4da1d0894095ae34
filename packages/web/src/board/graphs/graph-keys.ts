// The way about a drawn graph by keys.

import {
  type DrawnGraph,
  distance,
  GROUND,
  type Spot,
  type Thing,
  vertexNamed,
} from './drawn-graph.ts';

export const STEPS: Readonly<Record<string, Spot>> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};

/** The vertex that one comes to in a direction; the ground lies below all. */
export function vertexTowards(
  graph: DrawnGraph,
  from: string,
  step: Spot,
  ground: boolean,
): string | undefined {
  if (from === GROUND) {
    return step[1] < 0 ? furthest(graph, [0, 1]) : undefined;
  }
  const here = vertexNamed(graph, from)?.at ?? [0, 0];
  let best: { readonly name: string; readonly cost: number } | undefined;
  for (const { name, at } of graph.vertices) {
    const [dx, dy] = [at[0] - here[0], at[1] - here[1]];
    const along = dx * step[0] + dy * step[1];
    const across = Math.abs(dx * step[1]) + Math.abs(dy * step[0]);
    // What lies more across than along is on another way.
    if (name === from || along <= 0 || across > 2 * along) continue;
    const cost = along + 2 * across;
    if (best === undefined || cost < best.cost) best = { name, cost };
  }
  return best?.name ?? (ground && step[1] > 0 ? GROUND : undefined);
}

/** The vertex that lies furthest in a direction. */
function furthest({ vertices }: DrawnGraph, [x, y]: Spot): string | undefined {
  const far = ({ at }: { readonly at: Spot }) => at[0] * x + at[1] * y;
  return vertices.toSorted((a, b) => far(b) - far(a))[0]?.name;
}

/** The edge that comes after a thing: of a vertex the first, of an edge the next at its first end. */
export function edgeAfter({ edges }: DrawnGraph, thing: Thing): number | undefined {
  const at = thing.kind === 'vertex' ? thing.name : edges[thing.index]?.from;
  const mine = [...edges.keys()].filter((i) => edges[i]?.from === at || edges[i]?.to === at);
  if (thing.kind === 'vertex') return mine[0];
  return mine[(mine.indexOf(thing.index) + 1) % mine.length];
}

/** The end of an edge that lies further in a direction. */
export function endTowards(graph: DrawnGraph, index: number, step: Spot): string | undefined {
  const edge = graph.edges[index];
  if (edge === undefined) return undefined;
  const far = (name: string) => {
    const at = vertexNamed(graph, name)?.at ?? [0, Number.MAX_SAFE_INTEGER];
    return at[0] * step[0] + at[1] * step[1];
  };
  return far(edge.to) > far(edge.from) ? edge.to : edge.from;
}

/** The vertex that is nearest to a spot. */
export function nearestVertex({ vertices }: DrawnGraph, spot: Spot): string | undefined {
  return vertices.toSorted((a, b) => distance(a.at, spot) - distance(b.at, spot))[0]?.name;
}
