// Sums, conjugates, adjoints, truncations, measures and membership of the engine against the naive
// implementation on plain objects: all 256 forms of rank ≤ 2, all 1024 augmented forms of rank ≤ 1,
// and random forms of rank 3 and 4.
import { describe, expect, it } from 'vitest';
import { isBlockedEnd, isDeadEnd, leftModifiedAdjoint, truncate } from '../../src/forms/index.ts';
import {
  adjoint,
  conjugate,
  copies,
  edges,
  isBlocking,
  isDeadEnding,
  isDicot,
  isEnd,
  isEndLike,
  isOrdinary,
  Left,
  nodes,
  Right,
  rank,
  subpositions,
  sum,
} from '../../src/index.ts';
import { arenaWith, fromEngine, toEngine } from '../oracle/bridge.ts';
import { isLeftDeadEnd, leftDeadEnds } from '../oracle/deadEnds.ts';
import * as oracle from '../oracle/game.ts';
import * as membership from '../oracle/membership.ts';
import { random, randomForm, randomMemberOf, sample } from '../oracle/random.ts';

const rank2 = oracle.formsOfRankAtMost(2);
const augmented = oracle.augmentedFormsOfRankAtMost(1);
const members = Object.values(randomMemberOf).flatMap((make, i) =>
  sample(200 + i, 60, (rng) => make(rng, 3 + rng.below(2))),
);
const randomOnes = [
  ...sample(101, 300, (rng) => randomForm(rng, 3 + rng.below(2))),
  ...sample(102, 300, (rng) => randomForm(rng, 3 + rng.below(2), true)),
  ...members,
];
const everything = [...rank2, ...augmented, ...randomOnes];

describe('forms against the oracle', () => {
  const { arena, ids } = arenaWith(everything);
  const pairs = everything.map((g, i) => [g, ids[i] as (typeof ids)[number]] as const);

  it('identical trees have identical ids, different trees different ones', () => {
    expect(new Set(ids).size).toBe(new Set(everything).size);
    for (const [g, id] of pairs) expect(fromEngine(arena, id)).toBe(g);
  });

  it('256 forms of rank ≤ 2: 232 dead-ending, 10 dicot, 256 blocking', () => {
    const small = rank2.map((g) => toEngine(arena, g));
    expect(new Set(small).size).toBe(256);
    expect(small.filter((g) => isDeadEnding(arena, g))).toHaveLength(232);
    expect(small.filter((g) => isDicot(arena, g))).toHaveLength(10);
    expect(small.filter((g) => isBlocking(arena, g))).toHaveLength(256);
  });

  it('conjugate, adjoint (Definition 5.6), rank, edges, nodes, ends', () => {
    for (const [g, id] of pairs) {
      expect(fromEngine(arena, conjugate(arena, id))).toBe(oracle.conjugate(g));
      expect(fromEngine(arena, adjoint(arena, id))).toBe(oracle.adjoint(g));
      expect(rank(arena, id)).toBe(oracle.rank(g));
      expect(edges(arena, id)).toBe(oracle.edges(g));
      expect(nodes(arena, id)).toBe(oracle.subpositions(g).length);
      expect(new Set(subpositions(arena, id).map((p) => fromEngine(arena, p)))).toEqual(
        new Set(oracle.subpositions(g)),
      );
      expect(isEnd(arena, id, Left)).toBe(oracle.isLeftEnd(g));
      expect(isEnd(arena, id, Right)).toBe(oracle.isRightEnd(g));
      expect(isEndLike(arena, id, Left)).toBe(oracle.isLeftEndLike(g));
      expect(isEndLike(arena, id, Right)).toBe(oracle.isRightEndLike(g));
    }
  });

  it('membership, dead ends and blocked ends', () => {
    for (const [g, id] of pairs) {
      const mirror = oracle.conjugate(g);
      expect(isOrdinary(arena, id)).toBe(!oracle.hasTombstone(g));
      expect(isDicot(arena, id)).toBe(membership.isDicot(g));
      expect(isDeadEnding(arena, id)).toBe(membership.isDeadEnding(g));
      expect(isBlocking(arena, id)).toBe(membership.isBlocking(g));
      expect(isDeadEnd(arena, id, Left)).toBe(isLeftDeadEnd(g));
      expect(isDeadEnd(arena, id, Right)).toBe(isLeftDeadEnd(mirror));
      if (!oracle.hasTombstone(g)) {
        expect(isBlockedEnd(arena, id, Left)).toBe(membership.isLeftBlockedEnd(g));
        expect(isBlockedEnd(arena, id, Right)).toBe(membership.isLeftBlockedEnd(mirror));
      }
    }
  });

  it('a form with a tombstone belongs to no universe', () => {
    for (const g of augmented.filter(oracle.hasTombstone)) {
      const id = toEngine(arena, g);
      expect([isOrdinary, isDicot, isDeadEnding, isBlocking].map((is) => is(arena, id))).toEqual([
        false,
        false,
        false,
        false,
      ]);
    }
  });

  it('Left-modified adjoints of all Left dead ends of rank ≤ 4 (Definition 4.4)', () => {
    for (const g of leftDeadEnds(4))
      expect(fromEngine(arena, leftModifiedAdjoint(arena, toEngine(arena, g)))).toBe(
        oracle.leftModifiedAdjoint(g),
      );
  });

  it('truncations (Definition 4.7)', () => {
    for (const g of [...rank2, ...members])
      for (let n = 0; n <= 5; n++)
        expect(fromEngine(arena, truncate(arena, toEngine(arena, g), n))).toBe(
          oracle.truncate(g, n),
        );
  });

  it('sums of all pairs of the 256 forms (Definition 5.4)', () => {
    for (const g of rank2)
      for (const h of rank2)
        expect(fromEngine(arena, sum(arena, toEngine(arena, g), toEngine(arena, h)))).toBe(
          oracle.sum(g, h),
        );
  });

  it('sums of augmented forms and of random forms', () => {
    const rng = random(7);
    for (let i = 0; i < 3000; i++) {
      const g = rng.pick(augmented);
      const h = rng.chance(0.5) ? rng.pick(augmented) : rng.pick(rank2);
      expect(fromEngine(arena, sum(arena, toEngine(arena, g), toEngine(arena, h)))).toBe(
        oracle.sum(g, h),
      );
    }
    for (let i = 0; i < 150; i++) {
      const g = rng.pick(randomOnes);
      const h = rng.pick(augmented);
      expect(fromEngine(arena, sum(arena, toEngine(arena, g), toEngine(arena, h)))).toBe(
        oracle.sum(g, h),
      );
    }
  });

  it('n copies are n-fold sums, of the conjugate when n is negative', () => {
    for (const g of rank2.slice(0, 60)) {
      const id = toEngine(arena, g);
      for (let n = 0; n <= 3; n++) {
        expect(fromEngine(arena, copies(arena, n, id))).toBe(
          oracle.sumOf(Array.from({ length: n }, () => g)),
        );
        expect(copies(arena, -n, id)).toBe(conjugate(arena, copies(arena, n, id)));
      }
    }
  });
});
