// Published values of the games on grids, in normal play. Where a program published them, the comment
// says which: what it tests itself against is a value it stands for.
import { describe, expect, it } from 'vitest';
import { Arena, closure, integer, Normal } from '../../src/index.ts';
import { boardForm, boardOutcome, boardSimplestForm, rulesets } from '../../src/rulesets/index.ts';
import { fromEngine } from '../oracle/bridge.ts';
import { type G, sum } from '../oracle/game.ts';
import { canonical, normalGeq } from '../oracle/normal.ts';
import { read } from '../oracle/notation.ts';
import { gridPositions } from './small-grids.ts';

const arena = new Arena();
const board = (name: string, ...call: (string | number)[]) => rulesets.get(name)!.board(...call);
const value = (name: string, ...call: (string | number)[]): G =>
  fromEngine(arena, boardSimplestForm(arena, board(name, ...call), Normal));

describe('Col', () => {
  it('is a number, or a number and a star (Winning Ways, chapter 2), on all small boards', () => {
    const isNumber = (g: G): boolean =>
      g.left.every((l) => g.right.every((r) => !normalGeq(l, r))) &&
      [...g.left, ...g.right].every(isNumber);
    for (const text of gridPositions['col']!.texts) {
      const g = value('col', text);
      expect(isNumber(g) || isNumber(canonical(sum(g, read('*')))), text).toBe(true);
    }
  });
});

describe('NoGo', () => {
  it('is won as solvers found: 1×1 to 1×5 and ..xo.. (MCGS), 2×2 (Sensei’s Library), 3×3 (M. Müller)', () => {
    const winner = (...call: (string | number)[]) =>
      boardOutcome(arena, board('nogo', ...call), 'normal');
    expect([1, 2, 3, 4, 5].map((n) => winner(1, n))).toEqual(['P', 'N', 'N', 'P', 'N']);
    expect(winner('..xo..')).toBe('P');
    expect(winner(2, 2)).toBe('N');
    expect(winner(3, 3)).toBe('N');
  });

  it('is * on the empty 3×3 board (CGSuite)', () => {
    expect(value('nogo', 3, 3)).toBe(read('*'));
  });

  it('has ends that are no integers', () => {
    // Right plays in the middle column, where two stones x share their last liberties, or elsewhere.
    const D1 = closure(arena, [integer(arena, -1)]);
    const form = boardForm(arena, board('nogo', 'o.o.|#xo#|o.o#|#xo#|o.o#'));
    expect(D1.contains(arena, form)).toBe(false);
  });
});
