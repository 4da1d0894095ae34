// The sentence after the program's move, and the names in it.
import { Arena, Left, Right } from '@proviso/engine';
import { chooseMove, reasonOf, remainsOf } from '@proviso/engine/matches';
import { domineering, nim, positionToText, readBoard, rulesets } from '@proviso/engine/rulesets';
import { describe, expect, test } from 'vitest';

const misere = { convention: 'misere' } as const;

describe('what remains of a board', () => {
  // The 1×2 strip is a move of Right's alone, the 2×1 strip one of Left's alone: 1̄ and 1.
  test.each([
    ['..', '1̄'],
    ['.|.', '1'],
    ['..#..', '2·1̄'],
    ['..#|##.|##.', '1̄ + 1'],
    ['.#|#.', '0'],
  ])('domineering("%s") is %s', (position, names) => {
    expect(remainsOf(new Arena(), readBoard(domineering, [position]), 'misere')).toBe(names);
  });

  test('heaps have their stars', () => {
    expect(remainsOf(new Arena(), readBoard(nim, [2, 1]), 'misere')).toBe('*2 + *');
  });

  test('what has no short name, or is too large, has none', () => {
    expect(remainsOf(new Arena(), readBoard(domineering, [3, 3]), 'misere')).toBeUndefined();
    expect(remainsOf(new Arena(), readBoard(domineering, [9, 9]), 'misere')).toBeUndefined();
  });

  test('in normal play it is the canonical form', () => {
    // Left's best move in 2×3 is the middle column, which leaves two 2×1 strips: 2. Right's leave a
    // corner of four squares: {-1 | 0, 1}, a half below zero.
    const board = readBoard(domineering, [2, 3]);
    expect(remainsOf(new Arena(), board, 'normal')).toBe('{2 | -1/2}');
  });
});

describe('the sentence', () => {
  const sentence = (position: string, ruleset = 'nim') => {
    const arena = new Arena();
    const turn = { board: rulesets.get(ruleset)!.board(position), mover: Left };
    const choice = chooseMove(arena, turn, {}, misere)!;
    return [positionToText(choice.after), reasonOf(arena, turn, choice, misere)];
  };

  test('after a winning move', () => {
    expect(sentence('2')).toEqual(['1', 'this leaves *, where your only move loses']);
    expect(sentence('4 2 2')).toEqual(['2 2', 'this leaves 2·*2, where every move of yours loses']);
  });

  test('after a losing one', () => {
    // From 2 2 the moves are to 2 1 and 2; each has one winning reply, of three and of two.
    const [after, said] = sentence('2 2');
    expect(after).toBe('2 1');
    expect(said).toBe(
      'every move of mine loses; this one sets the hardest task: 1 of your 3 moves wins',
    );
    expect(sentence('1')).toEqual([
      '0',
      'every move of mine loses: you are left without a move and win',
    ]);
  });

  test('after a losing one that is drawn by lot', () => {
    const turn = { board: readBoard(nim, [2, 2]), mover: Left };
    const choice = { kind: 'losing', after: readBoard(nim, [2]) } as const;
    expect(reasonOf(new Arena(), turn, choice, misere)).toBe(
      'every move of mine loses; this one is drawn by lot, for they could not all be compared in time',
    );
    // Three heaps of one: all moves are the same, and whoever takes the last counter loses.
    const single = { board: readBoard(nim, [1, 1, 1]), mover: Left };
    const only = { kind: 'losing', after: readBoard(nim, [1, 1]) } as const;
    expect(reasonOf(new Arena(), single, only, misere)).toBe('my only move loses');
  });

  test('after a guess and after a mistake', () => {
    const arena = new Arena();
    const turn = { board: readBoard(domineering, [2, 2]), mover: Right };
    const { board: after } = turn;
    expect(reasonOf(arena, turn, { kind: 'mistake', after }, misere)).toBeUndefined();
    expect(reasonOf(arena, turn, { kind: 'guess', after, depth: 3 }, misere)).toBe(
      'this is a guess: the board is too large to be solved in time, and I looked 3 moves deep',
    );
  });

  test('after the last move in normal play', () => {
    const arena = new Arena();
    const turn = { board: readBoard(nim, [1]), mover: Left };
    const normal = { convention: 'normal' } as const;
    const choice = chooseMove(arena, turn, {}, normal)!;
    expect(reasonOf(arena, turn, choice, normal)).toBe('this leaves you without a move');
  });
});
