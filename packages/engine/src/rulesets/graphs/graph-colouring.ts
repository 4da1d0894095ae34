/** Col and Snort on the vertices of a graph. */

import { clashError, clashOf, colourable, colourableParts, type Forbidden } from '../colouring.ts';
import type { RegisteredRuleset } from '../ruleset.ts';
import { colouredMap, colouredPart, onColouredGraphs, withColour } from './coloured-graph.ts';
import type { Graph } from './graph.ts';
import { playedOn } from './on-graphs.ts';

type Colouring = Pick<
  RegisteredRuleset<Graph>,
  'name' | 'title' | 'rules' | 'habitat' | 'examples'
> & {
  readonly forbidden: Forbidden;
};

export function graphColouring({ forbidden, ...words }: Colouring): RegisteredRuleset<Graph> {
  const clashIn = (graph: Graph) => clashOf(colouredMap(graph, forbidden), graph.vertices.keys());
  return {
    ...words,
    ...onColouredGraphs,
    /** Vertices that are coloured as they must not be cannot arise. */
    parse(text) {
      const graph = onColouredGraphs.parse(text);
      const clash = clashIn(graph);
      if (clash === undefined) return graph;
      const nameOf = (at: number) => graph.vertices[at]?.name ?? '';
      throw clashError(colouredMap(graph, forbidden), clash, words.title, nameOf);
    },
    sizes: {
      ...onColouredGraphs.sizes,
      *positions(size) {
        for (const graph of onColouredGraphs.sizes.positions(size)) {
          if (clashIn(graph) === undefined) yield graph;
        }
      },
    },
    ...playedOn((graph, side) =>
      colourable(colouredMap(graph, forbidden), side).map((at) => withColour(graph, at, side)),
    ),
    components(graph) {
      const map = colouredMap(graph, forbidden);
      const { parts, linked } = colourableParts(map);
      return parts.map((part) => colouredPart(graph, map, part, linked));
    },
  };
}
