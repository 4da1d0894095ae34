// Quotients of two players against play on plain lists of counts, and against published values.
import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import type { Model } from '../../src/quotients/model.ts';
import { modelFault } from '../../src/quotients/proof.ts';
import { learnFinite } from '../../src/quotients/search/finite.ts';
import { Lettered } from '../../src/quotients/search/lettered.ts';
import { QuotientSearch } from '../../src/quotients/search/quotient-search.ts';
import type { Kinds, Word } from '../../src/quotients/sums.ts';
import { type TwoPlayerQuotient, twoPlayerQuotient } from '../../src/quotients/two-players.ts';
import { NotDecidedError } from '../../src/storage/errors.ts';
import { type PlainGame, plainOutcome } from '../folds/plain.ts';

/** The quotient of kinds, found kind by kind. */
function quotientOf(kinds: Kinds, elements = 300): TwoPlayerQuotient {
  const search = new QuotientSearch(kinds, { elements });
  for (const moves of kinds.moves) search.add(moves);
  return twoPlayerQuotient(
    search.model,
    search.kinds,
    kinds.moves.map((_, kind) => `g${kind}`),
  );
}

const countsOf = (word: Word, kinds: number): number[] =>
  Array.from({ length: kinds }, (_, kind) => word.filter((each) => each === kind).length);

function plain(kinds: Kinds): PlainGame {
  return {
    kinds: kinds.moves.length,
    misere: kinds.misere,
    options: (kind, side) =>
      (kinds.moves[kind]?.[side === 'left' || kinds.movers === 1 ? 0 : 1] ?? []).map((word) =>
        countsOf(word, kinds.moves.length),
      ),
  };
}

/** All sums of at most so many kinds. */
function wordsUpTo(kinds: number, length: number): Word[] {
  const found: Word[] = [[]];
  for (const word of found) {
    if (word.length === length) continue;
    for (let kind = word.at(-1) ?? 0; kind < kinds; kind++) found.push([...word, kind]);
  }
  return found;
}

/** Random kinds, each of which turns into at most two smaller ones. */
const kindsOf = (count: number, movers: 1 | 2): fc.Arbitrary<Kinds> =>
  fc
    .tuple(
      fc.boolean(),
      ...Array.from({ length: count }, (_, kind) =>
        fc.array(
          fc.uniqueArray(
            kind === 0
              ? fc.constant<number[]>([])
              : fc
                  .array(fc.integer({ min: 0, max: kind - 1 }), { maxLength: 2 })
                  .map((word) => word.sort((a, b) => a - b)),
            { maxLength: 3, selector: (word) => word.join() },
          ),
          { minLength: movers, maxLength: movers },
        ),
      ),
    )
    .map(([misere, ...moves]) => ({ moves, movers, misere }));

/** The quotient, or nothing where it is not found within small bounds. */
function tried(kinds: Kinds): TwoPlayerQuotient | undefined {
  try {
    return quotientOf(kinds, 60);
  } catch (error) {
    if (error instanceof NotDecidedError) return undefined;
    throw error;
  }
}

const occurs = ({ step, residues }: Model, at: number, weight: number): boolean =>
  step === 0 || (weight - (residues[at] ?? 0)) % step === 0;

describe.each([
  ['impartial', 1, 4, 8],
  ['partizan', 2, 3, 8],
] as const)('random %s sets', (_, movers, count, length) => {
  property.prop([kindsOf(count, movers)], { numRuns: 12 })(
    'outcomes of all small sums are those of play',
    (kinds) => {
      const found = tried(kinds);
      if (found === undefined) return;
      const outcomeOf = plainOutcome(plain(kinds));
      for (const word of wordsUpTo(count, length)) {
        expect(found.outcomeOf(found.elementOf(word))).toBe(outcomeOf(countsOf(word, count)));
      }
    },
  );

  property.prop([kindsOf(count, movers)], { numRuns: 12 })(
    'kind by kind and all at once have as many elements, and the same products',
    (kinds) => {
      const found = tried(kinds);
      if (found === undefined || found.order === Infinity) return;
      const game = new Lettered(kinds);
      for (const moves of kinds.moves) game.add(moves);
      const learned = learnFinite(game, { classes: 60 }, []);
      if (typeof learned === 'string') throw new Error(learned);
      const other = twoPlayerQuotient(learned.model, kinds, found.names);
      expect(other.order).toBe(found.order);
      const pairs = new Map<number, number>();
      for (const word of wordsUpTo(count, 5)) {
        const [one, two] = [found.elementOf(word).class, other.elementOf(word).class];
        expect(pairs.get(one) ?? two).toBe(two);
        pairs.set(one, two);
      }
      expect(new Set(pairs.values()).size).toBe(pairs.size);
    },
  );

  property.prop([kindsOf(count, movers), fc.nat(), fc.nat(), fc.nat()], { numRuns: 12 })(
    'a model with one outcome changed is not proved',
    (kinds, anyClass, anyPlace, anyMover) => {
      const found = tried(kinds);
      if (found === undefined) return;
      const { model } = found;
      const at = anyClass % model.outcomes.length;
      const row = Uint8Array.from(model.outcomes[at] ?? []);
      // At weights that do not occur with the class nothing is claimed.
      const places = [...row.keys()].filter((place) => occurs(model, at, model.low + place));
      const place = places[anyPlace % places.length] ?? -1;
      row[place] = (row[place] ?? 0) ^ (1 << (anyMover % movers));
      const outcomes = model.outcomes.with(at, row);
      expect(modelFault(model, kinds)).toBeUndefined();
      expect(modelFault({ ...model, outcomes }, kinds)).toBeDefined();
    },
  );
});

