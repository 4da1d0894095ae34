/**
 * Columns: what depends on one form alone (its rank, its outcomes, whether it
 * is strong), one number a form. Options have smaller ids than the forms they
 * belong to, so a column fills itself in id order, without recursion, as far
 * as it is asked.
 *
 * Packed code: indices are in bounds by construction, hence the `!`.
 */

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
    return this.values[id]!;
  }

  private fillTo(id: FormId): void {
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
    const image = id < this.images.length ? this.images[id]! : 0;
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
