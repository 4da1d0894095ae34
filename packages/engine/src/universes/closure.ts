/**
 * Universes made from Left dead ends: D(A), the smallest universe that contains
 * a finite set A of them (conjugates implied), and more generally any
 * dead-ending universe whose test sets n ↦ T_n can be computed [Siegel,
 * Corollaries 4.11 and 4.12]. G is strong when it survives every test end of
 * its rank (Theorem 4.9); it lies in D(A) when the value of every end among its
 * subpositions is in cl(A), or its conjugate is (Theorem 3.7).
 */

import { type Arena, type FormId, ZERO } from '../forms/arena.ts';
import { CanonicalOrder } from '../forms/canonical-order.ts';
import { conjugate } from '../forms/conjugate.ts';
import { exportForms, importForms } from '../forms/dag.ts';
import { isDeadEnd, isDeadEnding } from '../forms/kinds.ts';
import { rank } from '../forms/measures.ts';
import { formToText, type PrintStyle } from '../forms/print.ts';
import { Left, Right, SIDES, type Side } from '../forms/side.ts';
import { subpositions } from '../forms/transform.ts';
import { ValueError } from '../storage/errors.ts';
import { MemoBy } from '../storage/memo.ts';
import { deadEndAtLeast, deadEndSum, deadEndValue } from './dead-end-order.ts';
import { D } from './dicot.ts';
import { survives } from './survival.ts';
import { followers, type TestEnd, testSet } from './test-sets.ts';
import type { Universe } from './universe.ts';

const generatorsByKey = new MemoBy<string, readonly FormId[]>('generators');
const testSets = new MemoBy<string, readonly TestEnd[]>('test sets');
const membersByKey = new MemoBy<string, Map<FormId, boolean>>('members');
const levelsByKey = new MemoBy<string, Set<FormId>[]>('members by birthday');

/** A universe D(A), whose Left ends are dead and known through generators. */
export interface Closure extends Universe {
  /** The generators that matter for games of rank at most n. */
  generators(arena: Arena, n: number): readonly FormId[];
  /** T_n, with members of cl(A) behind the truncations. */
  testSet(arena: Arena, n: number): readonly TestEnd[];
}

/** A closure, seen from the universe type: it offers generators. */
export function isClosure(universe: Universe): universe is Closure {
  return 'generators' in universe;
}

/** Deeper generators are refused: their order would be compared recursively. */
const MAX_GENERATOR_RANK = 500;

/**
 * D(A) for Left dead ends of an arena. The universe itself belongs to no arena.
 *
 * @example
 * const arena = new Arena();
 * closure(arena, [integer(arena, -1)]).name // → D(-1)
 */
export function closure(arena: Arena, generators: readonly FormId[]): Closure | typeof D {
  for (const generator of generators) requireGenerator(arena, generator);
  const values = new Set(generators.map((generator) => deadEndValue(arena, generator)));
  values.delete(ZERO);
  if (values.size === 0) return D;
  const order = new CanonicalOrder(arena, [...values]);
  const sorted = [...values].sort((a, b) => order.place(a) - order.place(b));
  const dag = exportForms(arena, sorted);
  const key = `D${JSON.stringify(dag.forms)}${JSON.stringify(dag.roots)}`;
  const write = (style: PrintStyle): string => {
    // A universe is known by its name, which is one and the same however games are named.
    const ends = sorted.map((end) => formToText(arena, end, { style, naming: 'integers' }));
    return `${style === 'latex' ? '\\mathcal{D}' : 'D'}(${ends.join(', ')})`;
  };
  const written = { ascii: write('ascii'), unicode: write('unicode'), latex: write('latex') };
  const finiteGenerators = (target: Arena): readonly FormId[] =>
    target.ownBy(generatorsByKey, key, () => importForms(target, dag));
  return {
    ...generatedUniverse(written.ascii, key, finiteGenerators),
    write: (style) => written[style],
    finiteGenerators,
    endsBeyond: finiteGenerators,
  };
}

function requireGenerator(arena: Arena, id: FormId): void {
  if (!isDeadEnd(arena, id, Left)) {
    const text = formToText(arena, id, { maxLength: 60 });
    throw new ValueError(
      isDeadEnd(arena, id, Right)
        ? `${text} is a Right dead end; name its conjugate, the Left dead end: conjugates are implied`
        : `${text} is not a Left dead end, and no strong test is known for the universe it generates`,
    );
  }
  if (rank(arena, id) > MAX_GENERATOR_RANK) {
    throw new ValueError(`generators are refused above rank ${MAX_GENERATOR_RANK}`);
  }
}

/**
 * A universe from a computable family of generators: `generators(arena, n)` must
 * list enough of them that their truncations at n are those of the whole family,
 * and all that have rank at most n.
 */
export function generatedUniverse(
  name: string,
  key: string,
  generators: (arena: Arena, n: number) => readonly FormId[],
): Closure {
  const tests = (arena: Arena, n: number): readonly TestEnd[] =>
    arena.ownBy(testSets, `T_${n} of ${key}`, () => testSet(arena, generators(arena, n), n));
  return testedUniverse(name, key, tests, generators, (arena, end) => {
    const birthday = rank(arena, end);
    return membersOfBirthday(
      arena,
      key,
      followers(arena, generators(arena, birthday)),
      birthday,
    ).has(end);
  });
}

