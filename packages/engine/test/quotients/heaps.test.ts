// Quotients of heaps: published orders, presentations and periods, and play.
import { describe, expect, it } from 'vitest';
import { Arena } from '../../src/forms/arena.ts';
import { integer, nimHeap } from '../../src/forms/named.ts';
import {
  inverseIn,
  powersOf,
  printMonomial,
  printPresentation,
  quotientAtLeast,
  quotientOfGames,
  quotientOfHeaps,
  quotientStructure,
} from '../../src/quotients/index.ts';
import { neededHeaps, provedPeriod } from '../../src/quotients/periodicity.ts';
import {
  dicoticVariant,
  impartialVariant,
  nim,
  octal,
  partizanOctal,
  type RegisteredRuleset,
  rulesets,
  twistedVariant,
} from '../../src/rulesets/index.ts';
import { ValueError } from '../../src/storage/errors.ts';

describe('octal games', () => {
  // Orders and periods as they are known to us from hearsay: not compared with the tables of Plambeck and
  // Siegel, “Misère quotients for impartial games”, or of Plambeck, “Taming the wild in impartial
  // combinatorial games”.
  it.each([
    ['0.123', 20, 5],
    ['0.75', 8, 2],
  ])('%s has order %i and period %i', (code, order, period) => {
    const found = quotientOfHeaps(octal(code), 30);
    expect(found.order).toBe(order);
    expect(found.forAll?.period).toBe(period);
  });

  it('Guiles, 0.15, has order 42 from heap 30 on', () => {
    expect(quotientOfHeaps(octal('0.15'), 40).order).toBe(42);
  });

  it('Kayles has order 40 and repeats from heap 71 on; one heap fewer proves nothing', () => {
    const found = quotientOfHeaps(octal('0.77'), 167);
    expect(found.order).toBe(40);
    expect(found.forAll).toEqual({ from: 71, period: 12 });
    const phi = found.model.classes.map(String);
    expect(provedPeriod(phi, 2)).toEqual(found.forAll);
    expect(provedPeriod(phi.slice(0, -1), 2)).toBeUndefined();
  });

  it('what is proved for all heaps holds of more of them', () => {
    const found = quotientOfHeaps(octal('0.123'), 30);
    const more = quotientOfHeaps(octal('0.123'), 60);
    const { from, period } = found.forAll ?? { from: 0, period: 1 };
    expect(more.order).toBe(found.order);
    for (let heap = from; heap + period <= 60; heap++) {
      expect(more.model.classes[heap + period - 1]).toBe(more.model.classes[heap - 1]);
    }
  });
});

describe('Nim', () => {
  const words = (found: ReturnType<typeof quotientOfGames>, outcome: string): string[] =>
    found.monoid.elements
      .filter((_, at) => found.outcomeOf({ class: at, weight: 0 }) === outcome)
      .map((each) => printMonomial(found.monoid, each));

  it('with heaps to 2 has T_2: six elements, P-portion {a, b²}', () => {
    const arena = new Arena();
    const found = quotientOfGames(arena, [nimHeap(arena, 2)]);
    expect(printPresentation(found.monoid)).toBe('⟨ a, b | a^2 = 1, b^3 = b ⟩');
    expect(words(found, 'P')).toEqual(['a', 'b^2']);
    const structure = quotientStructure(found);
    expect(structure.tame).toBe(2);
    expect(structure.units).toHaveLength(2);
    expect(structure.kernel).toHaveLength(4);
    expect(structure.idempotents.map(({ group }) => group.length)).toEqual([2, 4]);
    expect(powersOf(found, found.elementOf([1]).class)).toEqual({ index: 1, period: 2 });
    expect(inverseIn(found, found.elementOf([0]).class)).toBe(found.elementOf([0]).class);
    expect(inverseIn(found, found.elementOf([1]).class)).toBeUndefined();
  });

  it.each([1, 2, 3, 4])('with heaps below 2^%i is T_n, of order 2^n + 2', (n) => {
    const found = quotientOfHeaps(nim, 2 ** n - 1);
    expect(found.order).toBe(n === 1 ? 2 : 2 ** n + 2);
    expect(quotientStructure(found).tame).toBe(n);
  });

  it('in normal play is a group, and Kayles is not tame', () => {
    const normal = quotientOfHeaps(nim, 7, { play: 'normal' });
    expect(normal.order).toBe(8);
    expect(quotientStructure(normal).isCancellative).toBe(true);
    expect(quotientStructure(quotientOfHeaps(octal('0.77'), 8)).tame).toBeUndefined();
  });
});

