/**
 * The arena: a store of hash-consed augmented forms [Siegel, Definition 5.1].
 * A form is a set of Left options, a set of Right options and, on either side,
 * possibly a tombstone ■. Identical trees get the same 32-bit id, so
 * "isomorphic" is `===`, and options have smaller ids than the forms they
 * belong to. Everything else an arena knows — columns, pair tables — hangs on
 * it and is dropped with it; there is no global state.
 *
 * Packed code: indices are in bounds by construction, hence the `!`.
 */

import type { Naming } from '../notation/signs.ts';
import { LimitError, ValueError } from '../storage/errors.ts';
import { Store } from '../storage/store.ts';
import { Column, type ColumnDefinition, FormMap } from './columns.ts';
import { Left, type Side } from './side.ts';

/** A form of one arena. Not any number: ids come from an arena only. */
export type FormId = number & { readonly __form: unique symbol };

/** The tombstones of a form as two bits: bit `1 << side` says that side has one. */
export type Tombstones = 0 | 1 | 2 | 3;

/** The empty form, which every arena holds first. */
export const ZERO = 0 as FormId;

/** Ids stay below this, so that a pair table can store an id and a bit in one word. */
const MAX_FORMS = 2 ** 30;
/** Options stay below this: offsets into the pool are 31-bit. */
const MAX_OPTIONS = 2 ** 31 - 2;

export class Arena extends Store {
  /** How many forms there are; ids are 0 … size − 1. */
  private count = 0;
  /** Option ids of all forms, one after the other: Left's sorted, then Right's sorted. */
  private pool: Int32Array<ArrayBuffer> = new Int32Array(256);
  /** Form id → where its Left options start in the pool; one entry more than there are forms. */
  private starts: Int32Array<ArrayBuffer> = new Int32Array(65);
  /** Form id → where its Right options start in the pool. */
  private splits: Int32Array<ArrayBuffer> = new Int32Array(64);
  /** Form id → its tombstones. */
  private marks: Uint8Array<ArrayBuffer> = new Uint8Array(64);
  /** The interning table: form id + 1, or 0 where free; a power of two long. */
  private slots: Int32Array<ArrayBuffer> = new Int32Array(128);

  private readonly columns = new Map<ColumnDefinition, Column>();

  /**
   * How its forms are named wherever they are printed and nothing else is said, so that one answer
   * names a form in one way: in lists, reasons, labels and messages.
   */
  naming: Naming = 'integers';

  constructor() {
    super();
    this.intern([], []);
  }

  /** Does work while forms are named in another way. */
  named<T>(naming: Naming, work: () => T): T {
    const before = this.naming;
    this.naming = naming;
    try {
      return work();
    } finally {
      this.naming = before;
    }
  }

  /** How many forms the arena holds. */
  get size(): number {
    return this.count;
  }

  /**
   * How many forms fit before the next growth.
   * @internal
   */
  get capacity(): number {
    return this.splits.length;
  }

  /** Bytes held by the arena, its columns and its tables. */
  get bytes(): number {
    let bytes =
      this.pool.byteLength +
      this.starts.byteLength +
      this.splits.byteLength +
      this.marks.byteLength +
      this.slots.byteLength;
    for (const column of this.columns.values()) bytes += column.bytes;
    return bytes + this.tableBytes;
  }

  /**
   * Options stored over all forms.
   * @internal
   */
  get optionCount(): number {
    return this.starts[this.count]!;
  }

  /**
   * The form with these options. Order and repeats do not matter.
   *
   * @example
   * const arena = new Arena();
   * const star = arena.intern([ZERO], [ZERO]);
   * star === arena.intern([ZERO, ZERO], [ZERO]) // → true
   */
  intern(left: readonly FormId[], right: readonly FormId[], tombstones: Tombstones = 0): FormId {
    return this.internSorted(sortedSet(left), sortedSet(right), tombstones);
  }

