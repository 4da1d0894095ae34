/**
 * Plays a sum G + X out, position by position: a position is a pair, and every
 * pair that can be reached is decided from those after it.
 */

import type { Arena, FormId } from '../forms/arena.ts';
import { isEndLike } from '../forms/ends.ts';
import { Left, opponent, Right, SIDES, type Side } from '../forms/side.ts';
import { subpositions } from '../forms/transform.ts';
import { type Outcome, outcomeFrom } from '../play/outcome.ts';

export interface Played {
  readonly outcome: Outcome;
  /** Positions decided. */
  readonly positions: number;
}

/** o(G + X), under misère play or normal play. */
export function playOut(arena: Arena, g: FormId, x: FormId, normal: boolean): Played {
  const wins = new Map<FormId, Map<FormId, readonly boolean[]>>();
  const winsFirst = (a: FormId, b: FormId, side: Side): boolean =>
    wins.get(a)?.get(b)?.[side] ?? false;
  const xs = subpositions(arena, x);
  // Options come before the forms they belong to, so all that is asked is known.
  for (const a of subpositions(arena, g)) {
    const row = new Map<FormId, readonly boolean[]>();
    wins.set(a, row);
    for (const b of xs) {
      row.set(
        b,
        SIDES.map((side) => {
          const rival = opponent(side);
          return (
            (!normal && isEndLike(arena, a, side) && isEndLike(arena, b, side)) ||
            arena.options(a, side).some((option) => !winsFirst(option, b, rival)) ||
            arena.options(b, side).some((option) => !winsFirst(a, option, rival))
          );
        }),
      );
    }
  }
  return {
    outcome: outcomeFrom(winsFirst(g, x, Left), winsFirst(g, x, Right)),
    positions: wins.size * xs.length,
  };
}
