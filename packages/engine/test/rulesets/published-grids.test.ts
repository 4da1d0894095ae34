// Published values of the games on grids, in normal play. Where a program published them, the comment
// says which: what it tests itself against is a value it stands for.
import { describe, expect, it } from 'vitest';
import { Arena, closure, integer, Normal } from '../../src/index.ts';
import { boardForm, boardOutcome, boardSimplestForm, rulesets } from '../../src/rulesets/index.ts';
import { fromEngine } from '../oracle/bridge.ts';
import { conjugate, type G, game, sum } from '../oracle/game.ts';
import { canonical, normalGeq } from '../oracle/normal.ts';
import { read } from '../oracle/notation.ts';
import { gridPositions } from './small-grids.ts';

const arena = new Arena();
const board = (name: string, ...call: (string | number)[]) => rulesets.get(name)!.board(...call);
const value = (name: string, ...call: (string | number)[]): G =>
  fromEngine(arena, boardSimplestForm(arena, board(name, ...call), Normal));

/** What the oracle's reader has no sign for: 1/2, ↓ and ⇑*. */
const spelled = (form: string): string =>
  form.replaceAll('1/2', '{0|1}').replaceAll('v', '{*|0}').replaceAll('^^*', '{0|{0|*}}');

describe('Col', () => {
  it('is a number, or a number and a star (Berlekamp–Conway–Guy, chapter 2), on all small boards', () => {
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

describe('Konane', () => {
  it.each([
    ['..ox', '1'],
    ['.ox.', '*'],
    ['.ox.|o..x|....', '+-1'],
  ])('%s is %s (cgt-tools)', (text, form) => {
    expect(value('konane', text)).toBe(read(form));
  });
});

describe('Amazons', () => {
  it('x...|o... is what CGSuite tests itself against', () => {
    // ±{3, {4 | 0, {1 | 0, *}}, {4 | {0, {1/2 | 0} | ↓}, ±1, ±{1, {2 | 0}}}}
    const options = ['3', '{4|0,{1|0,*}}', '{4|{0,{1/2|0}|v},+-1,{1,{2|0}|-1,{0|-2}}}'].map(
      (option) => read(spelled(option)),
    );
    const printed = game(options, options.map(conjugate));
    expect(value('amazons', 'x...|o...')).toBe(canonical(printed));
  });
});

describe('Fission', () => {
  it.each([
    ['....|..x.|....|....', '0'],
    ['..x.|....|..x.|....', '-2'],
    ['.x.x|....|..x.|....', '-1'],
    ['.x.x|..x.|....|..x.', '{-1|-4}'],
    ['....|..x.|....|#..#', '0'],
  ])('%s is %s (cgt-tools)', (text, form) => {
    expect(value('fission', text)).toBe(canonical(read(form)));
  });
});

describe('Clobber and its relatives', () => {
  it.each([
    ['clobber', 'xox|ox.', '{^^*|*,v}'],
    ['anticlobber', 'xoxo|oo..', '{*|-1}'],
  ])('%s, %s is %s (CGSuite)', (name, text, form) => {
    expect(value(name, text)).toBe(canonical(read(spelled(form))));
  });

  it('along a row kings and rooks clobber as Clobber does, rooks over gaps as well', () => {
    for (const text of ['xo', 'xxo', 'xoxo', 'xoxxo', 'xo.xo'])
      expect(value('kings', text), text).toBe(value('clobber', text));
    for (const text of ['xo', 'x.o', 'x..o']) expect(value('rooks', text)).toBe(read('*'));
  });
});

describe('Quelhas', () => {
  it('is Domineering where no piece of three fits', () => {
    for (const text of ['..|..', '..#|#..', '.#|..', '..#..'])
      expect(value('quelhas', text), text).toBe(value('domineering', text));
  });
});
