/**
 * Games X of rank 3 with the fewest edges for which G + X and H + X differ.
 * There are 2^512 of them, but X matters only through who wins s + X for the
 * subpositions s of G and H, and its Left options only through the set of those
 * s beside which one of them wins for Left, moving second; Right's likewise. So
 * sets of options are grown by cost, one for each such effect, and put together
 * cheapest first. The search is complete unless it runs out of work, or the
 * universe has ends that cannot be put together option by option.
 */

import type { Arena, FormId } from '../forms/arena.ts';
import { isEndLike } from '../forms/ends.ts';
import { edges, rank } from '../forms/measures.ts';
import { Left, Right, type Side } from '../forms/side.ts';
import { reachable } from '../forms/transform.ts';
import type { Universe } from '../universes/universe.ts';
import { cheapestSets, type OptionSet, type SetsByCost } from './option-sets.ts';
import {
  type Difference,
  differ,
  FIRST,
  SECOND,
  SMALL_RANK,
  type SmallContexts,
} from './small-contexts.ts';

/** How much one search may do. */
export interface RankThreeLimits {
  /** Unions of effects formed for one list of sets of options. */
  readonly unions: number;
  /** Sets of Left options tried with sets of Right options. */
  readonly pairs: number;
}

/** The longer the effects, the fewer of them. */
function limitsFor(positions: number): RankThreeLimits {
  return {
    unions: Math.floor(500_000 / positions),
    pairs: Math.floor(2_000_000 / positions),
  };
}

export interface RankThree {
  /** The game found, with the fewest edges there are where the search is complete. */
  readonly x?: FormId;
  /** Nothing of rank 3 and fewer edges (than X, than the bound, or at all) was left out. */
  readonly complete: boolean;
}

export function findOfRankThree(
  arena: Arena,
  small: SmallContexts,
  pair: readonly [FormId, FormId],
  universe: Universe,
  difference: Difference,
  fewerThan: number,
  limits?: RankThreeLimits,
): RankThree {
  return new Search(arena, small, pair, universe, limits).find(difference, fewerThan);
}

class Search {
  private readonly arena: Arena;
  private readonly universe: Universe;
  private readonly pair: readonly [FormId, FormId];
  /** The subpositions of G and H, options first, and who wins them beside each small game. */
  private readonly positions: readonly FormId[];
  private readonly places: ReadonlyMap<FormId, number>;
  private readonly rows: readonly Uint8Array[];
  /** What may be an option, cheapest first: with rank at most 2 a larger rank means no fewer edges. */
  private readonly candidates: readonly { place: number; form: FormId }[];
  private readonly limits: RankThreeLimits;
  private pairsLeft: number;

  constructor(
    arena: Arena,
    small: SmallContexts,
    pair: readonly [FormId, FormId],
    universe: Universe,
    limits: RankThreeLimits | undefined,
  ) {
    this.arena = arena;
    this.universe = universe;
    this.pair = pair;
    this.positions = reachable(arena, pair);
    this.places = new Map(this.positions.map((position, place) => [position, place]));
    this.rows = this.positions.map((position) => small.row(position));
    this.candidates = small
      .membersOf(universe)
      .map((place) => ({ place, form: small.formAt(place) }))
      .filter(({ form }) => rank(arena, form) <= SMALL_RANK);
    this.limits = limits ?? limitsFor(this.positions.length);
    this.pairsLeft = this.limits.pairs;
  }

  find(difference: Difference, fewerThan: number): RankThree {
    let complete = this.universe.endsByOption === true;
    const sets = (side: Side, admits: (form: FormId) => boolean): SetsByCost => {
      const grown = this.sets(side, admits, fewerThan);
      if (!grown.complete) complete = false;
      return grown.byCost;
    };
    const ends = (side: Side): SetsByCost => sets(side, (form) => this.makesAnEnd(form, side));
    const none: SetsByCost = [[{ options: [], effect: new Uint8Array(this.positions.length) }]];
    const kinds: readonly (readonly [SetsByCost, SetsByCost])[] = [
      // Sides of a game that is no end may be filled with any members of the universe.
      [sets(Left, () => true), sets(Right, () => true)],
      [none, ends(Right)],
      [ends(Left), none],
    ];
    const longest = Math.max(...kinds.map(([left, right]) => left.length + right.length));
    for (let total = 1; total < Math.min(fewerThan, longest); total++) {
      for (const [left, right] of kinds) {
        const x = this.cheapest(left, right, total, difference);
        if (x !== undefined) return { x, complete };
        if (this.pairsLeft < 0) return { complete: false };
      }
    }
    return { complete };
  }

  /** The first game with so many edges that makes the difference. */
  private cheapest(
    lefts: SetsByCost,
    rights: SetsByCost,
    total: number,
    difference: Difference,
  ): FormId | undefined {
    for (let cost = 0; cost <= total; cost++) {
      for (const left of lefts[cost] ?? []) {
        for (const right of rights[total - cost] ?? []) {
          if (--this.pairsLeft < 0) return undefined;
          if (!this.differs(left, right, difference)) continue;
          const x = this.arena.intern(left.options, right.options);
          if (this.universe.contains(this.arena, x)) return x;
        }
      }
    }
    return undefined;
  }

  /** The cheapest sets of options that the side may have, one for each effect. */
  private sets(side: Side, admits: (form: FormId) => boolean, fewerThan: number) {
    const singles = this.candidates
      .filter(({ form }) => admits(form))
      .map(({ place, form }) => ({
        form,
        effect: this.effectOf(place, side),
        cost: 1 + Number(edges(this.arena, form)),
      }));
    return cheapestSets(singles, fewerThan, this.limits.unions, this.arena);
  }

  /** Whether the universe has the end in which the opponent of the empty side has this option. */
  private makesAnEnd(form: FormId, side: Side): boolean {
    const end = side === Left ? this.arena.intern([form], []) : this.arena.intern([], [form]);
    return this.universe.contains(this.arena, end);
  }

  /** Left's option wins s + X for her where she wins moving second; Right's where she does not win moving first. */
  private effectOf(place: number, side: Side): Uint8Array {
    const effect = new Uint8Array(this.positions.length);
    for (const [s, row] of this.rows.entries()) {
      const bits = row[place] ?? 0;
      const decides = side === Left ? (bits & SECOND) !== 0 : (bits & FIRST) === 0;
      effect[s] = decides ? 1 : 0;
    }
    return effect;
  }

  private differs(left: OptionSet, right: OptionSet, difference: Difference): boolean {
    const { arena, positions, places } = this;
    arena.tick();
    const wins = new Uint8Array(positions.length);
    const winsAt = (position: FormId): number => wins[places.get(position) ?? 0] ?? 0;
    for (const [s, position] of positions.entries()) {
      const first =
        left.effect[s] === 1 ||
        (left.options.length === 0 && isEndLike(arena, position, Left)) ||
        arena.options(position, Left).some((option) => (winsAt(option) & SECOND) !== 0);
      const second =
        right.effect[s] === 0 &&
        !(right.options.length === 0 && isEndLike(arena, position, Right)) &&
        arena.options(position, Right).every((option) => (winsAt(option) & FIRST) !== 0);
      wins[s] = (first ? FIRST : 0) | (second ? SECOND : 0);
    }
    const [g, h] = this.pair;
    return differ(winsAt(g), winsAt(h), difference);
  }
}
