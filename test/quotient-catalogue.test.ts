// The catalogue of misère quotients that ships: a sample found again by plain play on lists of counts, laws that hold
// of all quotients, a few rows computed anew, and the page.

import { LimitError, NotDecidedError } from '@proviso/engine';
import { describe, expect, it } from 'vitest';
import { classesBySums, plainOutcome } from '../packages/engine/test/folds/plain.ts';
import { dataFiles, readManifest } from '../scripts/data/manifest.ts';
import { periodText, quotientCataloguePage } from '../scripts/docs/quotient-catalogue-page.ts';
import { advance, entryOf, MOST_HEAPS } from '../scripts/quotients/entry.ts';
import {
  type CatalogueEntry,
  codesOf,
  further,
  keyOf,
  REBUILD,
  readCatalogue,
  TABLES,
  WHY_OPEN,
} from '../scripts/quotients/tables.ts';

const entries = TABLES.flatMap((table) => readCatalogue(table).entries);

/** What a heap can become: digit d of the code, at place k, takes k and leaves none, one or two heaps. */
function optionsOf(code: string, heap: number): number[][] {
  const digits = [...code.replace('.', '')].map(Number);
  return digits.flatMap((digit, taken) => {
    const rest = heap - taken;
    if (rest < 0) return [];
    const left: number[][] = [];
    if ((digit & 1) !== 0 && rest === 0) left.push([]);
    if ((digit & 2) !== 0 && rest > 0 && taken > 0) left.push([rest]);
    if ((digit & 4) !== 0) for (let a = 1; 2 * a <= rest; a++) left.push([a, rest - a]);
    return left;
  });
}

/** All counts of the letters, each up to so many; other heaps do not occur. */
function sumsOf(letters: readonly number[], heaps: number, most: number): number[][] {
  return letters.reduce<number[][]>(
    (found, letter) =>
      found.flatMap((counts) =>
        Array.from({ length: most + 1 }, (_, count) => counts.with(letter - 1, count)),
      ),
    [Array<number>(heaps).fill(0)],
  );
}

/** How many classes sums of the letters fall into, by outcome, when they are played beside each other. */
function portionsByPlay({ codes, letters }: CatalogueEntry): Record<string, number> {
  const heaps = Math.max(0, ...letters);
  const [left = '', right = left] = codes;
  const outcomeOf = plainOutcome({
    kinds: heaps,
    misere: true,
    options: (kind, side) =>
      optionsOf(side === 'left' ? left : right, kind + 1).map((word) =>
        Array.from({ length: heaps }, (_, i) => word.filter((each) => each === i + 1).length),
      ),
  });
  const portions: Record<string, number> = {};
  for (const [first] of classesBySums(outcomeOf, sumsOf(letters, heaps, 5)).values()) {
    const outcome = outcomeOf(first ?? []);
    portions[outcome] = (portions[outcome] ?? 0) + 1;
  }
  return portions;
}

describe('a sample by plain play', () => {
  const small = entries.filter(
    ({ order, letters }) =>
      order !== 'infinite' && order <= 10 && letters.length <= 2 && Math.max(0, ...letters) <= 4,
  );
  const sample = small.filter((_, i) => i % 20 === 0);

  it('has codes of all tables', () => {
    expect(sample.length).toBeGreaterThan(40);
    expect(sample.some(({ codes }) => codes.length === 2)).toBe(true);
    expect(sample.some(({ codes }) => codes[0]?.length === 6)).toBe(true);
  });

  it.each(sample.map((entry) => [keyOf(entry), entry] as const))('%s', (_, entry) => {
    expect(portionsByPlay(entry)).toEqual(entry.portions);
  });
});

describe('laws', () => {
  it('impartial quotients have an even number of elements or one, partizan ones never three', () => {
    for (const entry of entries) {
      const { order, codes } = entry;
      if (order === 'infinite') continue;
      const even = order === 1 || order % 2 === 0;
      expect(codes.length === 2 ? order !== 3 : even, keyOf(entry)).toBe(true);
    }
  });

  it('portions add up, a tame quotient has the order of Nim, and periods have the heaps they need', () => {
    for (const { codes, order, portions = {}, tame, from, period, open, heaps } of entries) {
      const name = codes.join(' ');
      const sum = Object.values(portions).reduce((all, each) => all + each, 0);
      if (order !== 'infinite') expect(sum, name).toBe(order);
      if (tame !== undefined) expect(order, name).toBe(tame < 2 ? 2 ** tame : 2 ** tame + 2);
      expect(period === undefined, name).toBe(open !== undefined);
      if (period === undefined || from === undefined) continue;
      const digits = Math.max(...codes.map((code) => code.length - 2));
      expect(heaps, name).toBeGreaterThanOrEqual(2 * from + 2 * period + digits - 1);
    }
  });
});

