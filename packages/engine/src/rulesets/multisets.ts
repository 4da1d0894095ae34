/**
 * Sums of components: a position is a multiset of components, interned, and a
 * move in it is a move in one of them while the others rest. Two stores share
 * this: components told apart by how they are written (`components.ts`) and by
 * how they play (`classes.ts`).
 */

import type { Arena } from '../forms/arena.ts';
import { BudgetError } from '../forms/budget.ts';
import type { Side } from '../forms/side.ts';

/** A component of one store. */
export type ComponentId = number & { readonly __component: unique symbol };
/** A multiset of components of one store. */
export type PositionId = number & { readonly __position: unique symbol };

/** The position without components, which every store holds first. */
export const NO_COMPONENTS = 0 as PositionId;

/** A rough size of an interned position or component with its key, in bytes. */
const BYTES_PER_ENTRY = 200;
/** Beyond this the maps themselves would give up; a budget should end things long before. */
const MAX_ENTRIES = 8_000_000;
/** Entries between two questions to the budget. */
const ENTRIES_PER_CHECK = 256;

/** Positions over the components that a subclass knows. */
export abstract class Multisets {
  protected readonly arena: Arena;
  /** Two components or more as a text of ids → position. */
  private readonly byComponents = new Map<string, PositionId>();
  /** Component → the position that consists of it alone. */
  private readonly singles: (PositionId | undefined)[] = [];
  /** Position → its components, sorted by id. */
  private readonly multisets: (readonly ComponentId[])[] = [[]];
  /** Entries of any kind that take memory. */
  private entries = 0;

  constructor(arena: Arena) {
    this.arena = arena;
    arena.counted(this);
  }

  /** What a component can be moved to. */
  abstract optionsOf(component: ComponentId, side: Side): readonly PositionId[];

  /** Positions interned so far. */
  get size(): number {
    return this.multisets.length;
  }

  /** An estimate of the memory held. */
  get bytes(): number {
    return this.entries * BYTES_PER_ENTRY;
  }

  /** The components of a position, with repeats, by increasing id. */
  components(position: PositionId): readonly ComponentId[] {
    return this.multisets[position] ?? [];
  }

  /** What a position can be moved to: a move in one component, the others resting. */
  options(position: PositionId, side: Side): readonly PositionId[] {
    const components = this.components(position);
    const [only] = components;
    if (only === undefined) return [];
    if (components.length === 1) return this.optionsOf(only, side);
    const options: PositionId[] = [];
    for (const [i, component] of components.entries()) {
      if (component === components[i - 1]) continue;
      const resting = components.toSpliced(i, 1);
      for (const moved of this.optionsOf(component, side)) {
        this.arena.tick();
        options.push(this.intern([...resting, ...this.components(moved)]));
      }
    }
    return options;
  }

  /** The position of these components; takes the list over. */
  intern(components: ComponentId[]): PositionId {
    const [only] = components;
    if (only === undefined) return NO_COMPONENTS;
    if (components.length === 1) {
      this.singles[only] ??= this.append(components);
      return this.singles[only];
    }
    components.sort((a, b) => a - b);
    const key = components.join();
    let id = this.byComponents.get(key);
    if (id === undefined) {
      id = this.append(components);
      this.byComponents.set(key, id);
    }
    return id;
  }

  private append(components: readonly ComponentId[]): PositionId {
    this.makeRoom();
    this.multisets.push(components);
    return (this.multisets.length - 1) as PositionId;
  }

  /** Counts a new entry against the budget. */
  protected makeRoom(): void {
    this.entries++;
    if (this.entries % ENTRIES_PER_CHECK !== 0) return;
    if (this.entries > MAX_ENTRIES) {
      throw new BudgetError(
        'bytes',
        `more than ${MAX_ENTRIES} positions occur; ask for a smaller board`,
      );
    }
    this.arena.beforeGrowth(ENTRIES_PER_CHECK * BYTES_PER_ENTRY);
  }
}
