// Distinguishing games, judged by the oracle: in the universe, and the outcomes differ as they
// should. Once as they are found, once built by Lemmas 5.8 and 5.10 and the proviso cases alone.
import { describe, expect, it } from 'vitest';
import {
  Arena,
  adjoint,
  E,
  edges,
  geq,
  integer,
  Left,
  Normal,
  nimHeap,
  Right,
  sum,
  ZERO,
} from '../../src/index.ts';
import { beatingEnd } from '../../src/reasons/beating-end.ts';
import { Differences } from '../../src/reasons/difference.ts';
import { distinguish } from '../../src/reasons/index.ts';
import { fromEngine, toEngine } from '../oracle/bridge.ts';
import * as forms from '../oracle/game.ts';
import { conjugate, formsOfRankAtMost, type G, isLeftEnd, show } from '../oracle/game.ts';
import { lazy } from '../oracle/lazy.ts';
import { end } from '../oracle/notation.ts';
import * as oracle from '../oracle/order.ts';
import { closurePairing, sixPairings } from '../oracle/pairing.ts';
import {
  misereSum,
  misereSumLeft,
  misereSumRight,
  normal,
  outcomeAtLeast,
} from '../oracle/play.ts';
import { random, randomForm } from '../oracle/random.ts';

const arena = new Arena();
const pairings = [
  ...sixPairings(arena),
  closurePairing(arena, 'D(2̄0)', [end(0, 2)]),
  closurePairing(arena, 'D(2̄1̄0)', [end(0, 1, 2)]),
];

/** Random forms of rank 2 to 4, half of them with tombstones, and some that are near each other. */
function somePairs(seed: number, count: number): [G, G][] {
  const rng = random(seed);
  return Array.from({ length: count }, (_, i): [G, G] => {
    const g = randomForm(rng, 2 + (i % 3), i % 2 === 1);
    const h = rng.chance(0.7) ? randomForm(rng, 2 + (i % 3), i % 2 === 1) : conjugate(g);
    return [g, h];
  });
}

describe.each(pairings)('modulo $name', ({ oracle: u, engine }) => {
  const refuted = lazy(() => somePairs(11, 400).filter(([g, h]) => !oracle.geq(g, h, u)));

  it('every X found lies in the universe and tells the games apart', () => {
    expect(refuted().length).toBeGreaterThan(100);
    for (const [g, h] of refuted()) {
      const found = distinguish(arena, toEngine(arena, g), toEngine(arena, h), engine);
      const x = fromEngine(arena, found?.x ?? ZERO);
      expect(u.contains(x), show(x)).toBe(true);
      expect(found?.withG.outcome).toBe(misereSum(g, x));
      expect(found?.withH.outcome).toBe(misereSum(h, x));
      expect(outcomeAtLeast(misereSum(g, x), misereSum(h, x))).toBe(false);
    }
  });

  it('so does every X built by the lemmas alone, for either player moving first', () => {
    const differences = new Differences(arena, engine, undefined);
    for (const [g, h] of refuted()) {
      const [a, b] = [toEngine(arena, g), toEngine(arena, h)];
      const first = fromEngine(arena, differences.find(a, b, Left));
      const second = fromEngine(arena, differences.find(b, a, Right));
      expect(u.contains(first) && u.contains(second)).toBe(true);
      expect([misereSumLeft(g, first), misereSumLeft(h, first)]).toEqual([false, true]);
      expect([misereSumRight(g, second), misereSumRight(h, second)]).toEqual([false, true]);
    }
  });

  it('an end of the universe beats every game that is not strong', () => {
    let beaten = 0;
    for (const [g] of [...somePairs(12, 400), ...formsOfRankAtMost(2).map((f) => [f])] as [G][]) {
      if (u.leftStrong(g)) continue;
      beaten++;
      const id = toEngine(arena, g);
      const x = fromEngine(arena, beatingEnd(arena, id, Left, engine));
      expect(isLeftEnd(x) && u.contains(x), show(x)).toBe(true);
      expect(misereSumLeft(g, x)).toBe(false);
      const mirror = beatingEnd(arena, toEngine(arena, conjugate(g)), Right, engine);
      expect(fromEngine(arena, mirror)).toBe(conjugate(x));
    }
    expect(beaten).toBeGreaterThan(100);
  });

  it('there is no X where G ≥ H', () => {
    for (const [g, h] of somePairs(13, 200)) {
      if (!oracle.geq(g, h, u)) continue;
      expect(distinguish(arena, toEngine(arena, g), toEngine(arena, h), engine)).toBeUndefined();
    }
  });
});

describe('particular cases', () => {
  it('the case in which Lemma 5.10 as printed leads out of E: 1 and 2', () => {
    const [one, two] = [integer(arena, 1), integer(arena, 2)];
    const differences = new Differences(arena, E, undefined);
    for (const [g, h] of [
      [one, two],
      [two, one],
    ] as const) {
      const x = differences.find(g, h, Left);
      expect(E.contains(arena, x)).toBe(true);
      expect(misereSumLeft(fromEngine(arena, h), fromEngine(arena, x))).toBe(true);
      expect(misereSumLeft(fromEngine(arena, g), fromEngine(arena, x))).toBe(false);
    }
  });

  it('in normal play the negative of H, or something smaller, tells them apart', () => {
    const rng = random(14);
    for (let i = 0; i < 300; i++) {
      const [g, h] = [randomForm(rng, 3), randomForm(rng, 3)];
      const [a, b] = [toEngine(arena, g), toEngine(arena, h)];
      const found = distinguish(arena, a, b, Normal);
      expect(found === undefined).toBe(geq(arena, a, b, Normal));
      if (found === undefined) continue;
      const x = fromEngine(arena, found.x);
      const [withG, withH] = [normal(forms.sum(g, x)), normal(forms.sum(h, x))];
      expect([found.withG.outcome, found.withH.outcome]).toEqual([withG, withH]);
      expect(outcomeAtLeast(withG, withH)).toBe(false);
    }
  });

  it('the winning moves that are reported win, and are all there are', () => {
    const rng = random(15);
    for (let i = 0; i < 100; i++) {
      const [g, h] = [randomForm(rng, 3), randomForm(rng, 3)];
      const found = distinguish(arena, toEngine(arena, g), toEngine(arena, h), E);
      if (found === undefined) continue;
      const x = fromEngine(arena, found.x);
      const winning = [
        ...g.left.filter((l) => misereSumRight(l, x)).map((l) => `game ${l.serial}`),
        ...x.left.filter((l) => misereSumRight(g, l)).map((l) => `context ${l.serial}`),
      ];
      const reported = found.withG.left.map(
        (move) => `${move.in} ${fromEngine(arena, move.to).serial}`,
      );
      expect(reported.sort()).toEqual(winning.sort());
    }
  });

  it('what is built stays small: no more edges than G° + H° have', () => {
    const g = nimHeap(arena, 4);
    const h = sum(arena, nimHeap(arena, 2), nimHeap(arena, 2));
    const found = distinguish(arena, g, h, E);
    const bound = edges(arena, adjoint(arena, g)) + edges(arena, adjoint(arena, h));
    expect(edges(arena, found?.x ?? g)).toBeLessThan(bound);
  });
});