describe('the tables', () => {
  it('stand in the manifest, with the command that makes them', () => {
    const { files } = readManifest();
    expect(dataFiles('quotients')).toEqual(TABLES.map((table) => `quotients/${table}.json`).sort());
    for (const path of dataFiles('quotients')) expect(files[path]?.rebuild).toBe(REBUILD);
  });

  it.each(TABLES)('%s has each code once, in order', (table) => {
    expect(readCatalogue(table).entries.map(keyOf)).toEqual(
      codesOf(table).map((codes) => codes.join(' ')),
    );
  });

  it('have all codes that they say: 8³ for each digit before the point, 4⁴ − 4³, and pairs of 8²', () => {
    expect(TABLES.map((table) => codesOf(table).length)).toEqual([1024, 192, (64 * 63) / 2]);
    for (const table of TABLES) {
      const keys = codesOf(table).map((codes) => codes.join(' '));
      expect(new Set(keys).size).toBe(keys.length);
    }
  });

  it.each(['0.123', '0.75', '0.3 0.37', '0.7 0.07', '0.0123'])('%s comes out again', (key) => {
    const kept = entries.find((entry) => keyOf(entry) === key);
    expect(entryOf(key.split(' '), 2e6)).toEqual(kept);
  });
});

describe('open codes', () => {
  const open = entries.filter((entry) => entry.open !== undefined);

  it('say why they are open, in a word that the page explains', () => {
    expect(open.filter((entry) => !WHY_OPEN.some((word) => word === entry.open))).toEqual([]);
    const page = quotientCataloguePage().toLowerCase();
    for (const entry of open) expect(page).toContain(`“${periodText(entry).split(': ')[1]}”`);
  });

  it.each([
    ['limits', new LimitError('more sums than are kept')],
    ['bounds', new NotDecidedError('not finite within these bounds')],
  ])('are open for %s where the search says so', (word, error) => {
    const refusing = () => {
      throw error;
    };
    expect(advance({ heaps: 3, forAll: undefined, advance: refusing })).toBe(word);
  });

  it('are open for limits after the most heaps that are tried', () => {
    const search = {
      heaps: 0,
      forAll: undefined,
      advance: (heaps: number) => {
        search.heaps = heaps;
      },
    };
    expect(advance(search)).toBe('limits');
    expect(search.heaps).toBe(MOST_HEAPS);
  });

  it('say how many steps they were given', () => {
    expect(open.filter(({ steps = 0 }) => steps <= 0)).toEqual([]);
    expect(
      entries.filter((entry) => entry.open === undefined && entry.steps !== undefined),
    ).toEqual([]);
  });

  it('come out again with as many, and get no further with fewer', () => {
    const cheap = open.filter(({ steps = 0 }) => steps <= 700_000);
    for (const entry of cheap.filter((_, i) => i % 300 === 150)) {
      const { codes, steps = 0, heaps } = entry;
      expect(entryOf(codes, steps), keyOf(entry)).toEqual(entry);
      expect(entryOf(codes, steps / 10).heaps, keyOf(entry)).toBeLessThanOrEqual(heaps);
    }
  });

  it('Kayles and Guiles are not among them', () => {
    const known = entries.filter((entry) => ['0.77', '0.15'].includes(keyOf(entry)));
    expect(known.map(({ order, period }) => [order, period])).toEqual([
      [42, 10],
      [40, 12],
    ]);
  });
});

describe('a code that is tried again', () => {
  const known = { codes: ['0.9'], heaps: 12, order: 2, letters: [1], from: 3, period: 2 };
  const to = (heaps: number, steps: number): CatalogueEntry => ({
    ...{ codes: ['0.9'], heaps, order: 2, letters: [1] },
    ...{ open: 'steps', steps },
  });

  it('keeps what reached further, and the most steps', () => {
    expect(further(to(5, 10), undefined)).toEqual(to(5, 10));
    expect(further(to(7, 20), to(5, 10))).toEqual(to(7, 20));
    expect(further(to(5, 20), to(7, 10))).toEqual(to(7, 20));
    expect(further(to(7, 10), to(5, 20))).toEqual(to(7, 20));
    expect(further({ ...to(7, 20), open: 'bounds' }, to(7, 10)).open).toBe('bounds');
  });

  it('keeps what is known for all heaps, however many there are', () => {
    expect(further(known, to(50, 10))).toEqual(known);
    expect(further(to(50, 10), known)).toEqual(known);
  });
});

describe('the page', () => {
  const page = quotientCataloguePage();

  it('has a row for each code, with its period or how far it was tried', () => {
    expect(page.match(/<tr><td>/g)).toHaveLength(entries.length);
    for (const entry of entries.filter((_, i) => i % 50 === 0)) {
      expect(page).toContain(`<code>${keyOf(entry)}</code>`);
      expect(page).toContain(periodText(entry));
    }
  });

  it('says what is not known as such', () => {
    const entry = { codes: ['0.9'], heaps: 5, order: 2, letters: [1] };
    expect(periodText({ ...entry, open: 'steps' })).toBe('open to 5: steps');
    expect(periodText({ ...entry, open: 'bounds' })).toBe('open to 5: not found');
    expect(periodText({ ...entry, open: 'limits' })).toBe('open to 5: limits');
    expect(periodText({ ...entry, from: 3, period: 2 })).toBe('2 from 3');
  });
});
