// Boards evaluated in three ways: packed into bits, through the texts of their positions, and by plain
// recursion over the moves that the rules list. And what a board costs in positions and questions.

import { describe, expect, test } from 'vitest';
import { exportForms, type FormDag } from '../../src/forms/dag.ts';
import {
  Arena,
  conjugate,
  D,
  E,
  type FormId,
  Left,
  Normal,
  orderModulo,
  Right,
  type Side,
  simplestForm,
  type Universe,
} from '../../src/index.ts';
import {
  type Board,
  boardForm,
  boardSimplestForm,
  clobber,
  domineering,
  positionToText,
  type Ruleset,
  readBoard,
  snort,
  sumOfBoards,
} from '../../src/rulesets/index.ts';
import { randomStream } from '../../src/storage/random.ts';
import { everyRuleset } from '../solver/every-ruleset.ts';
import { randomPosition } from '../solver/random-positions.ts';

/** The same rules, of which nobody knows that they are packed. */
function written({ packed: _, ...rules }: Ruleset): Ruleset {
  return rules;
}

/** The form of a position by its moves alone; none where there are too many positions. */
function plainForm(arena: Arena, { ruleset, position }: Board, most: number): FormId | undefined {
  const known = new Map<string, FormId>();
  let left = most;
  const formOf = (at: unknown): FormId => {
    const text = positionToText({ ruleset, position: at });
    const found = known.get(text);
    if (found !== undefined) return found;
    if (left-- === 0) throw new RangeError('too many positions');
    const options = (side: Side): FormId[] => [...ruleset.moves(at, side)].map(formOf);
    const form = arena.intern(options(Left), options(Right));
    known.set(text, form);
    return form;
  };
  try {
    return formOf(position);
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

const onBoards = everyRuleset.filter(([, { boards, graphs }]) => boards ?? graphs);

describe.each(onBoards)('random positions of %s', (_, ruleset) => {
  test('have the form and the simplest forms that their moves give', () => {
    const stream = randomStream(23);
    const arena = new Arena();
    let held = 0;
    for (let i = 0; i < 40 && held < 4; i++) {
      const board = randomPosition(ruleset, (ruleset.boards ? 11 : 7) - (i % 6), stream);
      const form = board && plainForm(arena, board, 600);
      if (board === undefined || form === undefined) continue;
      held++;
      const ways = ruleset.packed ? [board, { ...board, ruleset: written(ruleset) }] : [board];
      for (const way of ways) {
        expect(boardForm(arena, way), positionToText(board)).toBe(form);
        for (const universe of [E, D, Normal]) {
          const expected = simplestForm(arena, form, universe);
          for (const through of ['components', 'options'] as const) {
            const found = boardSimplestForm(arena, way, universe, { through });
            expect(found, `${positionToText(board)} modulo ${universe.name}`).toBe(expected);
          }
        }
      }
    }
    expect(held).toBe(4);
  });
});

const packed = everyRuleset.filter(([, ruleset]) => ruleset.packed !== undefined);

describe.each(packed)('larger positions of %s', (_, ruleset) => {
  test('are worth the same packed and written, alone and beside one another', () => {
    const stream = randomStream(7);
    const boards = Array.from({ length: 6 }, () => randomPosition(ruleset, 15, stream)!);
    // In arenas of their own neither way can look up what the other has found.
    const values = (each: readonly Board[], universe: Universe): FormDag => {
      const arena = new Arena();
      const both = sumOfBoards(each.slice(0, 2));
      return exportForms(
        arena,
        [...each, both].map((one) => boardSimplestForm(arena, one, universe)),
      );
    };
    const texts = boards.map((board) => ({ ...board, ruleset: written(ruleset) }));
    for (const universe of [E, Normal]) {
      expect(values(boards, universe)).toEqual(values(texts, universe));
    }
  });
});

/** What has been counted since the arena was new. */
function cost(arena: Arena): { positions: number; asked: number } {
  return { positions: arena.positions, asked: orderModulo(arena, E).counts.asked };
}

describe('a board and its conjugate are evaluated once', () => {
  const largeSnort = readBoard(snort, ['....|..x.|....']);
  test.each([
    ['Domineering, packed', readBoard(domineering, [4, 5])],
    ['Domineering, written', readBoard(written(domineering as Ruleset), [3, 4])],
    ['Clobber, packed', readBoard(clobber, ['xoxo|oxox|xox.'])],
    ['Snort, which is not packed', largeSnort],
  ])('%s', (name, board) => {
    const arena = new Arena();
    const form = boardSimplestForm(arena, board, E);
    const before = cost(arena);
    const { ruleset } = board;
    const exchanged = { ruleset, position: ruleset.conjugate!(board.position) };
    expect(boardSimplestForm(arena, exchanged, E)).toBe(conjugate(arena, form));
    const after = cost(arena);
    expect(after.asked).toBe(before.asked);
    if (name.endsWith(', packed')) expect(after.positions).toBe(before.positions);
  });
});

test('of a packed board half as many positions are looked at', () => {
  const positions = [domineering as Ruleset, written(domineering as Ruleset)].map((rules) => {
    const arena = new Arena();
    boardSimplestForm(arena, readBoard(rules, [4, 4]), E);
    return cost(arena).positions;
  });
  const [bits = 0, texts = 0] = positions;
  expect(bits).toBeLessThan(texts / 2);
});

test('a sum costs the same in every order, also where not all of its summands are packed', () => {
  const packed = readBoard(domineering as Ruleset, [3, 4]);
  const other = readBoard(written(domineering as Ruleset), [2, 3]);
  const [first = 0, second = 0] = [
    [packed, other],
    [other, packed],
  ].map((boards) => {
    const arena = new Arena();
    boardSimplestForm(arena, sumOfBoards(boards), Normal);
    return arena.positions;
  });
  expect(first).toBe(second);
});

test('in normal play stops leave few comparisons to be worked out', () => {
  const arena = new Arena();
  boardSimplestForm(arena, readBoard(domineering, [4, 4]), Normal);
  const { asked, refuted, computed } = orderModulo(arena, Normal).counts;
  expect(refuted).toBeGreaterThan(asked / 3);
  expect(computed).toBeLessThan(asked / 8);
});
