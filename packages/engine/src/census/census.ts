/**
 * A census: the forms of rank at most n in a universe — or all forms of that
 * rank — their classes modulo the universe, and the partial order of the
 * classes with the facts one asks of an order.
 */

import type { Arena, FormId } from '../forms/arena.ts';
import { askedOf } from '../forms/asked-of.ts';
import { conjugate } from '../forms/conjugate.ts';
import { geq } from '../order/compare.ts';
import type { Outcome } from '../play/outcome.ts';
import { latticeObstacle, type MissingBound } from '../posets/lattice.ts';
import {
  type Cover,
  coversOf,
  heightOf,
  indices,
  maximalOf,
  minimalOf,
  type Poset,
  posetOf,
  strictPairs,
} from '../posets/poset.ts';
import { dilworth } from '../posets/width.ts';
import { M } from '../universes/full.ts';
import type { Universe } from '../universes/universe.ts';
import { born } from './born.ts';
import {
  type ClassInfo,
  classesOf,
  type DecidedClasses,
  decidedClasses,
  describeClass,
} from './classes.ts';

/** Which forms are counted: the members of the universe, or all forms, whether in it or not. */
export type Scope = 'members' | 'all';

export interface Census {
  readonly universe: Universe;
  /** The forms have at most this rank. */
  readonly rank: number;
  readonly scope: Scope;
  readonly forms: readonly FormId[];
  /** The classes modulo the universe, by their smallest members. */
  readonly classes: readonly ClassInfo[];
  /** Forms whose simplest form is not decided, in `decidedCensus`: they are in none of the classes listed. */
  readonly undecided: readonly FormId[];
  /** The order of the classes, by their places. */
  readonly order: Poset;
}

/**
 * Takes a census.
 *
 * @example
 * const arena = new Arena();
 * const { forms, classes } = census(arena, E, 2);
 * [forms.length, classes.length] // → [232, 196]
 */
export function census(
  arena: Arena,
  universe: Universe,
  rank: number,
  scope: Scope = 'members',
): Census {
  const forms = born(arena, rank, scope === 'all' ? M : universe);
  return taken(arena, universe, rank, scope, forms, {
    classes: classesOf(arena, forms, universe),
    undecided: new Map(),
  });
}

/** The same, where forms may have classes that are not decided: they are listed apart, and what is counted leaves them out. */
export function decidedCensus(
  arena: Arena,
  universe: Universe,
  rank: number,
  scope: Scope = 'members',
): Census {
  const forms = born(arena, rank, scope === 'all' ? M : universe);
  return taken(arena, universe, rank, scope, forms, decidedClasses(arena, forms, universe));
}

function taken(
  arena: Arena,
  universe: Universe,
  rank: number,
  scope: Scope,
  forms: readonly FormId[],
  { classes: decided, undecided }: DecidedClasses,
): Census {
  const classes = decided.map((members) => describeClass(arena, members, universe));
  let order: Poset | undefined;
  return {
    ...{ universe, rank, scope, forms, classes, undecided: [...undecided.keys()] },
    // Whoever asks for the classes alone need not have them compared, which may not be decided.
    get order() {
      order ??= posetOf(classes, ({ simplest: a }, { simplest: b }) =>
        askedOf(arena, [a, b], () => geq(arena, a, b, universe)),
      );
      return order;
    },
  };
}

/** How many of a census there are of each kind. */
export interface CensusCounts {
  readonly forms: number;
  readonly classes: number;
  /** Forms, and classes, that are invertible modulo the universe; undecided ones not counted. */
  readonly invertibleForms: number;
  readonly invertibleClasses: number;
  /** Classes for which it is not decided. */
  readonly undecidedClasses: number;
  /** Forms that are in reduced form. */
  readonly reducedForms: number;
  readonly pFreeClasses: number;
  readonly outcomes: Readonly<Record<Outcome, number>>;
  readonly strongOutcomes: Readonly<Record<Outcome, number>>;
}

/** The numbers of a census. */
export function countCensus({ forms, classes }: Census): CensusCounts {
  const invertible = classes.filter((info) => info.invertible === true);
  return {
    forms: forms.length,
    classes: classes.length,
    invertibleForms: invertible.reduce((n, info) => n + info.members.length, 0),
    invertibleClasses: invertible.length,
    undecidedClasses: classes.filter((info) => info.invertible === undefined).length,
    reducedForms: classes.filter((info) => info.reduced !== undefined).length,
    pFreeClasses: classes.filter((info) => info.pFree).length,
    outcomes: tally(classes.map((info) => info.outcome)),
    strongOutcomes: tally(classes.flatMap((info) => info.strongOutcome ?? [])),
  };
}

/** How often each outcome occurs. */
export function tally(outcomes: readonly Outcome[]): Record<Outcome, number> {
  const counts: Record<Outcome, number> = { L: 0, N: 0, P: 0, R: 0 };
  for (const outcome of outcomes) counts[outcome]++;
  return counts;
}

/** Facts about the order of the classes; classes are given by their places in the census. */
export interface OrderFacts {
  /** Elements of a longest chain. */
  readonly height: number;
  /** Elements of a largest antichain, and one of them. */
  readonly width: number;
  readonly antichain: readonly number[];
  /** The Hasse diagram. */
  readonly covers: readonly Cover[];
  readonly minimal: readonly number[];
  readonly maximal: readonly number[];
  /** Classes equal to their conjugates. */
  readonly selfConjugate: readonly number[];
  /** Pairs of classes with a > b. */
  readonly comparisons: number;
  /** What keeps the order from being a lattice; `undefined` where it is one. */
  readonly obstacle: MissingBound | undefined;
}

/** The facts about the order of a census. */
export function orderFacts(arena: Arena, { classes, order }: Census): OrderFacts {
  const { width, antichain } = dilworth(order);
  return {
    height: heightOf(order),
    width,
    antichain,
    covers: coversOf(order),
    minimal: minimalOf(order),
    maximal: maximalOf(order),
    // The conjugate of a simplest form is simplest.
    selfConjugate: indices(classes.length).filter((i) => {
      const simplest = classes[i]?.simplest;
      return simplest !== undefined && conjugate(arena, simplest) === simplest;
    }),
    comparisons: strictPairs(order),
    obstacle: latticeObstacle(order),
  };
}
