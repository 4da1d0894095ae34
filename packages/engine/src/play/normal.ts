/**
 * Normal play: a player who cannot move loses. Tombstones say something about
 * misère play only and are passed over.
 */

import type { Arena, FormId } from '../forms/arena.ts';
import type { ColumnDefinition } from '../forms/columns.ts';
import { Left, opponent, Right, SIDES, type Side } from '../forms/side.ts';
import { type Outcome, outcomeFrom } from './outcome.ts';

/** Bit `1 << side`: that side wins moving first. */
const normalColumn: ColumnDefinition = {
  name: 'normal-play outcome',
  width: 'byte',
  value(arena, wins, id) {
    let bits = 0;
    for (const side of SIDES) {
      const reply = 1 << opponent(side);
      const end = arena.optionsEnd(id, side);
      for (let i = arena.optionsStart(id, side); i < end; i++) {
        if ((wins.at(arena.optionAt(i)) & reply) === 0) bits |= 1 << side;
      }
    }
    return bits;
  },
};

/** Whether `side`, moving first, wins G under normal play. */
export function winsMovingFirstInNormalPlay(arena: Arena, id: FormId, side: Side): boolean {
  return ((arena.column(normalColumn).at(id) >> side) & 1) === 1;
}

/**
 * The outcome under normal play.
 *
 * @example
 * const arena = new Arena();
 * normalOutcome(arena, nimHeap(arena, 1)) // → N
 */
export function normalOutcome(arena: Arena, id: FormId): Outcome {
  return outcomeFrom(
    winsMovingFirstInNormalPlay(arena, id, Left),
    winsMovingFirstInNormalPlay(arena, id, Right),
  );
}
