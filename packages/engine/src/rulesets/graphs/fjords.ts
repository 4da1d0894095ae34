/**
 * Fjords as [CGSuite] has it, after the second half of the board game by Franz-Benno Delonge. (There a
 * field beside one of the opponent's may be settled too.) Nobody disturbs herself: where Left cannot
 * play, Right colours all he can reach, so that her ends are the integers 0, 1̄, 2̄, …
 */

import { SIDES, type Side } from '../../forms/side.ts';
import { type ColouredMap, colourable } from '../colouring.ts';
import { linkedParts } from '../linked-parts.ts';
import type { RegisteredRuleset } from '../ruleset.ts';
import { colouredMap, colouredPart, onColouredGraphs, withColour } from './coloured-graph.ts';
import type { Graph } from './graph.ts';
import { playedOn } from './on-graphs.ts';

export const fjords: RegisteredRuleset<Graph> = {
  name: 'fjords',
  title: 'Fjords',
  rules:
    'A player colours a vertex beside one of her own, Left L and Right R. It must not be beside one of the opponent.',
  habitat: {
    universe: 'D(-1)',
    because: 'where Left cannot move, Right colours all that he can reach, one by one',
  },
  examples: ['a-b:L-c-d-e:R', 'a:L-b-c:R-d-e-a', 'a:L-b-c-d-e:R, b-d'],
  ...onColouredGraphs,
  ...playedOn((graph, side) => {
    const map = colouredMap(graph, 'different');
    return colourable(map, side)
      .filter((at) => isBeside(map, at, side))
      .map((at) => withColour(graph, at, side));
  }),
  components(graph) {
    const map = colouredMap(graph, 'different');
    /** Who has coloured a neighbour; nobody plays where both have. */
    const owners = new Map(
      map.open.map((at) => [at, SIDES.filter((side) => isBeside(map, at, side))]),
    );
    const alive = map.open.filter((at) => owners.get(at)?.length !== SIDES.length);
    const linked = (at: number): number[] =>
      map.beside(at).filter((next) => {
        const [mine = [], others = SIDES] = [owners.get(at), owners.get(next)];
        if (mine.length === SIDES.length || others.length === SIDES.length) return false;
        // Two vertices that the same player can take do not disturb each other.
        return mine.length === 0 || mine[0] !== others[0];
      });
    return linkedParts(alive, linked)
      .filter((part) => part.some((at) => owners.get(at)?.length !== 0))
      .map((part) => colouredPart(graph, map, part, linked));
  },
};

function isBeside(map: ColouredMap, at: number, side: Side): boolean {
  return map.beside(at).some((next) => map.colourOf(next) === side);
}
