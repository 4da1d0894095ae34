/**
 * The map of orders: all universes D(A) with A among the Left ends of rank at most 2, put together where
 * they order all games alike [Siegel, section 7, asks for the structure of these universes]. Ends that
 * are, modulo M, at least a sum of others change no order, so each class has its test ends
 * (closures/generating-ends.ts); and where an end of one universe is at least no end of another, their
 * orders differ (reasons/separating-form.ts). So the classes are the orders, and nothing is left open.
 */

import { uncovered } from '../closures/covering.ts';
import { testEnds } from '../closures/generating-ends.ts';
import { leastUniverse } from '../closures/least-universe.ts';
import { type Arena, type FormId, ZERO } from '../forms/arena.ts';
import { isEnd } from '../forms/ends.ts';
import { Left } from '../forms/side.ts';
import { sum } from '../forms/sum.ts';
import { geq } from '../order/compare.ts';
import { winsMovingFirst } from '../play/misere.ts';
import { simplestForm } from '../reduction/simplest.ts';
import { InvariantError } from '../storage/errors.ts';
import { M } from '../universes/full.ts';
import { formsOfRankTwo } from '../universes/small-ends.ts';
import type { Universe } from '../universes/universe.ts';

export interface OrderClass {
  /** The universe that the test ends generate: the least one that has this order. */
  readonly universe: Universe;
  /** The ends that strength is tested with; their sums serve games of all ranks. */
  readonly tests: readonly FormId[];
  /** The Left ends of rank 1 and 2 that are, modulo M, at least an end of it. */
  readonly ends: readonly FormId[];
  /** How many universes have this order. */
  readonly universes: number;
  /** How many forms of rank at most 2 lie in the least of them, and in how many classes. */
  readonly members: number;
  readonly classes: number;
  /** How many of the 256 forms of rank at most 2 are Left strong. */
  readonly strong: number;
  /** A smallest set of ends that shows which forms of rank at most 2 are not Left strong. */
  readonly testSet: readonly FormId[];
  /** The places in the map of the orders directly below: more games are strong, and more comparable. */
  readonly covers: readonly number[];
}

/** The orders, D's first, each after those below it. */
export function orderMap(arena: Arena): OrderClass[] {
  const ends = leftEnds(arena);
  // Comparing forms of rank at most 2 asks for the strength of such forms only, so where these are
  // strong alike the classes are the same, and are worked out modulo the first such universe.
  const alike = new Map<string, Universe>();
  const found = classesByTests(arena, ends).map((each) => {
    const universe = leastUniverse(arena, each.tests);
    const strong = strongForms(arena, universe);
    const key = [...strong].join();
    if (!alike.has(key)) alike.set(key, universe);
    return { ...each, universe, strong, ...members(arena, universe, alike.get(key) ?? universe) };
  });
  found.sort((a, b) => a.ends.length - b.ends.length || b.strong.size - a.strong.size);
  const isBelow = (i: number, j: number): boolean =>
    i !== j && found[i]?.tests.every((end) => found[j]?.ends.includes(end)) === true;
  return found.map(({ strong, ...rest }, j) => {
    const below = [...found.keys()].filter((i) => isBelow(i, j));
    return {
      ...rest,
      strong: strong.size,
      testSet: smallestTestSet(arena, rest.tests, strong),
      covers: below.filter((i) => !below.some((between) => isBelow(i, between))),
    };
  });
}

/** The 15 Left ends of rank 1 and 2. */
function leftEnds(arena: Arena): FormId[] {
  return formsOfRankTwo(arena).filter((form) => form !== ZERO && isEnd(arena, form, Left));
}

interface Tested {
  readonly tests: readonly FormId[];
  readonly ends: readonly FormId[];
  readonly universes: number;
}

/**
 * The universes, counted by their test ends: each is known by the Left ends of rank at most 2 it has. An
 * end lies in one exactly if it lies in that of a single generator, as 2̄ = 1̄ + 1̄ does in D(1̄): no end is
 * a sum of different ones.
 */
