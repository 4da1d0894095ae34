// Which forms lie in which universe, form by form: dicots, dead-ending [Siegel, Definition 1.3],
// blocking (Definition 7.1), and D(A) by the absolute values of the ends (Theorem 3.7). A form with
// a tombstone lies in none.
import { absolute, closureUpToRank, isLeftDeadEnd } from './deadEnds.ts';
import { conjugate, type G, hasTombstone, once, rank, subpositions } from './game.ts';

const ordinaryWith = (test: (position: G) => boolean) => (g: G) =>
  !hasTombstone(g) && subpositions(g).every(test);

export const isDicot = ordinaryWith((p) => (p.left.length === 0) === (p.right.length === 0));

export const isDeadEnding = ordinaryWith(
  (p) =>
    (p.left.length > 0 || isLeftDeadEnd(p)) && (p.right.length > 0 || isLeftDeadEnd(conjugate(p))),
);

/** A Left end where Left can answer each Right move by going back to such an end, at worst. */
export const isLeftBlockedEnd: (g: G) => boolean = once(
  (g) =>
    g.left.length === 0 &&
    g.right.every((r) => isLeftBlockedEnd(r) || r.left.some(isLeftBlockedEnd)),
);

export const isBlocking = ordinaryWith(
  (p) =>
    (p.left.length > 0 || isLeftBlockedEnd(p)) &&
    (p.right.length > 0 || isLeftBlockedEnd(conjugate(p))),
);

/** Membership in D(A): every end has the value of a member of cl(A), or its conjugate has. */
export function isInClosure(generators: readonly G[]): (g: G) => boolean {
  const inClosure = once(
    (end: G) =>
      isLeftDeadEnd(end) && closureUpToRank(generators, rank(end)).includes(absolute(end)),
  );
  return ordinaryWith(
    (p) => (p.left.length > 0 || inClosure(p)) && (p.right.length > 0 || inClosure(conjugate(p))),
  );
}
