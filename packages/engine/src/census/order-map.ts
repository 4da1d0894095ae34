/**
 * The map of orders: all universes D(A) with A among the Left ends of rank at most 2, put together
 * where their orders are proved to be the same [Siegel, section 7, asks for the structure of these
 * universes]. Ends that are at least a sum of others, modulo M, change no order, so each class has its
 * test ends (closures/generating-ends.ts). Classes that are strong on different forms have different
 * orders; where no tried form tells them apart, they are only seen alike.
 */

import { leftEndsOf, testEnds } from '../closures/generating-ends.ts';
import { leastUniverse } from '../closures/least-universe.ts';
import { adjointForm } from '../closures/same-order.ts';
import { type Arena, type FormId, ZERO } from '../forms/arena.ts';
import { isEnd } from '../forms/ends.ts';
import { Left } from '../forms/side.ts';
import { sum } from '../forms/sum.ts';
import { winsMovingFirst } from '../play/misere.ts';
import { formsOfRankTwo } from '../universes/small-ends.ts';
import type { Universe } from '../universes/universe.ts';

export interface OrderClass {
  /** The universe that the test ends generate, whose order is meant. */
  readonly universe: Universe;
  readonly tests: readonly FormId[];
  /** How many universes are proved to have this order. */
  readonly universes: number;
  /** How many of the 256 forms of rank at most 2 are Left strong. */
  readonly strong: number;
  /** A smallest set of ends that shows which forms of rank at most 2 are not Left strong. */
  readonly testSet: readonly FormId[];
  /** Classes with the same number were told apart by no form that was tried. */
  readonly seen: number;
}

/** The classes, the coarsest order first. */
export function orderMap(arena: Arena): OrderClass[] {
  const forms = formsOfRankTwo(arena);
  const more = leftEnds(arena).map((end) => adjointForm(arena, end));
  const seen = new Map<string, number>();
  const smallest = new Map<string, readonly FormId[]>();
  const found = [...classesByTests(arena).values()].map(({ tests, universes }) => {
    const universe = leastUniverse(arena, tests);
    const strongOf = (some: readonly FormId[]): string =>
      some.map((form) => (universe.isStrong(arena, form, Left) ? '1' : '0')).join('');
    const small = strongOf(forms);
    const weak = forms.filter((_, i) => small[i] === '0');
    const key = `${tests.join()} ${small}`;
    if (!smallest.has(key)) smallest.set(key, smallestTestSet(arena, tests, weak));
    return {
      universe,
      tests,
      universes,
      strong: forms.length - weak.length,
      testSet: smallest.get(key) ?? [],
      signature: small + strongOf(more),
    };
  });
  found.sort((a, b) => b.strong - a.strong || (a.signature < b.signature ? 1 : -1));
  return found.map(({ signature, ...rest }) => {
    if (!seen.has(signature)) seen.set(signature, seen.size + 1);
    return { ...rest, seen: seen.get(signature) ?? 0 };
  });
}

/** The 15 Left ends of rank 1 and 2. */
function leftEnds(arena: Arena): FormId[] {
  return formsOfRankTwo(arena).filter((form) => form !== ZERO && isEnd(arena, form, Left));
}

/** The universes, counted by their test ends: each is known by the Left ends of rank at most 2 it has. */
function classesByTests(
  arena: Arena,
): Map<string, { readonly tests: readonly FormId[]; universes: number }> {
  const ends = leftEnds(arena);
  const implied = ends.map((end) =>
    leftEndsOf(arena, [end]).reduce((set, other) => set | (1 << ends.indexOf(other)), 0),
  );
  const closed = new Set<number>();
  for (let chosen = 0; chosen < 1 << ends.length; chosen++) {
    closed.add(implied.reduce((set, more, i) => (((chosen >> i) & 1) === 1 ? set | more : set), 0));
  }
  const classes = new Map<string, { tests: readonly FormId[]; universes: number }>();
  for (const set of closed) {
    arena.tick();
    const tests = testEnds(
      arena,
      ends.filter((_, i) => ((set >> i) & 1) === 1),
    );
    const key = [...tests].sort((a, b) => a - b).join();
    const known = classes.get(key) ?? { tests, universes: 0 };
    known.universes++;
    classes.set(key, known);
  }
  return classes;
}

/** Sums of up to so many test ends are enough for forms of rank 2. */
const MOST_SUMMANDS = 2;

/** As few sums of test ends as show that none of some forms is strong. */
function smallestTestSet(
  arena: Arena,
  tests: readonly FormId[],
  weak: readonly FormId[],
): readonly FormId[] {
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
  return sums;
}
