// The families B_n, A_n with J_n, and S_n with the minimal blocking forms [Davies–Milley, section 3].
import { describe, expect, it } from 'vitest';
import {
  blockingPassingGame,
  minimalAdjoints,
  minimalBlockingForms,
  passingGame,
  superEnd,
  superEndByDefinition,
  superEndModuloB,
  superEndModuloM,
} from '../../src/ends/index.ts';
import { isBlockedEnd } from '../../src/forms/index.ts';
import {
  Arena,
  adjoint,
  B,
  equal,
  type FormId,
  formToText,
  geq,
  isBlocking,
  Left,
  M,
  Right,
  rank,
  simplestForm,
  sum,
  ValueError,
  winsMovingFirst,
} from '../../src/index.ts';
import { blockedSuperEnd } from '../../src/universes/blocked-ends.ts';
import { toEngine } from '../oracle/bridge.ts';
import { formsOfRankAtMost } from '../oracle/game.ts';
import { read } from '../oracle/notation.ts';
import { random, randomForm } from '../oracle/random.ts';

const arena = new Arena();
const form = (source: string) => toEngine(arena, read(source));
const rank2 = formsOfRankAtMost(2).map((g) => toEngine(arena, g));
const rank1 = formsOfRankAtMost(1).map((g) => toEngine(arena, g));

/** The minimal ones, by comparing every two; equal ones all stay. */
const minimal = (games: readonly FormId[]) =>
  games.filter((g) => games.every((h) => !geq(arena, g, h, M) || geq(arena, h, g, M)));
const sameValues = (a: readonly FormId[], b: readonly FormId[]) =>
  a.every((x) => b.some((y) => equal(arena, x, y, M))) &&
  b.every((y) => a.some((x) => equal(arena, x, y, M)));

describe('B_n', () => {
  it('is 0, 0, {·|0,1}, {·|1,B_{n−1}} (Definition 3.3), B-simplest {·|B_{n−1},■}', () => {
    expect([0, 1, 2, 3].map((n) => blockingPassingGame(arena, n))).toEqual(
      ['0', '0', '{|0,1}', '{|1,{|0,1}}'].map(form),
    );
    let simplest = form('0');
    for (let n = 2; n <= 12; n++) {
      simplest = arena.intern([], [simplest], 2);
      expect(simplestForm(arena, blockingPassingGame(arena, n), B)).toBe(simplest);
    }
    expect(() => blockingPassingGame(arena, -1)).toThrow(ValueError);
  });
});

describe('J_n and A_n', () => {
  it('J_1 = {*, {0|*}, {*|0}, {*|*}} as printed', () => {
    expect(new Set(minimalAdjoints(arena, 1))).toEqual(
      new Set(['*', '{0|*}', '{*|0}', '{*|*}'].map(form)),
    );
  });

  it('the recursion gives the minimal adjoints of all 4 and all 256 forms', () => {
    for (const [n, forms] of [
      [1, rank1],
      [2, rank2],
    ] as const) {
      const adjoints = forms.map((g) => adjoint(arena, g));
      expect(sameValues(minimalAdjoints(arena, n), minimal(adjoints))).toBe(true);
    }
  });

  it('at J_3, random adjoints of rank-3 forms lie above some element', () => {
    const rng = random(11);
    const least = minimalAdjoints(arena, 3);
    for (let i = 0; i < 300; i++) {
      const g = adjoint(arena, toEngine(arena, randomForm(rng, 3)));
      expect(least.some((x) => geq(arena, g, x, M))).toBe(true);
    }
    for (const x of least)
      for (const y of least) expect(x === y || !geq(arena, x, y, M)).toBe(true);
  });

  it('A_4 as printed; A_n of rank n is a blocked Left end, and A_k ≥ A_n (Lemma 3.10)', () => {
    expect(passingGame(arena, 4)).toBe(form('{|0,1,{0|*,{0|*},{*|0},{*|*}},{|0,1}}'));
    for (let n = 4; n <= 8; n++) {
      expect(rank(arena, passingGame(arena, n))).toBe(n);
      expect(isBlockedEnd(arena, passingGame(arena, n), Left)).toBe(true);
      expect(geq(arena, passingGame(arena, n - 1), passingGame(arena, n), M)).toBe(true);
    }
  });

  it('A_{n+1} decides Left B-strong for every form of rank n (Theorem 3.11)', () => {
    const strong = (g: FormId) =>
      winsMovingFirst(arena, sum(arena, g, passingGame(arena, rank(arena, g) + 1)), Left);
    const rng = random(12);
    const forms = Array.from({ length: 200 }, () => toEngine(arena, randomForm(rng, 4)));
    // The form of section 3.2 that no B_n refutes.
    for (const g of [...rank2, ...forms, form('{{*,{-2|}|-1}|}')]) {
      expect(strong(g)).toBe(B.isStrong(arena, g, Left));
    }
  });

  it('stop with a reason', () => {
    expect(() => minimalAdjoints(arena, 20)).toThrow('doubles');
    expect(() => passingGame(arena, 40)).toThrow('computed for n up to');
  });
});