/**
 * A universe from computable test sets and a test of which values of Left dead
 * ends belong to it (Corollary 4.11).
 */
export function testedUniverse(
  name: string,
  key: string,
  tests: (arena: Arena, n: number) => readonly TestEnd[],
  generators: (arena: Arena, n: number) => readonly FormId[],
  hasEnd: (arena: Arena, value: FormId) => boolean,
): Closure {
  const universe: Closure = {
    name,
    key,
    generators,
    testSet: tests,
    isStrong: (arena, id, side) =>
      tests(arena, rank(arena, id)).every(({ end }) => survives(arena, id, end, side)),
    contains: (arena, id) => isDeadEnding(arena, id) && endsBelong(arena, key, id, hasEnd),
    // A non-zero Left dead end has 1̄ among its followers.
    includes: 'D(-1)',
    isDeadEnding: true,
    reversers: (arena, g, isBelow) => membersBelow(arena, universe, g, isBelow),
    birthdaysAreExact: true,
    countLeftEnds: (arena, forms) => countEnds(arena, universe, forms),
    isAboveSomeEnd: (arena, end) => inUpwardClosure(arena, universe, end),
  };
  return universe;
}

/** The members of cl(A) up to the least rank at which one is known to be ≤ G. */
function* membersBelow(
  arena: Arena,
  universe: Closure,
  g: FormId,
  isBelow: (end: FormId) => boolean,
): Generator<FormId> {
  yield ZERO;
  const sufficient = universe
    .testSet(arena, rank(arena, g) + 1)
    .map((test) => test.member)
    .filter(isBelow);
  if (sufficient.length === 0) return;
  const least = Math.min(...sufficient.map((member) => rank(arena, member)));
  yield* membersUpTo(arena, universe, least);
}

/** The value of a whole end decides, so sets of options are tried; there are few dead ends. */
function countEnds(arena: Arena, universe: Closure, forms: readonly FormId[]): bigint {
  let sets: FormId[][] = [[]];
  for (const form of forms) {
    if (isDeadEnd(arena, form, Left)) sets = sets.concat(sets.map((set) => [...set, form]));
  }
  const ends = sets.map((right) => arena.intern([], right));
  return BigInt(ends.filter((end) => universe.contains(arena, end)).length);
}

/** Whether every end among the subpositions has its value, or its conjugate's, in the universe. */
function endsBelong(
  arena: Arena,
  key: string,
  root: FormId,
  hasEnd: (arena: Arena, value: FormId) => boolean,
): boolean {
  const known = arena.ownBy(membersByKey, key, () => new Map());
  const decided = known.get(root);
  if (decided !== undefined) return decided;
  for (const id of subpositions(arena, root)) {
    if (known.has(id)) continue;
    const optionsBelong = SIDES.every((side) =>
      arena.options(id, side).every((option) => known.get(option) === true),
    );
    known.set(id, optionsBelong && SIDES.every((side) => endBelongs(arena, id, side, hasEnd)));
  }
  return known.get(root) === true;
}

function endBelongs(
  arena: Arena,
  id: FormId,
  side: Side,
  hasEnd: (arena: Arena, value: FormId) => boolean,
): boolean {
  if (!isDeadEnd(arena, id, side)) return true;
  return hasEnd(arena, deadEndValue(arena, side === Left ? id : conjugate(arena, id)));
}

/** The values in cl(A) of one birthday: birthdays of dead ends add (Proposition 3.8). */
function membersOfBirthday(
  arena: Arena,
  key: string,
  steps: readonly FormId[],
  birthday: number,
): ReadonlySet<FormId> {
  const levels = arena.ownBy(levelsByKey, `${key}, ${steps.length}`, () => [new Set([ZERO])]);
  for (let b = levels.length; b <= birthday; b++) {
    const level = new Set<FormId>();
    for (const step of steps) {
      const rest = levels[b - rank(arena, step)];
      for (const member of rest ?? []) {
        arena.tick();
        level.add(deadEndSum(arena, member, step));
      }
    }
    levels.push(level);
  }
  return levels[birthday] ?? new Set();
}

/** The members of cl(A) by increasing birthday, up to a bound; 0 left out. */
export function* membersUpTo(arena: Arena, universe: Closure, birthday: number): Generator<FormId> {
  const steps = followers(arena, universe.generators(arena, birthday));
  for (let b = 1; b <= birthday; b++) {
    yield* membersOfBirthday(arena, universe.key, steps, b);
  }
}

/** Whether a Left dead end has its value in cl(A): is it a sum of followers of A? */
export function inClosure(arena: Arena, universe: Closure, end: FormId): boolean {
  return isDeadEnd(arena, end, Left) && universe.contains(arena, end);
}

/**
 * Whether a Left dead end is in up(A), at least some member of cl(A). One move
 * more than its rank decides: below that a truncation can look like an end.
 */
export function inUpwardClosure(arena: Arena, universe: Closure, end: FormId): boolean {
  if (!isDeadEnd(arena, end, Left)) return false;
  const value = deadEndValue(arena, end);
  return universe
    .testSet(arena, rank(arena, value) + 1)
    .some((test) => deadEndAtLeast(arena, value, test.end));
}
