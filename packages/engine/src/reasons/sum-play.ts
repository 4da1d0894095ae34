/**
 * Play in a sum G + X that is not built: positions are pairs. A player who is
 * to move and end-like in both summands has won under misère play [Siegel,
 * Definitions 5.3 and 5.4] and lost under normal play, where tombstones count
 * for nothing.
 */

import type { Arena, FormId } from '../forms/arena.ts';
import { canonicalOptions } from '../forms/canonical-order.ts';
import { isEndLike } from '../forms/ends.ts';
import { evaluatePair, PENDING } from '../forms/pairs.ts';
import { Left, opponent, Right, SIDES, type Side } from '../forms/side.ts';
import { type Outcome, outcomeFrom } from '../play/outcome.ts';
import { MemoBy } from '../storage/memo.ts';
import type { PairMap } from '../storage/pair-tables.ts';
import type { Universe } from '../universes/universe.ts';

const plays = new MemoBy<Convention, PairMap>('play of sums');

/** Which convention decides a game without moves. */
export type Convention = 'misère' | 'normal';

/** The convention a universe is about. */
export function conventionOf(universe: Universe): Convention {
  return universe.play ?? 'misère';
}

/** A winning move in a sum: in G (`game`) or in X (`context`). */
export interface SumMove {
  readonly in: 'game' | 'context';
  readonly to: FormId;
}

/** Bit `1 << side`: that side, moving first, wins G + X. */
function winners(arena: Arena, g: FormId, x: FormId, convention: Convention): number {
  const memo = arena.ownBy(plays, convention, () => arena.pairMap());
  return evaluatePair(arena, memo, g, x, (p, q, ask) => {
    const a = p as FormId;
    const b = q as FormId;
    let complete = true;
    let bits = 0;
    for (const side of SIDES) {
      const reply = 1 << opponent(side);
      const consider = (value: number): void => {
        if (value === PENDING) complete = false;
        else if ((value & reply) === 0) bits |= 1 << side;
      };
      if (convention === 'misère' && isEndLike(arena, a, side) && isEndLike(arena, b, side)) {
        bits |= 1 << side;
      }
      for (const option of arena.options(a, side)) consider(ask(option, b));
      for (const option of arena.options(b, side)) consider(ask(a, option));
    }
    return complete ? bits : PENDING;
  });
}

/** Whether `side`, moving first, wins G + X. */
export function winsSum(
  arena: Arena,
  g: FormId,
  x: FormId,
  side: Side,
  convention: Convention = 'misère',
): boolean {
  return ((winners(arena, g, x, convention) >> side) & 1) === 1;
}

/** o(G + X). */
export function sumOutcome(
  arena: Arena,
  g: FormId,
  x: FormId,
  convention: Convention = 'misère',
): Outcome {
  return outcomeFrom(
    winsSum(arena, g, x, Left, convention),
    winsSum(arena, g, x, Right, convention),
  );
}

/** The moves with which `side`, moving first, wins G + X; none where it is won without moving. */
export function winningSumMoves(
  arena: Arena,
  g: FormId,
  x: FormId,
  side: Side,
  convention: Convention = 'misère',
): SumMove[] {
  const leaves = (a: FormId, b: FormId): boolean =>
    !winsSum(arena, a, b, opponent(side), convention);
  return [
    ...canonicalOptions(arena, g, side)
      .filter((option) => leaves(option, x))
      .map((to): SumMove => ({ in: 'game', to })),
    ...canonicalOptions(arena, x, side)
      .filter((option) => leaves(g, option))
      .map((to): SumMove => ({ in: 'context', to })),
  ];
}
