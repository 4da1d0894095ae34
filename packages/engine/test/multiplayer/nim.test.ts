import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { nimPosition } from '../../src/multiplayer/games/named.ts';
import {
  allPlayers,
  conventions,
  normalPlay,
  parsePlayerSet,
  playerSetOf,
  printPlayerSet,
  proppPlay,
} from '../../src/multiplayer/games/players.ts';
import { GameStore } from '../../src/multiplayer/games/store.ts';
import { parseGame } from '../../src/multiplayer/notation/explicit.ts';
import { outcomeWhen } from '../../src/multiplayer/play/outcome.ts';
import { heapSequence, isNPeriodic, starSequence } from '../../src/multiplayer/play/periodicity.ts';
import { checkCertificate, findCertificate } from '../../src/multiplayer/quotients/certificate.ts';
import { nimRules } from '../../src/multiplayer/quotients/counting.ts';
import { ExactTable } from '../../src/multiplayer/quotients/exact-table.ts';
import {
  NoCertificateError,
  nimCounts,
  nimOutcome,
  nimQuotient,
  type Quotient,
  quotientOfGames,
} from '../../src/multiplayer/quotients/nim.ts';
import { multiplicationTable } from '../../src/quotients/monoid.ts';
import { type Monomial, unit } from '../../src/quotients/monomial.ts';
import { printMonomial } from '../../src/quotients/presentation.ts';

/** The counts of a printed product such as a^2bc. */
function powers(name: string): number[] {
  const counts = [0, 0, 0];
  for (const [, letter = '', power] of name.matchAll(/([abc])(?:\^(\d))?/g)) {
    counts['abc'.indexOf(letter)] = Number(power ?? 1);
  }
  return counts;
}

/** Sizes of the heaps with the given counts. */
const sizesOf = (counts: Monomial): number[] =>
  counts.flatMap((count, kind) => Array<number>(count).fill(kind + 1));

describe('Theorem 2.46: the Nim quotient for three players', () => {
  const quotient = nimQuotient({ players: 3 });
  const element = (name: string): number => quotient.elementOf(powers(name));

  it('has 16 elements', () => {
    expect(quotient.order).toBe(16);
  });

  it('satisfies the printed relations, and they leave 16 products', () => {
    expect(element('a^3')).toBe(element('1'));
    for (const name of ['b^3', 'b^2c', 'c^3', 'ac^2']) expect(element(name)).toBe(element('c^2'));
    expect(quotient.zero).toBe(element('c^2'));
  });

  it('Lemma 2.50: heaps are alike from *3 on, as the certificate proves', () => {
    expect(quotient.table.rules.alike).toBe(true);
    expect(quotient.table.folds).toHaveLength(3);
    expect(checkCertificate(quotient.table)).toBeUndefined();
  });

  it('Corollary 2.54: OP means the identity', () => {
    const OP = parsePlayerSet('OP', 3);
    expect(quotient.outcomes.flatMap((each, number) => (each === OP ? [number] : []))).toEqual([0]);
  });
});

describe('quotients for more players, in the paper’s convention', () => {
  const store = new Map<number, GameStore>();
  const quotients = new Map<number, Quotient>();
  const quotientFor = (players: number): Quotient => {
    const known = quotients.get(players) ?? nimQuotient({ players });
    quotients.set(players, known);
    return known;
  };

  it.each([3, 4, 5, 6, 7])('N = %i: certificate, stability at *N, Questions 4 and 5', (players) => {
    const { table, zero, elementOf } = quotientFor(players);
    expect(checkCertificate(table)).toBeUndefined();
    expect(table.rules.alike).toBe(true);
    expect(table.folds).toHaveLength(players);
    // Question 4: all Nim positions are N-periodic.
    expect(table.folds[0]).toEqual({ index: 0, period: players });
    // Question 5: N·*2 and 2·*N are absorbing in the quotient, and no fewer copies are.
    const times = (kind: number, count: number): number =>
      elementOf(unit(players, kind - 1).map((each) => each * count));
    expect([times(2, players), times(players, 2)]).toEqual([zero, zero]);
    expect([times(2, players - 1), times(players, 1)]).not.toContain(zero);
  });

  it.each([3, 4, 5, 6, 7])('N = %i: Theorem 3.27, all positions with two heaps', (players) => {
    const not = (from: number, to: number): number =>
      allPlayers(players) &
      ~playerSetOf(Array.from({ length: Math.max(to - from + 1, 0) }, (_, index) => from + index));
    const expected = (i: number, j: number): number => {
      if (j === 0) return not(0, 0);
      if (i === 0) return not(1, Math.min(j, players - 1));
      if (i <= players - 2) return not(2, Math.min(i + j, players - 1));
      return i === players - 1 && j === players - 1 ? playerSetOf([1]) : 0;
    };
    const own = new GameStore(players);
    for (let j = 0; j <= players + 2; j++) {
      for (let i = 0; i <= j; i++) {
        expect(outcomeWhen(own, nimPosition(own, [i, j]), 0)).toBe(expected(i, j));
        expect(nimOutcome(quotientFor(players), [i, j])).toBe(expected(i, j));
      }
    }
    expect(nimOutcome(quotientFor(players), [1000, 2000])).toBe(expected(1000, 2000));
  });

  property.prop([
    fc.integer({ min: 3, max: 5 }),
    fc.array(fc.integer({ min: 1, max: 7 }), { maxLength: 5 }),
  ])('the quotient gives the outcomes that play gives', (players, sizes) => {
    const own = store.get(players) ?? new GameStore(players);
    store.set(players, own);
    const played = outcomeWhen(own, nimPosition(own, sizes), 0);
    expect(nimOutcome(quotientFor(players), sizes)).toBe(played);
  });

  it('the multiplication table is that of a commutative monoid', () => {
    const quotient = quotientFor(4);
    const table = multiplicationTable(quotient);
    const at = (left: number, right: number): number => table[left]?.[right] ?? -1;
    for (let x = 0; x < quotient.order; x++) {
      expect(at(0, x)).toBe(x);
      for (let y = 0; y < quotient.order; y++) {
        expect(at(x, y)).toBe(at(y, x));
        for (let z = 0; z < quotient.order; z += 7) {
          expect(at(at(x, y), z)).toBe(at(x, at(y, z)));
        }
      }
    }
  });
});

