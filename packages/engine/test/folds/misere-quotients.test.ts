// Misère quotients of two-player games, computed by the rooms for folds and quotients alone from the
// generators' options and the outcomes of ends, and a second time by play.
import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { tableFault } from '../../src/folds/certificate.ts';
import { ExactHeapTable } from '../../src/folds/exact-table.ts';
import type { FoldedHeapTable } from '../../src/folds/folded-table.ts';
import type { HeapGame } from '../../src/folds/heap-game.ts';
import { findTable } from '../../src/folds/search.ts';
import { printMonomial, printPresentation } from '../../src/quotients/presentation.ts';
import { type Quotient, quotientOf } from '../../src/quotients/quotient.ts';
import { classesBySums, type PlainGame, plainOutcome, vectors } from './plain.ts';
import { impartial, LETTERS, partizan } from './two-players.ts';

/** A game in which both players have the same options, by vectors of counts. */
const both = (options: readonly (readonly (readonly number[])[])[]): PlainGame => ({
  kinds: options.length,
  misere: true,
  options: (kind) => options[kind] ?? [],
});

/** Heaps of 1 to `largest` counters of an octal game; digit d_i says what taking i may leave. */
function octal(digits: readonly number[], largest: number): PlainGame {
  const heaps = (...sizes: number[]): number[] =>
    Array.from({ length: largest }, (_, kind) => sizes.filter((size) => size === kind + 1).length);
  const left = (rest: number, digit: number): number[][] => [
    ...((digit & 1) !== 0 && rest === 0 ? [heaps()] : []),
    ...((digit & 2) !== 0 && rest > 0 ? [heaps(rest)] : []),
    ...((digit & 4) !== 0
      ? Array.from({ length: Math.max(Math.floor(rest / 2), 0) }, (_, i) =>
          heaps(i + 1, rest - i - 1),
        )
      : []),
  ];
  return both(
    Array.from({ length: largest }, (_, kind) =>
      digits.flatMap((digit, i) => left(kind - i, digit)),
    ),
  );
}

function quotient(game: HeapGame): Quotient<FoldedHeapTable> {
  const table = findTable(game, 5);
  if (table === undefined) throw new Error('no certificate');
  expect(tableFault(table)).toBeUndefined();
  return quotientOf(table);
}

/** The outcomes of small positions, and which of them are the same beside small ones, by play. */
function agreesWithPlay(
  found: Quotient<FoldedHeapTable>,
  game: PlainGame,
  letters: readonly string[],
  most: number,
): void {
  const outcomeOf = plainOutcome(game);
  const positions = vectors(game.kinds, most);
  for (const counts of positions) {
    expect(letters[found.outcomes[found.elementOf(counts)] ?? -1], counts.join()).toBe(
      outcomeOf(counts),
    );
  }
  const classes = [...classesBySums(outcomeOf, positions).values()];
  expect(classes.length).toBe(found.order);
  for (const members of classes) {
    expect(new Set(members.map((counts) => found.elementOf(counts))).size).toBe(1);
  }
}

const NP = ['P', 'N'];
const STAR = both([[[0]]]);
const STAR_TWO = both([
  [[0, 0]],
  [
    [0, 0],
    [1, 0],
  ],
]);

