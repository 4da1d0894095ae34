// Expansions modulo D(A): a simplest form of a member has one [Siegel, Lemma 5.21], and through it
// games outside the universe are decided as their equals in it are.
import { describe, expect, it } from 'vitest';
import {
  Arena,
  conjugate,
  expansion,
  type FormId,
  geq,
  isInvertible,
  leastUniverse,
  NotDecidedError,
  simplestForm,
  sum,
  ZERO,
} from '../../src/index.ts';
import { toEngine } from '../oracle/bridge.ts';
import { augmentedFormsOfRankAtMost, formsOfRankAtMost } from '../oracle/game.ts';
import { read } from '../oracle/notation.ts';

const examples = [
  ['{.|0,*}'],
  ['{.|1,-1}'],
  ['{.|0,1,-1,*}'],
  ['{.|*}', '{.|1}'],
  ['{.|0,1}', '{.|-1,*}'],
];

describe.each(examples.map((texts) => [texts.join(', '), texts] as const))('D(%s)', (_, texts) => {
  const arena = new Arena();
  const universe = leastUniverse(
    arena,
    texts.map((text) => toEngine(arena, read(text))),
  );
  /** The member that is found; 'none' where it is not decided whether there is one. */
  const memberEqualTo = (k: FormId): FormId | 'none' => {
    try {
      return expansion(arena, k, universe) ?? 'none';
    } catch (error) {
      if (error instanceof NotDecidedError) return 'none';
      throw error;
    }
  };

  it('every member of rank 2 has an expansion of its simplest form', () => {
    const without = formsOfRankAtMost(2)
      .map((g) => toEngine(arena, g))
      .filter((g) => universe.contains(arena, g))
      .filter((g) => memberEqualTo(simplestForm(arena, g, universe)) === 'none');
    expect(without).toEqual([]);
  });

  it('what is found is a member equal to the form, tombstones and all', () => {
    let found = 0;
    for (const g of augmentedFormsOfRankAtMost(1).concat(formsOfRankAtMost(2))) {
      const k = simplestForm(arena, toEngine(arena, g), universe);
      const member = memberEqualTo(k);
      if (member === 'none') continue;
      found++;
      expect(universe.contains(arena, member)).toBe(true);
      expect(geq(arena, member, k, universe) && geq(arena, k, member, universe)).toBe(true);
      expect(simplestForm(arena, member, universe)).toBe(k);
      // Invertible as the member is, by the definition for members: G + Ḡ ≡ 0.
      const both = sum(arena, member, conjugate(arena, member));
      expect(isInvertible(arena, k, universe)).toBe(geq(arena, both, ZERO, universe));
    }
    expect(found).toBeGreaterThan(100);
  });
});

describe.each(['{.|*}', '{.|*2}'])('D(%s), whose ends are all at least 0', (text) => {
  const arena = new Arena();
  const universe = leastUniverse(arena, [toEngine(arena, read(text))]);
  const forms = formsOfRankAtMost(2).map((g) => toEngine(arena, g));
  const ofMembers = new Set(
    forms.filter((g) => universe.contains(arena, g)).map((g) => simplestForm(arena, g, universe)),
  );

  it('expansions are decided: a member with that simplest form, or none of rank 2 has it', () => {
    const all = augmentedFormsOfRankAtMost(1)
      .map((g) => toEngine(arena, g))
      .concat(forms);
    const found = { some: 0, none: 0 };
    for (const k of new Set(all.map((g) => simplestForm(arena, g, universe)))) {
      const member = expansion(arena, k, universe);
      found[member === undefined ? 'none' : 'some']++;
      if (member === undefined) expect(ofMembers.has(k)).toBe(false);
      else {
        expect(universe.contains(arena, member)).toBe(true);
        expect(simplestForm(arena, member, universe)).toBe(k);
      }
    }
    expect(Math.min(found.some, found.none)).toBeGreaterThan(5);
    expect(expansion(arena, toEngine(arena, read('1')), universe)).toBeUndefined();
  });
});

it('is not decided where no end that was tried makes one', () => {
  const arena = new Arena();
  const universe = leastUniverse(arena, [toEngine(arena, read('{.|0,*}'))]);
  const k = toEngine(arena, read('{0,#|*}'));
  expect(() => expansion(arena, k, universe)).toThrow(NotDecidedError);
  expect(() => expansion(arena, k, universe)).toThrow(/D\(\{\. \| 0, \*\}\)/);
});
