// Reductions under budgets: an interrupted one leaves nothing half-true behind, and deep games are
// reduced or refused by name.
import { describe, expect, it } from 'vitest';
import {
  Arena,
  BudgetError,
  E,
  integer,
  M,
  Normal,
  nimHeap,
  simplestForm,
} from '../../src/index.ts';
import { fromEngine, toEngine } from '../oracle/bridge.ts';
import { sixPairings } from '../oracle/pairing.ts';
import { random, randomForm, sample } from '../oracle/random.ts';
import { simplest } from '../oracle/simplest.ts';

describe('interrupted reductions', () => {
  it('stopped at any moment, the arena goes on to the right simplest forms', () => {
    const rng = random(1801);
    const games = sample(1802, 60, (r) => randomForm(r, 4, true));
    let interrupted = 0;
    for (let round = 0; round < 40; round++) {
      const arena = new Arena();
      const ids = games.map((g) => toEngine(arena, g));
      const { oracle, engine } = rng.pick(sixPairings(arena));
      let looks = rng.below(3);
      const budget =
        round % 2 === 0 ? { shouldStop: () => looks-- <= 0 } : { maxForms: rng.below(60) };
      try {
        arena.under(budget, () => {
          for (const g of ids) simplestForm(arena, g, engine);
        });
      } catch (error) {
        expect(error).toBeInstanceOf(BudgetError);
        interrupted++;
      }
      for (const g of games)
        expect(fromEngine(arena, simplestForm(arena, toEngine(arena, g), engine))).toBe(
          simplest(g, oracle),
        );
    }
    expect(interrupted).toBeGreaterThan(10);
  });

  it('deep games are reduced or refused by name, never a stack overflow', () => {
    const arena = new Arena();
    for (const u of [M, E, Normal])
      for (const g of [integer(arena, 3000), integer(arena, -3000), nimHeap(arena, 40)])
        try {
          expect(simplestForm(arena, g, u)).toBe(g);
        } catch (error) {
          expect(error).toBeInstanceOf(BudgetError);
        }
  });
});
