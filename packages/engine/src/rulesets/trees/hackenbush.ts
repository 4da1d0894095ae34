/** Hackenbush on strings and trees, in red, blue and green. */

import { Left } from '../../forms/side.ts';
import type { RegisteredRuleset } from '../ruleset.ts';
import {
  branch,
  cuts,
  drawForest,
  type Forest,
  forest,
  forestsOfSize,
  parseForest,
  printForest,
  singleTrees,
} from './trees.ts';

/** Whose edges are. */
export const colours = { b: 'left', r: 'right', g: 'either' } as const;

export const hackenbush: RegisteredRuleset<Forest> = {
  name: 'hackenbush',
  title: 'Hackenbush',
  rules:
    'A player cuts an edge, and everything no longer joined to the ground falls away. Left cuts blue edges, Right red ones, both green ones.',
  notation:
    'edges b (blue), r (red) and g (green) from the ground up, side branches in parentheses, + between trees',
  habitat: {
    universe: 'E',
    because: 'where Left has no edge to cut, Right will never give her one',
  },
  examples: ['bbr', 'g', 'b(r)(gb)r+g'],
  moves: (position, side) =>
    cuts(position, (colour) => colour === 'g' || colour === (side === Left ? 'b' : 'r')),
  parse: (text) => parseForest(text, colours),
  print: printForest,
  components: singleTrees,
  conjugate: exchanged,
  sizes: { unit: 'edge', positions: (edges) => forestsOfSize(edges, colours) },
  draw: (position) => drawForest(position, colours),
};

/** Blue edges become red, and red ones blue. */
function exchanged(position: Forest): Forest {
  return forest(
    position.map(({ colour, above }) =>
      branch(colour === 'b' ? 'r' : colour === 'r' ? 'b' : colour, exchanged(above)),
    ),
  );
}
