// The search for quotients of heaps, stopped and continued: it comes to what it comes to in one go, and
// believes nothing that it is given.
import { describe, expect, it } from 'vitest';
import {
  HeapSearch,
  heapsQuotientFile,
  type QuotientFile,
  type QuotientOfHeaps,
  quotientOfHeaps,
} from '../../src/quotients/index.ts';
import { isReduced, separatingWords } from '../../src/quotients/reduced.ts';
import { grundysGame, nim, octal, partizanOctal, type Ruleset } from '../../src/rulesets/index.ts';
import { BudgetError } from '../../src/storage/budget.ts';
import { NotDecidedError } from '../../src/storage/errors.ts';

/** What does not depend on how it was found. */
function facts(found: QuotientOfHeaps): object {
  const { heaps, order, forAll, names, model } = found;
  const { letters, times, words, classes, weights, step, outcomes } = model;
  return { heaps, order, forAll, names, letters, times, words, classes, weights, step, outcomes };
}

function through(file: QuotientFile): QuotientFile {
  return JSON.parse(JSON.stringify(file));
}

describe.each<[string, Ruleset, number, number]>([
  ['0.77', octal('0.77'), 12, 30],
  ['0.123, which is known for all heaps before the end', octal('0.123'), 7, 30],
  ['0.07', octal('0.07'), 9, 24],
  ['Nim', nim, 3, 8],
  ["Grundy's game", grundysGame, 6, 20],
  ['Partizan Kayles', partizanOctal('0.7', '0.07'), 4, 12],
  ['0.37 and 0.35, which are alike up to heap 1', partizanOctal('0.37', '0.35'), 1, 9],
])('%s', (_, ruleset, first, last) => {
  const whole = quotientOfHeaps(ruleset, last);

  it('is the same when it is stopped and continued', () => {
    const search = new HeapSearch(ruleset);
    search.advance(first);
    expect(search.heaps).toBe(first);
    search.advance(last);
    expect(facts(search.quotient())).toEqual(facts(whole));
  });

  it('is the same when it goes on from a file', () => {
    const search = new HeapSearch(ruleset);
    search.resume(through(heapsQuotientFile(quotientOfHeaps(ruleset, first), 'heaps')));
    expect(search.heaps).toBe(first);
    search.advance(last);
    expect(facts(search.quotient())).toEqual(facts(whole));
  });

  it('tells each heap', () => {
    const told: number[] = [];
    new HeapSearch(ruleset).advance(first, ({ heaps }) => told.push(heaps));
    expect(told).toEqual(Array.from({ length: first }, (_, i) => i + 1));
  });
});

describe('what was found stays', () => {
  it('where no quotient is found with one heap more; and that can be tried again', () => {
    const search = new HeapSearch(octal('0.77'), { limits: { elements: 17 } });
    for (let i = 0; i < 2; i++) {
      expect(() => search.advance(30)).toThrow(NotDecidedError);
      expect(search.heaps).toBe(8);
      expect(facts(search.quotient())).toEqual(facts(quotientOfHeaps(octal('0.77'), 8)));
    }
  });

  it('where a budget is spent, and another budget goes on', () => {
    let steps = 0;
    const search = new HeapSearch(octal('0.77'), {}, { shouldStop: () => steps++ > 5 });
    expect(() => search.advance(30)).toThrow(BudgetError);
    const { heaps } = search;
    expect(heaps).toBeGreaterThan(0);
    expect(heaps).toBeLessThan(30);
    expect(search.quotient().order).toBe(quotientOfHeaps(octal('0.77'), heaps).order);
    search.advance(20, undefined, {});
    expect(facts(search.quotient())).toEqual(facts(quotientOfHeaps(octal('0.77'), 20)));
  });

  it('where the players are told apart by a heap that is not decided', () => {
    // Heaps of 1 and 2 are alike for both; of 3 and more Right alone can take two.
    const own: Ruleset<number> = {
      moves: (n, side) => (n > 2 && side === 1 ? [n - 1, n - 2] : n > 0 ? [n - 1] : []),
    };
    const search = new HeapSearch(own as Ruleset, { limits: { elements: 2 } });
    expect(() => search.advance(4)).toThrow(NotDecidedError);
    expect(search.heaps).toBe(2);
    expect(search.quotient().kinds.movers).toBe(1);
    expect(search.quotient().order).toBe(2);
  });
});

