// Certificates of version 2, with the table of strength inside: both checkers accept what the engine
// writes modulo D(A) for games that are not dead ends, and refuse it when any entry is changed.
import { afterAll, describe, expect, it } from 'vitest';
import { size } from '../../../../test/long/size.ts';
import { checkCertificate } from '../../src/check/index.ts';
import { Arena, leastUniverse, NotDecidedError, type Universe } from '../../src/index.ts';
import { type CertificateFile, certificateFile, certify } from '../../src/reasons/index.ts';
import { toEngine } from '../oracle/bridge.ts';
import { formsOfRankAtMost } from '../oracle/game.ts';
import { read } from '../oracle/notation.ts';
import { random, randomForm } from '../oracle/random.ts';
import { type ReasonFile, reasonFile } from './files.ts';
import { PythonChecker } from './python.ts';

const FILES = size(120, 300);
const python = new PythonChecker();
afterAll(() => python.remove());

/** What the second checker says of each file. */
const pythonSays = (files: readonly unknown[]) =>
  python.run(files.map((file) => `${JSON.stringify(file)}\n`).join('')).verdicts;

const EXAMPLES = [
  ['{.|0,*}'],
  ['{.|1,-1}'],
  ['{.|0,1,-1,*}'],
  ['{.|*}', '{.|1}'],
  ['{.|0,1}', '{.|-1,*}'],
  ['{.|*2}'],
];

function universes(arena: Arena): Universe[] {
  return EXAMPLES.map((texts) =>
    leastUniverse(
      arena,
      texts.map((text) => toEngine(arena, read(text))),
    ),
  );
}

function someFiles(seed: number, count: number): ReasonFile[] {
  const arena = new Arena();
  const rng = random(seed);
  const modulo = universes(arena);
  const forms = formsOfRankAtMost(2);
  return Array.from({ length: count }, (_, i) => {
    const pick = () =>
      toEngine(arena, rng.chance(0.7) ? rng.pick(forms) : randomForm(rng, 3, rng.chance(0.3)));
    return reasonFile(arena, pick(), pick(), modulo[i % modulo.length] as Universe);
  });
}

/** Files that rest on a table, as small as they come. */
function withTables(): CertificateFile[] {
  const arena = new Arena();
  const zero = toEngine(arena, read('0'));
  return universes(arena).flatMap((universe) =>
    formsOfRankAtMost(2)
      .map((g) => toEngine(arena, g))
      .filter((g) => universe.isStrong(arena, g, 0 as never))
      .map((g) => reasonFile(arena, g, zero, universe))
      .filter((file): file is CertificateFile => 'tables' in file)
      .slice(0, 2),
  );
}

/** Reasons for G ≥ 0 by all forms of rank 2 that are strong modulo D of one end, where that is decided. */
function decidedFiles(text: string): CertificateFile[] {
  const arena = new Arena();
  const zero = toEngine(arena, read('0'));
  const universe = leastUniverse(arena, [toEngine(arena, read(text))]);
  return formsOfRankAtMost(2).flatMap((form) => {
    const g = toEngine(arena, form);
    try {
      const file = certify(arena, g, zero, universe);
      return file === undefined ? [] : [certificateFile(arena, file)];
    } catch (error) {
      if (error instanceof NotDecidedError) return [];
      throw error;
    }
  });
}

/** Those that rest on a table in which open components are folded. */
const foldedFiles = (text: string) =>
  decidedFiles(text).filter(({ tables }) => (tables?.left.rows.length ?? 0) > 0);

/** A copy with something done to its table of Left. */
// biome-ignore lint/suspicious/noExplicitAny: forged files have any shape
function changed(file: CertificateFile, change: (table: any, file: any) => void): unknown {
  const copy = structuredClone(file);
  change(copy.tables?.left, copy);
  return copy;
}