function classesByTests(arena: Arena, ends: readonly FormId[]): Tested[] {
  const implied = ends.map((end) => {
    const universe = leastUniverse(arena, [end]);
    return ends.reduce(
      (set, other, i) => (universe.contains(arena, other) ? set | (1 << i) : set),
      0,
    );
  });
  const closed = new Set<number>();
  for (let chosen = 0; chosen < 1 << ends.length; chosen++) {
    closed.add(implied.reduce((set, more, i) => (((chosen >> i) & 1) === 1 ? set | more : set), 0));
  }
  const single = withoutLarger(arena, ends);
  const universes = new Map<number, number>();
  for (const set of closed) {
    const kept = single(set);
    universes.set(kept, (universes.get(kept) ?? 0) + 1);
  }
  const classes = new Map<string, { tests: readonly FormId[]; universes: number }>();
  for (const [kept, count] of universes) {
    arena.tick();
    const tests = testEnds(
      arena,
      ends.filter((_, i) => ((kept >> i) & 1) === 1),
    );
    const key = [...tests].sort((a, b) => a - b).join();
    const known = classes.get(key) ?? { tests, universes: 0 };
    known.universes += count;
    classes.set(key, known);
  }
  return [...classes.values()].map((each) => {
    const beyond = new Set(uncovered(arena, ends, each.tests));
    return { ...each, ends: ends.filter((end) => !beyond.has(end)) };
  });
}

/** Takes from a set of ends, by bits, those that are at least 0 or a single other one that stays. */
function withoutLarger(arena: Arena, ends: readonly FormId[]): (set: number) => number {
  const isAboveZero = ends.map((end) => geq(arena, end, ZERO, M));
  const above = ends.map((end) =>
    ends.reduce((set, other, j) => (geq(arena, end, other, M) ? set | (1 << j) : set), 0),
  );
  return (set) => {
    let kept = set;
    for (let i = ends.length - 1; i >= 0; i--) {
      const others = kept & ~(1 << i);
      if (isAboveZero[i] || ((above[i] ?? 0) & others) !== 0) kept = others;
    }
    return kept;
  };
}

function strongForms(arena: Arena, universe: Universe): ReadonlySet<FormId> {
  return new Set(formsOfRankTwo(arena).filter((form) => universe.isStrong(arena, form, Left)));
}

/** Members of rank at most 2 and their classes, modulo a universe that compares these alike. */
function members(
  arena: Arena,
  universe: Universe,
  alike: Universe,
): { members: number; classes: number } {
  const forms = formsOfRankTwo(arena).filter((form) => universe.contains(arena, form));
  const classes = new Set(forms.map((form) => simplestForm(arena, form, alike)));
  return { members: forms.length, classes: classes.size };
}

/** Sums of up to so many test ends are enough for forms of rank 2; that they are is checked each time. */
const MOST_SUMMANDS = 2;

/** As few sums of test ends as show which forms are not strong. */
function smallestTestSet(
  arena: Arena,
  tests: readonly FormId[],
  strong: ReadonlySet<FormId>,
): readonly FormId[] {
  const weak = formsOfRankTwo(arena).filter((form) => !strong.has(form));
  let level: FormId[] = [ZERO];
  const sums: FormId[] = [ZERO];
  for (let n = 1; n <= MOST_SUMMANDS; n++) {
    level = [...new Set(level.flatMap((rest) => tests.map((end) => sum(arena, rest, end))))];
    sums.push(...level);
  }
  const beats = sums.map(
    (end) => new Set(weak.filter((form) => !winsMovingFirst(arena, sum(arena, form, end), Left))),
  );
  const covers = (chosen: readonly number[]): boolean =>
    weak.every((form) => chosen.some((i) => beats[i]?.has(form)));
  let sets: number[][] = [[]];
  for (let size = 0; size <= sums.length; size++) {
    const enough = sets.find(covers);
    if (enough !== undefined) return enough.map((i) => sums[i] ?? ZERO);
    sets = sets.flatMap((set) =>
      [...sums.keys()].filter((i) => i > (set.at(-1) ?? -1)).map((i) => [...set, i]),
    );
  }
  throw new InvariantError('a form that is not strong is beaten by no sum of two test ends');
}
