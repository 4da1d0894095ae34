/**
 * The invertible classes of E and B born by day 2 or 3, counted exactly.
 *
 * Modulo E and B a member is invertible when its simplest form K has no subposition of outcome P
 * ([Davies–Milley, Theorem 4.5], [Milley–Renault]). So the options of K are invertible classes of the
 * day before, each side an antichain of them, and K = {A | B} with perhaps a tombstone on either side
 * is counted if it passes these tests:
 *
 * 1. It is simplest [Siegel, Theorem 5.18]. No option reverses: K ≥ a^R for no a in A, K ≤ b^L for no
 *    b in B; what these can be has rank at most 1 and is no P-position, so it is 0, 1 or 1̄. No
 *    tombstone can be erased: K without it is not strong. (With no option beside it, it always can.)
 * 2. It is the simplest form of a member born by that day. A member born by day n has options of rank
 *    at most n − 1, so a tombstone of Left's, which comes from an option that reverses through a Left
 *    end r of U [Siegel, Lemma 5.14], needs K ≥ r for a Left end of rank at most n − 2: 0, or 1̄ on
 *    day 3. (Bypassing through a game with a tombstone gives none: games of rank 1 have none.)
 *    Conversely {· | r} is then an option that leaves it. Where Left has no option, she either had
 *    such options, all of whose tombstones were erased, and K ≥ r again; or the member is a Left end of U.
 *    Then the options in B have members that may follow one, and a tombstone of Right's is possible
 *    only in B: an option of a dead Left end gives Left no move to reverse through, while {0, r | ·}
 *    may follow a blocked one. Right's side is the mirror image.
 * 3. Its outcome is not P; its proper subpositions are none already.
 *
 * `option-sets-by-kind.ts` shows that all of this depends on the kinds of the two sides.
 */

import {
  type Arena,
  type FormId,
  isEnd,
  Left,
  Right,
  type Side,
  type Universe,
} from '@proviso/engine';
import { type Census, census } from '@proviso/engine/census';
import { type Poset, posetOf } from '@proviso/engine/posets';
import {
  EMPTY_SIDE,
  type OptionBits,
  type OptionPool,
  type SideKind,
  SideKinds,
} from './option-sets-by-kind.ts';

/** A side by its kind, with how many sides there are of it. */
interface CountedKind {
  readonly kind: SideKind;
  count: bigint;
}

/** A set of options, by places among the pool's, joined bit by bit. */
export interface OptionSet {
  readonly places: readonly number[];
  readonly left: OptionBits;
  readonly right: OptionBits;
}

/** What the classes of a day are made of, and which of them there are. */
export class InvertibleClasses {
  readonly pool: OptionPool;
  private readonly order: Poset;
  private readonly left: SideKinds;
  private readonly right: SideKinds;
  /** Places of the reversers that are ends: of Left, of Right. */
  private readonly ends: readonly [readonly number[], readonly number[]];
  /** Whether an end may have a tombstone of the other player's. */
  private readonly endsMayHaveTombstones: boolean;

  /** `day` is 2 or 3; `among` picks some of the options, for tests. */
  constructor(
    arena: Arena,
    universe: Universe,
    day: number,
    among: (option: FormId) => boolean = () => true,
  ) {
    const before = census(arena, universe, day - 1);
    const invertible = before.classes.filter(({ pFree, simplest }) => pFree && among(simplest));
    const reversers = census(arena, universe, day - 2)
      .classes.filter(({ pFree }) => pFree)
      .map(({ simplest }) => simplest);
    this.pool = {
      universe,
      options: invertible.map(({ simplest }) => simplest),
      reversers,
      mayFollowEnd: followers(arena, before),
    };
    const places = new Map(before.classes.map(({ simplest }, i) => [simplest, i]));
    const placeOf = (form: FormId): number => places.get(form) ?? 0;
    this.order = posetOf(this.pool.options, (a, b) => before.order.atLeast(placeOf(a), placeOf(b)));
    this.left = new SideKinds(arena, this.pool, Left);
    this.right = new SideKinds(arena, this.pool, Right);
    const endsOf = (side: Side): number[] =>
      reversers.flatMap((x, i) => (isEnd(arena, x, side) ? [i] : []));
    this.ends = [endsOf(Left), endsOf(Right)];
    this.endsMayHaveTombstones = universe.isDeadEnding !== true;
  }

