/**
 * The n-th truncation τ_n(G): play on G that stops right after the n-th move
 * [Siegel, Definition 4.7].
 */

import { ValueError } from '../storage/errors.ts';
import { Memo } from '../storage/memo.ts';
import type { PairMap } from '../storage/pair-tables.ts';
import { type Arena, type FormId, ZERO } from './arena.ts';
import { isOrdinary } from './kinds.ts';
import { rank } from './measures.ts';
import { evaluatePair, PENDING } from './pairs.ts';
import { Left, Right, type Side } from './side.ts';

const truncations = new Memo<PairMap>('truncations');

/** τ_n(G). Tombstones that the first n moves leave in sight are kept; τ_0(G) is always 0. */
export function truncate(arena: Arena, g: FormId, n: number): FormId {
  if (!(Number.isInteger(n) && n >= 0)) {
    throw new ValueError(`a truncation keeps a whole number of moves, not ${n}`);
  }
  if (isWhole(arena, g, n)) return g;
  const memo = arena.own(truncations, () => arena.pairMap());
  return evaluatePair(arena, memo, g, n, (x, moves, ask) => {
    const id = x as FormId;
    if (moves === 0) return ZERO;
    const truncated = (side: Side): FormId[] =>
      arena.options(id, side).map((option) => {
        const whole = isWhole(arena, option, moves - 1);
        return (whole ? option : ask(option, moves - 1)) as FormId;
      });
    const left = truncated(Left);
    const right = truncated(Right);
    const missing = (option: FormId): boolean => (option as number) === PENDING;
    if (left.some(missing) || right.some(missing)) return PENDING;
    return arena.intern(left, right, arena.tombstones(id));
  });
}

/** Whether n moves leave nothing to cut: no subposition beyond them, nor a tombstone at the last. */
function isWhole(arena: Arena, g: FormId, n: number): boolean {
  const height = rank(arena, g);
  return height < n || (height === n && isOrdinary(arena, g));
}
