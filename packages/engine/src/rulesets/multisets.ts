/**
 * Sums of components: a position is a multiset of components, interned, and a
 * move in it is a move in one of them while the others rest. Two stores share
 * this: components told apart by how they are written (`components.ts`) and by
 * how they play (`classes.ts`).
 */

import type { Arena } from '../forms/arena.ts';
import type { Side } from '../forms/side.ts';
import { BudgetError } from '../storage/budget.ts';

/** A component of one store. */
export type ComponentId = number & { readonly __component: unique symbol };
/** A multiset of components of one store. */
export type PositionId = number & { readonly __position: unique symbol };

/** The position without components, which every store holds first. */
export const NO_COMPONENTS = 0 as PositionId;

/** A rough size of an entry in a list and a map, in bytes; what it holds comes on top. */
const BYTES_PER_ENTRY = 100;
/** Bytes of an id in a list and of its digits in a key. */
const BYTES_PER_COMPONENT = 16;
/** Without a bound on memory one store holds no more than this, so that the process does not run out of it. */
const MAX_BYTES = 2 ** 30;
/** Bytes between two questions to the budget. */
const BYTES_PER_CHECK = 2 ** 16;

/** Positions over the components that a subclass knows. */
export abstract class Multisets {
  protected readonly arena: Arena;
  /** Two components or more as a text of ids → position. */
  private readonly byComponents = new Map<string, PositionId>();
  /** Component → the position that consists of it alone. */
  private readonly singles: (PositionId | undefined)[] = [];
  /** Position → its components, sorted by id. */
  private readonly multisets: (readonly ComponentId[])[] = [[]];
  /** An estimate of the memory held, in bytes. */
  bytes = 0;
  /** What of it the budget has been told. */
  private announced = 0;

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
    this.arena.countPosition();
    this.makeRoom(components.length * BYTES_PER_COMPONENT);
    this.multisets.push(components);
    return (this.multisets.length - 1) as PositionId;
  }

  /** Counts a new entry of so many bytes against the budget. */
  protected makeRoom(bytes: number): void {
    this.bytes += bytes + BYTES_PER_ENTRY;
    if (this.bytes < this.announced) return;
    this.announced = this.bytes + BYTES_PER_CHECK;
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