describe('weights', () => {
  const one: Word[][] = [[[]], []];
  const minusOne: Word[][] = [[], [[]]];

  it('1 and its conjugate: the integers', () => {
    const found = quotientOf({ moves: [one, minusOne], movers: 2, misere: true });
    expect(found.order).toBe(Infinity);
    expect(found.monoid.order).toBe(1);
    expect([...found.model.weights]).toEqual([1, -1]);
    const outcomeOf = plainOutcome(plain(found.kinds));
    for (const word of wordsUpTo(2, 9)) {
      expect(found.outcomeOf(found.elementOf(word))).toBe(outcomeOf(countsOf(word, 2)));
    }
  });

  it('with {0, 1 | 1̄} beside them: integers and two classes', () => {
    const kinds = [one, minusOne, [[[], [0]], [[1]]]];
    const found = quotientOf({ moves: kinds, movers: 2, misere: true });
    expect(found.order).toBe(Infinity);
    expect(found.monoid.order).toBe(2);
    const outcomeOf = plainOutcome(plain(found.kinds));
    for (const word of wordsUpTo(3, 7)) {
      expect(found.outcomeOf(found.elementOf(word))).toBe(outcomeOf(countsOf(word, 3)));
    }
  });

  it('with * beside them it is not finite, and a second number counts the stars', () => {
    const kinds: Kinds = { moves: [one, minusOne, [[[]], [[]]]], movers: 2, misere: true };
    expect(() => quotientOf(kinds, 60)).toThrow('not finite within these bounds');
    // n stars beside 1: P for an even n > 0, so no two powers of * are the same.
    const outcomeOf = plainOutcome(plain(kinds));
    const powers = [0, 1, 2, 3, 4].map((stars) =>
      [0, 1, 2, 3, 4, 5, 6].map((m) => outcomeOf([m, 0, stars])).join(''),
    );
    expect(new Set(powers).size).toBe(5);
  });

  it('an empty sum is not lost in misère play, even where nothing is an end', () => {
    const kinds: Kinds = { moves: [one], movers: 2, misere: true };
    const { model } = quotientOf(kinds);
    const outcomes = model.outcomes.with(0, Uint8Array.of(2));
    expect(modelFault({ ...model, outcomes }, kinds)?.word).toEqual([]);
  });
});

describe('weights modulo the step', () => {
  // Sums of 1 in normal play, by parity alone: Left wins the odd ones, and nobody the even ones when
  // moving first. That is false: Left wins 1 + 1.
  const kinds: Kinds = { moves: [[[[]], []]], movers: 2, misere: false };
  const parity: Model = {
    letters: [0],
    times: [Int32Array.of(0)],
    words: [[]],
    classes: [0],
    weights: [1],
    step: 2,
    residues: [0],
    units: [],
    low: 0,
    high: 1,
    lowPeriod: 2,
    highPeriod: 2,
    outcomes: [Uint8Array.of(0, 1)],
  };
  // The truth, with a class for each parity; 1̄ would bring negative weights.
  const truth: Model = {
    ...parity,
    times: [Int32Array.of(1, 0)],
    words: [[], [0]],
    classes: [1],
    residues: [0, 1],
    low: -2,
    high: 2,
    outcomes: [Uint8Array.of(2, 2, 0, 1, 1), Uint8Array.of(2, 2, 0, 1, 1)],
  };

  it('a model whose classes have not the weights that it says is not proved', () => {
    expect(plainOutcome(plain(kinds))([2])).toBe('L');
    expect(modelFault(parity, kinds)).toEqual({
      word: [0],
      message: 'the weight of a sum is not one of its class',
    });
  });

  it('with a class for each residue it is', () => {
    expect(modelFault(truth, kinds)).toBeUndefined();
  });

  it.each([
    [0, 1, true],
    [0, 2, false],
    [1, 1, false],
    [1, 2, true],
  ])('in class %i an outcome changed at %i leaves it proved: %s', (at, weight, proved) => {
    expect(occurs(truth, at, weight)).toBe(!proved);
    const row = Uint8Array.from(truth.outcomes[at] ?? []);
    row[weight - truth.low] = 0;
    const changed = { ...truth, outcomes: truth.outcomes.with(at, row) };
    expect(modelFault(changed, kinds) === undefined).toBe(proved);
  });

  it('0 has the weight 0', () => {
    expect(modelFault({ ...truth, residues: [1, 0] }, kinds)?.word).toEqual([]);
  });

  it.each(['lowPeriod', 'highPeriod'] as const)('%s is a multiple of the step', (name) => {
    expect(modelFault({ ...truth, [name]: 1 }, kinds)?.message).toBe(
      'outcomes repeat with a period that is no multiple of the step',
    );
  });
});
