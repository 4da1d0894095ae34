/**
 * Columns: what depends on one form alone (its rank, its outcomes, whether it
 * is strong), one number a form. Options have smaller ids than the forms they
 * belong to, so a column fills itself in id order, without recursion, as far
 * as it is asked.
 *
 * Packed code: indices are in bounds by construction, hence the `!`.
 */

import { InvariantError } from '../storage/errors.ts';
import type { Arena, FormId } from './arena.ts';

/** How a column is computed: `value` may look at `column` for smaller ids only. */
export interface ColumnDefinition {
  /** For messages and statistics; not a key. */
  readonly name: string;
  /** The width of a value: a byte (0…255) or a signed 32-bit integer. */
  readonly width: 'byte' | 'int';
  readonly value: (arena: Arena, column: Column, id: FormId) => number;
}

type Values = Uint8Array<ArrayBuffer> | Int32Array<ArrayBuffer>;

/** One number for every form of an arena. */
export class Column {
  private readonly arena: Arena;
  private readonly definition: ColumnDefinition;
  private values: Values;
  /** Ids below this are computed. */
  private filled = 0;

  /** @internal Columns are made by `arena.column`. */
  constructor(arena: Arena, definition: ColumnDefinition) {
    this.arena = arena;
    this.definition = definition;
    this.values = definition.width === 'byte' ? new Uint8Array(64) : new Int32Array(64);
  }

  get bytes(): number {
    return this.values.byteLength;
  }

  /** The value at a form. */
  at(id: FormId): number {
    if (id >= this.filled) this.fillTo(id);
    const value = this.values[id];
    if (value === undefined) return refused(this.arena, id);
    return value;
  }

  private fillTo(id: FormId): void {
    this.arena.requireForm(id);
    if (id >= this.values.length) this.grow();
    const { arena, definition } = this;
    for (let next = this.filled; next <= id; next++) {
      arena.tick();
      const value = definition.value(arena, this, next as FormId);
      this.values[next] = value;
      this.filled = next + 1;
    }
  }

  private grow(): void {
    const length = this.arena.capacity;
    this.arena.beforeGrowth(length * this.values.BYTES_PER_ELEMENT);
    const values: Values =
      this.definition.width === 'byte' ? new Uint8Array(length) : new Int32Array(length);
    values.set(this.values);
    this.values = values;
  }
}

/** How a wide column is computed: `fill` sets the words of one form, and may look at smaller ids only. */
export interface WideColumnDefinition {
  readonly name: string;
  /** 32-bit words a form. The first tells most: it is kept apart, and often all that is read. */
  readonly words: number;
  readonly fill: (arena: Arena, column: WideColumn, id: FormId, words: Int32Array) => void;
}

/** Several words of bits for every form of an arena. */
export class WideColumn {
  private readonly arena: Arena;
  private readonly definition: WideColumnDefinition;
  /** Form id → its first word. */
  private firsts: Int32Array<ArrayBuffer> = new Int32Array(64);
  /** Form after form, its other words. */
  private others: Int32Array<ArrayBuffer>;
  /** Ids below this are computed. */
  private filled = 0;
  private readonly scratch: Int32Array<ArrayBuffer>;

  constructor(arena: Arena, definition: WideColumnDefinition) {
    this.arena = arena;
    this.definition = definition;
    this.others = new Int32Array(64 * (definition.words - 1));
    this.scratch = new Int32Array(definition.words);
  }

  get bytes(): number {
    return this.firsts.byteLength + this.others.byteLength;
  }

  /** Leaves in `into` what is set in some of two words, for each word of a form. For `fill`: the form's id is not checked. */
  addTo(into: Int32Array, id: FormId): void {
    const { others } = this;
    into[0]! |= this.firsts[id]!;
    const at = id * (into.length - 1) - 1;
    for (let word = 1; word < into.length; word++) into[word]! |= others[at + word]!;
  }

  /** The same for what is set in both. */
  intersect(into: Int32Array, id: FormId): void {
    const { others } = this;
    into[0]! &= this.firsts[id]!;
    const at = id * (into.length - 1) - 1;
    for (let word = 1; word < into.length; word++) into[word]! &= others[at + word]!;
  }

  /** Whether some bit of the masks, one for each word, is set for `a` and not for `b`. */
  exceeds(a: FormId, b: FormId, masks: Int32Array): boolean {
    if (a >= this.filled) this.fillTo(a);
    if (b >= this.filled) this.fillTo(b);
    const { firsts } = this;
    if ((firsts[a]! & ~firsts[b]! & masks[0]!) !== 0) return true;
    const { others } = this;
    const width = masks.length - 1;
    const atA = a * width - 1;
    const atB = b * width - 1;
    for (let word = 1; word <= width; word++) {
      if ((others[atA + word]! & ~others[atB + word]! & masks[word]!) !== 0) return true;
    }
    return false;
  }

  private fillTo(id: FormId): void {
    const { arena, definition, scratch } = this;
    arena.requireForm(id);
    const width = definition.words - 1;
    if (id >= this.firsts.length) {
      const length = arena.capacity;
      arena.beforeGrowth(length * 4 * definition.words);
      // Both or neither: that the first words have room says that the others have.
      const [firsts, others] = [copied(this.firsts, length), copied(this.others, length * width)];
      this.firsts = firsts;
      this.others = others;
    }
    for (let next = this.filled; next <= id; next++) {
      arena.tick();
      definition.fill(arena, this, next as FormId, scratch);
      this.firsts[next] = scratch[0]!;
      for (let word = 1; word <= width; word++)
        this.others[next * width + word - 1] = scratch[word]!;
      this.filled = next + 1;
    }
  }
}

function copied(from: Int32Array, length: number): Int32Array<ArrayBuffer> {
  const to = new Int32Array(length);
  to.set(from);
  return to;
}

/** A partial map from forms to forms, for operations that are asked of some forms only. */
export class FormMap {
  private readonly arena: Arena;
  /** Image + 1, or 0 where it is not known. */
  private images: Int32Array<ArrayBuffer> = new Int32Array(64);

  /** @internal Form maps are made by `arena.formMap`. */
  constructor(arena: Arena) {
    this.arena = arena;
  }

  get bytes(): number {
    return this.images.byteLength;
  }

  /** The image of a form, or `undefined`. */
  get(id: FormId): FormId | undefined {
    const image = this.images[id] ?? 0;
    return image === 0 ? undefined : ((image - 1) as FormId);
  }

  set(id: FormId, image: FormId): void {
    if (id >= this.images.length) {
      const length = this.arena.capacity;
      this.arena.beforeGrowth(length * 4);
      const images = new Int32Array(length);
      images.set(this.images);
      this.images = images;
    }
    this.images[id] = image + 1;
  }
}

/** What is no form has no value. */
function refused(arena: Arena, id: FormId): never {
  arena.requireForm(id);
  throw new InvariantError(`form ${id} has no value`);
}