describe('Partizan Kayles', () => {
  const found = quotientOfHeaps(partizanOctal('0.7', '0.07'), 12);

  it('is the integers: a row of 2 is the inverse of a row of 1, though not its conjugate (Milley)', () => {
    expect(found.order).toBe(Infinity);
    expect(found.monoid.order).toBe(1);
    const [one, two] = [found.elementOf([0]), found.elementOf([1])];
    expect(found.multiply(one, two)).toEqual({ class: 0, weight: 0 });
    // “a right-win game whose inverse is previous-win”
    expect([found.outcomeOf(one), found.outcomeOf(two)]).toEqual(['R', 'P']);
  });

  it('and is proved for all rows, with period 3', () => {
    expect(found.forAll).toEqual({ from: 1, period: 3 });
  });
});

describe('players who are told apart by a move to nothing alone', () => {
  it('0.1 for Left and 0.0 for Right: a heap of 1 is the game 1, which Right wins', () => {
    const found = quotientOfHeaps(partizanOctal('0.1', '0.0'), 5);
    expect(found.kinds.movers).toBe(2);
    expect(found.outcomeOf(found.elementOf([0]))).toBe('R');
    const arena = new Arena();
    const games = quotientOfGames(arena, [integer(arena, 1)]);
    expect(found.order).toBe(games.order);
    expect(printPresentation(found.monoid)).toBe(printPresentation(games.monoid));
  });
});

describe('partizan order', () => {
  it('of the sums of 1: 0 is above 1, and nothing is above 0 but itself', () => {
    const arena = new Arena();
    const found = quotientOfGames(arena, [integer(arena, 1)]);
    expect(found.order).toBe(2);
    const one = found.elementOf([0]).class;
    expect(quotientAtLeast(found, 0, one)).toBe(true);
    expect(quotientAtLeast(found, one, 0)).toBe(false);
  });
});

