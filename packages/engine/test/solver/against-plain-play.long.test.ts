// The solver against plain play at length: all positions of every ruleset, size after size, up to 12
// squares, counters or edges or 8 vertices or until there were 20,000, then random ones of the largest
// sizes. Domineering, Cram, Quelhas and the games of heaps and cakes get to the end. With three signs a square
// there are 3^12 boards of each shape with 12 squares, and 2^28 graphs on 8 vertices: of these the smallest
// 20,000 are looked at, on grids all up to 7 to 9 squares and some of the next size.

import { describe, expect, test } from 'vitest';
import { Arena } from '../../src/index.ts';
import type { Board, Ruleset } from '../../src/rulesets/index.ts';
import { boardsOfSize, sizesOf } from '../../src/rulesets/sizes.ts';
import { randomStream } from '../../src/storage/random.ts';
import { everyRuleset, everyVariant } from './every-ruleset.ts';
import { holds, holdsOn } from './plain-play.ts';
import { randomPosition } from './random-positions.ts';

const LARGEST = 12;
const VERTICES = 8;
/** Counters on graphs: as many graphs again. */
const COUNTERS = 6;
const MOST_BOARDS = 20_000;
/** Games of which all positions of all sizes are looked at. */
const WHOLE =
  /^(domineering|cram|quelhas|nim|.*octal|partizansubtraction|takeandbreak|grundysgame|wythoff|.*cake)\b/;
const RANDOM_BOARDS = 200;
const MOST_POSITIONS = 50_000;

function largestOf(ruleset: Ruleset): number {
  const { unit } = sizesOf(ruleset)!;
  if (unit === 'vertex') return VERTICES;
  return ruleset.graphs && unit === 'counter' ? COUNTERS : LARGEST;
}

function* allBoards(ruleset: Ruleset): Generator<Board> {
  const sizes = sizesOf(ruleset)!;
  let count = 0;
  for (let size = 1; size <= largestOf(ruleset); size++) {
    for (const board of boardsOfSize(ruleset, sizes, size)) {
      yield board;
      if (++count === MOST_BOARDS) return;
    }
  }
}

describe.each(everyRuleset.filter(([, ruleset]) => sizesOf(ruleset) !== undefined))(
  '%s',
  (name, ruleset) => {
    test(`${name}: all positions`, () => {
      const count = holds(ruleset, allBoards(ruleset));
      expect(count).toBeGreaterThan(10);
      if (WHOLE.test(name)) expect(count).toBeLessThan(MOST_BOARDS);
    });
  },
);

describe.each(everyRuleset.filter(([, { boards, graphs }]) => boards ?? graphs))(
  '%s',
  (name, ruleset) => {
    test(`${name}: random positions`, () => {
      const stream = randomStream(1);
      const arena = new Arena();
      let held = 0;
      for (let i = 0; i < RANDOM_BOARDS; i++) {
        const size = (ruleset.boards ? LARGEST : VERTICES) - (i % 5);
        const board = randomPosition(ruleset, size, stream);
        if (board !== undefined && holdsOn(arena, board, MOST_POSITIONS)) held++;
      }
      expect(held).toBeGreaterThan(10);
    });
  },
);

describe.each(everyVariant.filter(([, ruleset]) => sizesOf(ruleset) !== undefined))(
  '%s',
  (name, ruleset) => {
    test(`${name}: small positions`, () => {
      let count = 0;
      for (let size = 1; count < 1_000 && size <= 8; size++) {
        count += holds(ruleset, boardsOfSize(ruleset, sizesOf(ruleset)!, size));
      }
      expect(count).toBeGreaterThan(10);
    });
  },
);
