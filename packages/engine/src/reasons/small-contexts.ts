/**
 * The small games X that are tried first when two games are to be told apart:
 * all ordinary forms of rank at most 2 and all with few edges, by rank, then by
 * edges, then in canonical order. For each form G the outcomes of G + X for all
 * of them stand in one row, made from the rows of its options, so that the first
 * X that tells G from H is found by reading two rows side by side.
 */

import { type Arena, type FormId, ZERO } from '../forms/arena.ts';
import { inCanonicalOrder } from '../forms/canonical-order.ts';
import { isEndLike } from '../forms/ends.ts';
import { edges, rank } from '../forms/measures.ts';
import { Left, Right, type Side } from '../forms/side.ts';
import { subpositions } from '../forms/transform.ts';
import { Memo } from '../storage/memo.ts';
import type { Universe } from '../universes/universe.ts';

const contexts = new Memo<SmallContexts>('small contexts');

/** Every form with at most so many edges is among the small ones, whatever its rank. */
const FEW_EDGES = 5;
/** Every form of at most this rank is among the small ones. */
export const SMALL_RANK = 2;

/** Bits of a row's entry: Left wins moving first; Left wins moving second. */
export const FIRST = 1;
export const SECOND = 2;

/**
 * How G + X and H + X must differ. Left must fare better in H + X when that side moves
 * first, or whoever does (`worse`); or either of them may be the better one (`apart`).
 */
export type Difference = Side | 'worse' | 'apart';

/** Whether two entries of rows differ in that way. */
export function differ(withG: number, withH: number, difference: Difference): boolean {
  if (difference === 'apart') return withG !== withH;
  const mask = difference === 'worse' ? FIRST | SECOND : difference === Left ? FIRST : SECOND;
  return (withH & ~withG & mask) !== 0;
}

interface Context {
  readonly form: FormId;
  readonly leftEnd: boolean;
  readonly rightEnd: boolean;
  /** Places of the options among the contexts; smaller than the context's own. */
  readonly left: readonly number[];
  readonly right: readonly number[];
}

export class SmallContexts {
  private readonly arena: Arena;
  private readonly contexts: readonly Context[];
  private readonly rows = new Map<FormId, Uint8Array>();
  private readonly members = new Map<string, readonly number[]>();

  constructor(arena: Arena) {
    this.arena = arena;
    const forms = bySize(arena, smallForms(arena));
    const places = new Map(forms.map((form, place) => [form, place]));
    const placed = (form: FormId, side: Side): number[] =>
      arena.options(form, side).map((option) => places.get(option) ?? 0);
    this.contexts = forms.map((form) => ({
      form,
      leftEnd: isEndLike(arena, form, Left),
      rightEnd: isEndLike(arena, form, Right),
      left: placed(form, Left),
      right: placed(form, Right),
    }));
  }

  /** The first small X in the universe for which G + X and H + X differ. */
  find(g: FormId, h: FormId, universe: Universe, difference: Difference): FormId | undefined {
    const rowG = this.row(g);
    const rowH = this.row(h);
    // Membership is asked last: of a large X it can cost far more than the rows.
    return this.contexts.find(
      ({ form }, place) =>
        differ(rowG[place] ?? 0, rowH[place] ?? 0, difference) &&
        universe.contains(this.arena, form),
    )?.form;
  }

  /** The form at a place. */
  formAt(place: number): FormId {
    return this.contexts[place]?.form ?? ZERO;
  }

  /** The places of those that lie in the universe. */
  membersOf(universe: Universe): readonly number[] {
    let places = this.members.get(universe.key);
    if (places === undefined) {
      places = this.contexts.flatMap(({ form }, place) =>
        universe.contains(this.arena, form) ? [place] : [],
      );
      this.members.set(universe.key, places);
    }
    return places;
  }

  /** For each place, who wins G + X: the bits `FIRST` and `SECOND`. */
  row(g: FormId): Uint8Array {
    const known = this.rows.get(g);
    if (known !== undefined) return known;
    for (const id of subpositions(this.arena, g)) {
      this.arena.tick();
      if (!this.rows.has(id)) this.rows.set(id, this.fill(id));
    }
    return this.rows.get(g) ?? new Uint8Array(0);
  }

  /** The row of a form whose options have theirs. */
  private fill(g: FormId): Uint8Array {
    const { arena, contexts } = this;
    const rowsOf = (side: Side): Uint8Array[] =>
      arena.options(g, side).map((option) => this.rows.get(option) ?? new Uint8Array(0));
    const lefts = rowsOf(Left);
    const rights = rowsOf(Right);
    const leftEnd = isEndLike(arena, g, Left);
    const rightEnd = isEndLike(arena, g, Right);
    const row = new Uint8Array(contexts.length);
    for (const [c, context] of contexts.entries()) {
      const has = (other: number | undefined, bit: number): boolean => ((other ?? 0) & bit) !== 0;
      const first =
        (leftEnd && context.leftEnd) ||
        lefts.some((other) => has(other[c], SECOND)) ||
        context.left.some((option) => has(row[option], SECOND));
      const second =
        !(rightEnd && context.rightEnd) &&
        rights.every((other) => has(other[c], FIRST)) &&
        context.right.every((option) => has(row[option], FIRST));
      row[c] = (first ? FIRST : 0) | (second ? SECOND : 0);
    }
    return row;
  }
}

/** The small contexts of an arena. */
export function smallContexts(arena: Arena): SmallContexts {
  return arena.own(contexts, () => new SmallContexts(arena));
}

/** By rank, so that options come before the forms they belong to; then by edges. */
function bySize(arena: Arena, forms: readonly FormId[]): FormId[] {
  const size = (form: FormId): number => Number(edges(arena, form));
  return inCanonicalOrder(arena, forms).sort(
    (a, b) => rank(arena, a) - rank(arena, b) || size(a) - size(b),
  );
}

function smallForms(arena: Arena): FormId[] {
  const dayOne = [ZERO, ...ofOptions(arena, [ZERO])];
  return [...new Set([...ofOptions(arena, [...new Set(dayOne)]), ...withFewEdges(arena)])];
}

/** All forms with options from a list. */
function ofOptions(arena: Arena, options: readonly FormId[]): FormId[] {
  const sets: FormId[][] = [[]];
  for (const option of options) sets.push(...sets.map((set) => [...set, option]));
  return sets.flatMap((left) => sets.map((right) => arena.intern(left, right)));
}

/** All forms with at most `FEW_EDGES` edges. */
function withFewEdges(arena: Arena): FormId[] {
  let forms: FormId[] = [ZERO];
  for (let most = 1; most <= FEW_EDGES; most++) {
    const options = forms.filter((form) => edges(arena, form) < BigInt(most));
    const sets = setsWithin(arena, options, most);
    forms = sets.flatMap((left) =>
      sets
        .filter((right) => left.cost + right.cost <= most)
        .map((right) => arena.intern(left.set, right.set)),
    );
  }
  return forms;
}

/** A set of options and the edges they take, their own included. */
interface Costed {
  readonly set: readonly FormId[];
  readonly cost: number;
}

function setsWithin(arena: Arena, options: readonly FormId[], most: number): Costed[] {
  const sets: Costed[] = [{ set: [], cost: 0 }];
  for (const option of options) {
    const cost = 1 + Number(edges(arena, option));
    sets.push(
      ...sets
        .filter((costed) => costed.cost + cost <= most)
        .map((costed) => ({ set: [...costed.set, option], cost: costed.cost + cost })),
    );
  }
  return sets;
}
