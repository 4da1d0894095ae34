// What evaluating a board costs, in questions and not in seconds. The yardstick is a plain program
// without fingerprints chosen for boards, which needed the numbers below; we ask under half of that and work
// out under a quarter, which depends on the order of questions: threats with few answers first, and what is
// known of answers before one is worked out.
import { describe, expect, it } from 'vitest';
import { Arena, E, orderModulo } from '../../src/index.ts';
import { boardSimplestForm, clobber, domineering, readBoard } from '../../src/rulesets/index.ts';

const PARTS = ['components'] as const;
const BOTH = ['components', 'options'] as const;

describe('a board modulo E asks at most half of what a plain program does and works out at most a quarter', () => {
  it.each([
    ['2×10', readBoard(domineering, [2, 10]), 500_000, 47_000],
    ['2×12', readBoard(domineering, [2, 12]), 6_300_000, 500_000],
    ['4×6', readBoard(domineering, [4, 6]), 27_000_000, 2_100_000],
    ['Clobber 3×4', readBoard(clobber, ['xoxo|oxox|xox.']), 500_000, 47_000],
  ] as const)('%s', (_, board, asked, computed) => {
    for (const through of asked > 20_000_000 ? PARTS : BOTH) {
      const arena = new Arena();
      boardSimplestForm(arena, board, E, { through });
      const { counts } = orderModulo(arena, E);
      expect(counts.asked).toBeLessThan(asked / 2);
      expect(counts.computed).toBeLessThan(computed / 4);
    }
  });
});
