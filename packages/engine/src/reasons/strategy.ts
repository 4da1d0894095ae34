/**
 * Winning strategies for misère play: what the winner does at every position
 * that can come about while he follows the strategy.
 */

import type { Arena, FormId } from '../forms/arena.ts';
import { canonicalOptions } from '../forms/canonical-order.ts';
import { isEndLike } from '../forms/ends.ts';
import { opponent, type Side } from '../forms/side.ts';
import { winningMoves, winsMovingFirst } from '../play/misere.ts';
import { InvariantError } from '../storage/errors.ts';

export interface Strategy {
  /** Who wins by it. */
  readonly side: Side;
  /** Who moves first. */
  readonly starter: Side;
  /** Where the winner is to move → where he moves. Not listed: positions he has won already. */
  readonly moves: ReadonlyMap<FormId, FormId>;
}

/**
 * A winning strategy for a side, or `undefined` where it does not win. The side
 * moves first unless another starter is given.
 *
 * @example
 * const arena = new Arena();
 * const heap = nimHeap(arena, 2);
 * strategy(arena, heap, Left)?.moves.get(heap) === nimHeap(arena, 1) // → true
 * strategy(arena, nimHeap(arena, 1), Left) // → undefined
 */
export function strategy(
  arena: Arena,
  g: FormId,
  side: Side,
  starter: Side = side,
): Strategy | undefined {
  const wins =
    starter === side ? winsMovingFirst(arena, g, side) : !winsMovingFirst(arena, g, starter);
  if (!wins) return undefined;
  const moves = new Map<FormId, FormId>();
  const stack = starter === side ? [g] : [...canonicalOptions(arena, g, starter)];
  for (let at = stack.pop(); at !== undefined; at = stack.pop()) {
    if (moves.has(at) || isEndLike(arena, at, side)) continue;
    arena.tick();
    const [move] = winningMoves(arena, at, side);
    if (move === undefined) throw new InvariantError('a won position without a winning move');
    moves.set(at, move);
    stack.push(...canonicalOptions(arena, move, opponent(side)));
  }
  return { side, starter, moves };
}
