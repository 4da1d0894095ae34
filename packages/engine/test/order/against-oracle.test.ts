// The engine's comparison against Theorem 5.5 written down naively, and normal play against the
// textbook: all pairs of the 256 forms of rank ≤ 2, and random pairs of augmented forms up to rank 4.
import { describe, expect, it } from 'vitest';
import { Arena, compare, equal, geq, Normal } from '../../src/index.ts';
import { toEngine } from '../oracle/bridge.ts';
import { augmentedFormsOfRankAtMost, formsOfRankAtMost, type G, show } from '../oracle/game.ts';
import { normalGeq } from '../oracle/normal.ts';
import { end } from '../oracle/notation.ts';
import * as oracle from '../oracle/order.ts';
import { closurePairing, sixPairings } from '../oracle/pairing.ts';
import { memberOf, random, randomForm, randomMemberOf, sample } from '../oracle/random.ts';

const arena = new Arena();
const id = (g: G) => toEngine(arena, g);
const rank2 = formsOfRankAtMost(2);
const pairings = [
  ...sixPairings(arena),
  closurePairing(arena, 'D(2̄0)', [end(0, 2)]),
  closurePairing(arena, 'D(2̄1̄)', [end(1, 2)]),
  closurePairing(arena, 'D(2̄1̄0)', [end(0, 1, 2)]),
];

const pairsOf = (seed: number, count: number, games: readonly G[]): [G, G][] => {
  const rng = random(seed);
  return Array.from({ length: count }, () => [rng.pick(games), rng.pick(games)]);
};

/** Random games with some of their own options and near relations, so that many compare. */
const related = (games: readonly G[]) => [
  ...new Set(games.flatMap((g) => [g, ...g.left, ...g.right])),
];

describe('comparison against the oracle', () => {
  for (const { name, oracle: u, engine } of pairings) {
    const differing = (pairs: Iterable<readonly [G, G]>) => {
      const found: string[] = [];
      for (const [g, h] of pairs)
        if (geq(arena, id(g), id(h), engine) !== oracle.geq(g, h, u))
          found.push(`${show(g)} ≥ ${show(h)}`);
      return found;
    };

    it(`mod ${name}: the 65,536 pairs of rank ≤ 2`, () => {
      expect(differing(rank2.flatMap((g) => rank2.map((h) => [g, h] as const)))).toEqual([]);
    });

    it(`mod ${name}: random pairs of augmented forms of rank ≤ 1`, () => {
      expect(differing(pairsOf(701, 20_000, augmentedFormsOfRankAtMost(1)))).toEqual([]);
    });

    it(`mod ${name}: random pairs of rank 3 and 4, with tombstones and without`, () => {
      const member = memberOf(name in randomMemberOf ? name : 'E');
      const games = related([
        ...sample(702, 60, (rng) => randomForm(rng, 3 + rng.below(2))),
        ...sample(703, 60, (rng) => randomForm(rng, 3 + rng.below(2), true)),
        ...sample(704, 60, (rng) => member(rng, 3 + rng.below(2))),
      ]);
      expect(differing(pairsOf(705, 12_000, games))).toEqual([]);
    });
  }

  it('normal play: G ≥ H exactly when Left wins G − H moving second', () => {
    const games = related([
      ...rank2,
      ...sample(706, 150, (rng) => randomForm(rng, 3 + rng.below(2))),
    ]);
    for (const g of rank2)
      for (const h of rank2)
        if (geq(arena, id(g), id(h), Normal) !== normalGeq(g, h))
          expect.fail(`${show(g)} ≥ ${show(h)}`);
    for (const [g, h] of pairsOf(707, 20_000, games))
      if (geq(arena, id(g), id(h), Normal) !== normalGeq(g, h))
        expect.fail(`${show(g)} ≥ ${show(h)}`);
  });

  it('compare and equal say the same as geq', () => {
    for (const { engine } of [...pairings, { engine: Normal }])
      for (const [g, h] of pairsOf(708, 2000, rank2)) {
        const [above, below] = [geq(arena, id(g), id(h), engine), geq(arena, id(h), id(g), engine)];
        expect(compare(arena, id(g), id(h), engine)).toBe(
          above ? (below ? '=' : '>') : below ? '<' : '||',
        );
        expect(equal(arena, id(g), id(h), engine)).toBe(above && below);
      }
  });
});
