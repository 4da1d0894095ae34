/**
 * Sums A + B of two atoms of the same rank n, atoms of Left dead ends, that may have another
 * factorisation. Suppose every sum of an end of rank less than n and an atom of rank n has one only.
 *
 * **Lemma.** Let n > 1. If A + B has a second factorisation, then some atom other than 1̄ divides the
 * moved part of every option of the simplest form of A + B: A' where the option is A' + B, B' where it
 * is A + B'.
 *
 * Proof. Let A + B = C_1 + … + C_m be another. It has no atom in common with the first, for what is
 * common cancels and leaves an atom, which is no sum. Take an option g of the simplest form; it is A' + B
 * (or A + B', likewise), and it is C_s' + F_s for some s, where F_s is the sum of the other C_t. The
 * factorisation of g is unique, and B is none of the C_t, so F_s is part of A' and B is part of C_s':
 * A' = F_s + r and C_s' = B + r. So C_s has rank more than n. The ranks of all C_t add up to 2n, so
 * there is only one such s, the same for every g; and F_s, which is not 0, divides the moved part of
 * each. None of its atoms is 1̄. For W' + 1̄ ≥ W for every option W' of a dead end W, by induction: the
 * options of W' + 1̄ are W', which is one of W, and W'' + 1̄ ≥ W'. So X + 1̄ is {· | X}, and if it were
 * A + B, then X = A' + B, say, and A = A' + 1̄, no atom. ∎
 *
 * Dead ends cancel: H + K ≥ H + K' gives K ≥ K' [Davies et al.]. So A' + B is never dominated by A'' + B
 * where A has the simplest form, only by some A + B'; and the two are never equal unless A = B, as
 * A would divide A' + B.
 */

import { type Arena, type FormId, InvariantError, Right, rank } from '@proviso/engine';
import { deadEndSum } from '@proviso/engine/ends';
import { at } from './at.ts';

/** 1̄ is the only end of rank 1, and stands behind 0. */
const ALL_BUT_ONE = ~(1n << 1n);

const UNKNOWN = 0;
const NO = 1;
const YES = 2;

/** Sums of two ends of a level, by places in a list of its ends. */
export class CommonFactors {
  /** By place: the options, by their places; the rank; the fewest moves to 0; the lengths of play, as bits. */
  private readonly options: readonly (readonly number[])[];
  private readonly ranks: Uint8Array;
  private readonly fewest: Uint8Array;
  private readonly lengths: Uint32Array;
  /** Places below are those of lower levels. */
  private readonly lower: number;
  /** By place of a lower level: the atoms that divide it, as bits. */
  private readonly factors: readonly bigint[];
  /** Two sums of two ends of lower levels: whether the one is at least the other. */
  private readonly known: Uint8Array;

  /** All ends of a level in simplest form, by rank; `lower` of them belong to the level below. */
  constructor(arena: Arena, ends: readonly FormId[], lower: number) {
    const places = new Map(ends.map((end, place) => [end, place]));
    const placeOf = (end: FormId): number => {
      const place = places.get(end);
      if (place === undefined) throw new InvariantError('an option is missing');
      return place;
    };
    this.options = ends.map((end) => arena.options(end, Right).map(placeOf));
    this.ranks = Uint8Array.from(ends, (end) => rank(arena, end));
    this.fewest = new Uint8Array(ends.length);
    this.lengths = new Uint32Array(ends.length);
    for (const [place, options] of this.options.entries()) {
      this.fewest[place] =
        options.length === 0
          ? 0
          : 1 + Math.min(...options.map((option) => this.fewest[option] ?? 0));
      this.lengths[place] =
        options.length === 0
          ? 1
          : options.reduce((bits, option) => bits | ((this.lengths[option] ?? 0) << 1), 0);
    }
    this.lower = lower;
    this.factors = factorsOf(arena, ends.slice(0, lower), placeOf);
    this.known = new Uint8Array(lower ** 4);
  }

  /** The atoms but 1̄ that divide the moved part of every option of A + B, as bits by place. */
  common(a: number, b: number): bigint {
    const common = this.narrowed(ALL_BUT_ONE, a, b);
    return common === 0n || a === b ? common : this.narrowed(common, b, a);
  }

