// Comparisons under budgets: an interrupted one leaves nothing half-true behind.
import { describe, expect, it } from 'vitest';
import {
  Arena,
  B,
  BudgetError,
  D,
  E,
  type FormId,
  geq,
  integer,
  M,
  Normal,
  nimHeap,
  orderModulo,
  rank,
  simplestForm,
  ZERO,
} from '../../src/index.ts';
import { boardForm, domineering, readBoard } from '../../src/rulesets/index.ts';
import { toEngine } from '../oracle/bridge.ts';
import * as oracle from '../oracle/order.ts';
import { sixPairings } from '../oracle/pairing.ts';
import { random, randomForm, sample } from '../oracle/random.ts';

describe('interrupted comparisons', () => {
  it('stopped at any moment, the arena answers as an undisturbed one', () => {
    const games = sample(1201, 30, (rng) => randomForm(rng, 4, true)).flatMap((g) => [
      g,
      ...g.left,
    ]);
    const rng = random(1202);
    let interrupted = 0;
    for (let round = 0; round < 60; round++) {
      const arena = new Arena();
      const ids = games.map((g) => toEngine(arena, g));
      const pairings = sixPairings(arena);
      const { oracle: u, engine } = rng.pick(pairings);
      // The clock is looked at about every thousand steps; let it run out after a few looks.
      let looks = rng.below(4);
      try {
        arena.under({ shouldStop: () => looks-- <= 0 }, () => {
          for (const g of ids) for (const h of ids) geq(arena, g, h, engine);
        });
      } catch (error) {
        expect(error).toBeInstanceOf(BudgetError);
        interrupted++;
      }
      for (let i = 0; i < 60; i++) {
        const [g, h] = [rng.pick(games), rng.pick(games)];
        expect(geq(arena, toEngine(arena, g), toEngine(arena, h), engine)).toBe(
          oracle.geq(g, h, u),
        );
      }
    }
    expect(interrupted).toBeGreaterThan(20);
  });

  it('a budget of bytes is kept', () => {
    const arena = new Arena();
    const ids = sample(1203, 400, (rng) => randomForm(rng, 3)).map((g) => toEngine(arena, g));
    const limit = arena.bytes + 50_000;
    const all = () => {
      for (const g of ids) for (const h of ids) geq(arena, g, h, E);
    };
    expect(() => arena.under({ maxBytes: limit }, all)).toThrow(BudgetError);
    expect(arena.bytes).toBeLessThanOrEqual(limit);
    all();
  });

  it('deep games are compared or refused by name, never a stack overflow', () => {
    const arena = new Arena();
    const deep = [
      integer(arena, 5000),
      integer(arena, 5001),
      nimHeap(arena, 30),
      nimHeap(arena, 31),
    ];
    for (const u of [M, B, E, Normal])
      for (const g of deep)
        for (const h of deep)
          try {
            geq(arena, g, h, u);
          } catch (error) {
            expect(error).toBeInstanceOf(BudgetError);
          }
  });

  it('deep comparisons are worked out up to a depth, and refused by name beyond', () => {
    // {· | *} ≡ 0 modulo D [Siegel, Proposition 7.2], so the same tower over both is equal, and only the
    // bottom shows it: no fingerprint cuts the comparison short.
    const equalTowers = (height: number): boolean => {
      const arena = new Arena();
      const [g, h] = [ZERO, arena.intern([], [nimHeap(arena, 1)])].map((bottom) => {
        let tower: FormId = bottom;
        for (let i = 0; i < height; i++) tower = arena.intern([tower], [tower]);
        return tower;
      });
      return geq(arena, g!, h!, D);
    };
    expect(equalTowers(1000)).toBe(true);
    expect(() => equalTowers(3000)).toThrow(BudgetError);
  });

  it('a shallow game with thousands of comparisons inside is not taken for a deep one', () => {
    const arena = new Arena();
    const form = boardForm(arena, readBoard(domineering, [4, 4]));
    const simplest = simplestForm(arena, form, D);
    const order = orderModulo(arena, D);
    const before = order.counts.computed;
    // A game equals its simplest form; eight moves are far from the depth that is refused.
    expect(order.geq(form, simplest)).toBe(true);
    expect(rank(arena, form)).toBe(8);
    expect(order.counts.computed - before).toBeGreaterThan(1500);
    expect(order.geq(simplest, form)).toBe(true);
  });
});
