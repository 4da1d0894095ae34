// The tombstone-free canonical forms of the literature: members of the universe, equal to the game,
// one per class, idempotent; for dicots modulo D, and dead-ending games modulo E.
import { describe, expect, it } from 'vitest';
import {
  Arena,
  canonicalForm,
  conjugate,
  D,
  E,
  equal,
  Left,
  perfectMurder,
  Right,
  simplestForm,
} from '../../src/index.ts';
import { toEngine } from '../oracle/bridge.ts';
import { formsOfRankAtMost, type G, game, subsets } from '../oracle/game.ts';
import { isDeadEnding, isDicot } from '../oracle/membership.ts';
import { type Random, randomMemberOf, sample } from '../oracle/random.ts';

const arena = new Arena();
const id = (g: G) => toEngine(arena, g);
const member = (name: string) => randomMemberOf[name] as (rng: Random, n: number) => G;

const dicots = [
  ...formsOfRankAtMost(2).filter(isDicot),
  // Day-3 dicots over four of the ten smaller ones, all of them.
  ...(() => {
    const options = subsets(formsOfRankAtMost(2).filter(isDicot).slice(0, 5)).filter(
      (s) => s.length > 0,
    );
    return options.flatMap((l) => options.map((r) => game(l, r)));
  })(),
  ...sample(1501, 300, (rng) => member('D')(rng, 4)),
].map(id);
const deadEnding = [
  ...formsOfRankAtMost(2).filter(isDeadEnding),
  ...sample(1502, 800, (rng) => member('E')(rng, 3)),
  ...sample(1503, 200, (rng) => member('E')(rng, 4)),
].map(id);

describe('canonical forms', () => {
  for (const [u, games] of [
    [D, dicots],
    [E, deadEnding],
  ] as const)
    it(`mod ${u.name}: members, equal to the game, one per class, idempotent`, () => {
      const ofClass = new Map<number, number>();
      for (const g of games) {
        const c = canonicalForm(arena, g, u);
        expect(u.contains(arena, c)).toBe(true);
        expect(equal(arena, g, c, u)).toBe(true);
        expect(canonicalForm(arena, c, u)).toBe(c);
        expect(canonicalForm(arena, conjugate(arena, g), u)).toBe(conjugate(arena, c));
        const k = simplestForm(arena, g, u);
        expect(ofClass.get(k) ?? c).toBe(c);
        ofClass.set(k, c);
      }
      expect(ofClass.size).toBeGreaterThan(50);
    });

  it('mod E: a reversible option of the result is {·|M_n} with the least n, or its mirror', () => {
    const murders = [0, 1, 2, 3, 4].map((n) => arena.intern([], [perfectMurder(arena, n)]));
    let seen = 0;
    for (const g of deadEnding) {
      const c = canonicalForm(arena, g, E);
      const k = simplestForm(arena, g, E);
      const kept = arena.options(k, Left).length;
      const extra = arena.options(c, Left).filter((l) => !simplestOf(arena.options(k, Left), l));
      if (kept < arena.options(c, Left).length && extra.length === 1) {
        seen++;
        expect(murders).toContain(extra[0]);
      }
    }
    expect(seen).toBeGreaterThan(10);
    function simplestOf(options: readonly number[], l: (typeof deadEnding)[number]): boolean {
      return options.includes(simplestForm(arena, l, E));
    }
    expect(arena.options(murders[0] as (typeof deadEnding)[number], Right)).toHaveLength(1);
  });
});
