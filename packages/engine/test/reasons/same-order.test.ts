// When two universes order all games alike: proved, refuted by a form, or only seen.
import { describe, expect, it } from 'vitest';
import {
  Arena,
  B,
  closure,
  E,
  geq,
  Left,
  leastUniverse,
  M,
  NotDecidedError,
  orderRelation,
  sameOrder,
  type Universe,
} from '../../src/index.ts';
import { toEngine } from '../oracle/bridge.ts';
import { leftDeadEnds } from '../oracle/deadEnds.ts';
import { formsOfRankAtMost, isLeftEnd, zero } from '../oracle/game.ts';
import { read } from '../oracle/notation.ts';
import { random } from '../oracle/random.ts';

const arena = new Arena();
const universe = (...texts: string[]) =>
  leastUniverse(
    arena,
    texts.map((text) => toEngine(arena, read(text))),
  );
const kind = (u: Universe, v: Universe) => orderRelation(arena, u, v).kind;

describe('the same order', () => {
  it('is proved by ends that are at least ends of the other', () => {
    expect(kind(universe(), universe('{.|*}'))).toBe('proved');
    expect(kind(universe('-1'), universe('{.|*}', '{.|1}'))).toBe('proved');
    expect(kind(universe('{.|0,*}'), universe('{.|0,*}', '{.|*}'))).toBe('proved');
  });

  it('is refuted by a form that is strong in one only', () => {
    for (const [u, v] of [
      [M, B],
      [E, universe('{.|0,-1}')],
      [universe('-1'), universe('{.|1,-1}')],
      [universe(), universe('{.|0,*}')],
    ] as const) {
      const relation = orderRelation(arena, u, v);
      if (relation.kind !== 'refuted') return expect.fail(`${u.name} and ${v.name}`);
      const { form, strong } = relation;
      expect(strong.isStrong(arena, form, Left)).toBe(true);
      expect((strong === u ? v : u).isStrong(arena, form, Left)).toBe(false);
    }
  });

  it('is refuted though all forms of rank at most 2 are strong alike', () => {
    for (const [u, v] of [
      [universe('{.|0,1}'), universe('{.|0,*}')],
      [universe('{.|0,1}'), B],
      [universe('{.|0,-1}'), universe('{.|0,-1}', '{.|1,-1}')],
    ] as const) {
      expect(kind(u, v)).toBe('refuted');
    }
    // By hand: beside {·|0,1} a move to {2̄|·} leaves Right a move too many; when he may pass it does not.
    const form = toEngine(arena, read('{{-2|.},{{-2|.}|0}|*}'));
    expect(universe('{.|0,1}').isStrong(arena, form, Left)).toBe(true);
    expect(B.isStrong(arena, form, Left)).toBe(false);
  });

  it('for dead ends is what up(A) says', () => {
    const ends = leftDeadEnds(3).filter((end) => end !== zero);
    const rng = random(95);
    for (let i = 0; i < 60; i++) {
      const [u, v] = [0, 1].map(() =>
        closure(
          arena,
          rng
            .shuffle(ends)
            .slice(0, 1 + rng.below(2))
            .map((end) => toEngine(arena, end)),
        ),
      ) as [Universe, Universe];
      expect(kind(u, v)).toBe(sameOrder(arena, u, v) ? 'proved' : 'refuted');
    }
  });

  it('where proved, leads to the same answers', () => {
    const ends = formsOfRankAtMost(2).filter((g) => isLeftEnd(g) && g !== zero);
    const forms = formsOfRankAtMost(2).map((g) => toEngine(arena, g));
    const rng = random(96);
    let proved = 0;
    for (let i = 0; i < 40; i++) {
      const [u, v] = [0, 1].map(() =>
        leastUniverse(
          arena,
          rng
            .shuffle(ends)
            .slice(0, 1 + rng.below(3))
            .map((end) => toEngine(arena, end)),
        ),
      ) as [Universe, Universe];
      if (kind(u, v) !== 'proved') continue;
      proved++;
      for (let k = 0; k < 40; k++) {
        const [g, h] = [rng.pick(forms), rng.pick(forms)];
        expect(geq(arena, g, h, u)).toBe(geq(arena, g, h, v));
      }
    }
    expect(proved).toBeGreaterThan(2);
  });

  it('is never guessed', () => {
    expect(() => sameOrder(arena, universe('{.|0,*}'), universe('{.|0,1}'))).toThrow(
      NotDecidedError,
    );
    expect(() => sameOrder(arena, universe('{.|0,*}'), B)).toThrow(NotDecidedError);
    expect(kind(universe('{.|0,{*,1|0}}'), universe('{.|0,{*,1|0}}', '{.|0,{*,1|*}}'))).toBe(
      'alike',
    );
  });
});
