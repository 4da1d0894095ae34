// The drafts for the OEIS: their terms again, from ends as plain lists and from pairs that are compared, and
// b-files as the OEIS reads them.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { contentsOf, tableNamed } from '@proviso/catalogue';
import { Arena, equal, type FormId, usualUniverse } from '@proviso/engine';
import { born } from '@proviso/engine/census';
import { describe, expect, it } from 'vitest';
import { dataFiles, dataFolder, entryOf, readManifest } from '../scripts/data/manifest.ts';
import { bFile, draftText } from '../scripts/oeis/files.ts';
import { SEQUENCES } from '../scripts/oeis/sequences.ts';

const written = (name: string) => readFileSync(join(dataFolder, 'oeis', name), 'utf8');
const termsOf = (file: string): number[] =>
  written(`${file}.b.txt`)
    .trim()
    .split('\n')
    .map((line) => Number(line.split(' ')[1]));

/** A Left dead end as the list of its options; the order is its definition. */
type End = readonly End[];
const ZERO_END: End = [];
const atLeast = (g: End, h: End): boolean =>
  g.length === 0 || h.length === 0
    ? g.length === h.length
    : g.every((option) => h.some((other) => atLeast(option, other)));
const same = (g: End, h: End) => atLeast(g, h) && atLeast(h, g);

/** Without dominated options: Right's smaller ones are better. */
const reduced = (options: readonly End[]): End => {
  const different = options.filter((g, i) => !options.slice(0, i).some((h) => same(g, h)));
  return different.filter((g) => !different.some((h) => h !== g && atLeast(g, h)));
};
const sum = (g: End, h: End): End =>
  reduced([...g.map((option) => sum(option, h)), ...h.map((option) => sum(g, option))]);
const rank = (g: End): number => g.reduce((most, option) => Math.max(most, 1 + rank(option)), 0);

/** All antichains of some ends. */
function antichains(ends: readonly End[]): End[] {
  let found: End[] = [[]];
  for (const end of ends) {
    const free = found.filter((chain) => !chain.some((g) => atLeast(g, end) || atLeast(end, g)));
    found = found.concat(free.map((chain) => [...chain, end]));
  }
  return found;
}

const DAYS: End[][] = [[ZERO_END]];
for (let day = 1; day <= 5; day++) DAYS.push(antichains(DAYS[day - 1] ?? []));

describe('terms again', () => {
  it('Left dead ends: as many as are published [Siegel, section 3]', () => {
    expect(DAYS.map(({ length }) => length)).toEqual([1, 2, 4, 10, 52, 21278]);
  });

  it('Left dead ends by edges', () => {
    const levels: End[][] = [[ZERO_END]];
    const terms = termsOf('left-dead-ends-by-edges');
    for (let n = 1; n < terms.length; n++) {
      const found: End[] = [];
      const choose = (level: number, from: number, left: number, chosen: End): void => {
        if (left === 0) found.push(chosen);
        for (let cost = level; cost <= left; cost++) {
          const ends = levels[cost - 1] ?? [];
          for (let i = cost === level ? from : 0; i < ends.length; i++) {
            const end = ends[i] ?? ZERO_END;
            if (chosen.some((g) => atLeast(g, end) || atLeast(end, g))) continue;
            choose(cost, i + 1, left - cost, [...chosen, end]);
          }
        }
      };
      choose(1, 0, n, []);
      levels.push(found);
    }
    expect(levels.map(({ length }) => length)).toEqual(terms);
    // Of at most five edges none has a larger rank, so they are all among those of day 5.
    const edges = (g: End): number => g.reduce((count, option) => count + 1 + edges(option), 0);
    const few = (DAYS[5] ?? []).map(edges).filter((count) => count <= 5);
    expect([0, 1, 2, 3, 4, 5].map((n) => few.filter((count) => count === n).length)).toEqual(
      terms.slice(0, 6),
    );
  });

  it('atoms', () => {
    const atoms = DAYS.map((ends, day) => {
      const parts = (DAYS[4] ?? []).filter((g) => g.length > 0 && rank(g) < day);
      const sums: End[] = [];
      for (const g of parts) {
        for (const h of parts) {
          if (rank(g) + rank(h) > day) continue;
          const both = sum(g, h);
          if (!sums.some((other) => same(other, both))) sums.push(both);
        }
      }
      return ends.length - 1 - sums.length;
    });
    expect(atoms).toEqual(termsOf('left-dead-end-atoms'));
  });

  it('covers: an end is next below as many as it has options, but for those next below none', () => {
    // An up-set loses one of its least elements, the options, and must not become empty.
    const covers = DAYS.map((ends, day) => {
      const before = DAYS[day - 1] ?? [];
      const greatest = before.filter((g) => !before.some((h) => h !== g && atLeast(h, g)));
      return ends.reduce((count, { length }) => count + length, 0) - greatest.length;
    });
    expect(covers).toEqual(termsOf('left-dead-end-covers'));
  });

  it('dicots modulo E', () => {
    const arena = new Arena();
    const [dicots, universe] = [usualUniverse('D').in(arena), usualUniverse('E').in(arena)];
    const classes = [0, 1, 2].map((day) => {
      const found: FormId[] = [];
      for (const form of born(arena, day, dicots)) {
        if (!found.some((other) => equal(arena, form, other, universe))) found.push(form);
      }
      return found.length;
    });
    const third = contentsOf(arena, tableNamed('E.3d')).forms.length;
    expect([...classes, third]).toEqual(termsOf('dicots-modulo-dead-ending'));
  });
});

describe('files', () => {
  it('are those of the sequences, and the manifest knows them', () => {
    const names = SEQUENCES.flatMap(({ file }) => [`oeis/${file}.b.txt`, `oeis/${file}.draft.txt`]);
    expect(dataFiles('oeis')).toEqual(names.toSorted());
    const { files } = readManifest();
    for (const name of names) expect(files[name]).toEqual(entryOf(name, 'npm run oeis'));
  });

  it.each(SEQUENCES.map((sequence) => [sequence.file, sequence] as const))(
    '%s is written as the OEIS reads it, and says that it is a draft',
    (file, sequence) => {
      const terms = termsOf(file);
      expect(written(`${file}.b.txt`)).toBe(bFile(sequence, terms));
      expect(written(`${file}.b.txt`)).toMatch(/^(?:(?:0|[1-9]\d*) (?:0|[1-9]\d*)\n)+$/);
      expect(terms.length).toBeGreaterThanOrEqual(4);
      expect(written(`${file}.draft.txt`)).toBe(draftText(sequence, terms));
      expect(written(`${file}.draft.txt`)).toMatch(/^DRAFT, not submitted\./);
    },
  );
});
