// `proviso papers`: what it counts, what it shows, when it fails, and that it can be stopped.

import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { BuiltCommand, until } from './process.ts';

const proviso = new BuiltCommand();

describe('papers', () => {
  it('counts the entries of a paper by what they amount to', async () => {
    const { code, stdout, stderr } = await proviso.run(['papers', '--paper', 'larsson', '--quick']);
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    const [head = '', row = ''] = stdout.split('\n');
    expect(head.trim().split(/\s{2,}/)).toEqual([
      'recomputed exactly',
      'tested exhaustively',
      'sampled',
      'shown by examples',
      'definitions',
      'not runnable',
      'failed',
    ]);
    const [name, ...counts] = row.split(/\s+/);
    expect(name).toBe('larsson');
    expect(counts.at(-1)).toBe('0');
    const total = counts.reduce((sum, count) => sum + Number(count), 0);
    expect(stdout).toContain(`${total} of ${total} entries in`);
  });

  it('shows an item in full: verdict, erratum, code, table', async () => {
    const { code, stdout } = await proviso.run(['papers', '--item', 'table 2', '--quick']);
    expect(code).toBe(0);
    expect(stdout).toContain('dwyer, Table 2');
    expect(stdout).toContain('exact: 44 cases');
    expect(stdout).toContain('printed: {· | 1} and {-1 | ·} in the first column');
    expect(stdout).toContain('packages/pictures/src/censuses/dead-ending.ts#invertibleDayTwoTable');
    expect(stdout).toContain('{0, 1, -1 | 0, 1, -1}');
    expect(stdout).not.toContain('\u0304');
  });

  it('prints an object a line with --json, and then the counts', async () => {
    const lines = await proviso.json(['papers', '--paper', 'dwyer', '--item', 'Theorem 8']);
    expect(lines).toMatchObject([
      { ok: true, paper: 'dwyer', item: 'Theorem 8', standing: 'exact', cases: 2 },
      { ok: true, paper: 'dwyer', counts: { exact: 1, failed: 0 }, complete: true },
    ]);
  });

  it.each([
    [['--paper', 'nobody'], 'there is no paper `nobody`; there are siegel, davies-milley, dwyer'],
    [['--item', 'Theorem 99'], 'no paper has an item `Theorem 99`'],
    [['--paper', 'dwyer', '--item', 'Theorem 99'], 'dwyer does not have an item `Theorem 99`'],
  ])('refuses %j', async (args, message) => {
    const { code, stdout, stderr } = await proviso.run(['papers', ...args]);
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(stderr).toContain(message);
  });

  it('stops when asked to, says how far it was, and exits with 130', async () => {
    const { child, stdout, finished } = proviso.start(['papers', '--json']);
    await until(() => stdout().split('\n').length > 5, stdout);
    child.kill('SIGINT');
    const { code, stderr } = await finished;
    expect(code).toBe(130);
    const [, done, all] = /^stopped after (\d+) of (\d+) entries\n$/.exec(stderr) ?? [];
    // It does not go on to the next paper, nor to the end of this one.
    expect(Number(done)).toBeLessThan(Number(all));
    const lines = stdout()
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(lines.at(-1)).toMatchObject({ paper: 'siegel', complete: false });
  });
});

describe('an entry broken on purpose', () => {
  const file = join(proviso.folder, 'dist/literature.js');

  // What is changed in the built file, once for each kind of entry.
  it.each([
    [
      'exact',
      ['davies-milley', 'Section 4, summary table'],
      /(?<=invertible, simplest forms\W+)52(?=\W+46)/,
      '53',
      'summary table, row 4, column 2: computed 52, printed 53',
    ],
    [
      'exhaustive',
      ['davies-milley', 'Definition 3.12'],
      '{.|0,-1,1,*}',
      '{.|0,-1,1}',
      'S_2: computed {· | 0, 1, 1̄, *}, printed {· | 0, 1, 1̄}',
    ],
    [
      'sampled',
      ['davies-milley', 'Section 1, D ⊊ E ⊊ B ⊊ M'],
      '{.|2}',
      '{.|1}',
      '{·|2} is blocking: computed true, printed false',
    ],
    [
      'definition',
      ['larsson', 'Definition 3'],
      'packages/engine/src/universes/perfect-murder.ts',
      'lost',
      'lost#perfectMurder is no place in the code',
    ],
    [
      'not-runnable',
      ['davies-milley', 'Section 1, the ruleset Maze'],
      'Maze is not among the rulesets of the engine.',
      '',
      'it does not say why it cannot run',
    ],
  ] as const)('fails the command: %s', async (standing, [paper, item], was, becomes, message) => {
    const args = ['papers', '--json', '--paper', paper, '--item', item];
    const built = readFileSync(file, 'utf8');
    const sound = await proviso.run(args);
    expect({
      code: sound.code,
      standing: JSON.parse(sound.stdout.split('\n')[0] ?? '').standing,
    }).toEqual({ code: 0, standing });
    const tampered = built.replaceAll(
      new RegExp(was instanceof RegExp ? was.source : escaped(was), 'g'),
      becomes,
    );
    expect(tampered).not.toBe(built);
    writeFileSync(file, tampered);
    const { code, stdout } = await proviso.run(args);
    writeFileSync(file, built);
    expect(code).toBe(1);
    // Where nothing was checked, paper and program do not disagree.
    const checked = standing !== 'definition' && standing !== 'not-runnable';
    expect(JSON.parse(stdout.split('\n')[0] ?? '')).toMatchObject({
      ok: false,
      error: { code: checked ? 'mismatch' : 'broken', message },
    });
  });
});

function escaped(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
}