describe('a file to go on from', () => {
  const file = through(heapsQuotientFile(quotientOfHeaps(octal('0.77'), 8), 'Kayles'));
  const resumed = (changed: object, ruleset: Ruleset = octal('0.77')) => {
    const search = new HeapSearch(ruleset);
    search.resume({ ...file, ...changed } as QuotientFile);
    return search;
  };

  it('is taken as it was written', () => {
    expect(resumed({}).heaps).toBe(8);
  });

  it.each(file.outcomes.map((letter, at) => [at, letter] as const))(
    'is refused with outcome %i changed from %s',
    (at, letter) => {
      const outcomes = file.outcomes.with(at, letter === 'N' ? 'P' : 'N');
      expect(() => resumed({ outcomes })).toThrow('the quotient to go on from is not');
    },
  );

  it.each(file.classes.map((_, heap) => heap + 1))('is refused with Φ(%i) changed', (heap) => {
    const changed = ((file.classes[heap - 1] ?? 0) + 1) % file.words.length;
    const classes = file.classes.with(heap - 1, changed);
    expect(() => resumed({ classes })).toThrow('the quotient to go on from is not');
  });

  it('is refused with a product changed', () => {
    for (const [place, row] of file.times.entries()) {
      for (const [at, to] of row.entries()) {
        const times = file.times.with(place, row.with(at, (to + 1) % row.length));
        expect(() => resumed({ times }), `${place} ${at}`).toThrow('is not');
      }
    }
  });

  it.each<[string, object]>([
    ['of other codes', { codes: ['0.75'] }],
    ['of another play', { play: 'normal' }],
    ['of games', { codes: undefined, heaps: undefined, moves: undefined, dag: {} }],
    ['of more heaps than it says', { heaps: 9 }],
    ['of a million heaps', { heaps: 1_000_000 }],
    ['of half a heap', { heaps: 0.5 }],
    ['without words', { words: [] }],
    ['with words that are none', { words: 'abc' }],
    ['with words in other kinds', { words: file.words.with(1, [7]) }],
    ['with a letter twice', { letters: file.letters.map(() => 0) }],
    ['with rows that are too short', { times: file.times.map((row) => row.slice(1)) }],
    ['with outcomes of two players', { outcomes: file.outcomes.with(0, 'L') }],
    ['with outcomes for two weights', { outcomes: file.outcomes.map((each) => each + each) }],
    ['with half a weight', { weights: file.classes.map(() => 0.5) }],
    ['with a step and no units', { step: 1 }],
    ['with no room between low and high', { low: 1, high: 0 }],
  ])('is refused %s', (_, changed) => {
    expect(() => resumed(changed)).toThrow(/the quotient to go on from is|heaps up to 1000|whole/u);
  });

  it('is refused for another ruleset', () => {
    expect(() => resumed({}, nim)).toThrow('of other heaps, or of another play');
  });

  it('is refused where weights are changed', () => {
    const ruleset = partizanOctal('0.7', '0.07');
    const right = through(heapsQuotientFile(quotientOfHeaps(ruleset, 6), 'rows'));
    const { weights = [], units = [] } = right;
    new HeapSearch(ruleset).resume(right);
    for (const changed of [
      { weights: weights.with(2, 3) },
      { units: [units[1], units[0]] },
      { units: [units[0], units[0]] },
      { highPeriod: 0 },
    ]) {
      const resume = () => new HeapSearch(ruleset).resume({ ...right, ...changed } as QuotientFile);
      expect(resume).toThrow('the quotient to go on from is');
    }
  });
});

describe('words that tell elements apart', () => {
  it('are found for Kayles, and not where an element is there twice', () => {
    const { model } = quotientOfHeaps(octal('0.77'), 20);
    expect(isReduced(model)).toBe(true);
    expect(separatingWords(model).length).toBeLessThan(model.words.length);
    // a² = 1 forgotten: 1 and a² are there, and nothing tells them apart.
    const doubled = {
      ...quotientOfHeaps(nim, 1).model,
      times: [Int32Array.of(1, 2, 1)],
      words: [[], [0], [0, 0]],
      outcomes: [Uint8Array.of(1), Uint8Array.of(0), Uint8Array.of(1)],
    };
    expect(isReduced(doubled)).toBe(false);
  });
});
