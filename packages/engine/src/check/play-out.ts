/**
 * Plays a sum G + X out, position by position: a position is a pair, and every
 * pair that can be reached is decided from those after it.
 */

import type { Arena, FormId } from '../forms/arena.ts';
import { isEndLike } from '../forms/ends.ts';
import { type Both, Left, of, opponent, Right, SIDES, type Side } from '../forms/side.ts';
import { subpositions } from '../forms/transform.ts';
import { type Outcome, outcomeFrom } from '../play/outcome.ts';

export interface Played {
  readonly outcome: Outcome;
  /** Positions decided. */
  readonly positions: number;
}

/** A subposition: where its options stand among those of its game, and which sides are end-like. */
interface Place {
  readonly options: Both<readonly number[]>;
  readonly endLike: Both<boolean>;
}

/** o(G + X), under misère play or normal play. */
export function playOut(arena: Arena, g: FormId, x: FormId, normal: boolean): Played {
  const rows = placesOf(arena, g);
  const columns = placesOf(arena, x);
  const width = columns.length;
  const positions = rows.length * width;
  arena.beforeGrowth(positions);
  /** A byte a position: bit `side` says that the side wins moving first. */
  const wins = new Uint8Array(positions);
  const winsFirst = (position: number, side: Side): boolean =>
    (((wins[position] as number) >> side) & 1) === 1;
  // Options come before the forms they belong to, so all that is asked is known.
  rows.forEach((row, a) => {
    columns.forEach((column, b) => {
      arena.tick();
      for (const side of SIDES) {
        const rival = opponent(side);
        const won =
          (!normal && of(row.endLike, side) && of(column.endLike, side)) ||
          of(row.options, side).some((option) => !winsFirst(option * width + b, rival)) ||
          of(column.options, side).some((option) => !winsFirst(a * width + option, rival));
        if (won) wins[a * width + b] = (wins[a * width + b] as number) | (1 << side);
      }
    });
  });
  // G and X come last.
  const last = positions - 1;
  return { outcome: outcomeFrom(winsFirst(last, Left), winsFirst(last, Right)), positions };
}

function placesOf(arena: Arena, root: FormId): Place[] {
  const forms = subpositions(arena, root);
  const places = new Map(forms.map((id, place) => [id, place]));
  return forms.map((id) => {
    const options = (side: Side): number[] =>
      arena.options(id, side).map((option) => places.get(option) ?? 0);
    return {
      options: { left: options(Left), right: options(Right) },
      endLike: { left: isEndLike(arena, id, Left), right: isEndLike(arena, id, Right) },
    };
  });
}
