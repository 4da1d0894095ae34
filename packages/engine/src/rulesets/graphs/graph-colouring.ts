/** Col and Snort on the vertices of a graph. */

import { colourable, colourableParts, type Forbidden } from '../colouring.ts';
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
  return {
    ...words,
    ...onColouredGraphs,
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
