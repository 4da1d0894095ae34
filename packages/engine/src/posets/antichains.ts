/**
 * How many antichains an order has, the empty one included: exactly where they
 * can be counted, else between proved bounds. Antichains correspond to up-sets
 * (what lies above them), and on a chain an up-set is a *cut*: how many of the
 * chain's highest elements it has. So antichains are the families of cuts, one
 * a chain, that respect the order between chains.
 *
 * Lower bound. Let W be an antichain and V_1, V_2, … disjoint antichains
 * outside it; d(v) is the number of elements of W that compare with v. For a
 * non-empty S ⊆ V_k, joining S to any subset of what in W compares with no
 * element of S gives an antichain, and different choices give different ones:
 * at least Σ_{S ≠ ∅} 2^{|W| − Σ_{v∈S} d(v)} = 2^{|W|} (Π_{v∈V_k} (1 + 2^{−d(v)}) − 1)
 * of them for each k, beside the 2^{|W|} subsets of W.
 *
 * Upper bound. An antichain of P meets each part of a partition of P in an
 * antichain, so there are at most as many as the product over the parts. The
 * parts are unions of chains, counted exactly.
 */

import { comparable, heightsOf, indices, type Poset, subposet } from './poset.ts';
import { dilworth } from './width.ts';

/** Proved: at least `lower`, at most `upper` antichains. */
export interface CountBounds {
  readonly lower: bigint;
  readonly upper: bigint;
}

/** Called at every step of a long count, so that the caller can end it by throwing. */
export type Tick = () => void;

const idle: Tick = () => {};

/** An order with a partition into chains, each from high to low. */
export interface ChainedPoset {
  readonly chains: readonly (readonly number[])[];
  atLeast(i: number, j: number): boolean;
}

/**
 * For each cut of one chain, the least cut of another that an up-set must have
 * with it: the other's elements above the first's lowest chosen one.
 */
function forcedCuts(
  order: ChainedPoset,
  from: readonly number[],
  to: readonly number[],
): Uint16Array {
  const forced = new Uint16Array(from.length + 1);
  let cut = 0;
  for (const [i, element] of from.entries()) {
    for (let next = to[cut]; next !== undefined && order.atLeast(next, element); next = to[cut]) {
      cut++;
    }
    forced[i + 1] = cut;
  }
  return forced;
}

/** `forced[i][j]`, for pairs of chains. */
type ForcedCuts = readonly (readonly Uint16Array[])[];

const NO_CUTS = new Uint16Array(0);

/** For each cut of one chain, the largest cut of another that does not force a larger one back. */
function allowedCuts(length: number, back: Uint16Array): Uint16Array {
  const allowed = new Uint16Array(length + 1);
  let most = 0;
  for (let cut = 0; cut <= length; cut++) {
    while (most + 1 < back.length && (back[most + 1] ?? 0) <= cut) most++;
    allowed[cut] = most;
  }
  return allowed;
}

/**
 * Counts the families of cuts of some chains, chain by chain. What matters of the
 * cuts chosen so far is the interval they leave to each later chain, so equal
 * intervals are counted once; `undefined` when more than `maxStates` differ.
 */
function countCuts(
  lengths: readonly number[],
  forced: ForcedCuts,
  maxStates: number,
  tick: Tick,
): bigint | undefined {
  const chains = lengths.length;
  if (chains === 0) return 1n;
  const allowed = lengths.map((length, i) =>
    lengths.map((_, j) => allowedCuts(length, forced[j]?.[i] ?? NO_CUTS)),
  );
  const memo = new Map<string, bigint>();

  function count(chain: number, least: Uint16Array, most: Uint16Array): bigint | undefined {
    const from = least[0] ?? 0;
    const to = most[0] ?? 0;
    if (chain === chains - 1) return BigInt(to - from + 1);
    const key = String.fromCharCode(chain, ...least, ...most);
    const known = memo.get(key);
    if (known !== undefined) return known;
    if (memo.size >= maxStates) return undefined;
    tick();
    let total = 0n;
    for (let cut = from; cut <= to; cut++) {
      const nextLeast = least.slice(1);
      const nextMost = most.slice(1);
      for (let j = 0; j < nextLeast.length; j++) {
        const other = chain + 1 + j;
        nextLeast[j] = Math.max(nextLeast[j] ?? 0, forced[chain]?.[other]?.[cut] ?? 0);
        nextMost[j] = Math.min(nextMost[j] ?? 0, allowed[chain]?.[other]?.[cut] ?? 0);
      }
      const rest = count(chain + 1, nextLeast, nextMost);
      if (rest === undefined) return undefined;
      total += rest;
    }
    memo.set(key, total);
    return total;
  }

  return count(0, new Uint16Array(chains), Uint16Array.from(lengths));
}

/**
 * The exact number of antichains, or `undefined` where that takes too much work.
 *
 * @example
 * const cube = posetOf([0, 1, 2, 3, 4, 5, 6, 7], (a, b) => (a & b) === b);
 * countAntichains(cube) // → 20n
 */
