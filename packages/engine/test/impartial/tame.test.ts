// Tame games and those next to them: against the definitions on plain objects, the theorem that sums of
// tame games are those of Nim, and quotients.
import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import {
  genus,
  genusText,
  isGenerallyTame,
  isHalfTame,
  isRestive,
  isRestless,
  isTame,
} from '../../src/impartial/index.ts';
import { Arena, type FormId, nimHeap, sum } from '../../src/index.ts';
import { quotientOfGames, quotientStructure } from '../../src/quotients/index.ts';
import { toForm } from './engine.ts';
import {
  add,
  canonicalBy,
  conway,
  heap,
  heapThatLoses,
  isNormalP,
  isP,
  type Plain,
  plain,
} from './plain.ts';

const dayFour = canonicalBy(4);
const values = (g: Plain): [number, number] => [heapThatLoses(g, isNormalP), heapThatLoses(g, isP)];
const looksTame = (g: Plain): boolean => {
  const [normal, misere] = values(g);
  return normal === misere || (normal < 2 && misere < 2);
};
/** *2 + *2 in canonical form. */
const twoTwo = plain(heap(2));
/** A game of genus 2^20 with a wild option. */
const likeTwo = plain(heap(0), twoTwo, plain(heap(0), heap(2), twoTwo));
/** Tame, by definition, of a canonical form. */
const tame = (g: Plain): boolean => looksTame(g) && g.options.every(tame);

/** The least number that is not among some. */
const least = (numbers: readonly number[]): number => {
  let n = 0;
  while (numbers.includes(n)) n++;
  return n;
};

const played = new Map<Plain, boolean>();
/**
 * Generally tame, by definition, of a canonical form: it looks like Nim, the generally tame options alone give its
 * nimbers, and a move to any other can be answered by one to a generally tame game with either nimber.
 */
const generallyTame = (g: Plain): boolean => {
  const known = played.get(g);
  if (known !== undefined) return known;
  const good = g.options.filter(generallyTame);
  const [normal, misere] = values(g);
  const answer =
    looksTame(g) &&
    (tame(g) ||
      (least(good.map((option) => values(option)[0])) === normal &&
        least(good.map((option) => values(option)[1])) === misere &&
        g.options
          .filter((option) => !generallyTame(option))
          .every((option) =>
            [0, 1].every((i) =>
              option.options.some(
                (reply) => generallyTame(reply) && values(reply)[i] === values(g)[i],
              ),
            ),
          )));
  played.set(g, answer);
  return answer;
};

/** Games of options born by day 4, of which many are tame. */
const someGame = fc
  .uniqueArray(fc.constantFrom(...dayFour, ...dayFour.filter(tame)), { minLength: 1, maxLength: 5 })
  .map((options) => conway(plain(...options)));

describe('tame', () => {
  it('games born by day 4 are as the definition says', () => {
    const arena = new Arena();
    for (const g of dayFour) {
      expect(isTame(arena, toForm(arena, g))).toBe(tame(g));
      expect(isGenerallyTame(arena, toForm(arena, g))).toBe(generallyTame(g));
    }
  });

  property.prop([fc.array(someGame, { minLength: 1, maxLength: 3 })], { numRuns: 60 })(
    'sums of generally tame games have the genus of a sum of Nim',
    (games) => {
      const arena = new Arena();
      const forms = games.map((g) => toForm(arena, g));
      for (const [i, g] of games.entries()) {
        expect(isTame(arena, forms[i] as FormId)).toBe(tame(g));
        expect(isGenerallyTame(arena, forms[i] as FormId)).toBe(generallyTame(g));
      }
      const kept = games.filter(generallyTame);
      // Of Nim: *n for 𝒢⁺ = 𝒢⁻ = n > 1 and where they differ; two heaps for 0^02 and 1^13.
      const likeNim = kept.flatMap((g) => {
        const [normal, misere] = values(g);
        if (normal !== misere || normal > 1) return [heap(normal)];
        return [heap(2), heap(2 + normal)];
      });
      const sumOf = (parts: readonly Plain[]): string =>
        genusText(
          genus(
            arena,
            parts.reduce((all, g) => sum(arena, all, toForm(arena, g)), nimHeap(arena, 0)),
          ),
        );
      expect(sumOf(kept)).toBe(sumOf(likeNim));
    },
  );

  it('a quotient of tame games is that of Nim', () => {
    const arena = new Arena();
    for (const g of dayFour.filter(tame)) {
      const found = quotientOfGames(arena, [toForm(arena, g)]);
      expect(quotientStructure(found).tame).toBeDefined();
    }
  });

  it('a genus of Nim does not make a game tame', () => {
    const arena = new Arena();
    const form = toForm(arena, likeTwo);
    expect(genusText(genus(arena, form))).toBe(genusText(genus(arena, nimHeap(arena, 2))));
    expect(isGenerallyTame(arena, form)).toBe(false);
    expect(quotientStructure(quotientOfGames(arena, [form])).tame).toBeUndefined();
  });

  it('an option that can be reverted leaves it generally tame', () => {
    const arena = new Arena();
    const reverted = toForm(arena, plain(heap(2), heap(3), plain(heap(0), twoTwo)));
    expect(generallyTame(conway(plain(heap(2), heap(3), plain(heap(0), twoTwo))))).toBe(true);
    expect(isTame(arena, reverted)).toBe(false);
    expect(isGenerallyTame(arena, reverted)).toBe(true);
  });
});

describe('restive, restless, half-tame', () => {
  property.prop([someGame], { numRuns: 40 })('are what they are defined to be', (g) => {
    const arena = new Arena();
    const form = toForm(arena, g);
    const generally = (each: Plain): boolean => generallyTame(conway(each));
    const [normal, misere] = values(g);
    expect(isRestive(arena, form)).toBe(
      !generally(g) && normal < 2 && g.options.every((option) => tame(option)),
    );
    expect(isRestless(arena, form)).toBe(!generally(g) && misere < 2 && g.options.every(generally));
    const twice = conway(add(g, g));
    expect(isHalfTame(arena, form)).toBe(
      !generally(g) && generally(twice) && values(twice).join() === '0,0',
    );
  });

  it('each occurs among the games born by day 4', () => {
    const arena = new Arena();
    const some = (holds: (arena: Arena, g: FormId) => boolean): boolean =>
      dayFour.some((g) => holds(arena, toForm(arena, g)));
    expect([isRestive, isRestless, isHalfTame].map(some)).toEqual([true, true, true]);
  });
});
