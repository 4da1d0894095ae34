// Laws of the order: a partial order, reversed by conjugation, respected by adding members of U;
// and fewer contexts give more relations, from M down to D and normal play.
import { describe, expect, it } from 'vitest';
import {
  Arena,
  closure,
  conjugate,
  equal,
  geq,
  Normal,
  sum,
  type Universe,
} from '../../src/index.ts';
import { toEngine } from '../oracle/bridge.ts';
import { leftDeadEnds } from '../oracle/deadEnds.ts';
import { augmentedFormsOfRankAtMost, formsOfRankAtMost, type G } from '../oracle/game.ts';
import { end, read } from '../oracle/notation.ts';
import { sixPairings } from '../oracle/pairing.ts';
import { memberOf, random, randomForm, sample } from '../oracle/random.ts';

const arena = new Arena();
const id = (g: G) => toEngine(arena, g);
const rank2 = formsOfRankAtMost(2).map(id);
const six = sixPairings(arena);
const universes: Universe[] = [...six.map((p) => p.engine), Normal];
const random3 = [
  ...sample(901, 60, (rng) => randomForm(rng, 3, true)),
  ...augmentedFormsOfRankAtMost(1).slice(0, 60),
].map(id);

describe('laws of the order', () => {
  for (const u of universes) {
    it(`mod ${u.name}: reflexive and transitive on the 256 forms and on random augmented ones`, () => {
      for (const games of [rank2, random3]) {
        const aboveOf = games.map((g) => games.map((h) => geq(arena, g, h, u)));
        for (const [i, row] of aboveOf.entries()) {
          expect(row[i]).toBe(true);
          for (const [j, holds] of row.entries())
            if (holds)
              for (const [k, next] of (aboveOf[j] as boolean[]).entries())
                if (next && !row[k]) expect.fail(`${i} ≥ ${j} ≥ ${k}`);
        }
      }
    });

    it(`mod ${u.name}: conjugation reverses it`, () => {
      for (const games of [rank2, random3])
        for (const g of games)
          for (const h of games)
            if (geq(arena, g, h, u) !== geq(arena, conjugate(arena, h), conjugate(arena, g), u))
              expect.fail(`${g} ≥ ${h}`);
    });
  }

  for (const { name, engine } of six) {
    it(`mod ${name}: adding a member of the universe respects it`, () => {
      const rng = random(902);
      const member = memberOf(name);
      let relations = 0;
      for (let i = 0; i < 4000; i++) {
        const [g, h] = [rng.pick(rank2), rng.pick(rank2)];
        if (g === h || !geq(arena, g, h, engine)) continue;
        relations++;
        const x = id(member(rng, 2));
        expect(geq(arena, sum(arena, g, x), sum(arena, h, x), engine)).toBe(true);
      }
      expect(relations).toBeGreaterThan(50);
    });
  }

  it('whatever holds mod M holds mod B, then E, D(1̄0), D(1̄), D, and in normal play', () => {
    for (const games of [rank2, random3])
      for (const g of games)
        for (const h of games) {
          const row = universes.map((u) => geq(arena, g, h, u));
          for (let i = 1; i < row.length; i++)
            if (row[i - 1] && !row[i]) expect.fail(`${g} ≥ ${h} mod ${universes[i - 1]?.name}`);
        }
  });

  it('more generators, fewer relations', () => {
    const chains = [
      [[], [read('-1')], [end(0, 1)], [end(0, 1), end(0, 2)], leftDeadEnds(3)],
      [[read('-1')], [end(0, 2)], [end(0, 2), end(0, 1, 2)]],
    ];
    for (const chain of chains) {
      const us = chain.map((generators) => closure(arena, generators.map(id)));
      const games = [...rank2.filter((_, i) => i % 3 === 0), ...random3];
      for (const g of games)
        for (const h of games) {
          const row = us.map((u) => geq(arena, g, h, u));
          for (let i = 1; i < row.length; i++)
            if (row[i] && !row[i - 1]) expect.fail(`${g} ≥ ${h} mod ${us[i]?.name}`);
        }
    }
  });

  it('equal games stay equal when a member of the universe is added', () => {
    const rng = random(903);
    for (const { name, engine } of six) {
      const member = memberOf(name);
      for (const g of rank2)
        for (const h of rank2)
          if (g < h && equal(arena, g, h, engine)) {
            const x = id(member(rng, 3));
            expect(equal(arena, sum(arena, g, x), sum(arena, h, x), engine)).toBe(true);
          }
    }
  });
});
