/**
 * Hackenbush on any graph with a ground [Berlekamp–Conway–Guy, chapters 1, 2 and 7], in red, blue and
 * green. An edge that returns to its vertex plays as one that ends in the air, and is read as such.
 * Trees may be written as for Hackenbush on trees: the sprig `gbr`, the flower `ggg(b)(b)r`.
 */

import { Left } from '../../forms/side.ts';
import { linkedParts } from '../linked-parts.ts';
import { BoardNotationError } from '../notation-error.ts';
import type { RegisteredRuleset } from '../ruleset.ts';
import { colours as treeColours } from '../trees/hackenbush.ts';
import { type Forest, parseForest } from '../trees/trees.ts';
import { canonicalText } from './canonical-text.ts';
import {
  type Colour,
  type Edge,
  GROUND,
  type Graph,
  type GraphBoards,
  inducedGraph,
  neighbours,
  type Vertex,
} from './graph.ts';
import { connectedGraphs, onGraphs, playedOn } from './on-graphs.ts';
import { parseGraph } from './parse-graph.ts';

const boards: GraphBoards = {
  marks: { '': 'a joint' },
  colours: ['L', 'R', 'E'],
  direction: 'none',
  ground: true,
  multigraph: true,
};
const onGround = onGraphs(boards);

export const graphHackenbush: RegisteredRuleset<Graph> = {
  name: 'graphhackenbush',
  title: 'Hackenbush on graphs',
  rules:
    'A player cuts an edge, and everything no longer joined to the ground falls away. Left cuts edges L, Right edges R, both edges E.',
  habitat: {
    universe: 'E',
    because: 'where Left has no edge to cut, Right will never give her one',
  },
  examples: ['0-L-a-R-b-E-0', '0-E-a-L-b-R-a', 'ggg(b)(b)r'],
  ...onGround,
  notation: `${onGround.notation}; or trees as b(r)(gb)r+g`,
  parse: (text) => (/^[brg()+\s]+$/.test(text) ? ofTrees(text) : standing(text)),
  ...playedOn(({ vertices, edges }, side) =>
    edges.flatMap(({ colour }, at) =>
      colour === 'E' || colour === (side === Left ? 'L' : 'R')
        ? [{ on: { edge: at }, to: grounded({ vertices, edges: edges.toSpliced(at, 1) }) }]
        : [],
    ),
  ),
  components: connectedGraphs,
  sizes: { unit: 'edge', positions: graphsOfEdges },
};

/** What is joined to the ground. */
function grounded(graph: Graph): Graph {
  const ground = graph.vertices.findIndex(({ name }) => name === GROUND);
  const around = neighbours(graph);
  const [joined = []] = linkedParts(ground < 0 ? [] : [ground], (at) => around[at] ?? []);
  return joined.length < 2 ? NOTHING : inducedGraph(graph, joined);
}

const NOTHING: Graph = { vertices: [], edges: [] };

/** Reads a graph, of which all must stand. */
function standing(text: string): Graph {
  const graph = parseGraph(text, boards);
  const names = new Set(grounded(graph).vertices.map(({ name }) => name));
  const fallen = graph.vertices.find(({ name }) => name !== GROUND && !names.has(name));
  if (fallen === undefined) return graph;
  const word = new RegExp(`(?<![a-z0-9_])${fallen.name}(?![a-z0-9_])`);
  throw new BoardNotationError(
    `the vertex ${fallen.name} is not joined to the ground`,
    'draw an edge that leads down to 0, or leave it out',
    { text, offset: Math.max(0, text.search(word)) },
  );
}

const TREE_EDGES: Readonly<Record<string, Colour>> = { b: 'L', r: 'R', g: 'E' };

/** Reads trees. */
function ofTrees(text: string): Graph {
  const vertices: Vertex[] = [{ name: GROUND, mark: '' }];
  const edges: Edge[] = [];
  const grow = (branches: Forest, from: number): void => {
    for (const { colour, above } of branches) {
      const to = vertices.push({ name: `v${vertices.length}`, mark: '' }) - 1;
      edges.push({ from, to, arc: false, colour: TREE_EDGES[colour] ?? 'E' });
      grow(above, to);
    }
  };
  grow(parseForest(text, treeColours), 0);
  return { vertices, edges };
}

/** All graphs with so many edges: one of the size before, and an edge more between any two vertices. */
function* graphsOfEdges(size: number): Generator<Graph> {
  if (size === 0) return yield NOTHING;
  const seen = new Set<string>();
  for (const smaller of graphsOfEdges(size - 1)) {
    const vertices =
      smaller.vertices.length === 0 ? [{ name: GROUND, mark: '' }] : smaller.vertices;
    const more = [...vertices, { name: `v${vertices.length}`, mark: '' }];
    for (const from of vertices.keys()) {
      for (let to = from + 1; to < more.length; to++) {
        for (const colour of boards.colours) {
          const edges = [...smaller.edges, { from, to, arc: false, colour }];
          const larger = { vertices: to < vertices.length ? vertices : more, edges };
          const text = canonicalText(larger);
          if (!seen.has(text)) yield larger;
          seen.add(text);
        }
      }
    }
  }
}
