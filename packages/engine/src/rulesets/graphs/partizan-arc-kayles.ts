/**
 * Arc Kayles with edges that belong to a player or to both: Colored Arc Kayles [Yoshiwatari et al.],
 * with Left for black, Right for white and either player for gray.
 */

import { Left } from '../../forms/side.ts';
import type { RegisteredRuleset } from '../ruleset.ts';
import type { Graph } from './graph.ts';
import { taking } from './matching.ts';
import { joinedGraphs, onGraphs, playedOn } from './on-graphs.ts';

export const partizanArcKayles: RegisteredRuleset<Graph> = {
  name: 'partizanarckayles',
  title: 'Partizan Arc Kayles',
  rules:
    'A player removes two vertices that are joined by an edge of hers or of either player. All edges at these vertices go with them.',
  habitat: {
    universe: 'E',
    because:
      'a player without an edge never gets one; all small positions lie in D(1̄0) too, and whether all do is not known',
    perhapsSmaller: true,
  },
  examples: ['a-L-b-R-c-L-d', 'a-E-b-L-c-R-a', 'a-L-b-R-c-L-d-R-a'],
  ...onGraphs({ marks: { '': 'a vertex' }, colours: ['L', 'R', 'E'], direction: 'none' }),
  ...playedOn((graph, side) =>
    taking(graph, ({ colour }) => colour === 'E' || colour === (side === Left ? 'L' : 'R')),
  ),
  components: joinedGraphs,
};
