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
import { Left, Right, SIDES, type Side } from '../forms/side.ts';
import { reachable } from '../forms/transform.ts';
import type { Universe } from '../universes/universe.ts';
import {
  type Difference,
  differ,
  FIRST,
  SECOND,
  SMALL_RANK,
  type SmallContexts,
} from './small-contexts.ts';

/** Steps of work in one search, subpositions looked at: growing a list of choices, pairing them. */
const GROWING = 500_000;
const PAIRING = 2_000_000;

export interface RankThree {
  /** The game found, with the fewest edges there are where the search is complete. */
  readonly x?: FormId;
  /** Nothing of rank 3 and fewer edges (than X, than the bound, or at all) was left out. */
  readonly complete: boolean;
}

/** Options of one side, what they do, and what they cost. */
interface Choice {
  readonly options: readonly FormId[];
  /** At the place of a subposition s: 1 where s + X is decided by these options. */
  readonly effect: Uint8Array;
}

/** By cost: the edges of the options and those that lead to them. */
type Choices = readonly (readonly Choice[])[];

export function findOfRankThree(
  arena: Arena,
  small: SmallContexts,
  [g, h]: readonly [FormId, FormId],
  universe: Universe,
  difference: Difference,
  fewerThan: number,
): RankThree {
  return new Search(arena, small, [g, h], universe).find(difference, fewerThan);
}

class Search {
  private readonly arena: Arena;
  private readonly universe: Universe;
  private readonly pair: readonly [FormId, FormId];
  /** The subpositions of G and H, options first, and who wins them beside each small game. */
  private readonly positions: readonly FormId[];
  private readonly places: ReadonlyMap<FormId, number>;
  private readonly rows: readonly Uint8Array[];
  private readonly candidates: readonly { place: number; form: FormId; cost: number }[];
  /** Steps left for pairing. */
  private work = PAIRING;
  /** Growing a list of choices was given up. */
  private givenUp = false;

  constructor(
    arena: Arena,
    small: SmallContexts,
    pair: readonly [FormId, FormId],
    universe: Universe,
  ) {
    this.arena = arena;
    this.universe = universe;
    this.pair = pair;
    this.positions = reachable(arena, pair);
    this.places = new Map(this.positions.map((position, place) => [position, place]));
    this.rows = this.positions.map((position) => small.row(position));
    this.candidates = small
      .membersOf(universe)
      .map((place) => ({ place, form: small.formAt(place), cost: 0 }))
      .filter(({ form }) => rank(arena, form) <= SMALL_RANK)
      .map((candidate) => ({ ...candidate, cost: 1 + Number(edges(arena, candidate.form)) }));
  }

  find(difference: Difference, fewerThan: number): RankThree {
    // Sides of a game that is no end may be filled with any members of the universe.
    const filled = SIDES.map((side) => this.choices(side, () => true, fewerThan));
    const ends = SIDES.map((side) =>
      this.choices(side, (form) => this.makesAnEnd(form, side), fewerThan),
    );
    const none: Choices = [[{ options: [], effect: new Uint8Array(this.positions.length) }]];
    const kinds: readonly (readonly [Choices, Choices])[] = [
      [filled[Left] ?? [], filled[Right] ?? []],
      [none, ends[Right] ?? []],
      [ends[Left] ?? [], none],
    ];
    const most = Math.min(
      fewerThan - 1,
      Math.max(...kinds.map(([left, right]) => left.length + right.length)),
    );
    const complete = this.universe.endsByOption === true && !this.givenUp;
    for (let total = 1; total <= most; total++) {
      for (const [left, right] of kinds) {
        const x = this.cheapest(left, right, total, difference);
        if (x !== undefined) return { x, complete: complete && this.work > 0 };
      }
      if (this.work <= 0) return { complete: false };
    }
    return { complete: complete && this.work > 0 };
  }

  /** The first game with so many edges that makes the difference. */
  private cheapest(
    lefts: Choices,
    rights: Choices,
    total: number,
    difference: Difference,
  ): FormId | undefined {
    for (let cost = 0; cost <= total; cost++) {
      for (const left of lefts[cost] ?? []) {
        for (const right of rights[total - cost] ?? []) {
          if (this.work <= 0) return undefined;
          if (!this.differs(left, right, difference)) continue;
          const x = this.arena.intern(left.options, right.options);
          if (this.universe.contains(this.arena, x)) return x;
        }
      }
    }
    return undefined;
  }

  /** The cheapest set of options for each effect, by cost. */
  private choices(side: Side, admits: (form: FormId) => boolean, fewerThan: number): Choices {
    const single = new Map<string, { choice: Choice; cost: number }>();
    for (const { place, form, cost } of this.candidates) {
      if (!admits(form)) continue;
      const effect = this.effectOf(place, side);
      const key = effect.join('');
      const known = single.get(key);
      if (known === undefined || cost < known.cost) {
        single.set(key, { choice: { options: [form], effect }, cost });
      }
    }
    const steps = [...single.values()].sort((a, b) => a.cost - b.cost);
    const found: Choice[][] = [];
    const put = (cost: number, choice: Choice): void => {
      for (let at = found.length; at <= cost; at++) found.push([]);
      found[cost]?.push(choice);
    };
    for (const { choice, cost } of steps) put(cost, choice);
    const settled = new Set<string>();
    const byCost: Choice[][] = [];
    let work = GROWING;
    for (let cost = 0; cost < Math.min(found.length, fewerThan); cost++) {
      const level: Choice[] = [];
      for (const choice of found[cost] ?? []) {
        const key = choice.effect.join('');
        if (settled.has(key)) continue;
        settled.add(key);
        level.push(choice);
        for (const step of steps) {
          if (cost + step.cost >= fewerThan) break;
          this.arena.tick();
          work -= this.positions.length;
          if (work <= 0) {
            this.givenUp = true;
            break;
          }
          const effect = union(choice.effect, step.choice.effect);
          if (effect === undefined || settled.has(effect.join(''))) continue;
          put(cost + step.cost, {
            options: [...choice.options, ...step.choice.options],
            effect,
          });
        }
      }
      byCost.push(level);
    }
    return byCost;
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

  private differs(left: Choice, right: Choice, difference: Difference): boolean {
    const { arena, positions, places } = this;
    arena.tick();
    this.work -= positions.length;
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

/** Both effects together, or `undefined` where the second adds nothing to the first. */
function union(a: Uint8Array, b: Uint8Array): Uint8Array | undefined {
  let more = false;
  const both = a.map((value, i) => {
    const other = b[i] ?? 0;
    if (other > value) more = true;
    return value | other;
  });
  return more ? both : undefined;
}
