/**
 * Simplest forms {A | B}, with or without tombstones, whose options are values of smaller rank that
 * are invertible modulo U, told apart by *kinds* of sides. What decides about such a form K is
 * whether K ≥ x and K ≤ x for a few small x, whether each player wins moving first, and who is
 * strong; and each of these is the conjunction of something about A (with Left's tombstone) and
 * something about B (with Right's). So a side is as good as its kind, and the number of forms is a
 * sum over pairs of kinds.
 *
 * K ≥ x, for x of rank at most 1 [Siegel, Theorem 5.5]:
 * - of Left's side: if x is Left end-like, K is Left strong; every x^L is at most some a in A. (An
 *   x^{LR} would do as well; there is none.)
 * - of Right's side: if K is Right end-like, x is Right strong; every b in B is at least some x^R or
 *   has a b^L ≥ x.
 *
 * Left wins K moving first, and is strong in it, when she has no option, or a tombstone, or by a move
 * to some a; in the strong test of E (two ends to win against, [Siegel, Theorem 4.9]) to one a for
 * each end. Each of these is about A alone.
 */

import {
  type Arena,
  conjugate,
  type FormId,
  geq,
  InvariantError,
  isEndLike,
  Left,
  opponent,
  rank,
  type Side,
  sum,
  type Universe,
  winsMovingFirst,
  ZERO,
} from '@proviso/engine';

/** Options to choose from, and what decides about the forms made of them. */
export interface OptionPool {
  readonly universe: Universe;
  /** Simplest forms, all different. */
  readonly options: readonly FormId[];
  /** What options may reverse through: all of their options, of rank at most 1. */
  readonly reversers: readonly FormId[];
  /** Whether an option may follow an end of the opponent of its owner, in some equal member of the universe. */
  readonly mayFollowEnd: (option: FormId, owner: Side) => boolean;
}

/** The bits of one option of `side`; of a set, `some` are joined and `every` are met. */
export interface OptionBits {
  readonly some: number;
  readonly every: number;
}

/** Places of bits that some option has: one, one for each strong test, and two for each reverser. */
const WINS = 0;
const STRONG = 1;
/** Of those that every option has: one, and one for each reverser. */
const FOLLOWS = 0;
const EVERY_REVERSER = 1;
/** Bits of a number. */
const WIDTH = 32;

/** The bits of a side without options. */
export const EMPTY_SIDE: OptionBits = { some: 0, every: -1 };

/** What is known of a player's side of a form. */
export interface SideKind {
  readonly isEmpty: boolean;
  readonly hasTombstone: boolean;
  /** Strong if there were no tombstone. */
  readonly bareStrong: boolean;
  readonly winsFirst: boolean;
  /** For each reverser x, the player's part of "K is at least x" in the eyes of the player. */
  readonly atLeast: readonly boolean[];
  /** The player's part of "K is at most x" in the player's eyes. */
  readonly atMost: readonly boolean[];
  /** Whether some option has x as a reply. */
  readonly leadsTo: readonly boolean[];
  /** All options may follow an end of the opponent. */
  readonly mayFollowEnd: boolean;
}

/** Kinds of the sides of one player. */
export class SideKinds {
  readonly side: Side;
  private readonly arena: Arena;
  private readonly pool: OptionPool;
  private readonly bits: readonly OptionBits[];
  /** How many tests make strong, and their bits. */
  private readonly tests: number;
  private readonly strong: number;
  /** Where the bits for reversers begin, of those that some option has. */
  private readonly someReverser: number;

  constructor(arena: Arena, pool: OptionPool, side: Side) {
    this.arena = arena;
    this.pool = pool;
    this.side = side;
    this.tests = this.withstands(ZERO).length;
    this.strong = ((1 << this.tests) - 1) << STRONG;
    this.someReverser = STRONG + this.tests;
    const bits = this.someReverser + 2 * pool.reversers.length;
    if (bits > WIDTH) throw new InvariantError(`${bits} bits do not fit into a number`);
    this.bits = pool.options.map((option) => this.bitsOf(option));
  }

