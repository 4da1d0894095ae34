/**
 * Ends and what resembles them [Siegel, Definitions 1.1 and 5.2]. A Left end
 * has no Left option at all, not even a tombstone; a form is Left end-like when
 * it has no ordinary Left option or has Left's tombstone. Left wins an end-like
 * position when it is her turn.
 */

import type { Arena, FormId } from './arena.ts';
import type { Side } from './side.ts';

/** No option of that side, neither ordinary nor tombstone (Definition 1.1). */
export function isEnd(arena: Arena, id: FormId, side: Side): boolean {
  return !arena.hasOptions(id, side) && !arena.hasTombstone(id, side);
}

/** An end of that side, or a form with that side's tombstone (Definition 5.2). */
export function isEndLike(arena: Arena, id: FormId, side: Side): boolean {
  return arena.hasTombstone(id, side) || !arena.hasOptions(id, side);
}