export function countAntichains(
  poset: Poset,
  maxStates = 1_000_000,
  tick: Tick = idle,
): bigint | undefined {
  const { chains } = dilworth(poset);
  const order = { chains, atLeast: poset.atLeast };
  const forced = chains.map((from) => chains.map((to) => forcedCuts(order, from, to)));
  return countCuts(
    chains.map((chain) => chain.length),
    forced,
    maxStates,
    tick,
  );
}

/**
 * The upper bound: chains are put together, those first that constrain each
 * other most, into parts that can be counted with at most `maxStates` steps.
 */
export function antichainsAtMost(order: ChainedPoset, maxStates = 600, tick: Tick = idle): bigint {
  const chains = [...order.chains].sort((a, b) => b.length - a.length);
  const lengths = chains.map((chain) => chain.length);
  const forced = chains.map((from) => {
    tick();
    return chains.map((to) => forcedCuts(order, from, to));
  });
  const saving = pairSavings(lengths, forced, tick);
  const free = new Set(indices(chains.length));
  let bound = 1n;
  for (const first of indices(chains.length)) {
    if (!free.delete(first)) continue;
    const part = [first];
    let count = BigInt((lengths[first] ?? 0) + 1);
    for (;;) {
      const added = mostSaving(part, free, saving);
      if (added === undefined) break;
      const larger = countPart([...part, added], lengths, forced, maxStates, tick);
      if (larger === undefined) break;
      count = larger;
      part.push(added);
      free.delete(added);
    }
    bound *= count;
  }
  return bound;
}

function countPart(
  part: readonly number[],
  lengths: readonly number[],
  forced: ForcedCuts,
  maxStates: number,
  tick: Tick,
): bigint | undefined {
  return countCuts(
    part.map((i) => lengths[i] ?? 0),
    part.map((i) => part.map((j) => forced[i]?.[j] ?? NO_CUTS)),
    maxStates,
    tick,
  );
}

/** The free chain that saves most together with a part; `undefined` where none saves anything. */
function mostSaving(
  part: readonly number[],
  free: ReadonlySet<number>,
  saving: readonly Float64Array[],
): number | undefined {
  let best: number | undefined;
  let most = 0;
  for (const candidate of free) {
    let saved = 0;
    for (const member of part) saved += saving[member]?.[candidate] ?? 0;
    if (saved > most) {
      most = saved;
      best = candidate;
    }
  }
  return best;
}

/**
 * How much two chains together save against the product of their counts, as a logarithm. What a cut
 * forces grows with it, so the cuts of the other chain that go with one are a run of them.
 */
function pairSavings(lengths: readonly number[], forced: ForcedCuts, tick: Tick): Float64Array[] {
  const saving = lengths.map(() => new Float64Array(lengths.length));
  for (const [i, length] of lengths.entries()) {
    tick();
    for (let j = 0; j < i; j++) {
      const other = lengths[j] ?? 0;
      const there = forced[i]?.[j] ?? NO_CUTS;
      const back = forced[j]?.[i] ?? NO_CUTS;
      let count = 0;
      /** The cuts of the other chain that force no more than `cut` here: all below this one. */
      let end = 0;
      for (let cut = 0; cut <= length; cut++) {
        while (end <= other && (back[end] ?? 0) <= cut) end++;
        count += Math.max(0, end - (there[cut] ?? 0));
      }
      const saved = Math.log(((length + 1) * (other + 1)) / count);
      (saving[i] as Float64Array)[j] = saved;
      (saving[j] as Float64Array)[i] = saved;
    }
  }
  return saving;
}

/**
 * The lower bound from an antichain W, of the given size, and disjoint
 * antichains outside it, for each of whose elements d(v) is given.
 */
export function antichainsAtLeast(
  antichainSize: number,
  comparisons: readonly (readonly number[])[],
): bigint {
  // All over 2^shift, so that the sum stays exact.
  const shift = Math.max(0, ...comparisons.map((part) => part.reduce((a, d) => a + d, 0)));
  const unit = 1n << BigInt(shift);
  let total = unit;
  for (const part of comparisons) {
    const exponent = part.reduce((a, d) => a + d, 0);
    const product = part.reduce((a, d) => a * ((1n << BigInt(d)) + 1n), 1n);
    total += (product << BigInt(shift - exponent)) - unit;
  }
  return (total << BigInt(antichainSize)) >> BigInt(shift);
}

/** Bounds on the number of antichains of any finite order. */
export function antichainBounds(poset: Poset, maxStates = 20_000, tick: Tick = idle): CountBounds {
  const { antichain, chains } = dilworth(poset);
  const inside = new Set(antichain);
  const rest = indices(poset.size).filter((i) => !inside.has(i));
  const heights = heightsOf(subposet(poset, rest));
  const parts: number[][] = [];
  for (const [place, element] of rest.entries()) {
    const height = heights[place] ?? 0;
    parts[height] ??= [];
    parts[height].push(antichain.filter((w) => comparable(poset, w, element)).length);
  }
  return {
    lower: antichainsAtLeast(antichain.length, parts),
    upper: antichainsAtMost({ chains, atLeast: poset.atLeast }, maxStates, tick),
  };
}
