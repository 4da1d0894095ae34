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
import { evaluatePair, PENDING } from './pairs.ts';
import { Left, Right, type Side } from './side.ts';

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
  return sumBuiltBy(arena, memo, g, h, (left, right, tombstones) =>
    arena.intern(left, right, tombstones),
  );
}

/**
 * G + H where the caller says what becomes of its options, kept as they are or simplified, and in which
 * summands nobody need move while there is another to move in: by number translation, in numbers in normal play.
 */
export function sumBuiltBy(
  arena: Arena,
  memo: PairMap,
  g: FormId,
  h: FormId,
  build: (left: FormId[], right: FormId[], tombstones: Tombstones) => FormId,
  rests: (id: FormId) => boolean = () => false,
): FormId {
  if (g === ZERO) return h;
  if (h === ZERO) return g;
  return evaluatePair(arena, memo, Math.min(g, h), Math.max(g, h), (x, y, ask) => {
    const a = x as FormId;
    const b = y as FormId;
    const askSum = (p: FormId, q: FormId): number =>
      p === ZERO ? q : q === ZERO ? p : ask(Math.min(p, q), Math.max(p, q));
    const moved = { first: rests(b) || !rests(a), second: rests(a) || !rests(b) };
    const left = sumOptions(arena, a, b, moved, Left, askSum);
    const right = sumOptions(arena, a, b, moved, Right, askSum);
    if (left === undefined || right === undefined) return PENDING;
    return build(left, right, sumTombstones(arena, a, b));
  });
}

/** The options of one side of a + b, or `undefined` while a smaller sum is missing. */
function sumOptions(
  arena: Arena,
  a: FormId,
  b: FormId,
  moved: { readonly first: boolean; readonly second: boolean },
  side: Side,
  askSum: (p: FormId, q: FormId) => number,
): FormId[] | undefined {
  const options: FormId[] = [];
  let complete = true;
  const collect = (mover: FormId, resting: FormId): void => {
    const end = arena.optionsEnd(mover, side);
    for (let i = arena.optionsStart(mover, side); i < end; i++) {
      const option = askSum(arena.optionAt(i), resting);
      if (option === PENDING) complete = false;
      else options.push(option as FormId);
    }
  };
  if (moved.first) collect(a, b);
  if (moved.second) collect(b, a);
  return complete ? options : undefined;
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
