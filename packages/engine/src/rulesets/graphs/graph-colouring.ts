/** Col and Snort on the vertices of a graph. */

import { Left, Right, SIDES, type Side } from '../../forms/side.ts';
import { type ColouredMap, colourable, colourableParts, type Forbidden } from '../colouring.ts';
import type { RegisteredRuleset } from '../ruleset.ts';
import { type Edge, type Graph, neighbours, type Vertex } from './graph.ts';
import { onGraphs, playedOn } from './on-graphs.ts';

type Colouring = Pick<
  RegisteredRuleset<Graph>,
  'name' | 'title' | 'rules' | 'habitat' | 'examples'
> & {
  readonly forbidden: Forbidden;
};

const MARKS = { left: 'L', right: 'R' } as const;

export function graphColouring({ forbidden, ...words }: Colouring): RegisteredRuleset<Graph> {
  const mapOf = (graph: Graph): ColouredMap => {
    const { vertices } = graph;
    const around = neighbours(graph);
    return {
      forbidden,
      open: [...vertices.keys()].filter((at) => vertices[at]?.mark === ''),
      colourOf: (at) => ownerSide(vertices[at]?.mark),
      beside: (at) => around[at] ?? [],
    };
  };
  return {
    ...words,
    ...onGraphs({
      marks: { '': 'not coloured', L: 'coloured by Left', R: 'coloured by Right' },
      colours: [''],
      direction: 'none',
    }),
    ...playedOn((graph, side) =>
      colourable(mapOf(graph), side).map((at) => ({
        on: { vertex: at },
        to: {
          ...graph,
          vertices: graph.vertices.map((vertex, i) =>
            i === at ? { ...vertex, mark: markOf(side) } : vertex,
          ),
        },
      })),
    ),
    components(graph) {
      const map = mapOf(graph);
      const { parts, linked } = colourableParts(map);
      return parts.map((part) => onePart(graph, part, linked, (at) => coloursBeside(map, at)));
    },
  };
}

function markOf(side: Side): 'L' | 'R' {
  return side === Left ? MARKS.left : MARKS.right;
}

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
function onePart(
  { vertices }: Graph,
  part: readonly number[],
  linked: (at: number) => readonly number[],
  coloured: (at: number) => readonly number[],
): Graph {
  const places = new Map(part.map((at, i) => [at, i]));
  const kept: Vertex[] = part.flatMap((at) => vertices[at] ?? []);
  const edges: Edge[] = [];
  for (const [from, at] of part.entries()) {
    for (const next of linked(at)) {
      const to = places.get(next);
      if (to !== undefined && from < to) edges.push({ from, to, arc: false, colour: '' });
    }
    for (const next of coloured(at)) {
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
