/** Elephants and Rhinos: Toads and Frogs without jumps, in the notation of [CGSuite]. */

import { Left } from '../../forms/side.ts';
import { type Grid, withSquares } from '../grids/grid.ts';
import type { RegisteredRuleset } from '../ruleset.ts';
import { onStrips, stripOf, turnedRound } from './strips.ts';

const squares = {
  '.': { name: 'empty' },
  t: { name: 'an elephant of Left', owner: 'left' },
  f: { name: 'a rhino of Right', owner: 'right' },
} as const;

export const elephantsAndRhinos: RegisteredRuleset<Grid> = {
  name: 'elephantsandrhinos',
  title: 'Elephants and Rhinos',
  rules:
    'Left moves an elephant one square to the right, Right a rhino one square to the left, onto an empty square. Nobody jumps.',
  notation: 'a strip of . (empty), t (elephant) and f (rhino)',
  habitat: {
    universe: 'D(-1)',
    because: 'who is blocked stays blocked, and the other then has so many moves and no choice',
  },
  examples: ['t..f', 'tt..ff', 't.f.t.f'],
  moves(strip, side) {
    const [own, step] = side === Left ? (['t', 1] as const) : (['f', -1] as const);
    const strips: Grid[] = [];
    for (let at = 0; at < strip.text.length; at++) {
      if (strip.text.charAt(at) !== own || strip.text.charAt(at + step) !== '.') continue;
      strips.push(withSquares(strip, at, '.', at + step, own));
    }
    return strips;
  },
  ...onStrips(squares),
  conjugate: turnedRound,
  components: ({ text }) =>
    text
      // Animals that walk apart never meet, and two that stand face to face never move.
      .split(/(?<=f)(?=\.*t)|(?<=t)(?=f)/u)
      .map(withoutTheStuck)
      .filter((part) => part !== '')
      .map(stripOf),
};

/** Without those at an end who look out, and the room behind those who look in. */
function withoutTheStuck(part: string): string {
  const left = part.replace(/^f+/u, '').replace(/^\.+(?=t)/u, '');
  const moving = left.replace(/t+$/u, '').replace(/(?<=f)\.+$/u, '');
  return /[tf]/u.test(moving) ? moving : '';
}
