/**
 * When do two sets of generators give the same universe, and when only the
 * same order? D(A) = D(A′) when cl(A) = cl(A′) (Siegel, Propositions 2.5 and
 * 2.6); the orders agree when up(A) = up(A′) (section 4). Both closures are
 * closed under sums and followers, so it is enough to look at generators.
 */

import { type Arena, type FormId, ZERO } from '../forms/arena.ts';
import { isDeadEnd } from '../forms/kinds.ts';
import { rank } from '../forms/measures.ts';
import { Left } from '../forms/side.ts';
import { type DeadEndingUniverse, inClosure, inUpwardClosure } from './closure.ts';
import { perfectMurder } from './perfect-murder.ts';
import type { Universe } from './universe.ts';

/** A closure, seen from the universe type. */
export function isClosure(universe: Universe): universe is DeadEndingUniverse {
  return universe.class === 'closure';
}

/** The finitely many generators of D or D(A); `undefined` for any other universe. */
function finiteGenerators(arena: Arena, universe: Universe): readonly FormId[] | undefined {
  if (universe.class === 'dicot') return [];
  if (!isClosure(universe) || !universe.isFinitelyGenerated) return undefined;
  return universe.generators(arena, 0);
}

/** Whether two universes have the same members. Decided for the named ones and finite closures. */
export function sameUniverse(arena: Arena, u: Universe, v: Universe): boolean {
  if (u.key === v.key) return true;
  const a = finiteGenerators(arena, u);
  const b = finiteGenerators(arena, v);
  if (a === undefined || b === undefined) return differentKinds(u, v);
  return (
    a.every((end) => leftEndsContain(arena, v, end)) &&
    b.every((end) => leftEndsContain(arena, u, end))
  );
}

/** Whether ≥ is the same relation modulo both. Decided for the named ones and finite closures. */
export function sameOrder(arena: Arena, u: Universe, v: Universe): boolean {
  return u.key === v.key || (differsAt(arena, u, v) === undefined && bothFinite(arena, u, v));
}

function bothFinite(arena: Arena, u: Universe, v: Universe): boolean {
  const finite =
    finiteGenerators(arena, u) !== undefined && finiteGenerators(arena, v) !== undefined;
  return finite || differentKinds(u, v);
}

/** False for two universes that are known to differ; an error for what cannot be decided. */
function differentKinds(u: Universe, v: Universe): false {
  for (const universe of [u, v]) {
    if (isClosure(universe) && !universe.isFinitelyGenerated) {
      throw new RangeError(`${universe.name} is not finitely generated; this cannot be decided`);
    }
  }
  return false;
}

/**
 * A Left dead end that lies in exactly one of up(u) and up(v), with the universe
 * it belongs to — or `undefined` where the two agree. For D, E and finite D(A).
 */
export function differsAt(
  arena: Arena,
  u: Universe,
  v: Universe,
): { readonly end: FormId; readonly owner: Universe } | undefined {
  for (const [owner, other] of [
    [u, v],
    [v, u],
  ] as const) {
    for (const end of endsToTry(arena, owner, other)) {
      if (!upwardContains(arena, other, end)) return { end, owner };
    }
  }
  return undefined;
}

/** Enough ends of up(owner) to find one outside up(other), if there is one. */
function endsToTry(arena: Arena, owner: Universe, other: Universe): readonly FormId[] {
  if (owner.class !== 'dead-ending') return finiteGenerators(arena, owner) ?? [];
  // A perfect murder can be ended at once, so a member of cl(A) below it is a single
  // follower of A (Proposition 3.9) of at least its rank (Proposition 3.3).
  const ranks = (finiteGenerators(arena, other) ?? []).map((end) => rank(arena, end));
  return [perfectMurder(arena, Math.max(0, ...ranks) + 1)];
}

function upwardContains(arena: Arena, universe: Universe, end: FormId): boolean {
  if (universe.class === 'dead-ending') return isDeadEnd(arena, end, Left);
  return isClosure(universe) ? inUpwardClosure(arena, universe, end) : end === ZERO;
}

function leftEndsContain(arena: Arena, universe: Universe, end: FormId): boolean {
  return isClosure(universe) ? inClosure(arena, universe, end) : end === ZERO;
}
