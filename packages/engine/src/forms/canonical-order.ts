/**
 * A total order of forms that does not depend on the arena: by rank, then by how many options a form has,
 * then more Left options before fewer, then by the Left options one by one and by the Right ones, and last
 * by tombstones: none, Left's, Right's, both.
 * Printing lists options in this order and exported forms are numbered by it,
 * so both look the same wherever they were computed.
 */

import { ValueError } from '../storage/errors.ts';
import { Memo } from '../storage/memo.ts';
import type { Arena, FormId } from './arena.ts';
import { rank } from './measures.ts';
import { Left, Right, SIDES, type Side } from './side.ts';
import { reachable } from './transform.ts';

const structures = new Memo<Structure>('canonical order');

/** The subpositions of some forms in canonical order, and each one's place in it. */
export class CanonicalOrder {
  readonly arena: Arena;
  /** All subpositions, smallest first. */
  readonly forms: readonly FormId[];
  private readonly places = new Map<FormId, number>();
  private readonly sorted = new Map<FormId, readonly FormId[]>();

  constructor(arena: Arena, roots: readonly FormId[]) {
    this.arena = arena;
    const byRank: FormId[][] = [];
    for (const id of reachable(arena, roots)) {
      const r = rank(arena, id);
      byRank[r] ??= [];
      byRank[r].push(id);
    }
    const forms: FormId[] = [];
    for (const level of byRank) {
      // Options of this rank are placed already, so forms can be told apart by them.
      level.sort((a, b) => this.compareWithinRank(a, b));
      for (const id of level) {
        this.places.set(id, forms.length);
        forms.push(id);
      }
    }
    this.forms = forms;
  }

  /** The place of a form among `forms`. */
  place(id: FormId): number {
    const place = this.places.get(id);
    if (place === undefined) throw new ValueError(`form ${id} is not among those ordered`);
    return place;
  }

  /** The ordinary options of a side in canonical order. */
  options(id: FormId, side: Side): readonly FormId[] {
    const key = (id * 2 + side) as FormId;
    let options = this.sorted.get(key);
    if (options === undefined) {
      options = this.arena.options(id, side).sort((a, b) => this.place(a) - this.place(b));
      this.sorted.set(key, options);
    }
    return options;
  }

  private compareWithinRank(a: FormId, b: FormId): number {
    this.arena.tick();
    const leftA = this.options(a, Left);
    const leftB = this.options(b, Left);
    const rightA = this.options(a, Right);
    const rightB = this.options(b, Right);
    return (
      leftA.length + rightA.length - (leftB.length + rightB.length) ||
      leftB.length - leftA.length ||
      this.comparePlaces(leftA, leftB) ||
      this.comparePlaces(rightA, rightB) ||
      this.arena.tombstones(a) - this.arena.tombstones(b)
    );
  }

  private comparePlaces(a: readonly FormId[], b: readonly FormId[]): number {
    for (const [i, option] of a.entries()) {
      const other = b[i];
      if (other === undefined) return 1;
      if (option !== other) return this.place(option) - this.place(other);
    }
    return a.length - b.length;
  }
}

/**
 * The same order without a list of forms to begin with: what it learns about a form it keeps
 * as long as the arena lives.
 */
class Structure {
  private readonly arena: Arena;
  /** At 2·id + side: the options of a form in canonical order. */
  private readonly sorted = new Map<number, readonly FormId[]>();

  constructor(arena: Arena) {
    this.arena = arena;
  }

  options(id: FormId, side: Side): readonly FormId[] {
    const known = this.sorted.get(id * 2 + side);
    if (known !== undefined) return known;
    const options = this.arena.options(id, side);
    if (options.length > 1) {
      this.learn(options);
      options.sort((a, b) => this.compareKnown(a, b));
    }
    this.sorted.set(id * 2 + side, options);
    return options;
  }

  compare(a: FormId, b: FormId): number {
    this.learn([a, b]);
    return this.compareKnown(a, b);
  }

  sort(forms: Iterable<FormId>): FormId[] {
    const list = [...forms];
    if (list.length > 1) this.learn(list);
    return list.sort((a, b) => this.compareKnown(a, b));
  }

  /** Sorts the options of all subpositions, smaller ids first: they are what a form is compared by. */
  private learn(roots: readonly FormId[]): void {
    const unknown = roots.filter((root) => !this.sorted.has(root * 2));
    if (unknown.length === 0) return;
    for (const id of reachable(this.arena, unknown)) {
      for (const side of SIDES) {
        const key = id * 2 + side;
        if (this.sorted.has(key)) continue;
        this.sorted.set(
          key,
          this.arena.options(id, side).sort((a, b) => this.compareKnown(a, b)),
        );
      }
    }
  }

  /** Forms that differ first in an option are told apart by it, so one walk down is enough. */
  private compareKnown(first: FormId, second: FormId): number {
    let [a, b] = [first, second];
    for (;;) {
      if (a === b) return 0;
      this.arena.tick();
      const [leftA, rightA] = [this.options(a, Left), this.options(a, Right)];
      const [leftB, rightB] = [this.options(b, Left), this.options(b, Right)];
      const difference =
        rank(this.arena, a) - rank(this.arena, b) ||
        leftA.length + rightA.length - (leftB.length + rightB.length) ||
        leftB.length - leftA.length;
      if (difference !== 0) return difference;
      const at = firstDifference(leftA, leftB) ?? firstDifference(rightA, rightB);
      if (at === undefined) return this.arena.tombstones(a) - this.arena.tombstones(b);
      [a, b] = at;
    }
  }
}

function firstDifference(
  a: readonly FormId[],
  b: readonly FormId[],
): readonly [FormId, FormId] | undefined {
  for (const [i, option] of a.entries()) {
    const other = b[i];
    if (other !== undefined && option !== other) return [option, other];
  }
  return undefined;
}

function structureOf(arena: Arena): Structure {
  return arena.own(structures, () => new Structure(arena));
}

/** The ordinary options of a side in canonical order. */
export function canonicalOptions(arena: Arena, id: FormId, side: Side): readonly FormId[] {
  return structureOf(arena).options(id, side);
}

/** Some forms in canonical order. */
export function inCanonicalOrder(arena: Arena, forms: Iterable<FormId>): FormId[] {
  return structureOf(arena).sort(forms);
}

/** How two forms stand in canonical order: negative, 0 or positive. */
export function compareCanonically(arena: Arena, a: FormId, b: FormId): number {
  return structureOf(arena).compare(a, b);
}
