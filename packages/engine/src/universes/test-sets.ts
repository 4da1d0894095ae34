/**
 * Test sets T_n(A) [Siegel, Definition 4.8]: the minimal elements among the
 * truncations τ_n(G) of all G in cl(A), the sums of followers of A. They are
 * all that a game of rank n needs to be tried against (Theorem 4.9). Computed
 * by adding generators and truncating until nothing new comes (Corollary 4.12).
 * Truncation and addition respect the order, so what is not minimal may be
 * dropped at once.
 */

import { type Arena, type FormId, ZERO } from '../forms/arena.ts';
import { Right } from '../forms/side.ts';
import { sum } from '../forms/sum.ts';
import { subpositions } from '../forms/transform.ts';
import { truncate } from '../forms/truncate.ts';
import { deadEndAtLeast, deadEndSum, deadEndValue } from './dead-end-order.ts';

/** A test end with the member of cl(A) it truncates, which plays the same for rank ≤ n. */
export interface TestEnd {
  /** The truncation, in simplest form. */
  readonly end: FormId;
  /** A sum of followers of A. */
  readonly member: FormId;
}

/** The values of all non-zero followers of some Left dead ends. */
export function followers(arena: Arena, generators: readonly FormId[]): FormId[] {
  const found = new Set<FormId>();
  for (const generator of generators) {
    for (const id of subpositions(arena, deadEndValue(arena, generator))) found.add(id);
  }
  found.delete(ZERO);
  return [...found].sort((a, b) => a - b);
}

/** T_n(A), 0 first, each with its member of cl(A). */
export function testSet(arena: Arena, generators: readonly FormId[], n: number): TestEnd[] {
  const steps = followers(arena, generators);
  let tests: TestEnd[] = [{ end: ZERO, member: ZERO }];
  const queue = [...tests];
  for (let from = queue.shift(); from !== undefined; from = queue.shift()) {
    for (const step of n > 0 ? steps : []) {
      arena.tick();
      const end = deadEndValue(
        arena,
        truncate(arena, sum(arena, from.end, truncate(arena, step, n)), n),
      );
      if (tests.some((test) => deadEndAtLeast(arena, end, test.end))) continue;
      const test = { end, member: deadEndSum(arena, from.member, step) };
      tests = tests.filter((other) => !deadEndAtLeast(arena, other.end, end));
      tests.push(test);
      queue.push(test);
    }
  }
  return tests;
}

/** Whether a Left dead end is terminable: Right can end it at once (Definition 3.12). */
export function isTerminable(arena: Arena, end: FormId): boolean {
  return arena.options(end, Right).includes(ZERO);
}
