/**
 * The disjunctive sum of augmented forms [Siegel, Definition 5.4]: a move in
 * G + H is a move in G or in H. G + H has Left's tombstone when both are Left
 * end-like and at least one has it. Nothing is simplified.
 */

import { ValueError } from '../storage/errors.ts';
import { Memo } from '../storage/memo.ts';
import type { PairMap } from '../storage/pair-tables.ts';
import { type Arena, type FormId, type Tombstones, ZERO } from './arena.ts';
import { conjugate } from './conjugate.ts';
import { isEndLike } from './ends.ts';
import { PENDING } from './pairs.ts';
import { Left, Right } from './side.ts';

const sums = new Memo<PairMap>('sums');

/**
 * G + H.
 *
 * @example
 * const arena = new Arena();
 * const one = integer(arena, 1);
 * sum(arena, one, one) === integer(arena, 2) // → true
 */
export function sum(arena: Arena, g: FormId, h: FormId): FormId {
  arena.requireForm(g);
  arena.requireForm(h);
  const memo = arena.own(sums, () => arena.pairMap());
  return sumBuiltBy(arena, memo, g, h, {
    build: (left, right, tombstones) => arena.intern(left, right, tombstones),
  });
}

/** What becomes of a sum. */
export interface SumBuilder {
  /** The form of a sum with these options, kept as they are or simplified. */
  readonly build: (left: FormId[], right: FormId[], tombstones: Tombstones) => FormId;
  /** Summands in which nobody need move while there is another to move in: by number translation, numbers in normal play. */
  readonly rests?: (id: FormId) => boolean;
}

/** G + H as somebody builds it, options first, with a stack of its own. */
export function sumBuiltBy(
  arena: Arena,
  memo: PairMap,
  g: FormId,
  h: FormId,
  { build, rests }: SumBuilder,
): FormId {
  const known = knownSum(memo, g, h);
  if (known !== PENDING) return known as FormId;
  const stack: FormId[] = [g, h];
  while (stack.length > 0) {
    arena.tick();
    const height = stack.length;
    const a = stack[height - 2] as FormId;
    const b = stack[height - 1] as FormId;
    if (knownSum(memo, a, b) === PENDING) {
      const left: FormId[] = [];
      const right: FormId[] = [];
      const aRests = rests?.(a) === true;
      const bRests = rests?.(b) === true;
      if (bRests || !aRests) collect(arena, memo, a, b, left, right, stack);
      if (aRests || !bRests) collect(arena, memo, b, a, left, right, stack);
      if (stack.length > height) continue;
      const built = build(left, right, sumTombstones(arena, a, b));
      memo.set(Math.min(a, b), Math.max(a, b), built);
    }
    stack.length = height - 2;
  }
  return knownSum(memo, g, h) as FormId;
}

function knownSum(memo: PairMap, g: FormId, h: FormId): number {
  if (g === ZERO) return h;
  if (h === ZERO) return g;
  return g < h ? memo.get(g, h) : memo.get(h, g);
}

/** Lists where moves of one summand lead; pairs whose sum is missing are put on the stack. */
function collect(
  arena: Arena,
  memo: PairMap,
  mover: FormId,
  resting: FormId,
  left: FormId[],
  right: FormId[],
  stack: FormId[],
): void {
  const split = arena.optionsEnd(mover, Left);
  const end = arena.optionsEnd(mover, Right);
  for (let i = arena.optionsStart(mover, Left); i < end; i++) {
    const option = arena.optionAt(i);
    const moved = knownSum(memo, option, resting);
    if (moved === PENDING) stack.push(option, resting);
    else if (i < split) left.push(moved as FormId);
    else right.push(moved as FormId);
  }
}

function sumTombstones(arena: Arena, a: FormId, b: FormId): Tombstones {
  const either = arena.tombstones(a) | arena.tombstones(b);
  let both = 0;
  if (isEndLike(arena, a, Left) && isEndLike(arena, b, Left)) both |= 1 << Left;
  if (isEndLike(arena, a, Right) && isEndLike(arena, b, Right)) both |= 1 << Right;
  return (either & both) as Tombstones;
}

/** The sum of n copies of G; of its conjugate if n is negative. */
export function copies(arena: Arena, n: number, g: FormId): FormId {
  if (!Number.isSafeInteger(n)) throw new ValueError(`${n} is not a number of copies`);
  arena.requireForm(g);
  const one = n < 0 ? conjugate(arena, g) : g;
  let total: FormId = ZERO;
  for (let i = 0; i < Math.abs(n); i++) {
    if (one === ZERO) break;
    total = sum(arena, total, one);
  }
  return total;
}
