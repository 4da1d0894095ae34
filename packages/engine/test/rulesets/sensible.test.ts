// What becomes of moves, against plain objects: every claim is looked at by definition on the forms that
// the naive rules give, in any ruleset and modulo any of the universes.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Arena, B, D, E, Left, M } from '../../src/index.ts';
import {
  type Board,
  boardForm,
  boardSimplestForm,
  clobber,
  domineering,
  type Fate,
  positionToText,
  readBoard,
  rulesets,
  type SensibleMove,
  sensibleMoves,
} from '../../src/rulesets/index.ts';
import { fromEngine, toEngine } from '../oracle/bridge.ts';
import { conjugate, type G, game, isLeftEnd, rank } from '../oracle/game.ts';
import { equal, geq } from '../oracle/order.ts';
import { simplest } from '../oracle/simplest.ts';
import * as oracle from '../oracle/universes.ts';
import { smallPositions } from './small-positions.ts';

const universes = [
  [M, oracle.M],
  [B, oracle.B],
  [E, oracle.E],
  [D, oracle.D],
] as const;

/** Boards of every ruleset whose forms are small enough for naive comparison. */
const small = Object.entries(smallPositions).map(([name, positions]) => {
  const { board, ruleset } = rulesets.get(name)!;
  const few = positions.filter(({ form }) => rank(form()) <= 4);
  return few.map(({ text, form }) => ({ board: board(...(ruleset.parameters ?? []), text), form }));
});

const anySmall = fc.constantFrom(...small).chain((boards) => fc.constantFrom(...boards));

/** Sees the game of a move as if Left had made it. */
const mirror = ({ side }: SensibleMove, g: G): G => (side === Left ? g : conjugate(g));

function check(board: Board, g: G, [universe, plain]: (typeof universes)[number]): Set<string> {
  const arena = new Arena();
  const formOf = (each: Board): G => fromEngine(arena, boardForm(arena, each));
  const result = sensibleMoves(arena, board, universe);
  const reduced = simplest(g, plain);
  expect(result.simplest).toBe(toEngine(arena, reduced));
  expect(result.simplest).toBe(boardSimplestForm(arena, board, universe));
  // All moves are there, and no others.
  const after = (side: boolean) =>
    new Set(result.moves.filter((m) => (m.side === Left) === side).map((m) => formOf(m.after)));
  expect(after(true)).toEqual(new Set(g.left));
  expect(after(false)).toEqual(new Set(g.right));
  for (const move of result.moves) {
    const whole = mirror(move, g);
    const mine = mirror(move, formOf(move.after));
    const others = whole.left.filter((option) => option !== mine);
    const plainOf = (id: SensibleMove['value']) => mirror(move, fromEngine(arena, id));
    const kept = mirror(move, reduced);
    const isOption = kept.left.some((option) => equal(option, mine, plain));
    expect(move.fate.kind === 'survives', positionToText(move.after)).toBe(isOption);
    const fate: Fate = move.fate;
    if (fate.kind === 'dominated') {
      const by = plainOf(fate.by);
      expect(geq(by, mine, plain) && !equal(by, mine, plain)).toBe(true);
      for (const other of fate.moves) {
        expect(geq(mirror(move, formOf(other)), mine, plain)).toBe(true);
        expect(others).toContain(mirror(move, formOf(other)));
      }
    }
    if (fate.kind === 'reversible' || fate.kind === 'tombstone') {
      const through = plainOf(fate.through);
      expect(geq(whole, through, plain)).toBe(true);
      // A real answer has the value of the one it is reversible through.
      for (const answer of fate.answers) {
        expect(mine.right).toContain(mirror(move, formOf(answer)));
        expect(equal(mirror(move, formOf(answer)), through, plain)).toBe(true);
      }
      // The one move gives way to the options from there, or to a tombstone, and nothing else changes.
      expect(isLeftEnd(through)).toBe(fate.kind === 'tombstone');
      const without = game(
        [...others, ...through.left],
        whole.right,
        isLeftEnd(through) || through.tombLeft,
      );
      expect(equal(without, whole, plain)).toBe(true);
    }
    if (fate.kind === 'reversible') {
      for (const given of fate.gives) {
        expect(kept.left).toContain(plainOf(given));
        expect(plainOf(fate.through).left).toContain(plainOf(given));
      }
      expect(fate.tombstone).toBe(kept.tombLeft && plainOf(fate.through).tombLeft);
    }
    if (fate.kind === 'tombstone') expect(fate.erased).toBe(!kept.tombLeft);
  }
  // What other moves dominate can be left out, all of it at once.
  const stay = (side: boolean): G[] =>
    result.moves.flatMap((m) => {
      const dominated = m.fate.kind === 'dominated' && m.fate.moves.length > 0;
      return (m.side === Left) === side && !dominated ? [formOf(m.after)] : [];
    });
  expect(equal(game(stay(true), stay(false)), g, plain)).toBe(true);
  // The surviving moves, with what the reversible ones give way to, are the whole game.
  const left = (side: boolean): G[] =>
    result.moves.flatMap((m) => {
      if ((m.side === Left) !== side) return [];
      if (m.fate.kind === 'survives') return [formOf(m.after)];
      return m.fate.kind === 'reversible' ? m.fate.gives.map((id) => fromEngine(arena, id)) : [];
    });
  const rest = game(left(true), left(false), reduced.tombLeft, reduced.tombRight);
  expect(equal(rest, g, plain)).toBe(true);
  return new Set(result.moves.map(({ fate }) => fate.kind));
}

describe('the moves of small boards', () => {
  it('survive or fall as is told, in every ruleset and universe', () => {
    fc.assert(
      fc.property(anySmall, fc.constantFrom(...universes), ({ board, form }, universe) => {
        check(board, form(), universe);
      }),
      { numRuns: 300 },
    );
  });

  it('fall in every way there is', () => {
    const ways = new Set<string>();
    for (const text of ['xox|oxo', 'xxo|oxo', 'xo.|oxx', 'xoxo', 'oxx|xo.', 'xo|ox']) {
      const board = readBoard(clobber, [text]);
      const arena = new Arena();
      const g = fromEngine(arena, boardForm(arena, board));
      for (const universe of universes) for (const way of check(board, g, universe)) ways.add(way);
    }
    const board = readBoard(domineering, [3, 3]);
    const arena = new Arena();
    const g = fromEngine(arena, boardForm(arena, board));
    for (const way of check(board, g, universes[2])) ways.add(way);
    expect(ways).toEqual(new Set(['survives', 'dominated', 'reversible', 'tombstone']));
  });

  it('of 3×3 Domineering modulo E: the dominoes in the middle', () => {
    const { moves } = sensibleMoves(new Arena(), readBoard(domineering, [3, 3]), E);
    const survivors = moves.filter(({ fate }) => fate.kind === 'survives');
    expect(survivors.map(({ after }) => positionToText(after))).toEqual([
      '.#.|.#.|...',
      '...|.#.|.#.',
      '...|##.|...',
      '...|.##|...',
    ]);
  });
});
