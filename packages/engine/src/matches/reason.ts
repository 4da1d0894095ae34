/** Why the program moved as it did, in a sentence to the player it plays against. */

import type { Arena } from '../forms/arena.ts';
import type { Choice, Thinking } from './opponents.ts';
import { remainsOf } from './remains.ts';
import { movesOf, type Turn, turnAfter } from './turn.ts';

/**
 * The sentence; `undefined` after a fallible opponent's mistake, which is for the player to find.
 *
 * @example
 * const arena = new Arena();
 * const turn = { board: readBoard(nim, [2, 2, 1]), mover: Left };
 * const choice = { kind: 'winning', after: readBoard(nim, [2, 2]) } as const;
 * reasonOf(arena, turn, choice, { convention: 'misere' }) // → this leaves 2·*2, where every move of yours loses
 */
export function reasonOf(
  arena: Arena,
  turn: Turn,
  choice: Choice,
  { convention, budget }: Thinking,
): string | undefined {
  const { after } = choice;
  const replies = movesOf(turnAfter(turn, after)).length;
  switch (choice.kind) {
    case 'winning': {
      if (replies === 0) return 'this leaves you without a move';
      const loses = replies === 1 ? 'your only move loses' : 'every move of yours loses';
      const remains = remainsOf(arena, after, convention, budget?.shouldStop);
      return remains === undefined ? `now ${loses}` : `this leaves ${remains}, where ${loses}`;
    }
    case 'losing': {
      if (replies === 0) return 'every move of mine loses: you are left without a move and win';
      const { task } = choice;
      if (task === undefined) {
        if (movesOf(turn).length === 1) return 'my only move loses';
        return 'every move of mine loses; this one is drawn by lot, for they could not all be compared in time';
      }
      return `every move of mine loses; this one sets the hardest task: ${taskText(task.winning, replies)}`;
    }
    case 'mistake':
      return undefined;
    case 'guess':
      return `this is a guess: the board is too large to be solved in time, and I looked ${depthText(choice.depth)}`;
  }
}

function taskText(winning: number, replies: number): string {
  if (replies === 1) return 'your only move wins';
  return `${winning} of your ${replies} moves ${winning === 1 ? 'wins' : 'win'}`;
}

/** `3 moves deep`. */
export function depthText(depth: number): string {
  if (depth === 0) return 'at no move to its end';
  return depth === 1 ? 'one move deep' : `${depth} moves deep`;
}