  /**
   * `intern` for lists that are sorted by id and free of repeats already.
   * @internal
   */
  internSorted(
    left: readonly FormId[],
    right: readonly FormId[],
    tombstones: Tombstones = 0,
  ): FormId {
    const { slots } = this;
    const mask = slots.length - 1;
    let slot = hashForm(left, right, tombstones) & mask;
    for (;;) {
      const held = slots[slot]!;
      if (held === 0) break;
      if (this.matches(held - 1, left, right, tombstones)) return (held - 1) as FormId;
      slot = (slot + 1) & mask;
    }
    return this.append(left, right, tombstones);
  }

  private matches(
    id: number,
    left: readonly FormId[],
    right: readonly FormId[],
    tombstones: Tombstones,
  ): boolean {
    const { pool } = this;
    const start = this.starts[id]!;
    const split = this.splits[id]!;
    if (split - start !== left.length || this.starts[id + 1]! - split !== right.length)
      return false;
    if (this.marks[id] !== tombstones) return false;
    for (let i = 0; i < left.length; i++) if (pool[start + i] !== left[i]) return false;
    for (let i = 0; i < right.length; i++) if (pool[split + i] !== right[i]) return false;
    return true;
  }

  private append(
    left: readonly FormId[],
    right: readonly FormId[],
    tombstones: Tombstones,
  ): FormId {
    const id = this.count;
    for (const option of left) this.requireForm(option);
    for (const option of right) this.requireForm(option);
    this.meter?.beforeNewGame();
    if (id >= MAX_FORMS) throw new LimitError(`an arena holds at most ${MAX_FORMS} forms`);
    const start = this.starts[id]!;
    const end = start + left.length + right.length;
    this.reserve(id + 1, end);
    this.pool.set(left, start);
    this.pool.set(right, start + left.length);
    this.splits[id] = start + left.length;
    this.starts[id + 1] = end;
    this.marks[id] = tombstones;
    this.count = id + 1;
    this.enter(id, hashForm(left, right, tombstones));
    return id as FormId;
  }

  /**
   * Refuses what is no form of this arena. Innermost loops do without; whatever is asked from outside is checked.
   * @internal
   */
  requireForm(id: FormId): void {
    if (id >>> 0 !== id || id >= this.count) {
      throw new ValueError(`${id} is not a form of this arena`);
    }
  }

  private enter(id: number, hash: number): void {
    const { slots } = this;
    const mask = slots.length - 1;
    let slot = hash & mask;
    while (slots[slot] !== 0) slot = (slot + 1) & mask;
    slots[slot] = id + 1;
  }

  /** Makes room for `forms` forms and `options` options. Grows all or nothing. */
  private reserve(forms: number, options: number): void {
    if (options > this.pool.length) {
      if (options > MAX_OPTIONS) throw new LimitError('an arena holds at most 2^31 options');
      const length = Math.min(MAX_OPTIONS, Math.max(options, this.pool.length * 2));
      this.beforeGrowth(length * 4);
      this.pool = copied(this.pool, new Int32Array(length));
    }
    if (forms > this.splits.length) {
      const length = this.splits.length * 2;
      this.beforeGrowth(length * 9);
      this.starts = copied(this.starts, new Int32Array(length + 1));
      this.splits = copied(this.splits, new Int32Array(length));
      this.marks = copied(this.marks, new Uint8Array(length));
    }
    if (forms * 4 > this.slots.length * 3) {
      const length = this.slots.length * 2;
      this.beforeGrowth(length * 4);
      this.slots = new Int32Array(length);
      for (let id = 0; id < this.count; id++) this.enter(id, this.hashOf(id));
    }
  }

  private hashOf(id: number): number {
    const { pool } = this;
    const split = this.splits[id]!;
    const end = this.starts[id + 1]!;
    let h = hashStart(this.marks[id]!);
    for (let i = this.starts[id]!; i < split; i++) h = hashLeft(h, pool[i]!);
    for (let i = split; i < end; i++) h = hashRight(h, pool[i]!);
    return hashEnd(h);
  }

