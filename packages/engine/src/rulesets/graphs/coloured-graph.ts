/** Graphs whose vertices the players colour, L for Left and R for Right. */

import { Left, Right, SIDES, type Side } from '../../forms/side.ts';
import type { ColouredMap, Forbidden } from '../colouring.ts';
import type { Played } from '../ruleset.ts';
import { type Edge, type Graph, neighbours, type Vertex } from './graph.ts';
import { onGraphs } from './on-graphs.ts';

export const onColouredGraphs = onGraphs({
  marks: { '': 'not coloured', L: 'coloured by Left', R: 'coloured by Right' },
  colours: [''],
  direction: 'none',
});

/** A graph as a map. */
export function colouredMap(graph: Graph, forbidden: Forbidden): ColouredMap {
  const { vertices } = graph;
  const around = neighbours(graph);
  return {
    forbidden,
    open: [...vertices.keys()].filter((at) => vertices[at]?.mark === ''),
    colourOf: (at) => ownerSide(vertices[at]?.mark),
    beside: (at) => around[at] ?? [],
  };
}

/** The move of colouring a vertex. */
export function withColour(graph: Graph, at: number, side: Side): Played<Graph> {
  const mark = side === Left ? MARKS.left : MARKS.right;
  const vertices = graph.vertices.map((vertex, i) => (i === at ? { ...vertex, mark } : vertex));
  return { on: { vertex: at }, to: { ...graph, vertices } };
}

const MARKS = { left: 'L', right: 'R' } as const;

function ownerSide(mark: string | undefined): Side | undefined {
  return mark === MARKS.left ? Left : mark === MARKS.right ? Right : undefined;
}

/** The coloured neighbours of a vertex, one of each colour: more of them forbid nothing more. */
function coloursBeside(map: ColouredMap, at: number): number[] {
  return SIDES.flatMap((side) => {
    const found = map.beside(at).find((next) => map.colourOf(next) === side);
    return found === undefined ? [] : [found];
  });
}

/** Open vertices with the edges that still matter, each with coloured neighbours of its own. */
export function colouredPart(
  { vertices }: Graph,
  map: ColouredMap,
  part: readonly number[],
  linked: (at: number) => readonly number[],
): Graph {
  const places = new Map(part.map((at, i) => [at, i]));
  const kept: Vertex[] = part.flatMap((at) => vertices[at] ?? []);
  const edges: Edge[] = [];
  for (const [from, at] of part.entries()) {
    for (const next of linked(at)) {
      const to = places.get(next);
      if (to !== undefined && from < to) edges.push({ from, to, arc: false, colour: '' });
    }
    for (const next of coloursBeside(map, at)) {
      const vertex = vertices[next];
      if (vertex === undefined) continue;
      // A vertex that stood beside several parts, or several of a part, is there for each.
      const name = edges.some(({ to }) => kept[to]?.name === vertex.name)
        ? `${vertex.name}_${from}`
        : vertex.name;
      edges.push({ from, to: kept.push({ ...vertex, name }) - 1, arc: false, colour: '' });
    }
  }
  return { vertices: kept, edges };
}
