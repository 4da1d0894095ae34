/**
 * The intersection and the union of sets that are written as bits, gathered one after the other: what
 * the outcome of a position depends on, if the sets are the outcomes of its options.
 */
export class Gathered {
  /** The intersection; over nothing it has all bits. */
  common = -1;
  /** The union. */
  any = 0;

  /** Whether nothing was added: no set has all 32 bits. */
  get isEmpty(): boolean {
    return this.common === -1;
  }

  clear(): void {
    this.common = -1;
    this.any = 0;
  }

  add(bits: number): void {
    this.common &= bits;
    this.any |= bits;
  }
}
