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
  type FormId,
  geq,
  isEnd,
  Left,
  nimHeap,
  perfectMurder,
  Right,
  simplestForm,
} from '../../src/index.ts';
import { toEngine } from '../oracle/bridge.ts';
import { formsOfRankAtMost, type G, game, subsets } from '../oracle/game.ts';
import { isDeadEnding, isDicot } from '../oracle/membership.ts';
import { memberOf, sample } from '../oracle/random.ts';

const arena = new Arena();
const id = (g: G) => toEngine(arena, g);

const smallDicots = formsOfRankAtMost(2).filter(isDicot);
const someSides = subsets(smallDicots.slice(0, 5)).filter((options) => options.length > 0);
const dicots = [
  ...smallDicots,
  ...someSides.flatMap((l) => someSides.map((r) => game(l, r))),
  ...sample(1501, 300, (rng) => memberOf('D')(rng, 4)),
].map(id);
const deadEnding = [
  ...formsOfRankAtMost(2).filter(isDeadEnding),
  ...sample(1502, 800, (rng) => memberOf('E')(rng, 3)),
  ...sample(1503, 200, (rng) => memberOf('E')(rng, 4)),
].map(id);

describe('canonical forms', () => {
  for (const [u, games] of [
    [D, dicots],
    [E, deadEnding],
  ] as const) {
    it(`mod ${u.name}: members, equal to the game, one per class, idempotent`, () => {
      const ofClass = new Map<FormId, FormId>();
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

    /** The prescribed stand-in for an option of c that reverses through a Left end. */
    const standIn = (c: FormId): FormId => {
      if (u === D) return nimHeap(arena, 1);
      for (let n = 0; ; n++) {
        const murder = perfectMurder(arena, n);
        if (geq(arena, c, murder, E)) return arena.intern([], [murder]);
      }
    };

    it(`mod ${u.name}: at most one option reverses, ${u === D ? 'and it is *' : 'and it is {·|M_n} for the least n'}`, () => {
      let seen = 0;
      for (const g of games) {
        const c = canonicalForm(arena, g, u);
        const reversible = arena
          .options(c, Left)
          .filter((l) => arena.options(l, Right).some((lr) => geq(arena, c, lr, u)));
        for (const l of reversible) {
          const through = arena.options(l, Right).filter((lr) => geq(arena, c, lr, u));
          expect(through.every((lr) => isEnd(arena, lr, Left))).toBe(true);
        }
        expect(reversible.length).toBeLessThanOrEqual(1);
        for (const l of reversible) expect(l).toBe(standIn(c));
        seen += reversible.length;
      }
      expect(seen).toBeGreaterThan(10);
    });
  }
});
