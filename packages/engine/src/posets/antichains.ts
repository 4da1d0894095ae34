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

/** Counting stopped because there are more than the limit. */
const TOO_MANY = -1;

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

/** Counts the families of cuts of some chains; −1 past the limit. */
function countCuts(lengths: readonly number[], forced: ForcedCuts, limit: number): number {
  const last = lengths.length - 1;
  const cuts = new Array<number>(lengths.length).fill(0);
  let total = 0;

  function extend(chain: number): boolean {
    let least = 0;
    for (let other = 0; other < chain; other++) {
      least = Math.max(least, forced[other]?.[chain]?.[cuts[other] ?? 0] ?? 0);
    }
    const length = lengths[chain] ?? 0;
    for (let cut = least; cut <= length; cut++) {
      let fits = true;
      for (let other = 0; fits && other < chain; other++) {
        fits = (forced[chain]?.[other]?.[cut] ?? 0) <= (cuts[other] ?? 0);
      }
      // A larger cut forces more: nothing further fits.
      if (!fits) break;
      cuts[chain] = cut;
      if (chain === last) total++;
      else if (!extend(chain + 1)) return false;
      if (total > limit) return false;
    }
    return true;
  }

  if (last < 0) return 1;
  return extend(0) ? total : TOO_MANY;
}

/**
 * The exact number of antichains, or `undefined` where there are more than the
 * limit.
 *
 * @example
 * const cube = posetOf([0, 1, 2, 3, 4, 5, 6, 7], (a, b) => (a & b) === b);
 * countAntichains(cube) // → 20
 */
export function countAntichains(poset: Poset, limit = 1_000_000): number | undefined {
  const { chains } = dilworth(poset);
  const order = { chains, atLeast: poset.atLeast };
  const forced = chains.map((from) => chains.map((to) => forcedCuts(order, from, to)));
  const count = countCuts(
    chains.map((chain) => chain.length),
    forced,
    limit,
  );
  return count === TOO_MANY ? undefined : count;
}

/**
 * The upper bound: chains are put together, those first that constrain each
 * other most, into parts of at most `partLimit` antichains each.
 */
export function antichainsAtMost(order: ChainedPoset, partLimit = 20_000): bigint {
  const chains = [...order.chains].sort((a, b) => b.length - a.length);
  const lengths = chains.map((chain) => chain.length);
  const forced = chains.map((from) => chains.map((to) => forcedCuts(order, from, to)));
  const saving = pairSavings(lengths, forced);
  const free = new Set(indices(chains.length));
  let bound = 1n;
  for (let first = leastOf(free); first !== undefined; first = leastOf(free)) {
    free.delete(first);
    const part = [first];
    let count = (lengths[first] ?? 0) + 1;
    for (let added: number | undefined = bestAddition(); added !== undefined; ) {
      const tried = [...part, added];
      const larger = countCuts(
        tried.map((i) => lengths[i] ?? 0),
        tried.map((i) => tried.map((j) => forced[i]?.[j] ?? new Uint16Array(0))),
        partLimit,
      );
      if (larger === TOO_MANY) break;
      count = larger;
      part.push(added);
      free.delete(added);
      added = bestAddition();
    }
    bound *= BigInt(count);

    function bestAddition(): number | undefined {
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
  }
  return bound;
}

function leastOf(set: ReadonlySet<number>): number | undefined {
  for (const i of set) return i;
  return undefined;
}

/** How much two chains together save against the product of their counts, as a logarithm. */
function pairSavings(lengths: readonly number[], forced: ForcedCuts): Float64Array[] {
  return lengths.map((length, i) => {
    const row = new Float64Array(lengths.length);
    for (const [j, other] of lengths.entries()) {
      if (i === j) continue;
      let count = 0;
      for (let cut = 0; cut <= length; cut++) {
        const least = forced[i]?.[j]?.[cut] ?? 0;
        for (let c = least; c <= other; c++) {
          if ((forced[j]?.[i]?.[c] ?? 0) > cut) break;
          count++;
        }
      }
      row[j] = Math.log(((length + 1) * (other + 1)) / count);
    }
    return row;
  });
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
export function antichainBounds(poset: Poset, partLimit = 2_000_000): CountBounds {
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
    upper: antichainsAtMost({ chains, atLeast: poset.atLeast }, partLimit),
  };
}
