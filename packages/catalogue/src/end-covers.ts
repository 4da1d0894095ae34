/**
 * The order of Left dead ends without comparing all pairs. Of two that are not 0, G ≥ H exactly when each
 * option of G is at least some option of H [Siegel, section 3]: when the up-set that the options of G
 * generate, in the ends of the day before, lies in that of H. So the order is that of up-sets, and next
 * below one are those with one end more. 0 is comparable with no other.
 */

import { type Arena, type FormId, Right, ZERO } from '@proviso/engine';
import { deadEndAtLeast, deadEnds } from '@proviso/engine/ends';

/** For each of the Left dead ends of a day, as they are given: the places of those next below it. */
export function endsNextBelow(arena: Arena, day: number, ends: readonly FormId[]): number[][] {
  const before = day === 0 ? [] : [...deadEnds(arena, day - 1)];
  /** For each end of the day before, the ends that are at least it; a bit each. */
  const above = before.map((x) =>
    before.reduce(
      (bits, y, i) => (deadEndAtLeast(arena, y, x) ? bits | (1n << BigInt(i)) : bits),
      0n,
    ),
  );
  const placeOf = new Map(before.map((end, i) => [end, i]));
  const upSets = ends.map((end) =>
    arena.options(end, Right).reduce((bits, option) => {
      arena.tick();
      return bits | (above[placeOf.get(option) ?? -1] ?? 0n);
    }, 0n),
  );
  const byUpSet = new Map(upSets.map((bits, i) => [bits, i]));
  return ends.map((end, i) => {
    if (end === ZERO) return [];
    const bits = upSets[i] ?? 0n;
    const larger = above.flatMap((up, x) => {
      const one = 1n << BigInt(x);
      const isNext = (bits & one) === 0n && (up & ~one & ~bits) === 0n;
      const place = isNext ? byUpSet.get(bits | one) : undefined;
      return place === undefined ? [] : [place];
    });
    return larger.sort((a, b) => a - b);
  });
}