describe('refused in words', () => {
  const heapRulesets = 'nim octal partizanoctal partizansubtraction takeandbreak grundysgame'.split(
    ' ',
  );
  const others = [...rulesets.values()].filter(({ name }) => !heapRulesets.includes(name));

  it.each(others.map(({ name, ruleset }) => [name, ruleset] as const))(
    '%s and its variants: their positions are not heaps',
    (_, ruleset) => {
      const variants = [impartialVariant, dicoticVariant, twistedVariant].map((of) => of(ruleset));
      for (const each of [ruleset, ...variants]) {
        for (const heaps of [0, 3]) {
          const call = (): unknown => quotientOfHeaps(each, heaps);
          expect(call).toThrow(ValueError);
          expect(call).toThrow('its positions are not heaps');
        }
      }
    },
  );

  it.each(heapRulesets)('%s has heaps', (name) => {
    const ruleset = rulesets.get(name)?.ruleset as RegisteredRuleset;
    expect(quotientOfHeaps(ruleset, 1).heaps).toBe(1);
  });

  it('heaps that are no sum: in a dicotic variant they are played as a whole', () => {
    const whole = dicoticVariant(partizanOctal('0.7', '0.07'));
    expect(() => quotientOfHeaps(whole, 6)).toThrow('heaps that are not played as a sum');
  });

  it('order, powers and inverses of an infinite quotient', () => {
    const arena = new Arena();
    const found = quotientOfGames(arena, [integer(arena, 1), integer(arena, -1)]);
    expect(found.order).toBe(Infinity);
    for (const call of [
      () => quotientAtLeast(found, 0, 0),
      () => powersOf(found, 0),
      () => inverseIn(found, 0),
      () => quotientStructure(found),
    ]) {
      expect(call).toThrow(ValueError);
      expect(call).toThrow(
        'this quotient is infinite, and its elements are not its classes alone; take multiply and outcomeOf, with weights',
      );
    }
  });

  it('tombstones', () => {
    const arena = new Arena();
    const marked = arena.intern([0 as never], [], 1);
    expect(() => quotientOfGames(arena, [marked])).toThrow('games without tombstones');
  });

  it('tombstones of long followers, which are said to be whose they are', () => {
    const arena = new Arena();
    const marked = arena.intern([nimHeap(arena, 9), integer(arena, 60)], [integer(arena, 1)], 1);
    const long = arena.intern(
      Array.from({ length: 12 }, (_, i) => integer(arena, 100 + 3 * i)),
      [],
      1,
    );
    const above = arena.intern([long], []);
    expect(() => quotientOfGames(arena, [marked])).toThrow(/^\{.*#.*\} has a tombstone/u);
    expect(() => quotientOfGames(arena, [above])).toThrow(
      'a follower of the game has a tombstone, and',
    );
    expect(() => quotientOfGames(arena, [long])).toThrow('the game has a tombstone, and');
    expect(() => quotientOfGames(arena, [integer(arena, 1), above])).toThrow(
      'a follower of game 2 of 2 has a tombstone, and',
    );
  });

  it('more games and heaps than are handled', () => {
    const arena = new Arena();
    expect(() => quotientOfGames(arena, [integer(arena, 100_000)])).toThrow(
      'these games have 100000 followers; quotients are taken of at most 2000',
    );
    expect(() => quotientOfHeaps(nim, 1_000_000)).toThrow('heaps up to 1000, not 1000000');
    expect(() => quotientOfHeaps(nim, -1)).toThrow('whole number from 0 on');
  });

  it('more elements than are allowed', () => {
    expect(() => quotientOfHeaps(octal('0.77'), 30, { limits: { elements: 17 } })).toThrow(
      'with heaps up to 9, not finite within these bounds: no quotient of at most 17 elements was found, and none with integer weights; the heaps up to 8 have one with order 12',
    );
  });

  it('more sums than are looked at: the powers of 1 + * are different for ever', () => {
    const arena = new Arena();
    const games = [integer(arena, 1), integer(arena, -1), nimHeap(arena, 1)];
    const message = (elements: number): string => {
      try {
        return String(quotientOfGames(arena, games, { limits: { elements } }).order);
      } catch (error) {
        return String((error as Error).message);
      }
    };
    expect(message(20)).toBe(
      'not finite within these bounds: no quotient of at most 20 elements was found, and none with integer weights',
    );
    expect(message(1_000_000)).toBe(
      'not finite within these bounds: no finite quotient was found while 300000 sums were looked at, and none with integer weights',
    );
  });

  it('a search that is stopped', () => {
    const budget = { shouldStop: () => true };
    expect(() => quotientOfHeaps(octal('0.77'), 30, {}, budget)).toThrow('stopped on request');
  });
});

describe('the periodicity theorem', () => {
  it('is not believed to hold of a ruleset because it is called octal', () => {
    // 0.75, but a heap of 100 has no moves: nobody is asked about it.
    const like = octal('0.75');
    const other: RegisteredRuleset = {
      ...like,
      moves: (position, side) =>
        String(position) === '100' ? [] : like.moves(position as never, side),
    };
    expect(other.name).toBe('octal');
    expect(quotientOfHeaps(other, 22)).not.toHaveProperty('forAll');
    expect(quotientOfHeaps({ ...like }, 22).forAll).toEqual({ from: 8, period: 2 });
  });

  it('asks for 2n₀ + 2p + k − 1 heaps', () => {
    expect(neededHeaps(71, 12, 2)).toBe(167);
    const phi = ['x', 'a', 'b', 'a', 'b', 'a', 'b', 'a', 'b', 'a'];
    expect(provedPeriod(phi.slice(0, 9), 2)).toEqual({ from: 2, period: 2 });
    expect(provedPeriod(phi.slice(0, 8), 2)).toBeUndefined();
    expect(provedPeriod([], 2)).toBeUndefined();
  });
});
