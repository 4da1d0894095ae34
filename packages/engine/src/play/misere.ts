/**
 * Misère play: a player who cannot move wins [Siegel, Definition 5.3, for
 * augmented forms]. A player to move wins when the position is end-like for
 * her, or when some ordinary option leaves the opponent without a win.
 */

import type { Arena, FormId } from '../forms/arena.ts';
import { canonicalOptions } from '../forms/canonical-order.ts';
import type { Column, ColumnDefinition } from '../forms/columns.ts';
import { isEndLike } from '../forms/ends.ts';
import { Left, opponent, Right, SIDES, type Side } from '../forms/side.ts';
import { type Outcome, outcomeFrom } from './outcome.ts';

/** Bit `1 << side`: that side wins moving first. */
const misereColumn: ColumnDefinition = {
  name: 'misère outcome',
  width: 'byte',
  value(arena, wins, id) {
    let bits = 0;
    for (const side of SIDES) {
      if (isEndLike(arena, id, side) || someOptionLoses(arena, wins, id, side)) bits |= 1 << side;
    }
    return bits;
  },
};

/** Whether `side` has an option from which the opponent, to move, does not win. */
function someOptionLoses(arena: Arena, wins: Column, id: FormId, side: Side): boolean {
  const reply = 1 << opponent(side);
  const end = arena.optionsEnd(id, side);
  for (let i = arena.optionsStart(id, side); i < end; i++) {
    if ((wins.at(arena.optionAt(i)) & reply) === 0) return true;
  }
  return false;
}

/** Whether `side`, moving first, wins G under misère play. */
export function winsMovingFirst(arena: Arena, id: FormId, side: Side): boolean {
  return ((arena.column(misereColumn).at(id) >> side) & 1) === 1;
}

/**
 * o(G), the misère outcome.
 *
 * @example
 * const arena = new Arena();
 * misereOutcome(arena, nimHeap(arena, 1)) // → P
 */
export function misereOutcome(arena: Arena, id: FormId): Outcome {
  return outcomeFrom(winsMovingFirst(arena, id, Left), winsMovingFirst(arena, id, Right));
}

/** The ordinary options to which `side` can move and win, in canonical order. None are needed where G is end-like. */
export function winningMoves(arena: Arena, id: FormId, side: Side): FormId[] {
  return canonicalOptions(arena, id, side).filter(
    (option) => !winsMovingFirst(arena, option, opponent(side)),
  );
}