describe('certificates with tables', () => {
  it('are accepted by both checkers, and so are the games that tell apart', () => {
    const files = someFiles(91, FILES);
    for (const file of files) {
      expect(file.version).toBe(2);
      expect(checkCertificate(file)).toMatchObject({ valid: true, claim: file.claim });
    }
    expect(new Set(pythonSays(files).map(({ kind }) => kind))).toEqual(new Set(['valid']));
    expect(files.filter((file) => 'tables' in file).length).toBeGreaterThan(FILES / 30);
    expect(files.filter(({ claim }) => claim === 'not G >= H').length).toBeGreaterThan(FILES / 4);
  });

  it('with few states are accepted by both, where open components may pile up', () => {
    const files = decidedFiles('{.|1,{*,1,-1|0,-1}}').filter(({ tables }) => tables !== undefined);
    expect(files.length).toBeGreaterThan(5);
    for (const file of files) {
      // One winning move is enough, whatever others there are.
      expect(file.tables?.left).not.toHaveProperty('moves');
      expect(checkCertificate(file)).toMatchObject({ valid: true });
    }
    expect(new Set(pythonSays(files).map(({ kind }) => kind))).toEqual(new Set(['valid']));
  });

  it('with open components folded are accepted by both', () => {
    const files = foldedFiles('{.|0,{*|0}}');
    expect(files.length).toBeGreaterThan(5);
    for (const file of files) {
      expect(file.tables?.left.components.every(({ fold }) => fold !== undefined)).toBe(true);
      expect(checkCertificate(file)).toMatchObject({ valid: true });
    }
    expect(new Set(pythonSays(files).map(({ kind }) => kind))).toEqual(new Set(['valid']));
  });

  it('need none where a game is won against passing, in a universe of blocking games', () => {
    const files = decidedFiles('{.|0,{0|{*|0}}}');
    const byPassing = files.filter(({ pairs }) =>
      pairs.some(({ leftStrong }) => leftStrong?.by === 'passing'),
    );
    expect(byPassing.length).toBeGreaterThan(5);
    for (const file of files) expect(checkCertificate(file)).toMatchObject({ valid: true });
    expect(new Set(pythonSays(files).map(({ kind }) => kind))).toEqual(new Set(['valid']));
  });

  /** Copies of files with one sign of a table changed, for all signs that are listed. */
  const withOneSign = (
    files: readonly CertificateFile[],
    change: (sign: string) => string,
  ): unknown[] =>
    files.flatMap((file) =>
      (['left', 'right'] as const).flatMap((side) =>
        (file.tables?.[side].rows ?? []).flatMap((row, r) =>
          (['first', 'second'] as const).flatMap((turn) =>
            [...row[turn]].flatMap((sign, i) => {
              if (sign === '-') return [];
              const copy = JSON.parse(JSON.stringify(file));
              const signs = row[turn];
              copy.tables[side].rows[r][turn] =
                signs.slice(0, i) + change(sign) + signs.slice(i + 1);
              return [copy];
            }),
          ),
        ),
      ),
    );

  it('are refused by both when any entry is flipped, or left out where few are listed', () => {
    const few = [
      ...withTables(),
      ...decidedFiles('{.|1,{*,1,-1|0,-1}}').filter(({ tables }) => tables !== undefined),
    ];
    const folding = foldedFiles('{.|0,{*|*}}').slice(0, 1);
    expect(folding).toHaveLength(1);
    const forged = [
      ...withOneSign([...few, ...folding], (sign) => (sign === '1' ? '0' : '1')),
      ...withOneSign(few, () => '-'),
    ];
    expect(forged.length).toBeGreaterThan(300);
    for (const file of forged) expect(checkCertificate(file)).toMatchObject({ valid: false });
    expect(new Set(pythonSays(forged).map(({ kind }) => kind))).toEqual(new Set(['not valid']));
  });

  const file = withTables()[0] as CertificateFile;
  it.each([
    [
      'a generator has a tombstone',
      changed(
        file,
        (_, f) =>
          f.dag.forms.push([[], [], 1]) && f.universe.generators.push(f.dag.forms.length - 1),
      ),
    ],
    [
      'a summand is not a generating end',
      changed(file, (_, f) => f.ends.push({ end: 0, sum: [0] })),
    ],
    [
      'an end is neither tested nor at least a sum of tested ones',
      changed(file, (table, f) => {
        table.tests = [];
        f.ends = [];
      }),
    ],
    [
      'not an index and a period',
      changed(file, (table) => {
        table.components.find((c: { fold?: object }) => c.fold).fold = { index: 1, period: 0 };
      }),
    ],
    [
      'a context is not a number of each component',
      changed(file, (table) => {
        table.contexts[0] = [];
      }),
    ],
    [
      'not a sign for each context',
      changed(file, (table) => {
        table.rows[0].first += '1';
      }),
    ],
    [
      'an entry does not follow from those that are listed',
      changed(file, (table) => {
        table.rows.shift();
      }),
    ],
    [
      'the table does not show it',
      changed(file, (table) => {
        table.rows = [];
      }),
    ],
  ])('%s', (fault, forged) => {
    const verdict = checkCertificate(forged);
    expect(verdict).toMatchObject({ valid: false, code: 'certificate' });
    const said = pythonSays([forged]);
    expect(said).toMatchObject([{ kind: 'not valid' }]);
    const words = [verdict.valid ? '' : verdict.fault, said[0]?.sentence];
    for (const text of words) expect(text).toContain(fault);
  });
});