  /** All antichains of the options, as sides. */
  *sides(): Generator<OptionSet> {
    const { order, left, right } = this;
    const { size } = order;
    yield* extend({ places: [], left: EMPTY_SIDE, right: EMPTY_SIDE }, 0);

    function* extend(set: OptionSet, from: number): Generator<OptionSet> {
      yield set;
      for (let next = from; next < size; next++) {
        const { places } = set;
        if (places.some((i) => order.atLeast(i, next) || order.atLeast(next, i))) continue;
        const larger = {
          places: [...places, next],
          left: left.join(set.left, next),
          right: right.join(set.right, next),
        };
        yield* extend(larger, next + 1);
      }
    }
  }

  /** The kind of a set of options as one player's side. */
  kindOf(set: OptionSet, side: Side, hasTombstone: boolean): SideKind {
    const isEmpty = set.places.length === 0;
    return side === Left
      ? this.left.kind(set.left, isEmpty, hasTombstone)
      : this.right.kind(set.right, isEmpty, hasTombstone);
  }

  /** How many classes there are, and how many antichains their sides are chosen from. */
  count(tick: () => void): { readonly classes: bigint; readonly antichains: number } {
    const kinds = [new Map<string, CountedKind>(), new Map<string, CountedKind>()] as const;
    let antichains = 0;
    for (const set of this.sides()) {
      tick();
      antichains++;
      for (const side of [Left, Right] as const) {
        for (const hasTombstone of [false, true]) {
          const { some, every } = side === Left ? set.left : set.right;
          const key = `${some} ${every} ${hasTombstone}`;
          const known = side === Left ? kinds[0] : kinds[1];
          const counted = known.get(key);
          if (counted !== undefined) counted.count++;
          else known.set(key, { kind: this.kindOf(set, side, hasTombstone), count: 1n });
        }
      }
    }
    let classes = 0n;
    for (const left of kinds[0].values()) {
      for (const right of kinds[1].values()) {
        tick();
        if (this.isClass(left.kind, right.kind)) classes += left.count * right.count;
      }
    }
    return { classes, antichains };
  }

  /** Whether two sides make the simplest form of an invertible class born by the day. */
  isClass(left: SideKind, right: SideKind): boolean {
    const atLeast = meets(left.atLeast, right.atMost);
    const atMost = meets(right.atLeast, left.atMost);
    return (
      this.isSimplest(left, right) &&
      this.hasMember(
        left,
        right,
        this.ends[0].some((x) => atLeast[x]),
      ) &&
      this.hasMember(
        right,
        left,
        this.ends[1].some((x) => atMost[x]),
      ) &&
      (left.winsFirst || right.winsFirst)
    );
  }

  /** Test 1, of both sides. */
  isSimplest(left: SideKind, right: SideKind): boolean {
    const atLeast = meets(left.atLeast, right.atMost);
    const atMost = meets(right.atLeast, left.atMost);
    return (
      !(left.hasTombstone && left.bareStrong) &&
      !(right.hasTombstone && right.bareStrong) &&
      !meets(atLeast, left.leadsTo).includes(true) &&
      !meets(atMost, right.leadsTo).includes(true)
    );
  }

  /** Test 2, of one side; `reverses` says that options could reverse through an end of its player. */
  private hasMember(own: SideKind, other: SideKind, reverses: boolean): boolean {
    if (reverses) return true;
    if (own.hasTombstone) return false;
    if (!own.isEmpty) return true;
    return other.mayFollowEnd && (!other.hasTombstone || this.endsMayHaveTombstones);
  }
}

function meets(one: readonly boolean[], other: readonly boolean[]): boolean[] {
  return one.map((is, i) => is && other[i] === true);
}

/** Which classes have a member that alone makes an end of the universe, as the option of `owner`. */
function followers(
  arena: Arena,
  { classes, universe }: Census,
): (option: FormId, owner: Side) => boolean {
  const members = new Map(classes.map((info) => [info.simplest, info.members]));
  return (option, owner) =>
    (members.get(option) ?? []).some((member) =>
      universe.contains(
        arena,
        owner === Right ? arena.intern([], [member]) : arena.intern([member], []),
      ),
    );
}
