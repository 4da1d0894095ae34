/** Wythoff's game, with two heaps [Duchêne et al. 2018, section 1]. */

import { impartial } from '../impartial-habitat.ts';
import { BoardNotationError, requireCount } from '../notation-error.ts';
import type { RegisteredRuleset } from '../ruleset.ts';
import { drawHeaps, MAX_HEAP } from './heaps.ts';

/** The sizes of both heaps; either may be empty. */
type TwoHeaps = readonly [number, number];

const CURE = 'write two sizes split by a space, like "3 5"';

export const wythoff: RegisteredRuleset<TwoHeaps> = {
  name: 'wythoff',
  title: "Wythoff's game",
  rules:
    'A player takes any number of counters, at least one, from one of two heaps, or the same number from both. Both players have the same moves.',
  notation: 'the sizes of two heaps split by a space',
  ...impartial,
  examples: ['1 2', '3 5', '4 4'],
  moves: ([a, b]) => [
    ...below(a).map((rest): TwoHeaps => [rest, b]),
    ...below(b).map((rest): TwoHeaps => [a, rest]),
    ...below(Math.min(a, b)).map((rest): TwoHeaps => {
      const taken = Math.min(a, b) - rest;
      return [a - taken, b - taken];
    }),
  ],
  parse(text) {
    const bad = /[^\d\s,]/u.exec(text);
    if (bad !== null) {
      throw new BoardNotationError(`"${bad[0]}" is no heap`, CURE, { text, offset: bad.index });
    }
    return twoHeaps((text.match(/\d+/gu) ?? []).map(Number));
  },
  print: (position) => position.join(' '),
  symmetries: ([a, b]) => [[b, a]],
  fromSizes: (...sizes) => twoHeaps(sizes),
  toSizes: (position) => position,
  sizes: {
    unit: 'counter',
    positions: (size) => below(size + 1).map((first): TwoHeaps => [first, size - first]),
  },
  draw: drawHeaps,
};

function twoHeaps([a, b, ...rest]: readonly number[]): TwoHeaps {
  if (a === undefined || b === undefined || rest.length > 0) {
    throw new BoardNotationError("Wythoff's game has two heaps", CURE);
  }
  for (const size of [a, b]) requireCount(size, 'a heap', 0, MAX_HEAP);
  return [a, b];
}

/** The numbers from 0 on that are below another. */
function below(size: number): number[] {
  return [...Array(size).keys()];
}
