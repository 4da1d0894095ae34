// Misère canonical forms: the simplest form modulo D against Conway's reduction on plain objects,
// against play beside other games, and against published counts.
import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { mate, misereCanonicalForm } from '../../src/impartial/index.ts';
import { Arena, adjoint, D, equal, M, misereOutcome, simplestForm, sum } from '../../src/index.ts';
import { randomSource } from '../../src/storage/random.ts';
import { toForm } from './engine.ts';
import {
  add,
  allWithOptions,
  canonicalBy,
  conway,
  conwayWithoutZero,
  heap,
  isP,
  type Plain,
  plain,
  plainMate,
  total,
  zero,
} from './plain.ts';

const dayThree = canonicalBy(3);
const dayFour = canonicalBy(4);
const havingAsOption = (h: Plain): Plain[] => dayFour.filter((g) => g.options.includes(h));

/** Games of birthday at most `depth`, not reduced. */
const anyGame = (depth: number): fc.Arbitrary<Plain> =>
  depth === 0
    ? fc.constant(zero)
    : fc.array(anyGame(depth - 1), { maxLength: 4 }).map((options) => plain(...options));

describe('the canonical form', () => {
  it('there are 1, 2, 3, 5 and 22 by days 0 to 4 [Conway, pages 139–140]', () => {
    expect([0, 1, 2, 3, 4].map((day) => canonicalBy(day).length)).toEqual([1, 2, 3, 5, 22]);
  });

  it('and 4171780 by day 5 [Conway, pages 139–140]: of 2^22 sets of options', () => {
    const bit = (g: Plain): number => 1 << dayFour.indexOf(g);
    const bits = (games: readonly Plain[]): number => games.reduce((all, g) => all | bit(g), 0);
    const lost = bits(dayFour.filter(isP));
    // A set reduces to H where it is the options of H and some games that have H as an option.
    const own = dayFour.map((h) => bits(h.options));
    const other = dayFour.map((h) => ~bits(h.options) & ~bits(havingAsOption(h)));
    const needsLoss = dayFour.map((h) => h === zero);
    let irreducible = 0;
    for (let set = 0; set < 2 ** 22; set++) {
      let reduces = false;
      for (let h = 0; h < 22 && !reduces; h++) {
        const rest = own[h] as number;
        reduces =
          (set & (other[h] as number)) === 0 &&
          (set & rest) === rest &&
          set !== rest &&
          !(needsLoss[h] && (set & lost) === 0);
      }
      if (!reduces) irreducible++;
    }
    expect(irreducible).toBe(4_171_780);
  });

  it('of every set of games born by day 3 is the simplest form modulo D', () => {
    const arena = new Arena();
    for (const g of allWithOptions(dayThree)) {
      expect(misereCanonicalForm(arena, toForm(arena, g))).toBe(toForm(arena, conway(g)));
    }
  });

  property.prop([anyGame(5), anyGame(4)], { numRuns: 60 })(
    'of any games and sums is the simplest form modulo D',
    (g, h) => {
      const arena = new Arena();
      for (const each of [g, h, add(conway(g), conway(h))]) {
        expect(misereCanonicalForm(arena, toForm(arena, each))).toBe(toForm(arena, conway(each)));
      }
    },
  );

  property.prop([anyGame(4), anyGame(4)], { numRuns: 100 })(
    'leaves the outcome beside every other game as it was',
    (g, x) => {
      expect(isP(add(conway(g), x))).toBe(isP(add(g, x)));
    },
  );

  it('is another for games that some game tells apart: all pairs of the 22', () => {
    const threes = dayThree.flatMap((a) =>
      dayThree.flatMap((b) => dayThree.map((c) => conway(total([a, b, c])))),
    );
    const pool = [...new Set([...dayFour, ...threes])];
    const chance = randomSource(2);
    let together: (readonly Plain[])[] = [dayFour];
    for (let tried = 0; together.length > 0 && tried < 3_000; tried++) {
      const options = Array.from(
        { length: 1 + chance(6) },
        () => pool[chance(pool.length)] ?? zero,
      );
      const beside = plain(...options);
      together = together
        .flatMap((games) => {
          const lost = games.filter((g) => isP(add(g, beside)));
          return [lost, games.filter((g) => !lost.includes(g))];
        })
        .filter((games) => games.length > 1);
    }
    expect(together).toEqual([]);
  });
});

describe('beside games that are not impartial', () => {
  const arena = new Arena();
  const star = toForm(arena, heap(1));

  it('modulo D impartial games are equal when they are among impartial ones', () => {
    for (const g of dayFour) {
      for (const h of dayFour) {
        expect(equal(arena, toForm(arena, g), toForm(arena, h), D)).toBe(g === h);
      }
    }
  });

  it('modulo M nothing reduces to 0, and all else as before', () => {
    expect(equal(arena, sum(arena, star, star), toForm(arena, zero), M)).toBe(false);
    for (const g of [...allWithOptions(dayThree), add(heap(1), heap(2)), add(heap(2), heap(3))]) {
      const form = simplestForm(arena, toForm(arena, g), M);
      expect(form).toBe(toForm(arena, conwayWithoutZero(g)));
    }
  });

  property.prop([anyGame(4)], { numRuns: 100 })('modulo M of any games', (g) => {
    const form = simplestForm(arena, toForm(arena, g), M);
    expect(form).toBe(toForm(arena, conwayWithoutZero(g)));
  });
});

describe('the mate', () => {
  it('gives a P-position with every game born by day 4', () => {
    const arena = new Arena();
    for (const g of dayFour) {
      expect(isP(add(g, plainMate(g)))).toBe(true);
      const form = toForm(arena, g);
      expect(adjoint(arena, form)).toBe(toForm(arena, plainMate(g)));
      expect(mate(arena, form)).toBe(toForm(arena, conway(plainMate(g))));
      expect(misereOutcome(arena, sum(arena, form, mate(arena, form)))).toBe('P');
    }
  });
});
