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
import { type Both, Left, opponent, Right, SIDES, type Side } from '../forms/side.ts';
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
  const replies = new Replies(arena, values, universe);
  const sides = antichainsOf(order)
    .filter((chosen) => chosen.length > 0)
    .map((chosen) => replies.sideOf(chosen.flatMap((i) => values[i] ?? [])));
  const classes = new Set<FormId>([ZERO]);
  for (const left of sides) {
    for (const right of sides) {
      arena.tick();
      // Nearly all pairs are simplest as they stand: nothing is dominated in an antichain.
      const form = mayReverse(left, right)
        ? simplestFromOptions(arena, left.options, right.options, universe)
        : arena.intern(left.options, right.options);
      classes.add(form);
    }
  }
  return {
    universe,
    classes: [...classes],
    outcomes: tally([...classes].map((form) => misereOutcome(arena, form))),
    invertible: countInvertible(arena, [...classes], universe),
  };
}

/** The options of one player, with sets of replies to values as bits. */
interface DayThreeSide {
  readonly options: readonly FormId[];
  /** The opponent's replies to these options, if they are Left's or Right's. */
  readonly replies: Both<number>;
  /** The replies K for which these options, as Left's, leave G ≤ K open; as Right's, G ≥ K. */
  readonly open: Both<number>;
}

/**
 * Whether an option of {left | right} may be reversible: a reply K of Right to a Left option is at most the
 * game only if every Right option is at least some K^R, or has a Left option that is at least K.
 * That half of the comparison does not depend on the Left options.
 */
function mayReverse(left: DayThreeSide, right: DayThreeSide): boolean {
  return (
    (left.replies.left & right.open.right) !== 0 || (right.replies.right & left.open.left) !== 0
  );
}

/** The replies to some values, numbered, and which of them the values refute. */
class Replies {
  private readonly arena: Arena;
  private readonly universe: Universe;
  private readonly all: readonly FormId[];
  private readonly sides: ReadonlyMap<FormId, DayThreeSide>;

  constructor(arena: Arena, values: readonly FormId[], universe: Universe) {
    this.arena = arena;
    this.universe = universe;
    // Rank 0 and 1 have few simplest forms, tombstones included: their bits fit in a number.
    this.all = [
      ...new Set(values.flatMap((id) => SIDES.flatMap((side) => arena.options(id, side)))),
    ];
    this.sides = new Map(values.map((id) => [id, this.sideWith(id)]));
  }

  /** What is known of some values as options of one player. */
  sideOf(options: readonly FormId[]): DayThreeSide {
    const sides = options.flatMap((id) => this.sides.get(id) ?? []);
    const some = (bits: (side: DayThreeSide) => number) =>
      sides.reduce((all, side) => all | bits(side), 0);
    const every = (bits: (side: DayThreeSide) => number) =>
      sides.reduce((all, side) => all & bits(side), -1);
    return {
      options,
      replies: {
        left: some((side) => side.replies.left),
        right: some((side) => side.replies.right),
      },
      open: { left: every((side) => side.open.left), right: every((side) => side.open.right) },
    };
  }

  private sideWith(option: FormId): DayThreeSide {
    const { arena } = this;
    const bits = (holds: (reply: FormId) => boolean) =>
      this.all.reduce((found, reply, i) => (holds(reply) ? found | (1 << i) : found), 0);
    return {
      options: [option],
      replies: {
        left: bits((reply) => arena.hasOption(option, Right, reply)),
        right: bits((reply) => arena.hasOption(option, Left, reply)),
      },
      open: {
        left: bits((reply) => this.meets(option, reply, Left)),
        right: bits((reply) => this.meets(option, reply, Right)),
      },
    };
  }

  /** Whether a threat is met: Right's in G ≥ K by moving to the option, Left's in K ≥ G. */
  private meets(option: FormId, reply: FormId, threat: Side): boolean {
    const { arena } = this;
    const answers = arena.options(reply, threat);
    const restores = arena.options(option, opponent(threat));
    return (
      answers.some((answer) => this.prefers(threat, answer, option)) ||
      restores.some((id) => this.prefers(threat, reply, id))
    );
  }

  /** Whether the player who threatens likes a at least as much as b. */
  private prefers(side: Side, a: FormId, b: FormId): boolean {
    const { arena, universe } = this;
    return side === Left ? geq(arena, a, b, universe) : geq(arena, b, a, universe);
  }
}

/**
 * How many of some classes of dicots are invertible. With an option of the simplest form that is not,
 * a game is not invertible [Davies–Milley, Theorem 4.1], and few options occur.
 */
function countInvertible(arena: Arena, classes: readonly FormId[], universe: Universe): number {
  const known = new Map<FormId, boolean>();
  const isOptionInvertible = (option: FormId): boolean => {
    const found = known.get(option) ?? isInvertible(arena, option, universe);
    known.set(option, found);
    return found;
  };
  return classes.filter(
    (id) =>
      SIDES.every((side) => arena.options(id, side).every(isOptionInvertible)) &&
      isInvertible(arena, id, universe),
  ).length;
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
