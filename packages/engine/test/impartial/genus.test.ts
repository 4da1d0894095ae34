// Genera by their recursion against play beside heaps on plain objects, and against published values.
import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import {
  genus,
  genusDigit,
  genusText,
  heapGenera,
  isImpartial,
  mate,
  misereCanonicalForm,
  misereNimValue,
  nimValue,
} from '../../src/impartial/index.ts';
import { Arena, type FormId, integer, nimHeap, ZERO } from '../../src/index.ts';
import { domineering, impartialVariant, nim, octal } from '../../src/rulesets/index.ts';
import { LimitError, ValueError } from '../../src/storage/errors.ts';
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
  total,
} from './plain.ts';

const dayFour = canonicalBy(4);
const twos = (n: number): Plain => total(Array<Plain>(n).fill(heap(2)));

/** g₀ to g₇ by trying which heap loses beside G and n heaps of 2. */
const digitsByPlay = (g: Plain): number[] =>
  [0, 1, 2, 3, 4, 5, 6, 7].map((n) => heapThatLoses(add(g, conway(twos(n))), isP));

const digits = (arena: Arena, form: FormId): number[] => {
  const found = genus(arena, form);
  return [0, 1, 2, 3, 4, 5, 6, 7].map((n) => genusDigit(found, n));
};

describe('the genus', () => {
  it('of every game born by day 4 is what play beside heaps says', () => {
    const arena = new Arena();
    for (const g of dayFour) {
      const form = toForm(arena, g);
      expect(digits(arena, form)).toEqual(digitsByPlay(g));
      expect(nimValue(arena, form)).toBe(heapThatLoses(g, isNormalP));
      expect(misereNimValue(arena, form)).toBe(heapThatLoses(g, isP));
    }
  });

  const someGame = fc
    .uniqueArray(fc.constantFrom(...dayFour), { maxLength: 5 })
    .map((options) => plain(...options));

  property.prop([someGame, fc.constantFrom(...dayFour)], { numRuns: 20 })(
    'of games born by day 5 and sums is what play says, and that of their canonical form',
    (g, h) => {
      const arena = new Arena();
      for (const each of [g, add(g, h)]) {
        const form = toForm(arena, each);
        expect(digits(arena, form).slice(0, 5)).toEqual(digitsByPlay(each).slice(0, 5));
        expect(genus(arena, misereCanonicalForm(arena, form))).toEqual(genus(arena, form));
      }
    },
  );

  property.prop([someGame], { numRuns: 100 })(
    'is written as short as can be, and its last two digits go on',
    (g) => {
      const arena = new Arena();
      const { misere } = genus(arena, toForm(arena, g));
      const [a, b, c] = misere.slice(-3);
      expect((misere.at(-2) as number) ^ 2).toBe(misere.at(-1));
      if (c !== undefined) expect(b === ((a as number) ^ 2) && c === a).toBe(false);
    },
  );

  it.each([
    [0, '0^120'],
    [1, '1^031'],
    [2, '2^20'],
    [3, '3^31'],
    [4, '4^46'],
    [5, '5^57'],
    [10, '10^10,8'],
    [100, '100^100,102'],
  ])('of the heap %i is %s [Conway, chapter 12]', (size, text) => {
    const arena = new Arena();
    expect(genusText(genus(arena, nimHeap(arena, size)))).toBe(text);
  });
});

describe('genera of heaps', () => {
  const texts = (code: string, heaps: number): string[] =>
    heapGenera(new Arena(), octal(code), heaps).map(genusText);

  it('of 0.312, and of its heap of 4 twice [Plambeck 2003, the game .312]', () => {
    expect(texts('0.312', 6)).toEqual(['1^031', '2^20', '0^02', '2^1420', '0^02', '1^13']);
    const arena = new Arena();
    const four = plain(add(heap(2), heap(2)), heap(1));
    expect(genusText(genus(arena, toForm(arena, four)))).toBe('2^1420');
    expect(genusText(genus(arena, toForm(arena, add(four, four))))).toBe('0^120');
  });

  it('of 0.177 to heap 16 [Berlekamp–Conway–Guy, chapter 13, Table 5, by Plambeck 2003]', () => {
    // Tame genera stand there without what follows from the first digit: 1^1 for 1^13, 1 for 1^031.
    const tame = new Map([1, 2, 3, 4].map((n) => [String(n), genusText(genusOf(nimHeap, n))]));
    const printed = '1 1 2 2 3 1 1 4^146 4 3 2 2 1^13 1 4^057 2'.split(' ');
    expect(texts('0.177', 16)).toEqual(printed.map((each) => tame.get(each) ?? each));
  });

  it('of Nim are those of the heaps', () => {
    const arena = new Arena();
    const heaps = heapGenera(arena, nim, 9);
    expect(heaps).toEqual(heaps.map((_, i) => genus(arena, nimHeap(arena, i + 1))));
  });
});

function genusOf(make: (arena: Arena, n: number) => FormId, n: number) {
  const arena = new Arena();
  return genus(arena, make(arena, n));
}

describe('refused in words', () => {
  const arena = new Arena();

  it.each([
    ['a game that is not impartial', integer(arena, 1), 'in `1` Left and Right have different'],
    [
      'one that is not so further on',
      arena.intern([integer(arena, 1)], [integer(arena, 1)]),
      'in `1` Left and Right have different options; give both the same, as in `{0, * | 0, *}`, or take the impartial variant of a ruleset, as in `impartial(domineering)`',
    ],
    ['a tombstone', arena.intern([ZERO], [ZERO], 3), 'has a tombstone; take `expansion(G, U)`'],
  ])('%s', (_, form, message) => {
    expect(isImpartial(arena, form)).toBe(false);
    for (const ask of [genus, nimValue, misereNimValue, misereCanonicalForm, mate]) {
      expect(() => ask(arena, form)).toThrow(ValueError);
      expect(() => ask(arena, form)).toThrow(message);
    }
  });

  it('heaps of rulesets that are not impartial, or have none', () => {
    expect(() => heapGenera(arena, octal('0.77'), 1_001)).toThrow(LimitError);
    expect(() => heapGenera(arena, octal('0.77'), -1)).toThrow('whole number from 0 on');
    for (const ruleset of [domineering, impartialVariant(domineering)]) {
      expect(() => heapGenera(arena, ruleset, 2)).toThrow('its positions are not heaps');
    }
  });

  it('a deep game is no trouble', () => {
    let deep = ZERO;
    for (let i = 0; i < 20_000; i++) deep = arena.intern([deep], [deep]);
    expect(misereNimValue(arena, deep)).toBe(1);
  });
});