describe('all six conventions for three players', () => {
  it.each(conventions(3))(
    'convention %i: certified for all heaps, and no two elements alike',
    (convention) => {
      const quotient = nimQuotient({ players: 3, convention });
      expect(checkCertificate(quotient.table)).toBeUndefined();
      // Definition 2.41: different elements are told apart by some position.
      const rows = quotient.elements.map((_, x) =>
        quotient.elements.map((_, y) => quotient.outcomes[quotient.multiply(x, y)]).join(),
      );
      expect(new Set(rows).size).toBe(quotient.order);
      // Against play, positions with up to four heaps.
      const exact = new ExactTable(nimRules(3, 5, false), convention, 4);
      exact.forEach((number, counts) => {
        expect(nimOutcome(quotient, sizesOf([...counts]))).toBe(exact.outcomes[number]);
      });
    },
  );

  it('the presentation has as many products that cannot be rewritten as the monoid has elements', () => {
    for (const convention of conventions(3)) {
      const { relations, elements, generators, order, table } = nimQuotient({
        players: 3,
        convention,
      });
      const reducible = (monomial: Monomial): boolean =>
        relations.some(({ left }) => left.every((count, kind) => count <= (monomial[kind] ?? 0)));
      expect(elements.some(reducible)).toBe(false);
      let layer = elements.slice(0, 1);
      let count = 0;
      while (layer.length > 0) {
        count += layer.length;
        const next = layer.flatMap((monomial) =>
          generators.map((kind) => monomial.map((each, other) => each + (other === kind ? 1 : 0))),
        );
        const distinct = new Map(next.map((monomial) => [monomial.join(), monomial]));
        layer = [...distinct.values()].filter((monomial) => !reducible(monomial));
      }
      expect(count).toBe(order);
      expect(table.convention).toBe(convention);
    }
  });

  it('Propp’s convention: 7 elements, where the paper recalls 9', () => {
    const quotient = nimQuotient({ players: 3, convention: proppPlay(3) });
    expect(quotient.order).toBe(7);
    expect(quotient.elements.map((each) => printMonomial(quotient, each))).toEqual(
      expect.arrayContaining(['1', 'a', 'a^2', 'b', 'ab', 'a^2b', 'b^2']),
    );
  });

  it('the remark after Question 4 holds for 2·*2, not for 2·*3: with {O} winning', () => {
    const store = new GameStore(3);
    const convention = parsePlayerSet('O', 3);
    const o = (sizes: number[]): string =>
      printPlayerSet(outcomeWhen(store, nimPosition(store, sizes), 0, convention), 3);
    expect([o([2, 2]), o([1, 1, 1, 2, 2])]).toEqual(['O', '-']);
    expect(isNPeriodic(store, nimPosition(store, [2, 2]), convention)).toBe(false);
    expect([o([3, 3]), o([1, 1, 1, 3, 3])]).toEqual(['-', '-']);
    expect(isNPeriodic(store, nimPosition(store, [3, 3]), convention)).toBe(true);
  });
});

