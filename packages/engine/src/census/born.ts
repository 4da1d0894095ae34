/**
 * The forms born by day n in a universe: those of rank at most n that lie in it.
 * Forms on which both players can move belong to every universe that has their
 * options (dicotic closure, [Siegel, Definition 1.4]); what distinguishes
 * universes are their ends. There are 1, 4, 256 and 2^512 forms in all, so lists
 * end at day 2, or at day 3 for dicots, and beyond that there is the number.
 */

import { type Arena, type FormId, ZERO } from '../forms/arena.ts';
import { rank } from '../forms/measures.ts';
import { ValueError } from '../storage/errors.ts';
import { MemoBy } from '../storage/memo.ts';
import type { Universe } from '../universes/universe.ts';

const bornByDay = new MemoBy<string, readonly FormId[]>('born by day');

/** Longer lists are refused; the 1,046,530 dicots of day 3 fit. */
const MAX_LISTED = 2 ** 21;
/** With more options to choose from, the ends of a universe that does not count them are not counted. */
const MAX_OPTIONS_TRIED = 16;
/** Past this day the number itself is too long to be written down. */
const LAST_COUNTED_DAY = 3;

/**
 * The forms of rank at most n in a universe, in canonical order: by rank, then by
 * how many options they have, Left's first, then by the options.
 *
 * @example
 * const arena = new Arena();
 * [M, B, E, D].map((universe) => born(arena, 2, universe).length) // → [256, 256, 232, 10]
 */
export function born(arena: Arena, n: number, universe: Universe): readonly FormId[] {
  return arena.ownBy(bornByDay, `${n} in ${universe.key}`, () => {
    const count = countBorn(arena, n, universe);
    if (count > MAX_LISTED) {
      throw new ValueError(
        `there are ${approximately(count)} forms of rank at most ${n} in ${universe.name}; they cannot be listed, only sampled`,
      );
    }
    if (n === 0) return [ZERO];
    const below = born(arena, n - 1, universe);
    return [...below, ...bornOnDay(arena, n, below, universe)];
  });
}

/** The forms of rank n in a universe, given those of smaller rank in canonical order. */
function* bornOnDay(
  arena: Arena,
  n: number,
  below: readonly FormId[],
  universe: Universe,
): Generator<FormId> {
  const sides = sidesBySize(below);
  const all = below.length;
  for (let total = 1; total <= 2 * all; total++) {
    for (let lefts = Math.min(total, all); lefts >= Math.max(0, total - all); lefts--) {
      for (const left of sides[lefts] ?? []) {
        for (const right of sides[total - lefts] ?? []) {
          const form = arena.intern(left, right);
          if (rank(arena, form) !== n) continue;
          const isAnEnd = left.length === 0 || right.length === 0;
          if (!isAnEnd || universe.contains(arena, form)) yield form;
        }
      }
    }
  }
}

/** The sublists of a list by their sizes, those of one size in lexicographic order. */
function sidesBySize(items: readonly FormId[]): FormId[][][] {
  const sides: FormId[][][] = Array.from({ length: items.length + 1 }, () => []);
  const extend = (chosen: readonly FormId[], from: number): void => {
    sides[chosen.length]?.push([...chosen]);
    for (const [i, item] of items.entries()) if (i >= from) extend([...chosen, item], i + 1);
  };
  extend([], 0);
  return sides;
}

/** How many forms of rank at most n lie in a universe, for n up to 3. */
export function countBorn(arena: Arena, n: number, universe: Universe): bigint {
  if (!(Number.isInteger(n) && n >= 0)) throw new ValueError(`there is no day ${n}`);
  if (n === 0) return 1n;
  if (n > LAST_COUNTED_DAY) {
    throw new ValueError(
      `the number of forms of rank at most ${n} in ${universe.name} is too long to be written down; days up to ${LAST_COUNTED_DAY} are counted`,
    );
  }
  const below = born(arena, n - 1, universe);
  const nonEmpty = 2n ** BigInt(below.length) - 1n;
  // 0 is both a Left and a Right end.
  return nonEmpty * nonEmpty + 2n * countLeftEnds(arena, below, universe) - 1n;
}

/** How many Left ends of the universe have their options among some forms, 0 included. */
function countLeftEnds(arena: Arena, below: readonly FormId[], universe: Universe): bigint {
  if (universe.countLeftEnds !== undefined) return universe.countLeftEnds(arena, below);
  if (below.length > MAX_OPTIONS_TRIED) {
    throw new ValueError(
      `the Left ends of ${universe.name} with options among ${below.length} forms are not counted: nothing is known of them but which ones lie in it`,
    );
  }
  const ends = sidesBySize(below)
    .flat()
    .map((right) => arena.intern([], right));
  return BigInt(ends.filter((end) => universe.contains(arena, end)).length);
}

/** A number of forms for people: exact while it is short, else a power of two below it. */
function approximately(count: bigint): string {
  return count < 10n ** 12n ? String(count) : `more than 2^${count.toString(2).length - 1}`;
}
