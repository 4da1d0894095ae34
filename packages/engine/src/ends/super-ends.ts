/**
 * The blocked super ends S_n: the least non-zero blocked Left ends of rank at
 * most n modulo M [Davies–Milley, Definition 3.12, Lemma 3.13, Corollary 3.15].
 * Modulo M, S_n is {· | 0, 1, {0 | B_{n−2}^≤}, S_{n−1}} (Proposition 3.16), where
 * B_n^≤ are the minimal blocking forms of rank at most n, which the paper leaves
 * open. A recursion gives them:
 *
 * A blocked Left end is at least 0 or S_n. A blocked Right end {X | ·} is, by
 * hand-tying, at least {x | ·} for each x in X, and x belongs to R_{n−1}: the
 * blocking forms that are Right ends or that Right can move to one. Any other
 * form is at least {x | B_{n−1}^≤} for some x in B_{n−1}^≤. All these lie in
 * R_n: 0 and {x | ·} are Right ends, S_n for n ≥ 1 has the option 0, and
 * B_{n−1}^≤ contains a Right end, since only a Right end can be ≤ 0. So R_n and
 * the set of all blocking forms have the same minimal elements, and B_n^≤ is the
 * set of minimal elements of 0, S_n, {x | ·} and {x | B_{n−1}^≤}, x in B_{n−1}^≤.
 *
 * Modulo B, S_n is {· | S_{n−1}, ■} from n = 3 on (Theorem 3.17), for every n.
 */

import { type Arena, type FormId, type Tombstones, ZERO } from '../forms/arena.ts';
import { isEnd } from '../forms/ends.ts';
import { isBlocking } from '../forms/kinds.ts';
import { integer } from '../forms/named.ts';
import { Left, Right } from '../forms/side.ts';
import { simplestForm } from '../reduction/simplest.ts';
import { ValueError } from '../storage/errors.ts';
import { MemoBy } from '../storage/memo.ts';
import { M } from '../universes/full.ts';
import { minimalModuloM, requireIndex } from './families.ts';

const blockingForms = new MemoBy<number, readonly FormId[]>('minimal blocking forms');

const LAST_MINIMAL = 6;
const WHY_NO_FURTHER =
  'the number of minimal blocking forms doubles with n, and every two of them must be compared modulo M';
/** Theorem 3.17's form has one node a step; longer ones are refused. */
const LAST_MODULO_B = 1_000_000;
/** Right's tombstone alone. */
const RIGHT_TOMBSTONE = (1 << Right) as Tombstones;

/** B_n^≤, the minimal blocking forms of rank at most n modulo M, one of each value. */
export function minimalBlockingForms(arena: Arena, n: number): readonly FormId[] {
  requireIndex('B_n^≤', n, LAST_MINIMAL, WHY_NO_FURTHER);
  return arena.ownBy(blockingForms, n, () => {
    if (n === 0) return [ZERO];
    const smaller = minimalBlockingForms(arena, n - 1);
    return minimalModuloM(arena, [
      ZERO,
      superEnd(arena, n),
      ...smaller.map((x) => arena.intern([x], [])),
      ...smaller.map((x) => arena.intern([x], smaller)),
    ]);
  });
}

/** A form equal to S_n modulo M: Proposition 3.16 with its options as they come. */
export function superEnd(arena: Arena, n: number): FormId {
  requireIndex('S_n modulo M', n, LAST_MINIMAL + 2, WHY_NO_FURTHER);
  if (n === 0) return ZERO;
  if (n === 1) return integer(arena, -1);
  const threat = arena.intern([ZERO], minimalBlockingForms(arena, n - 2));
  return arena.intern([], [ZERO, integer(arena, 1), threat, superEnd(arena, n - 1)]);
}

/** The M-simplest form of S_n (Proposition 3.16). */
export function superEndModuloM(arena: Arena, n: number): FormId {
  return simplestForm(arena, superEnd(arena, n), M);
}

/**
 * The B-simplest form of S_n (Theorem 3.17).
 *
 * @example
 * const arena = new Arena();
 * formToText(arena, superEndModuloB(arena, 3)) // → {. | {. | 0, -1, #}, #}
 */
export function superEndModuloB(arena: Arena, n: number): FormId {
  requireIndex('S_n modulo B', n, LAST_MODULO_B, 'its form is a chain of n nodes');
  const barOne = integer(arena, -1);
  if (n <= 1) return n === 0 ? ZERO : barOne;
  let end = arena.intern([], [ZERO, barOne], RIGHT_TOMBSTONE);
  for (let i = 3; i <= n; i++) end = arena.intern([], [end], RIGHT_TOMBSTONE);
  return end;
}

/**
 * S_n as it is defined, given all forms of rank at most n − 1: every option that
 * keeps it blocked. From n = 4 on it cannot be written down.
 */
export function superEndByDefinition(
  arena: Arena,
  n: number,
  formsBelow: readonly FormId[],
): FormId {
  if (n > 3) {
    throw new ValueError(
      `S_${n} cannot be written down: its options would be a good part of the 2^512 forms of rank at most 3; Davies–Milley, Proposition 3.16, gives its value`,
    );
  }
  if (n <= 1) return integer(arena, -n);
  const options = formsBelow.filter(
    (form) =>
      isBlocking(arena, form) &&
      (isEnd(arena, form, Left) ||
        arena.options(form, Left).some((option) => isEnd(arena, option, Left))),
  );
  return arena.intern([], options);
}
