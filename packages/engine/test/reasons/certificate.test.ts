// Certificates against the oracle: there is one exactly where G ≥ H, every pair in it is true, and
// it is no larger than the comparisons it records.
import { describe, expect, it } from 'vitest';
import {
  Arena,
  BudgetError,
  D,
  E,
  generatedUniverse,
  integer,
  M,
  nimHeap,
  orderModulo,
  ZERO,
} from '../../src/index.ts';
import {
  certificateFile,
  certify,
  distinctionFile,
  distinguish,
  UnnamedUniverseError,
} from '../../src/reasons/index.ts';
import { fromEngine, toEngine } from '../oracle/bridge.ts';
import { type G, game } from '../oracle/game.ts';
import * as oracle from '../oracle/order.ts';
import { sixPairings } from '../oracle/pairing.ts';
import { random, randomForm } from '../oracle/random.ts';

/** Pairs of which about a third compare: a game and the same with an option more or less. */
function nearPairs(seed: number, count: number): [G, G][] {
  const rng = random(seed);
  return Array.from({ length: count }, (_, i): [G, G] => {
    const g = randomForm(rng, 2 + (i % 3), i % 2 === 1);
    const more = randomForm(rng, 1 + rng.below(2));
    const left = rng.chance(0.5) ? [...g.left, more] : g.left.slice(1);
    const h = game(left, g.right, g.tombLeft, g.tombRight);
    return rng.chance(0.5) ? [g, h] : [h, g];
  });
}

describe.each(sixPairings(new Arena()))('certificates modulo $name', ({ oracle: u, engine }) => {
  const arena = new Arena();

  it('exist exactly where G ≥ H, and claim only what is so', () => {
    let yes = 0;
    for (const [g, h] of nearPairs(31, 600)) {
      const certificate = certify(arena, toEngine(arena, g), toEngine(arena, h), engine);
      expect(certificate !== undefined).toBe(oracle.geq(g, h, u));
      if (certificate === undefined) continue;
      yes++;
      for (const pair of certificate.pairs) {
        expect(oracle.geq(fromEngine(arena, pair.g), fromEngine(arena, pair.h), u)).toBe(true);
      }
    }
    expect(yes).toBeGreaterThan(100);
  });

  it('are no larger than the comparisons they record, and name no pair twice', () => {
    for (const [g, h] of nearPairs(32, 200)) {
      const fresh = new Arena();
      const certificate = certify(fresh, toEngine(fresh, g), toEngine(fresh, h), engine);
      if (certificate === undefined) continue;
      const { pairs } = certificate;
      expect(pairs.length).toBeLessThanOrEqual(orderModulo(fresh, engine).counts.computed);
      expect(new Set(pairs.map((pair) => `${pair.g} ${pair.h}`)).size).toBe(pairs.length);
      expect(pairs.every((pair) => pair.g !== pair.h)).toBe(true);
    }
  });

  it('do not depend on the arena', () => {
    const other = new Arena();
    nimHeap(other, 5);
    for (const [g, h] of nearPairs(33, 40)) {
      const here = certify(arena, toEngine(arena, g), toEngine(arena, h), engine);
      const there = certify(other, toEngine(other, g), toEngine(other, h), engine);
      expect(here === undefined).toBe(there === undefined);
      if (here === undefined || there === undefined) continue;
      expect(certificateFile(other, there).dag).toEqual(certificateFile(arena, here).dag);
    }
  });
});

describe('certificates', () => {
  it('of identical games need no pair', () => {
    const arena = new Arena();
    expect(certify(arena, nimHeap(arena, 3), nimHeap(arena, 3), M)?.pairs).toEqual([]);
  });

  it('of deep games work or are refused by a clear error', () => {
    const arena = new Arena();
    const deep = integer(arena, 1_000);
    expect(certify(arena, deep, deep, E)?.pairs).toEqual([]);
    expect(distinguish(arena, integer(arena, 300), integer(arena, 299), D)).toBeDefined();
    expect(() => distinguish(arena, deep, integer(arena, 999), D)).toThrow(BudgetError);
  });

  it('are refused by name for a universe that no file can name', () => {
    const arena = new Arena();
    const integers = generatedUniverse('integers', 'all negative integers', (target, n) =>
      Array.from({ length: n + 1 }, (_, i) => integer(target, -i)),
    );
    const certificate = certify(arena, nimHeap(arena, 1), nimHeap(arena, 1), integers);
    expect(() => certificate && certificateFile(arena, certificate)).toThrow(UnnamedUniverseError);
    const distinction = distinguish(arena, ZERO, integer(arena, 1), integers);
    expect(() => distinction && distinctionFile(arena, distinction)).toThrow(UnnamedUniverseError);
  });
});
