/** Sets of small numbers, interned: equal sets have equal ids, and are never changed. */

export class BitSets {
  readonly size: number;
  private readonly sets: Uint32Array[] = [];
  private readonly ids = new Map<string, number>();
  private readonly unions = new Map<number, number>();

  constructor(size: number) {
    this.size = size;
  }

  /** The set of the numbers that a function holds of. */
  where(holds: (element: number) => boolean): number {
    const set = new Uint32Array((this.size + 31) >>> 5);
    for (let element = 0; element < this.size; element++) {
      if (holds(element))
        set[element >>> 5] = (set[element >>> 5] as number) | (1 << (element & 31));
    }
    return this.intern(set);
  }

  has(id: number, element: number): boolean {
    return (
      (((this.sets[id] as Uint32Array)[element >>> 5] as number) & (1 << (element & 31))) !== 0
    );
  }

  union(one: number, other: number): number {
    if (one === other) return one;
    const key = Math.min(one, other) * 2 ** 26 + Math.max(one, other);
    const known = this.unions.get(key);
    if (known !== undefined) return known;
    const b = this.sets[other] as Uint32Array;
    const id = this.intern(
      (this.sets[one] as Uint32Array).map((bits, i) => bits | (b[i] as number)),
    );
    this.unions.set(key, id);
    return id;
  }

  /** Whether every element of one is in the other. */
  isSubset(one: number, other: number): boolean {
    if (one === other) return true;
    const b = this.sets[other] as Uint32Array;
    return (this.sets[one] as Uint32Array).every((bits, i) => (bits & ~(b[i] as number)) === 0);
  }

  private intern(set: Uint32Array): number {
    const key = String.fromCharCode(...new Uint16Array(set.buffer));
    const known = this.ids.get(key);
    if (known !== undefined) return known;
    const id = this.sets.length;
    this.sets.push(set);
    this.ids.set(key, id);
    return id;
  }
}
