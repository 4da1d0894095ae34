// The solver against plain play on random positions of every ruleset, up to 12 squares or 8 vertices,
// and on all small positions of the variants of every ruleset and of more members of the families.

import { describe, expect, test } from 'vitest';
import { Arena } from '../../src/index.ts';
import { boardsOfSize, sizesOf } from '../../src/rulesets/sizes.ts';
import { randomStream } from '../../src/storage/random.ts';
import { everyRuleset, everyVariant } from './every-ruleset.ts';
import { holds, holdsOn } from './plain-play.ts';
import { randomPosition } from './random-positions.ts';

const MOST_POSITIONS = 4_000;
const SQUARES = 12;
const VERTICES = 8;
const TRIES = 40;
const ENOUGH = 4;

const random = everyRuleset.filter(([, { boards, graphs }]) => boards ?? graphs);

describe.each(random)('%s', (_, ruleset) => {
  test('random positions', () => {
    const stream = randomStream(12);
    const arena = new Arena();
    let held = 0;
    for (let i = 0; i < TRIES && held < ENOUGH; i++) {
      // From the largest down, until plain play can follow.
      const size = (ruleset.boards ? SQUARES : VERTICES) - (i % 6);
      const board = randomPosition(ruleset, size, stream);
      if (board !== undefined && holdsOn(arena, board, MOST_POSITIONS)) held++;
    }
    expect(held).toBe(ENOUGH);
  });
});

const others = everyRuleset.filter(([name]) => name.includes(' '));

describe.each([...others, ...everyVariant])('%s', (_, ruleset) => {
  const sizes = sizesOf(ruleset);
  test.runIf(sizes !== undefined)('all small positions', () => {
    let count = 0;
    for (let size = 1; count < 60 && size <= 8; size++) {
      count += holds(ruleset, boardsOfSize(ruleset, sizes!, size));
    }
    expect(count).toBeGreaterThan(10);
  });
});
