/**
 * Day 3. The classes of dicots are counted exactly, modulo any universe; those
 * of E and B lie between proved bounds.
 *
 * Exactly: a game is equal to one whose Left options, and whose Right options,
 * are pairwise incomparable values of day 2, so it is enough to take each pair of
 * antichains of the few classes of day-2 dicots.
 *
 * Bounds. Let a be the number of antichains of the day-2 classes of U.
 * - From above: by the same argument there are at most a² classes.
 * - From below: let A and B be antichains, A with a non-zero Right dead end in it
 *   and B with a non-zero Left dead end b. In {A | B} no Left option reverses:
 *   that would need G ≥ G^{LR} with G^{LR} of rank at most 1, so 0, 1, 1̄ or * (no
 *   two of which are equal, and none of which reduces, modulo a universe that has
 *   1̄). But Right's move to b, where Left has no reply, would have to be met by
 *   an option of G^{LR} that is ≤ b, and the only one there may be is 0, with
 *   which b does not compare [Siegel, Corollary 3.2]. Likewise no Right option
 *   reverses. So the simplest form of {A | B} has exactly the options A and B in
 *   simplest form, and different pairs give different classes. By conjugation
 *   both kinds of antichains are equally many; call the number e. There are at
 *   least e² classes. For e it is enough to count the antichains through one
 *   fixed end: those of the classes that do not compare with it.
 *
 * a and e are themselves between the bounds of `posets/antichains.ts`. Altogether
 * there are between 2^126 and 2^158 classes of E born by day 3, and between 2^130
 * and 2^164 of B.
 */

import { type Arena, type FormId, ZERO } from '../forms/arena.ts';
import { isDeadEnd } from '../forms/kinds.ts';
import { integer } from '../forms/named.ts';
import { Left } from '../forms/side.ts';
import { isInvertible } from '../inverses/invertible.ts';
import { geq } from '../order/compare.ts';
import { misereOutcome } from '../play/misere.ts';
import type { Outcome } from '../play/outcome.ts';
import { antichainBounds, type CountBounds } from '../posets/antichains.ts';
import { comparable, indices, type Poset, posetOf, subposet } from '../posets/poset.ts';
import { simplestForm, simplestFromOptions } from '../reduction/simplest.ts';
import { ValueError } from '../storage/errors.ts';
import { D } from '../universes/dicot.ts';
import { isNormalPlay, type Universe } from '../universes/universe.ts';
import { born } from './born.ts';
import { census, tally } from './census.ts';

/** The classes, modulo a universe, of the dicots born by day 3. */
export interface DicotDayThree {
  readonly universe: Universe;
  /** The simplest forms, one a class. */
  readonly classes: readonly FormId[];
  readonly outcomes: Readonly<Record<Outcome, number>>;
  /** How many classes are invertible modulo the universe. */
  readonly invertible: number;
}

/** Counts the classes of the dicots of rank at most 3 modulo a universe. */
export function dicotDayThree(arena: Arena, universe: Universe): DicotDayThree {
  const values = [...new Set(born(arena, 2, D).map((form) => simplestForm(arena, form, universe)))];
  const order = posetOf(values, (a, b) => geq(arena, a, b, universe));
  const sides = antichainsOf(order).map((chosen) => chosen.flatMap((i) => values[i] ?? []));
  const classes = new Set<FormId>([ZERO]);
  for (const left of sides) {
    for (const right of sides) {
      arena.tick();
      if (left.length > 0 && right.length > 0) {
        classes.add(simplestFromOptions(arena, left, right, universe));
      }
    }
  }
  return {
    universe,
    classes: [...classes],
    outcomes: tally([...classes].map((form) => misereOutcome(arena, form))),
    invertible: [...classes].filter((form) => isInvertible(arena, form, universe)).length,
  };
}

/** All antichains of a small order. */
function antichainsOf(order: Poset): number[][] {
  let found: number[][] = [[]];
  for (const i of indices(order.size)) {
    const larger = found.filter((chosen) => !chosen.some((j) => comparable(order, i, j)));
    found = found.concat(larger.map((chosen) => [...chosen, i]));
  }
  return found;
}

/** Proved bounds on the number of classes born by day 3, and what they are made of. */
export interface DayThreeBounds extends CountBounds {
  readonly universe: Universe;
  /** Bounds on the number of antichains of the classes of day 2. */
  readonly antichains: CountBounds;
  /** A lower bound on the number of those that contain a non-zero Left dead end. */
  readonly withLeftDeadEnd: bigint;
}

/** Whether the argument for the bounds holds: 1̄ is there, and play is misère. */
export function hasDayThreeBounds(arena: Arena, universe: Universe): boolean {
  return !isNormalPlay(universe) && universe.contains(arena, integer(arena, -1));
}

/** Bounds on the number of classes of a universe born by day 3; for misère universes with 1̄. */
export function dayThreeBounds(arena: Arena, universe: Universe): DayThreeBounds {
  if (!hasDayThreeBounds(arena, universe)) {
    throw new ValueError(
      `the argument needs 1̄ in a universe of misère play; modulo ${universe.name} the classes of dicots are counted exactly`,
    );
  }
  const { classes, order } = census(arena, universe, 2);
  const tick = (): void => arena.tick();
  const antichains = antichainBounds(order, 20_000, tick);
  let withLeftDeadEnd = 0n;
  for (const [i, { smallest }] of classes.entries()) {
    if (smallest === ZERO || !isDeadEnd(arena, smallest, Left)) continue;
    const free = indices(order.size).filter((j) => !comparable(order, i, j));
    const { lower } = antichainBounds(subposet(order, free), 1, tick);
    if (lower > withLeftDeadEnd) withLeftDeadEnd = lower;
  }
  return {
    universe,
    antichains,
    withLeftDeadEnd,
    lower: withLeftDeadEnd * withLeftDeadEnd,
    upper: antichains.upper * antichains.upper,
  };
}
