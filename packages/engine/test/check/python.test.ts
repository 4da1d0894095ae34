// The second checker, docs/check_certificate.py, on thousands of files, good and bad: it says what
// the first one says.
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { size } from '../../../../test/long/size.ts';
import { checkCertificate, checkText, claimText, whereText } from '../../src/check/index.ts';
import { Arena, B, Normal, ZERO } from '../../src/index.ts';
import { toEngine } from '../oracle/bridge.ts';
import { formsOfRankAtMost } from '../oracle/game.ts';
import { random, randomForm } from '../oracle/random.ts';
import { pairingsOf, type ReasonFile, reasonFile, someFiles } from './files.ts';
import { mutations, tampered } from './mutations.ts';
import { PythonChecker, SCRIPTS } from './python.ts';

const QUESTIONS = size(1_200, 4_000);
/** So many files are tampered with, each in several ways. */
const FORGED = size(200, 600);
const python = new PythonChecker();
afterAll(() => python.remove());

/** What the script says of each file. */
function verdicts(files: readonly ReasonFile[]): string[] {
  const text = files.map((file) => `${JSON.stringify(file)}\n`).join('');
  return python.run(text).verdicts.map(({ kind }) => kind);
}

describe('the checker in Python', () => {
  it('has fewer than 400 lines a file and needs nothing but Python', () => {
    for (const script of SCRIPTS) {
      const source = readFileSync(script, 'utf8');
      expect(source.split('\n').length).toBeLessThan(400);
      const imports = [...source.matchAll(/^(?:import|from) (\w+)/gm)].map(([, name]) => name);
      const standard = ['argparse', 'hashlib', 'itertools', 'json', 're', 'sys', 'time'];
      const own = [
        ...['certificate_fields', 'certificate_tables', 'certificate_text', 'check_outcome'],
        'check_quotient',
      ];
      expect([...standard, ...own]).toEqual(expect.arrayContaining(imports));
    }
  });

  it(`accepts the reasons for ${QUESTIONS} questions of rank ≤ 2 over eight universes`, () => {
    const arena = new Arena();
    const rng = random(81);
    const forms = formsOfRankAtMost(2);
    const pairings = pairingsOf(arena);
    const files = Array.from({ length: QUESTIONS }, (_, i) => {
      const [g, h] = [toEngine(arena, rng.pick(forms)), toEngine(arena, rng.pick(forms))];
      return reasonFile(arena, g, h, pairings[i % pairings.length]!.engine);
    });
    expect(new Set(verdicts(files))).toEqual(new Set(['valid']));
  });

  it('accepts the reasons for random questions of rank 2 to 4, tombstones and normal play included', () => {
    const arena = new Arena();
    const rng = random(82);
    const normal = Array.from({ length: size(100, 300) }, (_, i) => {
      const [g, h] = [randomForm(rng, 3, i % 2 === 1), randomForm(rng, 2)];
      return reasonFile(arena, toEngine(arena, g), toEngine(arena, h), i % 3 === 0 ? B : Normal);
    });
    const files = [...someFiles(83, size(350, 1_000)), ...normal];
    expect(new Set(verdicts(files))).toEqual(new Set(['valid']));
  });

  it('agrees with the first checker on tampered files', () => {
    const rng = random(84);
    const files = someFiles(85, FORGED).flatMap((file) =>
      mutations.flatMap((mutation) => tampered(file, mutation, rng) ?? []),
    );
    expect(files.length).toBeGreaterThan(6 * FORGED);
    const first = files.map((file) => checkCertificate(file).valid);
    expect(verdicts(files).map((verdict) => verdict === 'valid')).toEqual(first);
    expect(first.filter((valid) => !valid).length).toBeGreaterThan(4 * FORGED);
  });

  it('reads the same claims from the same files as the first checker', () => {
    const arena = new Arena();
    const ladder = [ZERO];
    for (let i = 0; i < 40; i++) ladder.push(arena.intern(ladder.slice(-2), ladder.slice(-1)));
    const large = reasonFile(arena, ladder.at(-1)!, ladder.at(-1)!, B);
    const files = [...someFiles(87, size(150, 400)), large];
    const said = python.run(files.map((file) => JSON.stringify(file)).join('\n')).verdicts;
    const expected = files.map((file) => {
      const verdict = checkCertificate(file);
      if (!verdict.valid) throw new Error(verdict.fault);
      return `${claimText(verdict)}, where ${whereText(verdict)}`;
    });
    expect(said.map(({ sentence }) => sentence)).toEqual(expected);
    expect(said.at(-1)?.sentence).toMatch(/G = \[41 forms, rank 40, sha256 [0-9a-f]{64}\]/);
  });
});

describe('certificates written before', () => {
  const folder = resolve(import.meta.dirname, 'fixtures');

  it.each(readdirSync(folder))('%s', (name) => {
    const text = readFileSync(join(folder, name), 'utf8');
    const found = [...checkText(text)].map(({ verdict }) => verdict.valid);
    expect(found.length).toBeGreaterThan(2);
    expect(found.every((valid) => valid)).toBe(true);
    const { status, verdicts: said } = python.run(text);
    expect({ status, count: said.length }).toEqual({ status: 0, count: found.length });
  });
});
