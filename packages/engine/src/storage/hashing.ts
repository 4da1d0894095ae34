/** Hashes of whole numbers: of two at once, and of any number one after the other. */

/** Mixes two ids into 32 well-spread bits (the multipliers are odd and random-looking). */
export function hashPair(a: number, b: number): number {
  let h = Math.imul(a, 0x9e3779b1) ^ Math.imul(b, 0x85ebca6b);
  h ^= h >>> 15;
  h = Math.imul(h, 0xc2b2ae35);
  return h ^ (h >>> 13);
}

/** One step of an integer hash (the finalizer of MurmurHash3, applied to a running state). */
export function mixHash(state: number, value: number): number {
  let hash = Math.imul(state ^ value, 0x85ebca6b) + 0x9e3779b9;
  hash ^= hash >>> 13;
  hash = Math.imul(hash, 0xc2b2ae35);
  return hash ^ (hash >>> 16);
}
