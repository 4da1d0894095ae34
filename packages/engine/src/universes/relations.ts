/**
 * When do two sets of generators give the same universe, and when only the
 * same order? D(A) = D(A′) when cl(A) = cl(A′) [Siegel, Propositions 2.5 and
 * 2.6]; the orders agree when up(A) = up(A′) (section 4). Both closures are
 * closed under sums and followers, so it is enough to look at generators.
 */

import type { Arena, FormId } from '../forms/arena.ts';
import { rank } from '../forms/measures.ts';
import { NotDecidedError } from '../storage/errors.ts';
import type { Universe } from './universe.ts';

/** Whether two universes have the same members. Decided for the named ones and finite closures. */
export function sameUniverse(arena: Arena, u: Universe, v: Universe): boolean {
  if (u.key === v.key) return true;
  const a = u.finiteGenerators?.(arena);
  const b = v.finiteGenerators?.(arena);
  if (a === undefined || b === undefined) return sameByName(u, v);
  return a.every((end) => v.contains(arena, end)) && b.every((end) => u.contains(arena, end));
}

/** Whether ≥ is the same relation modulo both. Decided for the named ones and finite closures. */
export function sameOrder(arena: Arena, u: Universe, v: Universe): boolean {
  if (u.key === v.key) return true;
  for (const { name, finiteGenerators, endsBeyond } of [u, v]) {
    if (finiteGenerators !== undefined && endsBeyond === undefined) {
      throw new NotDecidedError(
        `not decided: the ends of ${name} are not all dead; ask orderRelation`,
      );
    }
  }
  const finite = [u, v].every((universe) => universe.finiteGenerators !== undefined);
  if (!finite) return sameByName(u, v);
  return differsAt(arena, u, v) === undefined;
}

/** By names and finite generators, which only tell universes that differ; else not decided. */
function sameByName(u: Universe, v: Universe): boolean {
  for (const universe of [u, v]) {
    if (universe.certificateName === undefined && universe.finiteGenerators === undefined) {
      throw new NotDecidedError(
        `not decided: nothing says which ends generate ${universe.name}, so it cannot be told from ${
          universe === u ? v.name : u.name
        }`,
      );
    }
  }
  return u.certificateName !== undefined && u.certificateName === v.certificateName;
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
    const ranks = (other.finiteGenerators?.(arena) ?? []).map((end) => rank(arena, end));
    for (const end of owner.endsBeyond?.(arena, Math.max(0, ...ranks)) ?? []) {
      if (other.isAboveSomeEnd?.(arena, end) === false) return { end, owner };
    }
  }
  return undefined;
}
