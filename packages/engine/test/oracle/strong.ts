// Left U-strong by the definition — Left, moving first, wins G + X for every Left end X of U
// [Siegel, Definition 2.3] — with X running over ends that a theorem shows to be enough, never over
// fewer. Also the blocking universe's three published tests, to be compared with one another.
import { closureBySums, leftDeadEnds, perfectMurder, truncatedClosure } from './deadEnds.ts';
import {
  adjoint,
  formsOfRankAtMost,
  type G,
  game,
  isLeftEndLike,
  once,
  one,
  rank,
  zero,
} from './game.ts';
import { misereLeft, misereRight, misereSumLeft } from './play.ts';

const winsAgainst = (ends: readonly G[]) => (g: G) => ends.every((x) => misereSumLeft(g, x));

/** M: the Left end-like forms only [Siegel, after Theorem 2.4]. */
export const strongM = isLeftEndLike;

/** D: 0 is the only end. */
export const strongD = misereLeft;

const allEndsOfRank4 = leftDeadEnds(4);
const againstAllEnds = winsAgainst(allEndsOfRank4);

/** E against all 52 Left dead ends of rank ≤ 4: complete for rank(G) ≤ 4 (Lemma 4.10). */
export function strongEByAllEnds(g: G): boolean {
  if (rank(g) > 4) throw new RangeError('complete for rank at most 4 only');
  return againstAllEnds(g);
}

/** E by 0 and M_n, n the rank (Theorem 4.9 with T_n(E) = {0, M_n}). */
export const strongEByMurder = (g: G): boolean =>
  misereLeft(g) && misereSumLeft(g, perfectMurder(rank(g)));

export const strongE: (g: G) => boolean = once((g) =>
  rank(g) <= 4 ? strongEByAllEnds(g) : strongEByMurder(g),
);

/** B by [Davies–Milley, Theorem 3.1], with end-like for end. */
export const strongBByTheorem31: (g: G) => boolean = once(
  (g) =>
    isLeftEndLike(g) ||
    g.left.some(
      (l) =>
        misereLeft(l) &&
        misereRight(l) &&
        strongBByTheorem31(l) &&
        l.right.every(strongBByTheorem31),
    ),
);

/** The passing game A_n of Definition 3.9, n ≤ 5; for J_n all adjoints stand, not only the minimal
 * ones, which changes no outcome: the rest are dominated. */
export function passingGame(n: number): G {
  if (n <= 2) return zero;
  if (n === 3) return game([], [zero, one]);
  if (n > 5) throw new RangeError('J_3 cannot be enumerated');
  const adjoints = formsOfRankAtMost((n - 3) as 1 | 2).map(adjoint);
  return game([], [zero, one, game([zero], adjoints), passingGame(n - 1)]);
}

/** The blocking passing game B_n of Definition 3.3. */
export function blockingPassingGame(n: number): G {
  return n <= 1 ? zero : game([], [one, blockingPassingGame(n - 1)]);
}

/** B by Theorem 3.11, for ordinary forms of rank ≤ 4. */
export const strongBByTheorem311 = (g: G): boolean => misereSumLeft(g, passingGame(rank(g) + 1));

/** B by Theorem 3.8, for blocking forms. */
export const strongBByTheorem38 = (g: G): boolean => misereSumLeft(g, blockingPassingGame(rank(g)));

/**
 * D(A) by enumeration. With n = rank(G), Right makes at most n moves in X. A sum of more than n
 * nonzero ends outlasts them all, and then plays like n copies of 1̄, which has n summands itself;
 * so the sums of at most n followers of generators are enough, with no truncation.
 */
export function strongInClosure(generators: readonly G[]): (g: G) => boolean {
  const ends = new Map<number, G[]>();
  return once((g) => {
    const n = rank(g);
    const known = ends.get(n) ?? closureBySums(generators, n);
    ends.set(n, known);
    return winsAgainst(known)(g);
  });
}

/** D(A) by Theorem 4.9: all truncations τ_n of cl(A), closed by sums as in Corollary 4.12. */
export function strongInClosureByTruncation(generators: readonly G[]): (g: G) => boolean {
  const ends = new Map<number, readonly G[]>();
  return once((g) => {
    const n = rank(g);
    const known = ends.get(n) ?? truncatedClosure(generators, n);
    ends.set(n, known);
    return winsAgainst(known)(g);
  });
}