  private narrowed(from: bigint, a: number, b: number): bigint {
    let common = from;
    for (const option of at(this.options, a)) {
      const factors = at(this.factors, option) & common;
      if (factors === common || this.isDominated(option, a, b)) continue;
      common = factors;
      if (common === 0n) break;
    }
    return common;
  }

  /** Whether A' + B is more than some A + B', so that Right need not move to it. */
  private isDominated(option: number, a: number, b: number): boolean {
    if (a === b) return false;
    for (const other of at(this.options, b)) if (this.atLeast(option, b, a, other)) return true;
    return false;
  }

  /** Whether X + Y ≥ V + W. */
  private atLeast(x: number, y: number, v: number, w: number): boolean {
    if (x === v) return this.isAtLeast(y, w);
    if (y === w) return this.isAtLeast(x, v);
    if (x === w) return this.isAtLeast(y, v);
    if (y === v) return this.isAtLeast(x, w);
    const { ranks, fewest } = this;
    if ((ranks[x] ?? 0) + (ranks[y] ?? 0) > (ranks[v] ?? 0) + (ranks[w] ?? 0)) return false;
    if ((fewest[x] ?? 0) + (fewest[y] ?? 0) < (fewest[v] ?? 0) + (fewest[w] ?? 0)) return false;
    const { lower } = this;
    if (x >= lower || y >= lower || v >= lower || w >= lower) return this.search(x, y, v, w);
    const place = ((x * lower + y) * lower + v) * lower + w;
    if (this.known[place] === UNKNOWN) this.known[place] = this.search(x, y, v, w) ? YES : NO;
    return this.known[place] === YES;
  }

  /** [Siegel, Theorem 3.1]; a line of play to 0 must have one of the same length below. */
  private search(x: number, y: number, v: number, w: number): boolean {
    if ((this.lengthsOf(x, y) & ~this.lengthsOf(v, w)) !== 0) return false;
    for (const option of at(this.options, x)) if (!this.isMet(option, y, v, w)) return false;
    for (const option of at(this.options, y)) if (!this.isMet(x, option, v, w)) return false;
    return true;
  }

  private isMet(x: number, y: number, v: number, w: number): boolean {
    for (const option of at(this.options, v)) if (this.atLeast(x, y, option, w)) return true;
    for (const option of at(this.options, w)) if (this.atLeast(x, y, v, option)) return true;
    return false;
  }

  private isAtLeast(x: number, v: number): boolean {
    if (x === v) return true;
    if (x === 0 || v === 0 || (this.ranks[x] ?? 0) > (this.ranks[v] ?? 0)) return false;
    return at(this.options, x).every((option) =>
      at(this.options, v).some((other) => this.isAtLeast(option, other)),
    );
  }

  private lengthsOf(x: number, y: number): number {
    let lengths = 0;
    const other = this.lengths[y] ?? 0;
    for (let bits = this.lengths[x] ?? 0; bits !== 0; bits &= bits - 1) {
      lengths |= other << (31 - Math.clz32(bits & -bits));
    }
    return lengths;
  }
}

/** By place, the atoms that divide an end of these, as bits by place. */
function factorsOf(
  arena: Arena,
  ends: readonly FormId[],
  placeOf: (end: FormId) => number,
): bigint[] {
  const highest = Math.max(...ends.map((end) => rank(arena, end)));
  const sums: [part: number, sum: number][] = [];
  for (const [part, end] of ends.entries()) {
    for (const other of ends) {
      if (part === 0 || rank(arena, other) === 0) continue;
      if (rank(arena, end) + rank(arena, other) > highest) continue;
      sums.push([part, placeOf(deadEndSum(arena, end, other))]);
    }
  }
  const reducible = new Set(sums.map(([, sum]) => sum));
  const isAtom = (place: number): boolean => place !== 0 && !reducible.has(place);
  const factors = ends.map((_, place) => (isAtom(place) ? 1n << BigInt(place) : 0n));
  for (const [part, sum] of sums) {
    if (isAtom(part)) factors[sum] = at(factors, sum) | (1n << BigInt(part));
  }
  return factors;
}
