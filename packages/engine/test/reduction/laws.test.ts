// Laws of the reduction: equal to the game, idempotent, one form per class, never larger; unmoved by
// dominated and reversible options put in on purpose; addition respects it [Siegel, Theorem 5.23].
import { describe, expect, it } from 'vitest';
import {
  Arena,
  conjugate,
  edges,
  equal,
  type FormId,
  geq,
  Left,
  misereOutcome,
  Normal,
  Right,
  rank,
  simplestForm,
  sum,
  type Universe,
} from '../../src/index.ts';
import { fromEngine, toEngine } from '../oracle/bridge.ts';
import { augmentedFormsOfRankAtMost, formsOfRankAtMost, type G } from '../oracle/game.ts';
import { sixPairings } from '../oracle/pairing.ts';
import { misereSum } from '../oracle/play.ts';
import { memberOf, random, randomForm, sample } from '../oracle/random.ts';

const arena = new Arena();
const id = (g: G) => toEngine(arena, g);
const rank2 = formsOfRankAtMost(2).map(id);
const others = [
  ...augmentedFormsOfRankAtMost(1).filter((_, i) => i % 4 === 0),
  ...sample(1401, 150, (rng) => randomForm(rng, 3, true)),
  ...sample(1402, 60, (rng) => randomForm(rng, 4)),
].map(id);
const six = sixPairings(arena);
const universes: Universe[] = [...six.map((p) => p.engine), Normal];

describe('laws of simplest forms', () => {
  for (const u of universes) {
    const simplest = (g: FormId) => simplestForm(arena, g, u);

    it(`mod ${u.name}: equal to the game, idempotent, no larger rank, no more edges`, () => {
      for (const g of [...rank2, ...others]) {
        const k = simplest(g);
        expect(equal(arena, g, k, u)).toBe(true);
        expect(simplest(k)).toBe(k);
        expect(rank(arena, k)).toBeLessThanOrEqual(rank(arena, g));
        expect(edges(arena, k) <= edges(arena, g)).toBe(true);
        expect(simplest(conjugate(arena, g))).toBe(conjugate(arena, k));
      }
    });

    it(`mod ${u.name}: the same id for equal games, different ids for unequal ones`, () => {
      for (const g of rank2)
        for (const h of rank2)
          if ((simplest(g) === simplest(h)) !== equal(arena, g, h, u)) expect.fail(`${g}, ${h}`);
      const some = others.filter((_, i) => i % 3 === 0);
      for (const g of some)
        for (const h of some)
          if ((simplest(g) === simplest(h)) !== equal(arena, g, h, u)) expect.fail(`${g}, ${h}`);
    });

    it(`mod ${u.name}: dominated and reversible options put in on purpose change nothing`, () => {
      const rng = random(1403);
      const count = { dominated: 0, reversible: 0 };
      for (const g of [...rank2, ...others]) {
        const [left, right] = [arena.options(g, Left), arena.options(g, Right)];
        const tombs = arena.tombstones(g);
        for (let i = 0; i < 8; i++) {
          const x = rng.pick(rank2);
          if (left.some((l) => geq(arena, l, x, u))) {
            count.dominated++;
            expect(simplest(arena.intern([...left, x], right, tombs))).toBe(simplest(g));
          }
          // An option {Y | X, Z} is reversible through X as soon as the new game is ≥ X. With a
          // Left option or tombstone at hand the new game is ≥ the old one, so X ≤ G is enough.
          if ((left.length > 0 || arena.hasTombstone(g, Left)) && geq(arena, g, x, u)) {
            count.reversible++;
            const option = arena.intern([rng.pick(rank2)], [x, rng.pick(rank2)]);
            expect(simplest(arena.intern([...left, option], right, tombs))).toBe(simplest(g));
          }
        }
      }
      expect(count.dominated).toBeGreaterThan(100);
      expect(count.reversible).toBeGreaterThan(60);
    });
  }

  for (const { name, oracle, engine } of six) {
    const member = memberOf(name);
    const simplest = (g: FormId) => simplestForm(arena, g, engine);

    it(`mod ${name}: stands for the game in contexts from the universe`, () => {
      const contexts = [
        ...formsOfRankAtMost(2).filter(oracle.contains),
        ...sample(1404, 60, (rng) => member(rng, 3 + rng.below(2))),
      ];
      const games = [
        ...sample(1405, 60, (rng) => member(rng, 3)),
        ...sample(1406, 60, (rng) => randomForm(rng, 3, true)),
      ];
      for (const g of games) {
        const k = fromEngine(arena, simplest(id(g)));
        for (const x of contexts)
          if (misereSum(g, x) !== misereSum(k, x)) expect.fail(`${g.serial} + ${x.serial}`);
      }
    });

    it(`mod ${name}: G ≡ H gives G + J ≡ H + J for simplest forms of members (Theorem 5.23)`, () => {
      const rng = random(1407);
      for (let i = 0; i < 150; i++) {
        const [g, j] = [id(member(rng, 2 + rng.below(2))), id(member(rng, 2))];
        const [k, m] = [simplest(g), simplest(j)];
        expect(equal(arena, sum(arena, g, j), sum(arena, k, m), engine)).toBe(true);
        expect(simplest(sum(arena, k, m))).toBe(simplest(sum(arena, g, j)));
      }
    });
  }

  it('mod D the outcome is kept', () => {
    const { engine } = six[5] as (typeof six)[number];
    for (const g of [...rank2, ...others])
      expect(misereOutcome(arena, simplestForm(arena, g, engine))).toBe(misereOutcome(arena, g));
  });
});
