/** A hint: a winning move, or that there is none. */

import type { Arena } from '../forms/arena.ts';
import type { Board } from '../rulesets/board.ts';
import { chooseMove, type Task, type Thinking } from './opponents.ts';
import { movesOf, type Turn } from './turn.ts';

export type Hint =
  | { readonly kind: 'winning'; readonly after: Board }
  /** Every move loses; this one sets the hardest task where that is told, and else is drawn by lot. */
  | { readonly kind: 'lost'; readonly after: Board; readonly moves: number; readonly task?: Task }
  | { readonly kind: 'guess'; readonly after: Board; readonly depth: number }
  | { readonly kind: 'over' };

/** A hint for the player to move. */
export function hintFor(arena: Arena, turn: Turn, thinking: Thinking): Hint {
  const choice = chooseMove(arena, turn, {}, thinking);
  if (choice === undefined) return { kind: 'over' };
  const { kind, after } = choice;
  if (kind === 'guess') return choice;
  if (kind === 'winning') return { kind, after };
  const task = kind === 'losing' ? choice.task : undefined;
  return { kind: 'lost', after, moves: movesOf(turn).length, ...(task && { task }) };
}
