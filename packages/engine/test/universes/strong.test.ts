// The strong tests of the engine against the definition: E against all 52 Left dead ends of rank ≤ 4,
// B by [Davies–Milley, Theorems 3.1, 3.8 and 3.11], D(A) against enumerated sums of followers; on all
// forms of rank ≤ 2, all augmented forms of rank ≤ 1, and thousands of random ones of rank 3–4.
import { describe, expect, it } from 'vitest';
import {
  Arena,
  B,
  D,
  E,
  Left,
  M,
  misereOutcome,
  Normal,
  passingOutcome,
  perfectMurder,
  Right,
  rank,
  strongOutcome,
  sum,
  winsMovingFirst,
} from '../../src/index.ts';
import { fromEngine, toEngine } from '../oracle/bridge.ts';
import { leftDeadEnds } from '../oracle/deadEnds.ts';
import {
  augmentedFormsOfRankAtMost,
  conjugate,
  formsOfRankAtMost,
  type G,
  game,
  hasTombstone,
  show,
} from '../oracle/game.ts';
import { isBlocking, isDeadEnding } from '../oracle/membership.ts';
import { end, read } from '../oracle/notation.ts';
import { closurePairing, sixPairings } from '../oracle/pairing.ts';
import { randomForm, randomMemberOf, sample } from '../oracle/random.ts';
import * as strong from '../oracle/strong.ts';

const arena = new Arena();
const rank2 = formsOfRankAtMost(2);
const augmented = augmentedFormsOfRankAtMost(1);
const randomOrdinary = sample(501, 1500, (rng) => randomForm(rng, 3 + rng.below(2)));
const randomAugmented = sample(502, 1500, (rng) => randomForm(rng, 3 + rng.below(2), true));
const randomMembers = Object.values(randomMemberOf).flatMap((make, i) =>
  sample(510 + i, 300, (rng) => make(rng, 3 + rng.below(2))),
);
const everything = [
  ...rank2,
  ...augmented,
  ...randomOrdinary,
  ...randomAugmented,
  ...randomMembers,
];

/** The forms on which the engine and a Left-strong test differ, on either side. */
const disagreements = (
  universe: typeof M,
  leftStrong: (g: G) => boolean,
  games: readonly G[] = everything,
) =>
  games
    .filter((g) => {
      const id = toEngine(arena, g);
      return (
        universe.isStrong(arena, id, Left) !== leftStrong(g) ||
        universe.isStrong(arena, id, Right) !== leftStrong(conjugate(g))
      );
    })
    .map(show);

