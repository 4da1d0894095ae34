// The worksheets in examples/ run through the command, and every check in them holds.

import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { Session, splitStatements } from '@proviso/language';
import { describe, expect, it } from 'vitest';
import { BuiltCommand, root } from './process.ts';

const proviso = new BuiltCommand();
const folder = join(root, 'examples');
const sheets = readdirSync(folder).filter((file) => file.endsWith('.pvs'));

describe('examples', () => {
  it('are there', () => {
    expect(sheets).toEqual(
      expect.arrayContaining([
        'blocking.pvs',
        'closures.pvs',
        'dead-ending-day-2.pvs',
        'dicots.pvs',
        'first-steps.pvs',
        'nim-for-three.pvs',
        'partizan-three.pvs',
        'three-players.pvs',
      ]),
    );
  });

  it.each(sheets)('%s runs, and its checks hold', async (sheet) => {
    const file = join(folder, sheet);
    const checks = readFileSync(file, 'utf8').match(/^assert /gm) ?? [];
    expect(checks.length).toBeGreaterThan(4);
    const { code, stderr } = await proviso.run(['run', file, '--timeout', '60']);
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  });
});

describe('examples by theme', () => {
  const inFolders = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /[/\\].*\.pvs$/.test(file),
  );

  it('are at least fifty, each with a name of its own and a line in the index', () => {
    expect(inFolders.length).toBeGreaterThanOrEqual(50);
    const names = [...sheets, ...inFolders].map((file) => basename(file));
    expect(new Set(names).size).toBe(names.length);
    const index = readFileSync(join(folder, 'README.md'), 'utf8');
    const linked = [...index.matchAll(/^- \[[^\]]+\]\(([^)]+)\): ./gm)].map(([, file]) => file);
    expect(linked.sort()).toEqual([...sheets, ...inFolders].sort());
  });

  it.each(inFolders)('%s holds', (file) => {
    const session = new Session({ style: 'ascii' });
    const runs = splitStatements(readFileSync(join(folder, file), 'utf8')).map(({ text, line }) =>
      session.run(text, { firstLine: line }),
    );
    expect(runs.flatMap(({ result }) => (result.ok ? [] : [result.error]))).toEqual([]);
    expect(runs.filter(({ kind }) => kind === 'assert').length).toBeGreaterThan(2);
  });
});

describe('run', () => {
  it('names the file and the place of a check that fails, and goes on', async () => {
    const { code, stdout, stderr } = await proviso.run(
      ['run', '-'],
      '// a sheet\n\n[1,\n 2]\n  assert [1,\n    2] == 3\n\nassert outcome(*) == N\n4\n',
    );
    expect({ code, stdout }).toEqual({ code: 1, stdout: '[1, 2]\n4\n' });
    expect(stderr).toMatch(/^-:\d+:\d+: /);
    expect(stderr).toContain('-:8:8: `outcome(*) == N` does not hold');
  });

  it('ends a statement at a blank line, whatever is open', async () => {
    const answers = await proviso.json(['run', '-'], '[1,\n\n2\n');
    expect(answers).toMatchObject([
      { ok: false, error: { code: 'syntax' } },
      { ok: true, text: '2' },
    ]);
  });

  it('shares variables among files', async () => {
    const file = join(folder, 'first-steps.pvs');
    const { stdout } = await proviso.run(['run', '--ascii', file, '-'], 'G\n');
    expect(stdout.endsWith('{0, * | *}\n')).toBe(true);
  });
});