  /** The union of what some options do, and what all of them do. */
  join(sets: OptionBits, option: number): OptionBits {
    const bits = this.bits[option] ?? EMPTY_SIDE;
    return { some: sets.some | bits.some, every: sets.every & bits.every };
  }

  /** The kind of a set of options, given by its joined bits. */
  kind({ some, every }: OptionBits, isEmpty: boolean, hasTombstone: boolean): SideKind {
    const { arena, side, someReverser } = this;
    const { reversers, universe } = this.pool;
    const has = (bits: number, bit: number): boolean => ((bits >> bit) & 1) === 1;
    const endLike = isEmpty || hasTombstone;
    const bareStrong = isEmpty || (some & this.strong) === this.strong;
    const strong = hasTombstone || bareStrong;
    const each = (rule: (x: FormId, i: number) => boolean): boolean[] => reversers.map(rule);
    return {
      isEmpty,
      hasTombstone,
      bareStrong,
      winsFirst: endLike || has(some, WINS),
      atLeast: each(
        (x, i) =>
          (!isEndLike(arena, x, side) || strong) &&
          (!arena.hasOptions(x, side) || has(some, someReverser + 2 * i)),
      ),
      atMost: each(
        (x, i) => (!endLike || universe.isStrong(arena, x, side)) && has(every, EVERY_REVERSER + i),
      ),
      leadsTo: each((_, i) => has(some, someReverser + 2 * i + 1)),
      mayFollowEnd: has(every, FOLLOWS),
    };
  }

  private bitsOf(option: FormId): OptionBits {
    const { arena, side, someReverser } = this;
    const { mayFollowEnd, reversers, universe } = this.pool;
    const other = opponent(side);
    const bit = (place: number, is: boolean): number => (is ? 1 << place : 0);
    let some = bit(WINS, winsMovingFirst(arena, this.only(option), side));
    const tests = this.withstands(option);
    if (tests.length !== this.tests) throw new InvariantError('strong is another number of tests');
    for (const [i, wins] of tests.entries()) some |= bit(STRONG + i, wins);
    let every = bit(FOLLOWS, mayFollowEnd(option, side));
    for (const [i, x] of reversers.entries()) {
      const below = arena.options(x, side);
      some |= bit(
        someReverser + 2 * i,
        below.every((y) => prefers(arena, side, option, y, universe)),
      );
      some |= bit(someReverser + 2 * i + 1, arena.options(option, other).includes(x));
      every |= bit(
        EVERY_REVERSER + i,
        below.some((y) => prefers(arena, other, option, y, universe)) ||
          arena.options(option, other).some((reply) => prefers(arena, other, reply, x, universe)),
      );
    }
    return { some, every };
  }

  /** The form in which the player's only option is this one; the opponent's are never reached. */
  private only(option: FormId): FormId {
    const { arena, side } = this;
    return side === Left ? arena.intern([option], [ZERO]) : arena.intern([ZERO], [option]);
  }

  /** Whether a move to the option wins against each of the ends that the strong test asks about. */
  private withstands(option: FormId): boolean[] {
    const { arena, side } = this;
    const { universe } = this.pool;
    const form = this.only(option);
    // Where strong is one test, it is met by one option.
    if (universe.testSet === undefined) return [universe.isStrong(arena, form, side)];
    return universe.testSet(arena, rank(arena, form)).map(({ end }) => {
      const beside = side === Left ? end : conjugate(arena, end);
      return winsMovingFirst(arena, sum(arena, form, beside), side);
    });
  }
}

/** Whether `side` likes g at least as much as h. */
function prefers(arena: Arena, side: Side, g: FormId, h: FormId, universe: Universe): boolean {
  return side === Left ? geq(arena, g, h, universe) : geq(arena, h, g, universe);
}