describe('two players', () => {
  /** 2 + 2^n with n the number of powers of two up to h (n ≥ 2), and 2 for h = 1. */
  it.each([
    [1, 2],
    [2, 6],
    [3, 6],
    [4, 10],
    [7, 10],
  ])('the classical misère quotient of Nim with heaps up to %i has %i elements', (heaps, order) => {
    const quotient = nimQuotient({ players: 2, convention: parsePlayerSet('N', 2), heaps });
    expect(quotient.order).toBe(order);
    const exact = new ExactTable(nimRules(2, heaps, false), parsePlayerSet('N', 2), 4);
    exact.forEach((number, counts) => {
      // Bouton: misère Nim is won by the mover unless the xor is 0, all heaps of one apart.
      const sizes = sizesOf([...counts]);
      const xor = sizes.reduce((sum, size) => sum ^ size, 0);
      const nextWins = sizes.every((size) => size === 1) ? xor === 0 : xor !== 0;
      expect(printPlayerSet(exact.outcomes[number] ?? 3, 2)).toBe(nextWins ? 'N' : 'P');
      expect(nimOutcome(quotient, sizes)).toBe(exact.outcomes[number]);
    });
  });

  it('normal play with heaps up to 7 is the group of order 8', () => {
    const quotient = nimQuotient({ players: 2, heaps: 7 });
    expect(quotient.order).toBe(8);
    for (let x = 0; x < 8; x++) expect(quotient.multiply(x, x)).toBe(0);
  });

  it('with all heaps there is no finite quotient, and none is claimed', () => {
    expect(() => nimQuotient({ players: 2 })).toThrow(NoCertificateError);
  });
});

describe('certificates', () => {
  const table = findCertificate(nimRules(3, 3, true), normalPlay(3));
  if (table === undefined) throw new Error('no certificate');

  it('a changed outcome, a shorter fold or heaps alike too early are found out', () => {
    for (let place = 0; place < table.outcomes.length; place++) {
      const outcomes = table.outcomes.slice();
      outcomes[place] = (outcomes[place] ?? 0) ^ 1;
      expect(checkCertificate({ ...table, outcomes })).toBeDefined();
    }
    const folds = table.folds.map((fold) => ({ ...fold, index: Math.max(fold.index - 1, 0) }));
    expect(checkCertificate({ ...table, folds })).toBeDefined();
    const two = findCertificate(nimRules(3, 2, false), normalPlay(3));
    if (two === undefined) throw new Error('no certificate');
    expect(checkCertificate({ ...two, rules: nimRules(3, 2, true) })?.message).toBe(
      'A larger last heap would change the outcome.',
    );
  });

  it('the quotient of other games, against play', () => {
    const store = new GameStore(3);
    const game = parseGame(store, '{0, 2·*}');
    const quotient = quotientOfGames(store, [game]);
    expect(checkCertificate(quotient.table)).toBeUndefined();
    const exact = new ExactTable(quotient.table.rules, normalPlay(3), 6);
    exact.forEach((number, counts) => {
      const found = quotient.outcomes[quotient.elementOf([...counts])];
      expect(found).toBe(exact.outcomes[number]);
    });
    expect(() => nimCounts({ ...quotient.table }, [9])).toThrow('there is a heap of 9');
  });
});

describe('periodicity and stability', () => {
  it.each([2, 3, 4, 5, 6, 7])('Proposition 3.20 and Corollary 3.21, N = %i', (players) => {
    const store = new GameStore(players);
    const two = nimPosition(store, [2]);
    expect(isNPeriodic(store, two)).toBe(true);
    const { outcomes } = starSequence(store, two);
    const all = allPlayers(players);
    const last = players - 1;
    const expected = Array.from({ length: players }, (_, i) =>
      i <= players - 3
        ? all & ~playerSetOf([i + 1, i + 2])
        : all & ~playerSetOf([i === players - 2 ? last : 1]),
    );
    for (let k = 0; k < players; k++) expect(outcomes[k % outcomes.length]).toBe(expected[k]);
  });

  property.prop([fc.array(fc.integer({ min: 1, max: 4 }), { maxLength: 3 }), fc.nat()], {
    numRuns: 40,
  })('sequences agree with play, in any convention', (sizes, pick) => {
    const store = new GameStore(3);
    const convention = conventions(3)[pick % 6] ?? 6;
    const game = nimPosition(store, sizes);
    const stars = starSequence(store, game, convention);
    const heaps = heapSequence(store, game, convention);
    for (let k = 0; k < 9; k++) {
      const folded = k < stars.index ? k : stars.index + ((k - stars.index) % stars.period);
      const counters = nimPosition(store, [...Array<number>(k).fill(1), ...sizes]);
      expect(stars.outcomes[folded]).toBe(outcomeWhen(store, counters, 0, convention));
      const heap = nimPosition(store, [k, ...sizes]);
      const stable = heaps.outcomes[Math.min(k, heaps.from)];
      expect(stable).toBe(outcomeWhen(store, heap, 0, convention));
    }
  });

  it.each([
    ['starSequence', starSequence],
    ['isNPeriodic', isNPeriodic],
    ['heapSequence', heapSequence],
  ])('%s refuses a partizan game', (_, ask) => {
    const store = new GameStore(3);
    const partizan = store.partizan([[store.zero], [], []]);
    for (const game of [partizan, store.impartial([partizan])]) {
      expect(() => ask(store, game)).toThrow('this notion is defined for impartial games only');
    }
  });

  it('Proposition 3.22: beside small Nim positions heaps stay alike from *N on', () => {
    for (const players of [3, 4, 5]) {
      const store = new GameStore(players);
      expect(heapSequence(store, nimPosition(store, [2])).from).toBeLessThanOrEqual(players);
      expect(heapSequence(store, store.zero).from).toBe(players - 1);
    }
  });
});