describe('impartial games', () => {
  it('sums of * have a quotient of order 2', () => {
    const found = quotient(impartial(STAR));
    expect(found.order).toBe(2);
    expect(printPresentation(found)).toBe('⟨ a | a^2 = 1 ⟩');
    agreesWithPlay(found, STAR, NP, 5);
  });

  it('sums of * and *2 have T_2 of order 6, with P-portion {a, b²} (Plambeck)', () => {
    const found = quotient(impartial(STAR_TWO));
    expect(found.order).toBe(6);
    expect(printPresentation(found)).toBe('⟨ a, b | a^2 = 1, b^3 = b ⟩');
    const lost = found.elements.filter((_, number) => found.outcomes[number] === 0);
    expect(lost.map((each) => printMonomial(found, each))).toEqual(['a', 'b^2']);
    agreesWithPlay(found, STAR_TWO, NP, 5);
  });

  it('in normal play they have the group of order 4', () => {
    const normal = { ...STAR_TWO, misere: false };
    const found = quotient(impartial(normal));
    expect(printPresentation(found)).toBe('⟨ a, b | a^2 = 1, b^2 = 1 ⟩');
    agreesWithPlay(found, normal, NP, 4);
  });

  it.each([9, 10])(
    '0.123 with heaps up to %i has order 20 (Plambeck, “Taming the wild”)',
    (largest) => {
      const game = octal([1, 2, 3], largest);
      const found = quotient(impartial(game));
      expect(found.order).toBe(20);
      const outcomeOf = plainOutcome(game);
      for (const counts of vectors(largest, 1)) {
        expect(NP[found.outcomes[found.elementOf(counts)] ?? -1]).toBe(outcomeOf(counts));
      }
    },
  );

  it('Kayles, where heaps fall into two', () => {
    const game = octal([7, 7], 5);
    agreesWithPlay(quotient(impartial(game)), game, NP, 2);
  });

  it('the same read as a game for Left and Right', () => {
    const found = quotient(partizan(STAR_TWO));
    expect(found.order).toBe(6);
    agreesWithPlay(found, STAR_TWO, LETTERS, 4);
  });
});

describe('partizan games', () => {
  const sided = (left: readonly number[][], right: readonly number[][]): PlainGame => ({
    kinds: 2,
    misere: true,
    options: (kind, side) => (kind === 0 ? [[0, 0]] : side === 'left' ? left : right),
  });
  const [zero, star, stars] = [
    [0, 0],
    [1, 0],
    [2, 0],
  ];

  it.each([
    ['{0 | *}', sided([zero], [star])],
    ['{* | 0}', sided([star], [zero])],
    ['{0, * | *}', sided([zero, star], [star])],
    ['{0, * | 0}', sided([zero, star], [zero])],
    ['{* + * | *}', sided([stars], [star])],
  ])('sums of * and %s', (_, game) => {
    agreesWithPlay(quotient(partizan(game)), game, LETTERS, 6);
  });

  it('1 and its conjugate have no finite quotient, and none is claimed', () => {
    const game: PlainGame = {
      kinds: 2,
      misere: true,
      options: (kind, side) => ((kind === 0) === (side === 'left') ? [[0, 0]] : []),
    };
    expect(findTable(partizan(game), 5)).toBeUndefined();
  });
});

describe('tables of all small positions', () => {
  /** Random games of three kinds, whose heaps fall into any heaps of smaller kinds. */
  const vector = (kind: number) =>
    fc
      .tuple(...Array.from({ length: 3 }, (_, k) => fc.integer({ min: 0, max: k < kind ? 2 : 0 })))
      .map((counts) => [...counts]);
  const options = fc.tuple(
    ...[0, 1, 2].map((kind) =>
      fc.tuple(fc.array(vector(kind), { maxLength: 2 }), fc.array(vector(kind), { maxLength: 2 })),
    ),
  );

  property.prop([options, fc.boolean()], { numRuns: 60 })(
    'agree with play, whatever heaps fall into',
    (moves, misere) => {
      const game: PlainGame = {
        kinds: 3,
        misere,
        options: (kind, side) => moves[kind]?.[side === 'left' ? 0 : 1] ?? [],
      };
      const outcomeOf = plainOutcome(game);
      const exact = new ExactHeapTable(partizan(game), 9);
      exact.forEach((number, counts) => {
        expect(exact.numberOf(counts)).toBe(number);
        expect(LETTERS[exact.outcomes[number] ?? -1]).toBe(outcomeOf([...counts]));
      });
    },
  );

  it('a heap that turns into itself is refused', () => {
    const endless = both([[[1]]]);
    expect(() => findTable(impartial(endless), 5)).toThrow(
      'a heap must turn into heaps of smaller kinds',
    );
  });
});
