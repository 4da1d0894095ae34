/**
 * The passing games, Left ends of B that let Right pass: B_n, with which one
 * finds out whether a blocking form is Left B-strong [Davies–Milley, Definition
 * 3.3 and Theorem 3.8], and A_n, which serve for every form (Definition 3.9 and
 * Theorem 3.11). A_n needs J_n, the minimal adjoints of the forms of rank at
 * most n, and for n ≥ 3 those forms cannot be listed. A recursion gives J_n:
 *
 * The adjoints of rank-n forms are * and the games {X | 0}, {0 | Y} and {X | Y}
 * with X and Y non-empty sets of adjoints of forms of rank at most n − 1
 * [Siegel, Definition 4.2]. By hand-tying {X | Y} ≥ {x | all of those} for each
 * x in X, and dominated options may go, so it is at least {x | J_{n−1}} for some
 * x in J_{n−1}. Likewise {X | 0} ≥ {x | 0} and {0 | Y} ≥ {0 | J_{n−1}}. So J_n is
 * the set of minimal elements of *, {0 | J_{n−1}}, {x | 0} and {x | J_{n−1}},
 * x in J_{n−1}. (J_2 has few elements; 256 is the number of adjoints.)
 */

import { type Arena, type FormId, ZERO } from '../forms/arena.ts';
import { integer } from '../forms/named.ts';
import { ValueError } from '../storage/errors.ts';
import { MemoBy } from '../storage/memo.ts';
import { minimalModuloM, requireIndex } from './families.ts';

const adjointsByDay = new MemoBy<number, readonly FormId[]>('J_n');

/** J_n about doubles with n, and every two of its elements must be compared. */
const LAST_ADJOINTS = 7;
const WHY_NO_FURTHER =
  'the number of options doubles with n, and every two of them must be compared modulo M';

/** B_n: 0, 0, then {· | 1, B_{n−1}}; for every n. */
export function blockingPassingGame(arena: Arena, n: number): FormId {
  if (!(Number.isInteger(n) && n >= 0)) throw new ValueError(`there is no B_n for n = ${n}`);
  const one = integer(arena, 1);
  let game: FormId = ZERO;
  for (let i = 2; i <= n; i++) game = arena.intern([], [one, game]);
  return game;
}

/**
 * J_n, the minimal adjoints of forms of rank at most n, one of each value.
 *
 * @example
 * const arena = new Arena();
 * minimalAdjoints(arena, 1).map((g) => formToText(arena, g)) // → ["*", "{0 | *}", "{* | 0}", "{* | *}"]
 */
export function minimalAdjoints(arena: Arena, n: number): readonly FormId[] {
  requireIndex('J_n', n, LAST_ADJOINTS, WHY_NO_FURTHER);
  return arena.ownBy(adjointsByDay, n, () => {
    const star = arena.intern([ZERO], [ZERO]);
    if (n === 0) return [star];
    const smaller = minimalAdjoints(arena, n - 1);
    return minimalModuloM(arena, [
      star,
      arena.intern([ZERO], smaller),
      ...smaller.map((x) => arena.intern([x], [ZERO])),
      ...smaller.map((x) => arena.intern([x], smaller)),
    ]);
  });
}

/**
 * A_n: 0 three times, {· | 0, 1}, then {· | 0, 1, {0 | J_{n−3}}, A_{n−1}}, as far
 * as J_n is computed.
 *
 * @example
 * const arena = new Arena();
 * formToText(arena, passingGame(arena, 3)) // → {. | 0, 1}
 */
export function passingGame(arena: Arena, n: number): FormId {
  requireIndex('A_n', n, LAST_ADJOINTS + 3, WHY_NO_FURTHER);
  if (n < 3) return ZERO;
  const one = integer(arena, 1);
  let game = arena.intern([], [ZERO, one]);
  for (let i = 4; i <= n; i++) {
    const threat = arena.intern([ZERO], minimalAdjoints(arena, i - 3));
    game = arena.intern([], [ZERO, one, threat, game]);
  }
  return game;
}