describe('S_n', () => {
  it('Proposition 3.16 agrees with the definition where that can be written down', () => {
    expect(superEndByDefinition(arena, 0, [])).toBe(form('0'));
    expect(superEndByDefinition(arena, 1, [form('0')])).toBe(form('-1'));
    for (const [n, below] of [
      [2, rank1],
      [3, rank2],
    ] as const) {
      const defined = superEndByDefinition(arena, n, below);
      expect(isBlockedEnd(arena, defined, Left)).toBe(true);
      expect(equal(arena, defined, superEnd(arena, n), M)).toBe(true);
      expect(simplestForm(arena, defined, M)).toBe(superEndModuloM(arena, n));
      expect(simplestForm(arena, defined, B)).toBe(superEndModuloB(arena, n));
    }
    expect(formToText(arena, superEndModuloM(arena, 2))).toBe('{. | 0, 1, -1, *}');
    expect(() => superEndByDefinition(arena, 4, [])).toThrow('cannot be written down');
  });

  it('the minimal blocking forms are those of all 4 and all 256 forms', () => {
    expect(sameValues(minimalBlockingForms(arena, 1), minimal(rank1))).toBe(true);
    expect(sameValues(minimalBlockingForms(arena, 2), minimal(rank2))).toBe(true);
  });

  it('at rank 3, random blocking forms lie above a minimal one, Left ends above 0 or S_3', () => {
    const rng = random(13);
    const least = minimalBlockingForms(arena, 3);
    let blocking = 0;
    for (let i = 0; i < 1500; i++) {
      const g = toEngine(arena, randomForm(rng, 3));
      if (!isBlocking(arena, g)) continue;
      blocking++;
      expect(least.some((x) => geq(arena, g, x, M))).toBe(true);
      if (isBlockedEnd(arena, g, Left) && rank(arena, g) > 0) {
        expect(geq(arena, g, superEnd(arena, 3), M)).toBe(true);
      }
    }
    expect(blocking).toBeGreaterThan(300);
    for (const x of least) {
      expect(isBlocking(arena, x)).toBe(true);
      for (const y of least) expect(x === y || !geq(arena, x, y, M)).toBe(true);
    }
  });

  it('has four options modulo M (Proposition 3.16)', () => {
    for (let n = 3; n <= 6; n++) {
      expect(arena.options(superEndModuloM(arena, n), Right)).toHaveLength(4);
    }
  });

  it('reduces modulo B to {·|S_{n−1},■} (Theorem 3.17), and equals its member form', () => {
    for (let n = 0; n <= 6; n++) {
      expect(simplestForm(arena, superEnd(arena, n), B)).toBe(superEndModuloB(arena, n));
      expect(equal(arena, blockedSuperEnd(arena, n), superEnd(arena, n), B)).toBe(true);
    }
    expect(rank(arena, superEndModuloB(arena, 5000))).toBe(5000);
    expect(() => superEndModuloB(arena, 1.5)).toThrow(ValueError);
    expect(() => minimalBlockingForms(arena, 30)).toThrow('doubles');
  });
});
