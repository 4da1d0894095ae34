/**
 * Misère play in which one player may pass [Davies–Milley, Appendix A]. The
 * passing player may also forget that he can: moving on a position that is
 * end-like for him, he wins. Extended to augmented forms by letting end-like
 * positions win for the player to move, as in [Siegel, Definition 5.3].
 */

import type { Arena, FormId } from '../forms/arena.ts';
import type { Column, ColumnDefinition } from '../forms/columns.ts';
import { isEndLike } from '../forms/ends.ts';
import { Left, opponent, SIDES, type Side } from '../forms/side.ts';
import { type Outcome, outcomeFrom } from './outcome.ts';

/** The player who may not pass wins moving first: bit `1 << side`. */
const MOVING_FIRST = 1;
/** … wins moving second: bit `4 << side`. */
const MOVING_SECOND = 4;

/** For each side: how that side fares when the *opponent* may pass. */
const passingColumn: ColumnDefinition = {
  name: 'passing outcome',
  width: 'byte',
  value(arena, fares, id) {
    let bits = 0;
    for (const side of SIDES) {
      const first =
        isEndLike(arena, id, side) || hasOption(arena, fares, id, side, MOVING_SECOND << side);
      if (!first) continue;
      bits |= MOVING_FIRST << side;
      const passer = opponent(side);
      if (
        !isEndLike(arena, id, passer) &&
        everyOption(arena, fares, id, passer, MOVING_FIRST << side)
      ) {
        bits |= MOVING_SECOND << side;
      }
    }
    return bits;
  },
};

function hasOption(arena: Arena, fares: Column, id: FormId, side: Side, bit: number): boolean {
  const end = arena.optionsEnd(id, side);
  for (let i = arena.optionsStart(id, side); i < end; i++) {
    if ((fares.at(arena.optionAt(i)) & bit) !== 0) return true;
  }
  return false;
}

function everyOption(arena: Arena, fares: Column, id: FormId, side: Side, bit: number): boolean {
  const end = arena.optionsEnd(id, side);
  for (let i = arena.optionsStart(id, side); i < end; i++) {
    if ((fares.at(arena.optionAt(i)) & bit) === 0) return false;
  }
  return true;
}

/** p_L for Left, its mirror image for Right: `side` wins moving first though the opponent may pass. */
export function winsFirstAgainstPassing(arena: Arena, id: FormId, side: Side): boolean {
  return (arena.column(passingColumn).at(id) & (MOVING_FIRST << side)) !== 0;
}

/** `side` wins moving second though the opponent may pass. */
export function winsSecondAgainstPassing(arena: Arena, id: FormId, side: Side): boolean {
  return (arena.column(passingColumn).at(id) & (MOVING_SECOND << side)) !== 0;
}

/**
 * p(G), the Right-passing outcome (Definition A.1).
 *
 * @example
 * const arena = new Arena();
 * passingOutcome(arena, nimHeap(arena, 2)) // → R
 */
export function passingOutcome(arena: Arena, id: FormId): Outcome {
  return outcomeFrom(
    winsFirstAgainstPassing(arena, id, Left),
    !winsSecondAgainstPassing(arena, id, Left),
  );
}
