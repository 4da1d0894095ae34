/**
 * Sets of squares of a board of at most 8 × 8, as 64 bits in two words: `low` has rows 0 to 3, `high`
 * rows 4 to 7; a row is 8 bits, column 0 the lowest. A function of two words writes its two words
 * into a `Bits` it is given, so that nothing is allocated.
 */

/** Rows and columns of the largest board. */
export const SIDE = 8;

/** A set of squares that is written to. */
export interface Bits {
  low: number;
  high: number;
}

/** All columns but the first, and all but the last. */
const NOT_FIRST = 0xfefefefe | 0;
const NOT_LAST = 0x7f7f7f7f;

/** Rows become columns: bits are exchanged across the diagonal in blocks of 1, 2 and 4. */
export function transpose(low: number, high: number, out: Bits): void {
  let t = (low ^ (low >>> 7)) & 0x00aa00aa;
  low ^= t ^ (t << 7);
  t = (high ^ (high >>> 7)) & 0x00aa00aa;
  high ^= t ^ (t << 7);
  t = (low ^ (low >>> 14)) & 0x0000cccc;
  low ^= t ^ (t << 14);
  t = (high ^ (high >>> 14)) & 0x0000cccc;
  high ^= t ^ (t << 14);
  t = (low ^ (high << 4)) & 0xf0f0f0f0;
  out.low = low ^ t;
  out.high = high ^ (t >>> 4);
}

/** The first `width` columns in reverse order; the others are empty. */
export function mirror(low: number, high: number, width: number, out: Bits): void {
  out.low = mirrorRows(low) >>> (SIDE - width);
  out.high = mirrorRows(high) >>> (SIDE - width);
}

function mirrorRows(rows: number): number {
  rows = ((rows >>> 1) & 0x55555555) | ((rows & 0x55555555) << 1);
  rows = ((rows >>> 2) & 0x33333333) | ((rows & 0x33333333) << 2);
  return ((rows >>> 4) & 0x0f0f0f0f) | ((rows & 0x0f0f0f0f) << 4);
}

/** The first `height` rows in reverse order; the others are empty. */
export function flip(low: number, high: number, height: number, out: Bits): void {
  shiftUp(flipRows(high), flipRows(low), SIDE - height, out);
}

function flipRows(rows: number): number {
  return (rows >>> 24) | ((rows >>> 8) & 0x0000ff00) | ((rows << 8) & 0x00ff0000) | (rows << 24);
}

/** So many rows up; what leaves the board is gone. */
export function shiftUp(low: number, high: number, rows: number, out: Bits): void {
  if (rows >= 4) {
    low = high;
    high = 0;
    rows -= 4;
  }
  if (rows > 0) {
    low = (low >>> (8 * rows)) | (high << (32 - 8 * rows));
    high >>>= 8 * rows;
  }
  out.low = low;
  out.high = high;
}

/** A set grown, step by step, to all squares of `low`, `high` that are joined to it by their sides. */
export function flood(seed: Bits, low: number, high: number): void {
  let a = seed.low;
  let b = seed.high;
  for (;;) {
    const c =
      (a | ((a << 1) & NOT_FIRST) | ((a >>> 1) & NOT_LAST) | (a << 8) | (a >>> 8) | (b << 24)) &
      low;
    const d =
      (b | ((b << 1) & NOT_FIRST) | ((b >>> 1) & NOT_LAST) | (b >>> 8) | (b << 8) | (a >>> 24)) &
      high;
    if (c === a && d === b) break;
    a = c;
    b = d;
  }
  seed.low = a;
  seed.high = b;
}

/** The number of the lowest bit of a word that is not 0. */
export function lowestBit(word: number): number {
  return 31 - Math.clz32(word & -word);
}

/** How many bits of a word are set: sums of 2, of 4 and of 8 bits, and then of all. */
export function bitCount(word: number): number {
  word -= (word >>> 1) & 0x55555555;
  word = (word & 0x33333333) + ((word >>> 2) & 0x33333333);
  return Math.imul((word + (word >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/** The columns in which there is a square, as 8 bits. */
export function columnsOf(low: number, high: number): number {
  let columns = low | high;
  columns |= columns >>> 16;
  columns |= columns >>> 8;
  return columns & 0xff;
}

/** The first row in which there is a square, of a set that is not empty. */
export function firstRow(low: number, high: number): number {
  return low === 0 ? 4 + (lowestBit(high) >> 3) : lowestBit(low) >> 3;
}

/** How many rows there are down to the last in which there is a square. */
export function rowsOf(low: number, high: number): number {
  return high === 0 ? 4 - (Math.clz32(low) >> 3) : 8 - (Math.clz32(high) >> 3);
}
