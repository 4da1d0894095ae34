// Who wins a board, proved by play.

import { Left } from '@proviso/engine';
import { boardStrategy, winningOpenings } from '@proviso/engine/matches';
import { describe, type FunctionDescriptor } from '../values/descriptor.ts';
import { boardValue, listValue, strategyValue } from '../values/value.ts';
import { board, firstOf, optional, side } from './parameters.ts';

export const STRATEGIES: readonly FunctionDescriptor[] = [
  describe({
    name: 'strategy',
    theme: 'boards',
    parameters: [board('board'), optional(side('first')), firstOf('play', ['misere', 'normal'])],
    result: 'a strategy',
    summary:
      'How the winner of a board wins when `first`, `L` unless told, moves first: the first move and a proof by play.',
    notes: [
      'Wherever the loser is to move, all his moves stand there, each with a reply that wins and the number of the position it leads to.',
      'Positions and moves that are the same up to symmetry stand once, and equal positions share a number.',
      '`draw(strategy(board))` draws it as a tree.',
    ],
    examples: [
      {
        input: 'strategy(nim(2))',
        output:
          'Left wins nim("2"), moving first, by 1\n1. 1, Right to move\n   0: Left has no move and wins',
      },
      {
        input: 'strategy(nim(1, 1), L, "normal")',
        output:
          'Right wins nim("1 1") when Left moves first in normal play\n1. 1 1, Left to move\n   1 -> 0 (2)\n2. 0: Left has no move and loses',
      },
    ],
    run: ({ arena }, from, first, play) =>
      strategyValue(boardStrategy(arena, from, first ?? Left, play)),
  }),
  describe({
    name: 'winningmoves',
    theme: 'boards',
    parameters: [board('board'), optional(side('first')), firstOf('play', ['misere', 'normal'])],
    result: 'a list of boards',
    summary:
      'The boards after each first move by which `first`, `L` unless told, wins; one of those that are the same up to symmetry.',
    notes: [
      'The list is empty where the player loses, and where she has no move, by which she wins in misère play.',
    ],
    examples: [
      { input: 'winningmoves(nim(3, 1))', output: '[nim("1")]' },
      { input: 'winningmoves(domineering(2, 2))', output: '[]' },
      { input: 'winningmoves(domineering(2, 3))', output: '[domineering("#..|#..")]' },
    ],
    run: ({ arena }, from, first, play) =>
      listValue(winningOpenings(arena, from, first ?? Left, play).map(boardValue)),
  }),
];
