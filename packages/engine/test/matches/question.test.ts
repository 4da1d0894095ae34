// Questions about a match as plain data: the same answers as of the match itself, and moves by name.
import { Arena } from '@proviso/engine';
import {
  choiceOf,
  hintOf,
  type MatchLine,
  matchOf,
  reviewOfLine,
  turnOf,
  viewOf,
} from '@proviso/engine/matches';
import {
  clobber,
  domineering,
  grundysGame,
  hackenbush,
  nim,
  octal,
  positionToText,
  readBoard,
  sumOfBoards,
  topplingDominoes,
} from '@proviso/engine/rulesets';
import { describe, expect, test } from 'vitest';

const line = (...moves: number[]): MatchLine => ({ first: 'left', convention: 'misere', moves });
const heaps = (...sizes: number[]) => readBoard(nim, sizes);

describe('a line', () => {
  test('is told by the numbers of its moves', () => {
    // From 2 the moves are to 0 and to 1.
    expect(positionToText(turnOf(matchOf(heaps(2), line(1))).board)).toBe('1');
    expect(() => matchOf(heaps(2), line(1, 5))).toThrow('move 2 of the line, 5, is none');
  });

  test('shows where it has led', () => {
    expect(viewOf(heaps(2), line(1))).toEqual({
      position: '1',
      surface: { kind: 'heaps', heaps: [1] },
      mover: 'right',
      moves: [
        {
          position: '0',
          gesture: { kind: 'heap', name: 'take 1 from 1', heap: 0, takes: 1, leaves: [] },
        },
      ],
      last: { kind: 'heap', name: 'take 1 from 2', heap: 0, takes: 1, leaves: [1] },
    });
    expect(viewOf(heaps(2), line(0))).toMatchObject({ moves: [], winner: 'right' });
  });

  test('is asked for moves, hints and reviews by number and name', () => {
    const arena = new Arena();
    expect(choiceOf(arena, heaps(2), line(), {}, {})).toEqual({
      kind: 'winning',
      move: 1,
      reason: 'this leaves *, where your only move loses',
    });
    expect(choiceOf(arena, heaps(2), line(0), {}, {})).toBeUndefined();
    expect(hintOf(arena, heaps(2), line(), {})).toEqual({ kind: 'winning', move: 1 });
    expect(hintOf(arena, heaps(2), line(1), {})).toEqual({
      kind: 'lost',
      move: 0,
      moves: 1,
      task: { winning: 0, replies: 0 },
    });
    expect(hintOf(arena, heaps(2), line(0), {})).toEqual({ kind: 'over' });
    const mistake = {
      at: 0,
      move: 'take 2 from 2',
      verdict: 'gives the win away',
      better: 'take 1 from 2',
    };
    expect(reviewOfLine(arena, heaps(2), line(0), 'left', {})).toEqual({
      moves: [mistake],
      firstMistake: mistake,
      lastMistake: mistake,
    });
  });
});

describe('moves are called', () => {
  const names = (board: Parameters<typeof viewOf>[0]) =>
    viewOf(board, line()).moves.map(({ gesture }) => gesture.name);

  test.each([
    [readBoard(domineering, [2, 2]), ['a1 a2', 'b1 b2']],
    [
      readBoard(octal('0.77'), [3]),
      ['take 1 from 3', 'take 1 from 3, leave 1 and 1', 'take 2 from 3'],
    ],
    [readBoard(grundysGame, [4]), ['break 4 into 3 and 1']],
    // The stone x from c1 takes the o to its left.
    [readBoard(clobber, ['.ox']), ['c1 b1']],
    // A row that falls: the domino alone, or with its neighbour.
    [readBoard(topplingDominoes, ['lr']), ['a1', 'a1 b1']],
    // A picture without squares: moves are named by what is left.
    [readBoard(hackenbush, ['bbr']), ['0', 'b']],
    [sumOfBoards([heaps(1), readBoard(domineering, [2, 1])]), undefined],
  ] as const)('case %#', (board, expected) => {
    const found = names(board);
    if (expected === undefined) expect(found.length).toBe(2);
    else expect([...found].sort()).toEqual([...expected].sort());
  });

  test('columns past z have two letters', () => {
    const wide = viewOf(readBoard(domineering, [2, 28]), line());
    expect(wide.moves.at(-1)?.gesture.name).toBe('ab1 ab2');
  });
});
