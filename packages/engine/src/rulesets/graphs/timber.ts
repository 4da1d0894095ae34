/**
 * Timber [Nowakowski et al.]: a domino stands on every arc and can be toppled in the direction of the
 * arc. What stands at the vertex where it comes down falls too, whatever its own direction, and so on.
 */

import { impartial } from '../impartial-habitat.ts';
import { linkedParts } from '../linked-parts.ts';
import type { RegisteredRuleset } from '../ruleset.ts';
import { type Graph, neighbours } from './graph.ts';
import { joinedGraphs, onGraphs, playedOn } from './on-graphs.ts';

export const timber: RegisteredRuleset<Graph> = {
  name: 'timber',
  title: 'Timber',
  rules:
    'A player topples a domino along its arc, towards the vertex where the arc ends. All dominoes at that vertex fall too, in whatever direction, and those at their other ends, and so on.',
  examples: ['a>b<c', 'a>b>c<d', 'a>b>c>a'],
  ...onGraphs({ marks: { '': 'a vertex' }, colours: [''], direction: 'arcs' }),
  ...impartial,
  ...playedOn((graph) =>
    graph.edges.map((_, at) => ({ on: { edge: at }, to: toppled(graph, at) })),
  ),
  components: joinedGraphs,
};

/** The graph after a domino fell: what is joined to where it came down, without its own arc, is gone. */
function toppled({ vertices, edges }: Graph, at: number): Graph {
  const rest = edges.toSpliced(at, 1);
  const around = neighbours({ vertices, edges: rest });
  const start = edges[at]?.to ?? 0;
  const fallen = new Set(linkedParts([start], (vertex) => around[vertex] ?? [])[0]);
  return { vertices, edges: rest.filter(({ from }) => !fallen.has(from)) };
}
