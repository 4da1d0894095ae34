// Deep games do not overflow the stack; a spent budget is a typed error that leaves the arena usable
// and consistent; handles of another arena are rejected.
import { describe, expect, it } from 'vitest';
import {
  Arena,
  adjoint,
  BudgetError,
  type BudgetReason,
  conjugate,
  edges,
  ForeignGameError,
  type FormId,
  formToText,
  Game,
  integer,
  isDicot,
  misereOutcome,
  nimHeap,
  nodes,
  normalOutcome,
  passingOutcome,
  rank,
  sum,
  ValueError,
} from '../../src/index.ts';
import { fromEngine, toEngine } from '../oracle/bridge.ts';
import * as oracle from '../oracle/game.ts';
import { randomForm, sample } from '../oracle/random.ts';

describe('deep games', () => {
  it('the integer 100,000: built, conjugated, measured, played', () => {
    const arena = new Arena();
    const n = integer(arena, 100_000);
    expect(rank(arena, n)).toBe(100_000);
    expect(edges(arena, n)).toBe(100_000n);
    expect(nodes(arena, n)).toBe(100_001);
    expect(conjugate(arena, n)).toBe(integer(arena, -100_000));
    // Left has all the moves and must use them up: Right wins either way. In normal play Left does.
    expect(misereOutcome(arena, n)).toBe('R');
    expect(normalOutcome(arena, n)).toBe('L');
    expect(passingOutcome(arena, n)).toBe('R');
    expect(misereOutcome(arena, sum(arena, n, integer(arena, -3)))).toBe('R');
    expect(rank(arena, adjoint(arena, n))).toBe(100_001);
    expect(formToText(arena, n)).toBe('100000');
  });

  it('the nim-heap of 2,000: built, conjugated, measured, played', () => {
    const arena = new Arena();
    const heap = nimHeap(arena, 2000);
    expect(rank(arena, heap)).toBe(2000);
    expect(conjugate(arena, heap)).toBe(heap);
    expect(isDicot(arena, heap)).toBe(true);
    expect(nodes(arena, heap)).toBe(2001);
    // e(n) = Σ_{k<n} 2(1 + e(k)) gives e(n) = 3^n − 1, far beyond 2^53.
    expect(edges(arena, heap)).toBe(3n ** 2000n - 1n);
    expect(misereOutcome(arena, heap)).toBe('N');
    expect(normalOutcome(arena, heap)).toBe('N');
    expect(passingOutcome(arena, heap)).toBe('R');
    expect(formToText(arena, heap)).toBe('*2000');
  });

  it('a long ladder of alternating moves prints abbreviated', () => {
    const arena = new Arena();
    let g = integer(arena, 2);
    for (let i = 0; i < 50_000; i++)
      g = i % 2 === 0 ? arena.intern([g], [g]) : arena.intern([], [g]);
    expect(rank(arena, g)).toBe(50_002);
    expect(formToText(arena, g).length).toBeLessThanOrEqual(20_000);
    expect(() => misereOutcome(arena, g)).not.toThrow();
    expect(conjugate(arena, conjugate(arena, g))).toBe(g);
  });

  it('sizes that no machine holds are refused by name', () => {
    const arena = new Arena();
    expect(() => integer(arena, 1e15)).toThrow(ValueError);
    expect(() => integer(arena, 0.5)).toThrow(ValueError);
    expect(() => nimHeap(arena, 1e9)).toThrow(ValueError);
    expect(() => nimHeap(arena, -1)).toThrow(ValueError);
  });
});

describe('budgets', () => {
  const reasonOf = (work: () => unknown): BudgetReason | 'finished' => {
    try {
      work();
      return 'finished';
    } catch (error) {
      if (error instanceof BudgetError) return error.reason;
      throw error;
    }
  };

  it('forms, bytes, deadline and shouldStop each end a sum, and the arena goes on', () => {
    const games = sample(401, 20, (rng) => randomForm(rng, 4));
    for (const [budget, reason] of [
      [{ maxForms: 10 }, 'forms'],
      [{ maxBytes: 20_000 }, 'bytes'],
      [{ deadline: 0 }, 'deadline'],
      [{ shouldStop: () => true }, 'stopped'],
    ] as const) {
      const arena = new Arena();
      const ids = games.map((g) => toEngine(arena, g));
      const all = () => ids.reduce((a, b) => sum(arena, a, b));
      expect(reasonOf(() => arena.under(budget, all))).toBe(reason);
      for (const [i, g] of games.entries()) {
        const h = games[(i + 1) % games.length] as oracle.G;
        const [x, y] = [toEngine(arena, g), toEngine(arena, h)];
        expect(fromEngine(arena, sum(arena, x, conjugate(arena, y)))).toBe(
          oracle.sum(g, oracle.conjugate(h)),
        );
      }
    }
  });

  it('an interrupted operation, asked again, gives what an undisturbed arena gives', () => {
    const [g, h] = sample(402, 2, (rng) => randomForm(rng, 4)) as [oracle.G, oracle.G];
    for (let maxForms = 0; maxForms < 200; maxForms += 7) {
      const arena = new Arena();
      const [x, y] = [toEngine(arena, g), toEngine(arena, h)];
      reasonOf(() => arena.under({ maxForms }, () => sum(arena, x, y)));
      expect(fromEngine(arena, sum(arena, x, y))).toBe(oracle.sum(g, h));
    }
  });

  it('reports progress', () => {
    const arena = new Arena();
    const seen: number[] = [];
    arena.under({ onProgress: ({ forms }) => seen.push(forms) }, () =>
      sum(arena, nimHeap(arena, 120), integer(arena, 120)),
    );
    expect(seen.length).toBeGreaterThan(0);
  });
});

describe('handles', () => {
  it('of another arena are rejected', () => {
    const [one, other] = [new Arena(), new Arena()];
    const [g, h] = [Game.nimHeap(one, 2), Game.nimHeap(other, 2)];
    expect(() => g.plus(h)).toThrow(ForeignGameError);
    expect(() => g.isSame(h)).toThrow(ForeignGameError);
    expect(() => Game.of(one, [h], [])).toThrow(ForeignGameError);
  });

  it('need an id of their arena', () => {
    for (const id of [-1, 1, 0.5, Number.NaN])
      expect(() => new Game(new Arena(), id as FormId)).toThrow(ValueError);
  });
});
