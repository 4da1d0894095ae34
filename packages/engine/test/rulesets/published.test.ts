// Published values on boards: [Siegel, section 6 and Figure 5], [Larsson et al., Example 7].
import { describe, expect, it } from 'vitest';
import { deadEndValue, inClosure } from '../../src/ends/index.ts';
import {
  Arena,
  B,
  closure,
  copies,
  D,
  E,
  edges,
  type FormId,
  geq,
  integer,
  isClosure,
  M,
  Normal,
  rank,
  strongOutcome,
  sum,
  type Universe,
  ZERO,
} from '../../src/index.ts';
import {
  type Board,
  boardForm,
  boardLiesIn,
  boardSimplestForm,
  clobber,
  domineering,
  readBoard,
} from '../../src/rulesets/index.ts';
import { fromEngine, toEngine } from '../oracle/bridge.ts';
import { edges as oracleEdges } from '../oracle/game.ts';
import { read } from '../oracle/notation.ts';
import { simplest } from '../oracle/simplest.ts';
import * as oracle from '../oracle/universes.ts';
import * as naive from './naive.ts';

const text = (arena: Arena, source: string): FormId => toEngine(arena, read(source));
const universeOf = (...generators: string[]): Universe => {
  const arena = new Arena();
  return closure(
    arena,
    generators.map((generator) => text(arena, generator)),
  );
};
const D1 = universeOf('-1');
const D10 = universeOf('{|0,-1}');

describe('Siegel, Theorem 6.1: the 1×n strips', () => {
  const arena = new Arena();
  const bar1 = text(arena, '-1');
  const ten = text(arena, '{|0,-1}');
  const sharp = sum(arena, ten, bar1);
  const extra: readonly FormId[] = [ZERO, ZERO, bar1, bar1, ten, text(arena, '-2')];
  const value = (n: number): FormId =>
    deadEndValue(arena, sum(arena, copies(arena, Math.floor(n / 6), sharp), extra[n % 6]!));

  it('has exact value k·(1̄0)# + 0, 1̄, 1̄0 or 2̄, for n ≤ 40', () => {
    for (let n = 1; n <= 40; n++) {
      const strip = readBoard(domineering, [1, n]);
      // Exact values of dead ends are their simplest forms modulo E (section 3); M knows no less.
      expect(deadEndValue(arena, boardSimplestForm(arena, strip, M))).toBe(value(n));
    }
  });

  it('has these values as forms, for n ≤ 14', () => {
    for (let n = 1; n <= 14; n++)
      expect(deadEndValue(arena, boardForm(arena, readBoard(domineering, [1, n])))).toBe(value(n));
  });

  it('generates D(1̄0): 1̄0 occurs at n = 4, and every strip lies in it', () => {
    expect(value(4)).toBe(deadEndValue(arena, ten));
    if (!isClosure(D10)) throw new Error('D10 is a closure');
    for (let n = 1; n <= 40; n++) {
      expect(inClosure(arena, D10, value(n))).toBe(true);
      expect(boardLiesIn(arena, readBoard(domineering, [1, n]), D10)).toBe(true);
      expect(boardLiesIn(arena, readBoard(domineering, [1, n]), D1)).toBe(n < 4 || n === 5);
    }
  });
});

describe('Siegel, section 6: Dom(2×n) modulo D(1̄0)', () => {
  const printed = [
    '1',
    '+-1',
    '{2,+-1|{-1|0,#}}',
    '{{2,+-1|0}|{{-1|0,#}|.}}',
    `{{3,{2,+-1|0}|{0|1}},+-{2,+-1|0}
      |{{0|1},{0|*,{.|0,-1},+-1}|{*,1|*,-1},{*|*},{{.|0,-1}|0,-1,#}}}`.replace(/\s+/g, ''),
  ];
  it.each(printed.map((form, i) => [i + 1, form] as const))('2×%i', (n, form) => {
    const arena = new Arena();
    const board = readBoard(domineering, [2, n]);
    expect(boardSimplestForm(arena, board, D10)).toBe(text(arena, form));
  });
});

describe('Siegel, Figure 5', () => {
  const G = readBoard(domineering, [2, 10]);
  const H = readBoard(clobber, ['xoxo|oxox|xox.']);
  // "D, 2×10 Domineering, 3,757" is left out: it does not follow from Definition 5.19.
  const figure: readonly (readonly [string, Board, Universe, bigint])[] = [
    ['M, G', G, M, 21_946_743n],
    ['M, H', H, M, 2_441_649n],
    ['E, G', G, E, 4_590_982n],
    ['E, H', H, E, 2_411_294n],
    ['D(1̄0), G', G, D10, 4_569_496n],
    ['D(1̄0), H', H, D10, 2_411_294n],
    ['D(1̄), G', G, D1, 4_409_745n],
    ['D(1̄), H', H, D1, 2_411_241n],
    ['D, H', H, D, 981_460n],
    ['Normal, G', G, Normal, 33n],
    ['Normal, H', H, Normal, 1_418n],
  ];
  it.each(figure)('%s', (_, board, universe, size) => {
    const arena = new Arena();
    expect(edges(arena, boardSimplestForm(arena, board, universe))).toBe(size);
  });

  it('B lies between M and E for both games, the same from options and by sums', () => {
    for (const [board, finer, coarser] of [
      [G, 21_946_743n, 4_590_982n],
      [H, 2_441_649n, 2_411_294n],
    ] as const) {
      const arena = new Arena();
      const form = boardSimplestForm(arena, board, B);
      expect(boardSimplestForm(arena, board, B, { through: 'options' })).toBe(form);
      expect(edges(arena, form)).toBeLessThanOrEqual(finer);
      expect(edges(arena, form)).toBeGreaterThanOrEqual(coarser);
    }
  });

  it('B on smaller boards, by the oracle', () => {
    const arena = new Arena();
    for (let n = 1; n <= 5; n++) {
      const board = readBoard(domineering, [2, n]);
      const form = boardSimplestForm(arena, board, B);
      const expected = simplest(
        naive.domineering(domineering.print(board.position as never)),
        oracle.B,
      );
      expect(fromEngine(arena, form)).toBe(expected);
      expect(edges(arena, form)).toBe(oracleEdges(expected));
    }
  });
});

describe('Larsson et al., Example 7', () => {
  const arena = new Arena();
  // 2×1 + 2×2 as one board, the components split by covered squares, and 2×3.
  const sumBoard = readBoard(domineering, ['.#..|.#..']);
  const whole = readBoard(domineering, [2, 3]);

  it('2×1 + 2×2 ≥ 2×3 modulo E, on forms and on simplest forms', () => {
    for (const find of [boardForm, (a: Arena, b: Board) => boardSimplestForm(a, b, E)]) {
      expect(geq(arena, find(arena, sumBoard), find(arena, whole), E)).toBe(true);
      expect(geq(arena, find(arena, whole), find(arena, sumBoard), E)).toBe(false);
    }
  });

  it('both sides have the strong outcome P', () => {
    for (const board of [sumBoard, whole])
      expect(strongOutcome(arena, boardForm(arena, board), E)).toBe('P');
  });

  it('the form of the board is the sum of the forms', () => {
    const parts = [readBoard(domineering, [2, 1]), readBoard(domineering, [2, 2])] as const;
    const [a, b] = [boardForm(arena, parts[0]), boardForm(arena, parts[1])];
    expect(boardForm(arena, sumBoard)).toBe(sum(arena, a, b));
    expect(rank(arena, a)).toBe(rank(arena, integer(arena, 1)));
  });
});
