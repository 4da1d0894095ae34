/**
 * Left ends of a universe of which only membership is known, small ones first:
 * where a proof would name an end, a universe that offers none is searched. All
 * Left ends of rank at most 2 are tried, longer ones of the kinds that matter in
 * the known universes, multiples of all these (a universe is closed under sums),
 * and at last ends with one or two options of rank at most 2.
 */

import { type Arena, type FormId, ZERO } from '../forms/arena.ts';
import { isEnd } from '../forms/ends.ts';
import { rank } from '../forms/measures.ts';
import { integer } from '../forms/named.ts';
import { Left } from '../forms/side.ts';
import { copies } from '../forms/sum.ts';
import { Memo, MemoBy } from '../storage/memo.ts';
import { blockedSuperEnd } from './blocked-ends.ts';
import { perfectMurder } from './perfect-murder.ts';
import type { Universe } from './universe.ts';

const rankTwo = new Memo<readonly FormId[]>('forms of rank at most 2');
const leftEnds = new MemoBy<string, readonly FormId[]>('short Left ends');

/** Longer ends are not tried, however deep the game. */
const MAX_LENGTH = 8;

/** All forms of rank at most 2, options first. */
export function formsOfRankTwo(arena: Arena): readonly FormId[] {
  return arena.own(rankTwo, () => formsWithOptions(arena, formsWithOptions(arena, [ZERO])));
}

function formsWithOptions(arena: Arena, options: readonly FormId[]): FormId[] {
  const sets = subsets(options);
  return [...new Set(sets.flatMap((left) => sets.map((right) => arena.intern(left, right))))];
}

function subsets(items: readonly FormId[]): FormId[][] {
  let sets: FormId[][] = [[]];
  for (const item of items) sets = sets.concat(sets.map((set) => [...set, item]));
  return sets;
}

/** Left ends of the universe by increasing rank, up to a few moves more than n. */
export function shortLeftEnds(arena: Arena, universe: Universe, n: number): readonly FormId[] {
  const length = Math.min(n + 2, MAX_LENGTH);
  return arena.ownBy(leftEnds, `${universe.key} up to ${length}`, () => {
    const small = formsOfRankTwo(arena).filter(
      (form) => isEnd(arena, form, Left) && universe.contains(arena, form),
    );
    const long: FormId[] = [];
    for (let k = 1; k <= length; k++) {
      long.push(perfectMurder(arena, k), blockedSuperEnd(arena, k));
      long.push(integer(arena, -k), arena.intern([], [integer(arena, k)]));
      for (const end of small) {
        if (k * rank(arena, end) <= length) long.push(copies(arena, k, end));
      }
    }
    const found = new Set([...small, ...long.filter((form) => universe.contains(arena, form))]);
    return [...found].sort((a, b) => rank(arena, a) - rank(arena, b) || a - b);
  });
}

/** Left ends of the universe with one or two options, members of rank at most 2. */
export function* wideLeftEnds(arena: Arena, universe: Universe): Generator<FormId> {
  const options = formsOfRankTwo(arena).filter((form) => universe.contains(arena, form));
  for (const [i, first] of options.entries()) {
    for (const second of options.slice(0, i + 1)) {
      arena.tick();
      const end = arena.intern([], [first, second]);
      if (universe.contains(arena, end)) yield end;
    }
  }
}