  /**
   * Where the ordinary options of a side start; read them with `optionAt`. For loops: the id is not checked.
   */
  optionsStart(id: FormId, side: Side): number {
    return side === Left ? this.starts[id]! : this.splits[id]!;
  }

  /** One past the last ordinary option of a side. */
  optionsEnd(id: FormId, side: Side): number {
    return side === Left ? this.splits[id]! : this.starts[id + 1]!;
  }

  /** The option at a position between `optionsStart` and `optionsEnd`. */
  optionAt(position: number): FormId {
    return this.pool[position]! as FormId;
  }

  /** The ordinary options of a side, sorted by id, in a new array. */
  options(id: FormId, side: Side): FormId[] {
    this.requireForm(id);
    const end = this.optionsEnd(id, side);
    const options: FormId[] = [];
    for (let i = this.optionsStart(id, side); i < end; i++) options.push(this.optionAt(i));
    return options;
  }

  /** Whether the form has an ordinary option on a side. */
  hasOptions(id: FormId, side: Side): boolean {
    this.requireForm(id);
    return this.optionsStart(id, side) < this.optionsEnd(id, side);
  }

  /** Whether a form is an ordinary option of another, by halving: options are sorted. */
  hasOption(id: FormId, side: Side, option: FormId): boolean {
    this.requireForm(id);
    const { pool } = this;
    let low = this.optionsStart(id, side);
    let high = this.optionsEnd(id, side);
    while (low < high) {
      const middle = (low + high) >>> 1;
      const found = pool[middle]!;
      if (found === option) return true;
      if (found < option) low = middle + 1;
      else high = middle;
    }
    return false;
  }

  /** The tombstones of a form. */
  tombstones(id: FormId): Tombstones {
    this.requireForm(id);
    return this.marks[id]! as Tombstones;
  }

  /** Whether the form has the tombstone of a side ("G has Σ" in [Siegel]). */
  hasTombstone(id: FormId, side: Side): boolean {
    this.requireForm(id);
    return ((this.marks[id]! >> side) & 1) === 1;
  }

  /**
   * The column of a definition, made when first asked for.
   * @internal
   */
  column(definition: ColumnDefinition): Column {
    let column = this.columns.get(definition);
    if (column === undefined) {
      column = new Column(this, definition);
      this.columns.set(definition, column);
    }
    return column;
  }

  /**
   * A new partial map from forms to forms, counted in `bytes`.
   * @internal
   */
  formMap(): FormMap {
    return this.counted(new FormMap(this));
  }
}

function copied<T extends Int32Array | Uint8Array>(from: T, to: T): T {
  to.set(from);
  return to;
}

/** The list itself where it is sorted and free of repeats, else a sorted copy. */
function sortedSet(options: readonly FormId[]): readonly FormId[] {
  for (let i = 1; i < options.length; i++) {
    if (options[i - 1]! >= options[i]!) {
      const sorted = [...options].sort((a, b) => a - b);
      return sorted.filter((option, j) => j === 0 || option !== sorted[j - 1]);
    }
  }
  return options;
}

function hashForm(
  left: readonly FormId[],
  right: readonly FormId[],
  tombstones: Tombstones,
): number {
  let h = hashStart(tombstones);
  for (let i = 0; i < left.length; i++) h = hashLeft(h, left[i]!);
  for (let i = 0; i < right.length; i++) h = hashRight(h, right[i]!);
  return hashEnd(h);
}

function hashStart(tombstones: number): number {
  return Math.imul(tombstones + 1, 0x27d4eb2f);
}

function hashLeft(h: number, option: number): number {
  h = Math.imul(h ^ option, 0x9e3779b1);
  return h ^ (h >>> 15);
}

function hashRight(h: number, option: number): number {
  h = Math.imul(h ^ option ^ 0x5bd1e995, 0x85ebca6b);
  return h ^ (h >>> 13);
}

function hashEnd(h: number): number {
  h = Math.imul(h ^ (h >>> 16), 0xc2b2ae35);
  return h ^ (h >>> 16);
}
