/** Arc Kayles, one of the games in Schaefer's paper of 1978, as [Huggan–Stevens] state it. */

import { impartial } from '../impartial-habitat.ts';
import type { RegisteredRuleset } from '../ruleset.ts';
import type { Graph } from './graph.ts';
import { taking } from './matching.ts';
import { joinedGraphs, onGraphs, playedOn } from './on-graphs.ts';

export const arcKayles: RegisteredRuleset<Graph> = {
  name: 'arckayles',
  title: 'Arc Kayles',
  rules:
    'A player removes two vertices that are joined by an edge. All edges at these vertices go with them.',
  examples: ['a-b-c-d-e', 'a-b-c-a', 'a-b-c-d-a, a-c'],
  ...onGraphs({ marks: { '': 'a vertex' }, colours: [''], direction: 'none' }),
  ...impartial,
  ...playedOn((graph) => taking(graph, () => true)),
  components: joinedGraphs,
};
