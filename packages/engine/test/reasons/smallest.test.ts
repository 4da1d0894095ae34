// How small distinguishing games are: against the true minimum by enumeration, counting misses.
// Size is the number of edges of the tree.
import { describe, expect, it } from 'vitest';
import { Arena, distinguish } from '../../src/index.ts';
import { fromEngine, toEngine } from '../oracle/bridge.ts';
import { edges, formsOfRankAtMost, type G, game, zero } from '../oracle/game.ts';
import { sixPairings } from '../oracle/pairing.ts';
import { misereSum, outcomeAtLeast } from '../oracle/play.ts';
import { random } from '../oracle/random.ts';

/** All ordinary forms with exactly n edges, for n = 0 … most. */
function formsByEdges(most: number): G[][] {
  const byEdges: G[][] = [[zero]];
  for (let n = 1; n <= most; n++) {
    const options = byEdges.flat();
    const sets = new Map<number, G[][]>([[0, [[]]]]);
    // Sets of options by the edges they take; each option is used once, in order.
    for (const option of options) {
      const cost = 1 + Number(edges(option));
      for (const [taken, found] of [...sets].sort(([a], [b]) => b - a)) {
        if (taken + cost > n) continue;
        const larger = found.map((set) => [...set, option]);
        sets.set(taken + cost, [...(sets.get(taken + cost) ?? []), ...larger]);
      }
    }
    const exactly: G[] = [];
    for (let l = 0; l <= n; l++)
      for (const left of sets.get(l) ?? [])
        for (const right of sets.get(n - l) ?? []) exactly.push(game(left, right));
    byEdges.push(exactly);
  }
  return byEdges;
}

/** Enumerated completely up to this many edges. */
const MOST = 7;

describe('the size of distinguishing games', () => {
  const bySize = formsByEdges(MOST);

  it('counts the forms with few edges: 1, 2, 5 …', () => {
    // One edge: 1 and 1̄. Two: *, and 1 or 1̄ as the only option of either player.
    expect(bySize.slice(0, 3).map((list) => list.length)).toEqual([1, 2, 5]);
    expect(new Set(bySize.flat()).size).toBe(bySize.flat().length);
  });

  it('among 500 pairs of rank ≤ 2 in six universes at most one in a hundred is larger than needed', () => {
    const arena = new Arena();
    const rng = random(21);
    const forms = formsOfRankAtMost(2);
    const counts = { minimal: 0, larger: 0, unknown: 0 };
    for (let i = 0; i < 500; i++) {
      const [g, h] = [rng.pick(forms), rng.pick(forms)];
      const { oracle: u, engine } = sixPairings(arena)[i % 6]!;
      const found = distinguish(arena, toEngine(arena, g), toEngine(arena, h), engine);
      if (found === undefined) continue;
      const size = Number(edges(fromEngine(arena, found.x)));
      const smallest = bySize.findIndex((list) =>
        list.some((x) => u.contains(x) && !outcomeAtLeast(misereSum(g, x), misereSum(h, x))),
      );
      if (smallest === size || (smallest === -1 && size === MOST + 1)) counts.minimal++;
      else if (smallest === -1) counts.unknown++;
      else counts.larger++;
    }
    // `larger`: 6 or 7 edges of rank 3 would do, and the small contexts end at 5 edges or rank 2.
    // `unknown`: more than 8 edges, which enumeration does not reach.
    expect(counts.larger).toBeLessThanOrEqual(5);
    expect(counts.minimal).toBeGreaterThan(350);
    expect(counts.unknown).toBeLessThan(40);
  });
});
