// The second checker, docs/check_certificate.py, on thousands of files, good and bad: it says what
// the first one says.
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { checkCertificate } from '../../src/check/index.ts';
import { Arena, B, Normal } from '../../src/index.ts';
import { toEngine } from '../oracle/bridge.ts';
import { formsOfRankAtMost } from '../oracle/game.ts';
import { random, randomForm } from '../oracle/random.ts';
import { pairingsOf, type ReasonFile, reasonFile, someFiles } from './files.ts';
import { mutations, tampered } from './mutations.ts';

const script = resolve(import.meta.dirname, '../../../../docs/check_certificate.py');
const folder = mkdtempSync(join(tmpdir(), 'proviso-check-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** What the script says of each file, one line a file. */
function verdicts(files: readonly ReasonFile[]): string[] {
  const path = join(folder, `${files.length}.jsonl`);
  writeFileSync(path, files.map((file) => `${JSON.stringify(file)}\n`).join(''));
  const { stdout, stderr } = spawnSync('python3', [script, path], {
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  });
  expect(stderr).toBe('');
  return stdout.trimEnd().split('\n');
}

describe('the checker in Python', () => {
  it('has fewer than 250 lines and needs nothing but Python', () => {
    const source = readFileSync(script, 'utf8');
    expect(source.split('\n').length).toBeLessThanOrEqual(250);
    const imports = [...source.matchAll(/^(?:import|from) (\w+)/gm)].map(([, name]) => name);
    expect(imports.sort()).toEqual(['json', 'sys']);
  });

  it('accepts the reasons for 4,000 questions of rank ≤ 2 over eight universes', () => {
    const arena = new Arena();
    const rng = random(81);
    const forms = formsOfRankAtMost(2);
    const pairings = pairingsOf(arena);
    const files = Array.from({ length: 4_000 }, (_, i) => {
      const [g, h] = [toEngine(arena, rng.pick(forms)), toEngine(arena, rng.pick(forms))];
      return reasonFile(arena, g, h, pairings[i % pairings.length]!.engine);
    });
    expect(new Set(verdicts(files))).toEqual(new Set(['valid']));
  });

  it('accepts the reasons for random questions of rank 2 to 4, tombstones and normal play included', () => {
    const arena = new Arena();
    const rng = random(82);
    const normal = Array.from({ length: 300 }, (_, i) => {
      const [g, h] = [randomForm(rng, 3, i % 2 === 1), randomForm(rng, 2)];
      return reasonFile(arena, toEngine(arena, g), toEngine(arena, h), i % 3 === 0 ? B : Normal);
    });
    const files = [...someFiles(83, 1_000), ...normal];
    expect(new Set(verdicts(files))).toEqual(new Set(['valid']));
  });

  it('agrees with the first checker on tampered files', () => {
    const rng = random(84);
    const files = someFiles(85, 600).flatMap((file) =>
      mutations.flatMap((mutation) => tampered(file, mutation, rng) ?? []),
    );
    expect(files.length).toBeGreaterThan(4_000);
    const first = files.map((file) => checkCertificate(file).valid);
    expect(verdicts(files).map((verdict) => verdict === 'valid')).toEqual(first);
    expect(first.filter((valid) => !valid).length).toBeGreaterThan(3_000);
  });

  it('reads a file laid out over many lines, and says so by its exit status', () => {
    const [file] = someFiles(86, 1);
    const path = join(folder, 'one.json');
    writeFileSync(path, `${JSON.stringify(file, null, 2)}\n`);
    expect(execFileSync('python3', [script, path], { encoding: 'utf8' })).toBe('valid\n');
    writeFileSync(path, JSON.stringify({ ...file, version: 2 }));
    expect(spawnSync('python3', [script, path]).status).toBe(1);
  });
});
