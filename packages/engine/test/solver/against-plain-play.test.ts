// The solver against plain play: every position of every ruleset up to a size, and random ones above.
// Plain play knows moves and nothing else: no components, no symmetries, no conjugates, no order.

import { describe, expect, test } from 'vitest';
import { Arena, Left, Right, type Side } from '../../src/index.ts';
import {
  boardIsWon,
  clobber,
  cram,
  domineering,
  makeBoard,
  type Ruleset,
  readBoard,
  rulesets,
  sumOfBoards,
} from '../../src/rulesets/index.ts';
import { boardsOfSize, sizesOf } from '../../src/rulesets/sizes.ts';
import { randomStream } from '../../src/storage/random.ts';
import { conventions, holds, plainPlay } from './plain-play.ts';
import { readIfLegal } from './random-positions.ts';

/** So many squares, counters, edges or vertices; `against-plain-play.long.test.ts` goes further. */
const LARGEST: Readonly<Record<string, number>> = {
  domineering: 10,
  cram: 10,
  quelhas: 10,
  turning: 9,
  nim: 12,
  octal: 12,
  partizanoctal: 12,
  partizansubtraction: 12,
  takeandbreak: 12,
  grundysgame: 12,
  wythoff: 12,
  cutcake: 12,
  maundycake: 12,
  hackenbush: 5,
  graphhackenbush: 4,
  shove: 7,
  push: 7,
  toadsandfrogs: 8,
  elephantsandrhinos: 8,
  clobber: 7,
  cannibalclobber: 6,
  topplingdominoes: 6,
};
const OTHERS = 6;
/** There are as many graphs as sets of pairs of vertices. */
const VERTICES = 4;

const SIZED = [...rulesets.values()].flatMap(({ name, ruleset }) => {
  const sizes = sizesOf(ruleset);
  return sizes === undefined ? [] : [{ name, ruleset, sizes }];
});

test('no ruleset is left out', () => {
  expect(SIZED.map(({ name }) => name)).toEqual([...rulesets.keys()]);
});

describe.each(SIZED)('$name', ({ name, ruleset, sizes }) => {
  const largest = LARGEST[name] ?? (sizes.unit === 'vertex' ? VERTICES : OTHERS);
  test(`all positions, up to size ${largest} in ${sizes.unit}`, () => {
    let count = 0;
    for (let size = 1; size <= largest; size++)
      count += holds(ruleset, boardsOfSize(ruleset, sizes, size));
    expect(count).toBeGreaterThan(10);
  });
});

/** Boards with random squares. */
function* randomBoards(ruleset: Ruleset, rows: number, columns: number, count: number) {
  const signs = Object.keys(ruleset.boards!.squares);
  const random = randomStream(rows * 100 + columns);
  for (let found = 0; found < count; ) {
    // Mostly one sign, so that regions are large.
    const usual = random.below(signs.length);
    const square = () => signs[random.below(3) === 0 ? random.below(signs.length) : usual]!;
    const text = Array.from({ length: rows }, () =>
      Array.from({ length: columns }, square).join(''),
    ).join('|');
    const board = readIfLegal(ruleset, text);
    if (board === undefined) continue;
    found++;
    yield board;
  }
}

describe('random boards', () => {
  const grids = ['domineering', 'cram', 'quelhas', 'clobber', 'cannibalclobber', 'col', 'snort'];
  test.each(grids.flatMap((name) => [[name, 4, 4] as const, [name, 3, 6] as const]))(
    '%s, %i×%i',
    (name, rows, columns) => {
      const { ruleset } = rulesets.get(name)!;
      holds(ruleset, randomBoards(ruleset, rows, columns, 10));
    },
  );

  test.each([
    ['domineering', 8, 2],
    ['domineering', 2, 8],
    ['quelhas', 8, 2],
    ['cram', 2, 8],
    ['clobber', 8, 2],
    ['clobber', 1, 8],
  ] as const)('to the edge of what is packed: %s, %i×%i', (name, rows, columns) => {
    const { ruleset } = rulesets.get(name)!;
    holds(ruleset, randomBoards(ruleset, rows, columns, 12));
  });
});

test('a ruleset made from one that is packed is searched by its own moves', () => {
  // Left places dominoes either way, so that exchanging rows and columns exchanges nothing.
  const { conjugate: _, ...rest } = domineering;
  const { moves: either } = cram;
  const greedy: typeof domineering = {
    ...rest,
    moves: (board, side) => (side === Left ? either(board, Left) : domineering.moves(board, Right)),
  };
  const sizes = sizesOf(greedy)!;
  let count = 0;
  for (let size = 1; size <= 8; size++) count += holds(greedy, boardsOfSize(greedy, sizes, size));
  expect(count).toBeGreaterThan(100);
});

test('packed or not, the winner is the same', () => {
  for (const name of ['domineering', 'quelhas', 'cram', 'clobber', 'cannibalclobber']) {
    const { ruleset } = rulesets.get(name)!;
    const { packed: _, ...written } = ruleset;
    const [packing, writing] = [new Arena(), new Arena()];
    const stones = name.includes('clobber');
    for (const [rows, columns] of stones
      ? [
          [4, 4],
          [7, 2],
        ]
      : [
          [5, 5],
          [4, 6],
          [7, 3],
        ])
      for (const board of randomBoards(ruleset, rows!, columns!, 6))
        for (const convention of conventions)
          for (const mover of [Left, Right])
            expect(boardIsWon(packing, board, mover, convention)).toBe(
              boardIsWon(writing, { ...board, ruleset: written }, mover, convention),
            );
  }
});

test('a sum of boards of several rulesets', () => {
  const boards = [
    readBoard(domineering, [2, 3]),
    readBoard(clobber, ['xox|oxo']),
    readBoard(rulesets.get('nim')!.ruleset, [2]),
  ];
  const sum = sumOfBoards(boards);
  const { ruleset, position } = sum;
  for (const convention of conventions)
    for (const mover of [Left, Right])
      expect(boardIsWon(new Arena(), sum, mover, convention)).toBe(
        plainPlay(ruleset, convention)(position, mover),
      );
});

test('positions of rules without a conjugate are those of two players', () => {
  // Left takes one, Right takes two: what Left loses from 2, Right wins.
  const moves = (n: number, side: Side) =>
    (side === Left ? [n - 1] : [n - 2]).filter((rest) => rest >= 0);
  const arena = new Arena();
  const winner = (n: number, mover: Side) =>
    boardIsWon(arena, makeBoard({ moves }, n), mover, 'normal');
  expect([winner(1, Left), winner(1, Right), winner(2, Left), winner(2, Right)]).toEqual([
    true,
    false,
    true,
    true,
  ]);
});
