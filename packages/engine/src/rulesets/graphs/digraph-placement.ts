/**
 * Digraph Placement [Clow–McKay 2024]: every game of normal play is equal to one of its positions. An
 * undirected edge stands for an arc each way.
 */

import { Left } from '../../forms/side.ts';
import type { RegisteredRuleset } from '../ruleset.ts';
import { type Graph, withoutVertices } from './graph.ts';
import { connectedGraphs, onGraphs, playedOn } from './on-graphs.ts';

export const digraphPlacement: RegisteredRuleset<Graph> = {
  name: 'digraphplacement',
  title: 'Digraph Placement',
  rules:
    'A player removes a vertex of her own. All vertices to which an arc leads from it go with it.',
  habitat: {
    universe: 'E',
    because: 'a player without a vertex never gets one',
  },
  examples: ['a:L-b:R', 'a:L>b:R>c:L', 'a:L>b:R>c:R>a, d:L>c'],
  ...onGraphs({
    marks: { L: 'of Left', R: 'of Right' },
    colours: [''],
    direction: 'both',
  }),
  ...playedOn((graph, side) => {
    const own = side === Left ? 'L' : 'R';
    return graph.vertices.flatMap(({ mark }, at) =>
      mark === own
        ? [{ on: { vertex: at }, to: withoutVertices(graph, new Set([at, ...outOf(graph, at)])) }]
        : [],
    );
  }),
  components: connectedGraphs,
};

/** The vertices to which an arc leads from one. */
function outOf({ edges }: Graph, at: number): number[] {
  return edges.flatMap(({ from, to, arc }) =>
    from === at ? [to] : to === at && !arc ? [from] : [],
  );
}
