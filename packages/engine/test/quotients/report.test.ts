// What is told of a quotient as data, against facts that follow from its definition.
import { describe, expect, it } from 'vitest';
import { Arena } from '../../src/forms/arena.ts';
import { integer, nimHeap } from '../../src/forms/named.ts';
import {
  elementAtLeast,
  quotientOfGames,
  quotientOfHeaps,
  quotientReport,
} from '../../src/quotients/index.ts';
import { octal, partizanOctal } from '../../src/rulesets/index.ts';
import { plainOutcome } from '../folds/plain.ts';

describe('Nim with heaps to 2', () => {
  const arena = new Arena();
  const report = quotientReport(quotientOfGames(arena, [nimHeap(arena, 2)]));

  // ⟨a, b | a² = 1, b³ = b⟩ with P = {a, b²}: the quotient T₂ of [Plambeck–Siegel].
  it('is told by order, words, portions, products and structure', () => {
    expect(report).toMatchObject({
      play: 'misere',
      impartial: true,
      order: 6,
      elements: ['1', 'a', 'b', 'ab', 'b^2', 'ab^2'],
      presentation: '⟨ a, b | a^2 = 1, b^3 = b ⟩',
      letters: { a: '*', b: '*2' },
      phi: [
        { of: '*', element: 'a' },
        { of: '*2', element: 'b' },
      ],
      portions: { P: ['a', 'b^2'], N: ['1', 'b', 'ab', 'ab^2'] },
      kernel: ['b', 'ab', 'b^2', 'ab^2'],
      powers: { a: { index: 0, period: 2 }, b: { index: 1, period: 2 } },
      inverses: [
        ['1', '1'],
        ['a', 'a'],
      ],
      cancellative: false,
      tame: 2,
    });
    expect(report.idempotents).toEqual([
      { element: '1', group: ['1', 'a'] },
      { element: 'b^2', group: ['b', 'ab', 'b^2', 'ab^2'] },
    ]);
    expect(report).not.toHaveProperty('atLeast');
  });

  it('has products that commute, with an identity, and are those of words', () => {
    const { products = [], elements } = report;
    expect(products).toHaveLength(6);
    for (const [x, row] of products.entries()) {
      expect(row[0]).toBe(x);
      for (const [y, product] of row.entries()) expect(products[y]?.[x]).toBe(product);
    }
    const of = (x: string, y: string) =>
      elements[products[elements.indexOf(x)]?.[elements.indexOf(y)] ?? -1];
    expect(of('ab', 'ab^2')).toBe('b');
  });
});

it('the sums of 1: 0 > 1, and no inverse but that of 0', () => {
  const arena = new Arena();
  const report = quotientReport(quotientOfGames(arena, [integer(arena, 1)]));
  expect(report.atLeast).toEqual([[0, 1], [1]]);
  expect(report.inverses).toEqual([['1', '1']]);
  expect(report.impartial).toBe(false);
  expect(report).not.toHaveProperty('totallyOrdered');
  expect(report).not.toHaveProperty('tame');
});

it('a wild quotient is not tame, and heaps have their period', () => {
  const report = quotientReport(quotientOfHeaps(octal('0.75'), 22));
  expect(report.tame).toBeNull();
  expect(report.period).toEqual({ from: 8, period: 2 });
});

describe('infinite quotients', () => {
  const arena = new Arena();
  const integers = quotientOfGames(arena, [integer(arena, 1), integer(arena, -1)]);
  const kayles = quotientOfHeaps(partizanOctal('0.7', '0.07'), 12);

  it('1 and its conjugate are an ordered group: whoever has moves to spare loses', () => {
    const report = quotientReport(integers);
    expect(report).toMatchObject({ order: 'infinite', cancellative: true, totallyOrdered: true });
    expect(report.weights).toMatchObject({ step: 1, low: -1, high: 1, outcomes: ['LNR'] });
    expect(report.phi).toEqual([
      { of: '1', element: '1', weight: 1 },
      { of: '-1', element: '1', weight: -1 },
    ]);
  });

  it('Partizan Kayles is a group', () => {
    expect(quotientReport(kayles)).toMatchObject({ order: 'infinite', cancellative: true });
  });

  it.each([
    ['1 and its conjugate', integers],
    ['Partizan Kayles', kayles],
  ])('%s: x ≥ y is what play beside many sums says', (_, found) => {
    const kinds = found.kinds.moves.length;
    const counts = (word: readonly number[]) =>
      Array.from({ length: kinds }, (_, kind) => word.filter((each) => each === kind).length);
    const outcomeOf = plainOutcome({
      kinds,
      misere: true,
      options: (kind, side) =>
        (found.kinds.moves[kind]?.[side === 'left' ? 0 : 1] ?? []).map(counts),
    });
    // Heap 1 has the weight 1, heap 2 the weight −1.
    const word = (weight: number) => Array<number>(Math.abs(weight)).fill(weight > 0 ? 0 : 1);
    const numbers = [-3, -2, -1, 0, 1, 2, 3];
    const contexts = Array.from({ length: 17 }, (_, i) => i - 8);
    for (const x of numbers) {
      for (const y of numbers) {
        const isAtLeast = contexts.every((z) => {
          const [better, worse] = [x, y].map((each) =>
            outcomeOf(counts([...word(each), ...word(z)].sort((a, b) => a - b))),
          );
          return better === worse || better === 'L' || worse === 'R';
        });
        const element = (weight: number) => ({ class: 0, weight });
        expect(elementAtLeast(found, element(x), element(y)), `${x} ${y}`).toBe(isAtLeast);
      }
    }
  });
});
