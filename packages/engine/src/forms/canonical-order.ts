/**
 * A total order of forms that does not depend on the arena: by rank, then by
 * how many options a form has, Left's first, then by the options themselves.
 * Printing lists options in this order and exported forms are numbered by it,
 * so both look the same wherever they were computed.
 */

import type { Arena, FormId } from './arena.ts';
import { rank } from './measures.ts';
import { Left, Right, type Side } from './side.ts';
import { reachable } from './transform.ts';

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
    if (place === undefined) throw new RangeError(`form ${id} is not among those ordered`);
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