describe('strong by the definition', () => {
  it('M: end-like; D: the outcome; normal play: everything', () => {
    expect(disagreements(M, strong.strongM)).toEqual([]);
    expect(disagreements(D, strong.strongD)).toEqual([]);
    expect(disagreements(Normal, () => true)).toEqual([]);
  });

  it('E against all 52 Left dead ends of rank ≤ 4', () => {
    expect(leftDeadEnds(4)).toHaveLength(52);
    expect(disagreements(E, strong.strongEByAllEnds)).toEqual([]);
  });

  it('E by 0 and M_{k−1} at rank k ≥ 1 (Larsson et al., Theorem 3)', () => {
    for (const g of everything) {
      const id = toEngine(arena, g);
      const k = rank(arena, id);
      if (k === 0) continue;
      const murdered = sum(arena, id, perfectMurder(arena, k - 1));
      expect(E.isStrong(arena, id, Left)).toBe(
        winsMovingFirst(arena, id, Left) && winsMovingFirst(arena, murdered, Left),
      );
    }
  });

  it('B by Theorem 3.1 (any form)', () =>
    expect(disagreements(B, strong.strongBByTheorem31)).toEqual([]));

  it('B by Theorem 3.11 (ordinary forms)', () => {
    const ordinary = everything.filter((g) => !hasTombstone(g));
    expect(disagreements(B, strong.strongBByTheorem311, ordinary)).toEqual([]);
  });

  it('B by Theorem 3.8 (blocking forms)', () => {
    const blocking = everything.filter(isBlocking);
    expect(blocking.length).toBeGreaterThan(1000);
    expect(disagreements(B, strong.strongBByTheorem38, blocking)).toEqual([]);
  });

  it('the counterexample to B_n outside B (Davies–Milley, section 3.2)', () => {
    const g = toEngine(arena, read('{{*,{-2|}|-1}|}'));
    for (let n = 0; n <= 10; n++) {
      const b = toEngine(arena, strong.blockingPassingGame(n));
      expect(winsMovingFirst(arena, sum(arena, g, b), Left)).toBe(true);
    }
    expect(B.contains(arena, g)).toBe(false);
    expect(B.isStrong(arena, g, Left)).toBe(false);
  });

  it('D(1̄) and D(1̄0) against all sums of at most rank(G) followers', () => {
    for (const { oracle, engine, name } of sixPairings(arena).slice(3, 5))
      expect([name, disagreements(engine, oracle.leftStrong)]).toEqual([name, []]);
  });

  it('D(A) for every single Left dead end of rank ≤ 3, and for pairs', () => {
    const ends = leftDeadEnds(3);
    const some = [...rank2, ...randomAugmented.slice(0, 150), ...randomMembers.slice(0, 400)];
    const sets = [
      ...ends.map((a) => [a]),
      [end(0, 2), end(1, 2)],
      [end(0, 1), end(0, 2)],
      [end(0, 1, 2), end(0, 3)],
    ];
    for (const generators of sets) {
      const { oracle, engine } = closurePairing(arena, generators.map(show).join(), generators);
      expect([oracle.name, disagreements(engine, oracle.leftStrong, some)]).toEqual([
        oracle.name,
        [],
      ]);
    }
  });
});

describe('strong outcomes', () => {
  it('pair the Left- and Right-strong tests', () => {
    for (const { oracle, engine } of sixPairings(arena))
      for (const g of [...rank2, ...augmented.slice(0, 200)]) {
        const [l, r] = [oracle.leftStrong(g), oracle.leftStrong(conjugate(g))];
        expect(strongOutcome(arena, toEngine(arena, g), engine)).toBe(
          l ? (r ? 'N' : 'L') : r ? 'R' : 'P',
        );
      }
  });

  it('*2 has strong outcome P in B and passing outcome R', () => {
    const heap = toEngine(arena, read('*2'));
    expect(strongOutcome(arena, heap, B)).toBe('P');
    expect(passingOutcome(arena, heap)).toBe('R');
  });

  it('in D it is the misère outcome', () => {
    for (const g of everything) {
      const id = toEngine(arena, g);
      expect(strongOutcome(arena, id, D)).toBe(misereOutcome(arena, id));
    }
  });

  it('of a nonzero dead Left end is L (Larsson et al., Observation 4)', () => {
    for (const g of leftDeadEnds(4).slice(1)) {
      expect(g.right.length).toBeGreaterThan(0);
      expect(strongOutcome(arena, toEngine(arena, g), E)).toBe('L');
    }
  });

  it('of day-2 dead-ending games (Dwyer–Milley–Willette, Theorem 1)', () => {
    const [zero, star, bar] = [read('0'), read('*'), read('-1')];
    const day2 = rank2.filter((g) => isDeadEnding(g) && g.left.length > 0 && g.right.length > 0);
    for (const g of day2) {
      const id = toEngine(arena, g);
      if (rank(arena, id) < 2) continue;
      expect(E.isStrong(arena, id, Left)).toBe(
        g.left.includes(bar) || (g.left.includes(zero) && g.left.includes(star)),
      );
      expect(E.isStrong(arena, id, Right)).toBe(
        g.right.includes(conjugate(bar)) || (g.right.includes(zero) && g.right.includes(star)),
      );
    }
  });

  it('every Left end is strong, and so is every form with a Left tombstone (Siegel, section 5)', () => {
    for (const { engine } of sixPairings(arena))
      for (const g of everything)
        if (g.left.length === 0 || g.tombLeft)
          expect(engine.isStrong(arena, toEngine(arena, g), Left)).toBe(true);
    expect(fromEngine(arena, toEngine(arena, game([], [], true)))).toBe(read('{#|}'));
  });
});
