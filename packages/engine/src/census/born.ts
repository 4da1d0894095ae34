/**
 * The forms born by day n in a universe: those of rank at most n that lie in it.
 * Forms on which both players can move belong to every universe that has their
 * options (dicotic closure, Siegel, Definition 1.4); what distinguishes
 * universes are their ends. There are 1, 4, 256 and 2^512 forms in all, so lists
 * end at day 2, or at day 3 for dicots, and beyond that there is the number.
 */

import { type Arena, type FormId, ZERO } from '../forms/arena.ts';
import { CanonicalOrder } from '../forms/canonical-order.ts';
import { conjugate } from '../forms/conjugate.ts';
import { isEnd } from '../forms/ends.ts';
import { isDeadEnd } from '../forms/kinds.ts';
import { Left } from '../forms/side.ts';
import type { Universe } from '../universes/universe.ts';

/** A census that cannot be taken, and why. */
export class CensusError extends RangeError {
  override readonly name = 'CensusError';
}

/** Longer lists are refused; the 1,046,530 dicots of day 3 fit. */
const MAX_LISTED = 2 ** 21;
/** Past this day the number itself is too long to be written down. */
const LAST_COUNTED_DAY = 3;
/** Past so many forms a list keeps the order in which it was made. */
const MAX_SORTED = 5_000;

/**
 * The forms of rank at most n in a universe, in canonical order (the dicots of
 * day 3: in the order of their sets of options).
 *
 * @example
 * const arena = new Arena();
 * [M, B, E, D].map((universe) => born(arena, 2, universe).length) // → [256, 256, 232, 10]
 */
export function born(arena: Arena, n: number, universe: Universe): readonly FormId[] {
  return arena.own(`born by day ${n} in ${universe.key}`, () => {
    const count = countBorn(arena, n, universe);
    if (count > MAX_LISTED) {
      throw new CensusError(
        `there are ${approximately(count)} forms of rank at most ${n} in ${universe.name}; they cannot be listed, only sampled`,
      );
    }
    if (n === 0) return [ZERO];
    const below = born(arena, n - 1, universe);
    const sides = [...subsets(below)].filter((side) => side.length > 0);
    const ends = leftEnds(arena, below, universe);
    const forms = new Set(ends);
    for (const end of ends) forms.add(conjugate(arena, end));
    for (const left of sides) {
      for (const right of sides) forms.add(arena.intern(left, right));
    }
    return forms.size > MAX_SORTED ? [...forms] : canonically(arena, [...forms]);
  });
}

/** How many forms of rank at most n lie in a universe, for n up to 3. */
export function countBorn(arena: Arena, n: number, universe: Universe): bigint {
  if (!(Number.isInteger(n) && n >= 0)) throw new CensusError(`there is no day ${n}`);
  if (n === 0) return 1n;
  if (n > LAST_COUNTED_DAY) {
    throw new CensusError(
      `the number of forms of rank at most ${n} in ${universe.name} is too long to be written down; days up to ${LAST_COUNTED_DAY} are counted`,
    );
  }
  const below = born(arena, n - 1, universe);
  const nonEmpty = 2n ** BigInt(below.length) - 1n;
  // 0 is both a Left and a Right end.
  return nonEmpty * nonEmpty + 2n * countLeftEnds(arena, below, universe) - 1n;
}

/** The Left ends of the universe whose options are among some forms, 0 included. */
function leftEnds(arena: Arena, below: readonly FormId[], universe: Universe): FormId[] {
  const options = below.filter((form) => mayFollowLeftEnd(arena, form, universe));
  return [...subsets(options)]
    .map((right) => arena.intern([], right))
    .filter((end) => universe.contains(arena, end));
}

function countLeftEnds(arena: Arena, below: readonly FormId[], universe: Universe): bigint {
  // In closures the value of the whole end counts, and the dead ends are few.
  if (universe.class === 'closure') return BigInt(leftEnds(arena, below, universe).length);
  const options = below.filter((form) => mayFollowLeftEnd(arena, form, universe));
  return 2n ** BigInt(options.length);
}

/**
 * Whether a member of the universe can be an option of a Left end of it. Except
 * in closures, what may be an option alone may be one together with others.
 */
function mayFollowLeftEnd(arena: Arena, form: FormId, universe: Universe): boolean {
  switch (universe.class) {
    case 'full':
    case 'normal':
      return true;
    case 'dicot':
      return false;
    case 'dead-ending':
    case 'closure':
      return isDeadEnd(arena, form, Left);
    case 'blocking':
      return (
        isEnd(arena, form, Left) ||
        arena.options(form, Left).some((option) => isEnd(arena, option, Left))
      );
  }
}

/** All sublists of a list, the empty one first. */
function* subsets<T>(items: readonly T[]): Generator<T[]> {
  for (let mask = 0; mask < 2 ** items.length; mask++) {
    yield items.filter((_, i) => (mask >> i) & 1);
  }
}

/** Forms in canonical order. */
export function canonically(arena: Arena, forms: readonly FormId[]): FormId[] {
  const order = new CanonicalOrder(arena, forms);
  return [...forms].sort((a, b) => order.place(a) - order.place(b));
}

/** A number of forms for people: exact while it is short, else a power of two below it. */
function approximately(count: bigint): string {
  return count < 10n ** 12n ? String(count) : `more than 2^${count.toString(2).length - 1}`;
}
