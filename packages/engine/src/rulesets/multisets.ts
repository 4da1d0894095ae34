/**
 * Sums of components: a position is a multiset of components, interned, and a
 * move in it is a move in one of them while the others rest. Two stores share
 * this: components told apart by how they are written (`components.ts`) and by
 * how they play (`classes.ts`).
 */

import type { Arena } from '../forms/arena.ts';
import type { Side } from '../forms/side.ts';
import { type PartId, type SumId, Sums } from '../solver/sums.ts';
import { BudgetError } from '../storage/budget.ts';

/** A component of one store. */
export type ComponentId = number & { readonly __component: unique symbol };
/**
 * A multiset of components of one store, numbered as `Sums` numbers them: that of one component is odd,
 * twice the component plus one.
 */
export type PositionId = number & { readonly __position: unique symbol };

/** The position without components, which every store holds first. */
export const NO_COMPONENTS = 0 as PositionId;

/** A rough size of an entry in a list and a map, in bytes; what it holds comes on top. */
const BYTES_PER_ENTRY = 100;
/** Without a bound on memory one store holds no more than this, so that the process does not run out of it. */
const MAX_BYTES = 2 ** 30;
/** Bytes between two questions to the budget. */
const BYTES_PER_CHECK = 2 ** 16;

/** Positions over the components that a subclass knows. */
export abstract class Multisets {
  protected readonly arena: Arena;
  private readonly sums: Sums;
  /** The components of the position that is being put together. */
  private gathered = new Int32Array(64);
  /** An estimate of the memory held beside the sums, in bytes. */
  private held = 0;
  /** What of it the budget has been told. */
  private announced = 0;

  constructor(arena: Arena) {
    this.arena = arena;
    this.sums = new Sums((bytes) => beforePositionsGrow(arena, this.bytes, bytes));
    arena.counted(this);
  }

  /** What a component can be moved to. */
  abstract optionsOf(component: ComponentId, side: Side): readonly PositionId[];

  /** Memory held, in bytes; some of it is an estimate. */
  get bytes(): number {
    return this.held + this.sums.bytes;
  }

  /** How many components a position has. */
  count(position: PositionId): number {
    return this.sums.count(position as number as SumId);
  }

  /** A component of a position; by increasing id. */
  component(position: PositionId, index: number): ComponentId {
    return this.sums.part(position as number as SumId, index) as number as ComponentId;
  }

  /** The components of a position, with repeats, by increasing id. */
  components(position: PositionId): ComponentId[] {
    return Array.from({ length: this.count(position) }, (_, i) => this.component(position, i));
  }

  /** What a position can be moved to: a move in one component, the others resting. */
  options(position: PositionId, side: Side): readonly PositionId[] {
    const count = this.count(position);
    if (count === 0) return [];
    if (count === 1) return this.optionsOf(this.component(position, 0), side);
    const options: PositionId[] = [];
    for (let i = 0; i < count; i++) {
      const component = this.component(position, i);
      if (i > 0 && component === this.component(position, i - 1)) continue;
      for (const moved of this.optionsOf(component, side)) {
        this.arena.tick();
        options.push(this.instead(position, i, moved));
      }
    }
    return options;
  }

  /** The position in which the component at an index gives way to those of another position. */
  private instead(position: PositionId, index: number, moved: PositionId): PositionId {
    const resting = this.count(position);
    const others = this.count(moved);
    const list = this.room(resting + others);
    let length = 0;
    for (let i = 0; i < resting; i++) {
      if (i !== index) list[length++] = this.component(position, i);
    }
    for (let i = 0; i < others; i++) list[length++] = this.component(moved, i);
    return this.internGathered(length);
  }

  /** The position of these components. */
  intern(components: readonly ComponentId[]): PositionId {
    this.room(components.length).set(components);
    return this.internGathered(components.length);
  }

  /**
   * Room for the components of a position that is being put together, until another is.
   * @internal
   */
  room(components: number): Int32Array {
    if (components > this.gathered.length) this.gathered = new Int32Array(2 * components);
    return this.gathered;
  }

  /**
   * The position of the first components in that room.
   * @internal
   */
  internGathered(count: number): PositionId {
    const before = this.sums.size;
    const id = this.sums.intern(this.gathered, count);
    if (this.sums.size > before) this.arena.countPosition();
    return id as number as PositionId;
  }

  /** The position that consists of one component. */
  single(component: ComponentId): PositionId {
    return this.sums.single(component as number as PartId) as number as PositionId;
  }

  /** Counts a new entry of so many bytes against the budget. */
  protected makeRoom(bytes: number): void {
    this.held += bytes + BYTES_PER_ENTRY;
    if (this.held < this.announced) return;
    this.announced = this.held + BYTES_PER_CHECK;
    beforePositionsGrow(this.arena, this.bytes, BYTES_PER_CHECK);
  }
}

/** Asks the budget, or where it does not bound memory a bound of our own, before positions take more. */
export function beforePositionsGrow(arena: Arena, held: number, bytes: number): void {
  if (held > MAX_BYTES && !arena.boundsBytes) {
    throw new BudgetError(
      'bytes',
      'the positions that occur take more than 1 GiB; allow more memory or ask for a smaller board',
    );
  }
  arena.beforeGrowth(bytes);
}
