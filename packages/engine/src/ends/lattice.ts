/**
 * The lattice of Left dead ends [Siegel, section 3]. L_n is the set of values
 * of birthday at most n; L_{n+1} consists of the antichains of L_n, as sets of
 * Right options. Among the non-zero ones G ∧ H has the options of both, and
 * G ∨ H those that are at least an option of each (Theorem 3.11); two ends
 * without a common upper bound join in ▽, a top put where 0 would be, which is
 * written `undefined` here. 0 itself compares with nothing else.
 *
 * Neither operation depends on n: X ≥ G^R and X ≥ H^R say X ≥ G^R ∨ H^R, so
 * the join of two ends is made from the joins of their options.
 */

import { type Arena, type FormId, ZERO } from '../forms/arena.ts';
import { CanonicalOrder } from '../forms/canonical-order.ts';
import { evaluatePair, PENDING } from '../forms/pairs.ts';
import { Right } from '../forms/side.ts';
import { type Cover, coversOf, indices, posetOf } from '../posets/poset.ts';
import { ValueError } from '../storage/errors.ts';
import { Memo, MemoBy } from '../storage/memo.ts';
import type { PairMap } from '../storage/pair-tables.ts';
import { deadEndAtLeast, deadEndValue, minimalDeadEnds } from '../universes/dead-end-order.ts';
import { endToText } from './compact-notation.ts';

const joins = new Memo<PairMap>('joins of dead ends');
const endsByDay = new MemoBy<number, readonly FormId[]>('L_n');

/** L_n is listed up to here; L_6 has more than 2^1100 elements (`sixth-level.ts`). */
const LAST_LISTED = 5;

/**
 * L_n: the values of Left dead ends of birthday at most n, 0 first.
 *
 * @example
 * const arena = new Arena();
 * [0, 1, 2, 3, 4].map((n) => deadEnds(arena, n).length) // → [1, 2, 4, 10, 52]
 */
export function deadEnds(arena: Arena, n: number): readonly FormId[] {
  if (!(Number.isInteger(n) && n >= 0)) throw new ValueError(`there is no level L_${n}`);
  if (n > LAST_LISTED) {
    throw new ValueError(
      `L_${n} cannot be listed: L_6 has more than 2^1100 elements, and L_n for n ≤ ${LAST_LISTED} is all that fits`,
    );
  }
  return arena.ownBy(endsByDay, n, () => {
    if (n === 0) return [ZERO];
    const below = deadEnds(arena, n - 1);
    const ends: FormId[] = [];
    for (const antichain of antichainsOf(arena, below)) {
      arena.tick();
      ends.push(arena.intern([], antichain));
    }
    return ends;
  });
}

/** The antichains of a list of values, the empty one first. */
function* antichainsOf(arena: Arena, ends: readonly FormId[]): Generator<FormId[]> {
  const incomparable = ends.map((g) => {
    const mask = new Uint8Array(ends.length);
    for (const [j, h] of ends.entries()) {
      mask[j] = deadEndAtLeast(arena, g, h) || deadEndAtLeast(arena, h, g) ? 0 : 1;
    }
    return mask;
  });
  yield* extend([], indices(ends.length));

  /** `candidates` compare with none of `chosen`. */
  function* extend(chosen: FormId[], candidates: readonly number[]): Generator<FormId[]> {
    yield chosen;
    for (const [at, i] of candidates.entries()) {
      const mask = incomparable[i];
      const end = ends[i];
      if (mask === undefined || end === undefined) continue;
      const rest = candidates.slice(at + 1).filter((j) => mask[j] === 1);
      yield* extend([...chosen, end], rest);
    }
  }
}

/** G ∧ H, the greatest lower bound; `undefined` where exactly one of them is 0. */
export function meetEnds(arena: Arena, g: FormId, h: FormId): FormId | undefined {
  const a = deadEndValue(arena, g);
  const b = deadEndValue(arena, h);
  if ((a === ZERO) !== (b === ZERO)) return undefined;
  const options = [...arena.options(a, Right), ...arena.options(b, Right)];
  return arena.intern([], minimalDeadEnds(arena, options));
}

/**
 * G ∨ H, the least upper bound; `undefined` is ▽, where there is no upper bound.
 *
 * @example
 * const arena = new Arena();
 * const join = joinEnds(arena, parseEnd(arena, '20'), parseEnd(arena, '21'));
 * formToText(arena, join ?? ZERO) // → -3
 */
export function joinEnds(arena: Arena, g: FormId, h: FormId): FormId | undefined {
  const a = deadEndValue(arena, g);
  const b = deadEndValue(arena, h);
  if (a === b) return a;
  // Different ends never join in 0, so that 0 can stand for ▽ in the table.
  const memo = arena.own(joins, () => arena.pairMap());
  const join = evaluatePair(arena, memo, a, b, (x, y, ask) => {
    if (x === y) return x;
    const options: FormId[] = [];
    let pending = false;
    for (const option of arena.options(x as FormId, Right)) {
      for (const other of arena.options(y as FormId, Right)) {
        const bound = option === other ? option : ask(option, other);
        if (bound === PENDING) pending = true;
        else if (bound !== ZERO || option === other) options.push(bound as FormId);
      }
    }
    return pending ? PENDING : arena.intern([], minimalDeadEnds(arena, options));
  });
  return join === ZERO ? undefined : join;
}

/** The non-zero ends of L_n with their covering relation: [Siegel, Figure 1] for n = 2 and 3. */
export interface EndDiagram {
  /** L_n without 0, smaller birthdays first. */
  readonly ends: readonly FormId[];
  /** The same in compact notation. */
  readonly labels: readonly string[];
  /** Places in `ends` with nothing between them. */
  readonly covers: readonly Cover[];
}

/** The diagram of the semilattice of non-zero ends of L_n, for n up to 4. */
export function endDiagram(arena: Arena, n: number): EndDiagram {
  if (n >= LAST_LISTED) {
    throw new ValueError(`the diagram of L_${n} is not drawn: L_5 has 21277 non-zero elements`);
  }
  const all = deadEnds(arena, n).filter((end) => end !== ZERO);
  const order = new CanonicalOrder(arena, all);
  const ends = all.sort((a, b) => order.place(a) - order.place(b));
  return {
    ends,
    labels: ends.map((end) => endToText(arena, end) ?? ''),
    covers: coversOf(posetOf(ends, (g, h) => deadEndAtLeast(arena, g, h))),
  };
}
