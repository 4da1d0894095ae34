// `proviso census` as a process: its tables, its files, and what Ctrl-C leaves of them.

import {
  chmodSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { BuiltCommand } from './process.ts';
import { stopOnTerminal } from './terminal.ts';

const proviso = new BuiltCommand();
const folder = mkdtempSync(join(tmpdir(), 'proviso-census-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const census = (...flags: string[]) => proviso.run(['census', ...flags]);
const text = async (...flags: string[]) => (await census(...flags)).stdout;

describe('tables', () => {
  // [Siegel, Figure 3] [Davies–Milley, the last table of section 4].
  it('counts forms and classes of every universe', async () => {
    const counted = await text('--universe', 'all', '--show', 'summary', '--json');
    const { columns, rows } = JSON.parse(counted) as { columns: string[]; rows: unknown[][] };
    const row = (name: string, universes: readonly string[]) =>
      universes.map((u) => rows.find(([first]) => first === name)?.[columns.indexOf(u)]);
    const misère = ['M', 'B', 'E', 'D({. | 0, -1})', 'D(-1)', 'D'];
    expect(row('forms', [...misère, 'Normal'])).toEqual([256, 256, 232, 232, 230, 10, 256]);
    expect(row('classes', misère)).toEqual([256, 220, 196, 196, 194, 9]);
    expect(row('invertible forms', ['B', 'E'])).toEqual([72, 60]);
    expect(row('invertible classes', ['B', 'E'])).toEqual([52, 46]);
  });

  it('writes csv, json, latex and html', async () => {
    expect((await text('--universe', 'D', '--format', 'csv')).split('\r\n')).toHaveLength(11);
    expect(JSON.parse(await text('--universe', 'D', '--json')).rows).toHaveLength(9);
    expect(await text('--universe', 'D', '--latex')).toContain('\\begin{tabular}');
    expect(await text('--universe', 'D', '--format', 'html')).toContain('<table');
  });

  it('--all counts forms outside the universe too', async () => {
    const all = JSON.parse(await text('--universe', 'E', '--all', '--json'));
    expect(all.caption).toContain('classes of the 256 forms of rank at most 2');
    expect(all.rows.length).toBeGreaterThan(196);
  });

  it('the order: facts, and covers of which there are as many as the facts say', async () => {
    const facts = JSON.parse(await text('--universe', 'B', '--show', 'order', '--json'));
    const covers = JSON.parse(await text('--universe', 'B', '--show', 'covers', '--json'));
    const fact = new Map(facts.rows.map(([name, value]: [string, number]) => [name, value]));
    expect(fact.get('covers')).toBe(covers.rows.length);
  });

  // [Dorbec et al.], quoted in [Siegel, end of section 4]: 1268 modulo D, 7541 modulo M.
  it('counts the dicots of day 3', async () => {
    const { rows } = JSON.parse(await text('--universe', 'all', '--show', 'day-3', '--json'));
    const dicots = new Map(rows.map(([u, n]: [string, number]) => [u, n]));
    expect([dicots.get('D'), dicots.get('M')]).toEqual([1268, 7541]);
  });

  it('a seeded sample gives the same numbers on every run, another seed others', async () => {
    const sample = (seed: string) => text('--universe', 'E', '--sample', '200', '--seed', seed);
    const first = await sample('3');
    expect(first).toMatch(/\d+\.\d% \(\d+\.\d–\d+\.\d%\)/);
    expect(await sample('3')).toBe(first);
    expect(await sample('4')).not.toBe(first);
  });

  it('regenerates the tables of the papers, marks included', async () => {
    const grid = await text('--show', 'dwyer:3', '--format', 'latex');
    expect(grid).toContain('\\textcircled{$\\checkmark$}');
    expect(grid).toContain('\\cellcolor');
    expect(await text('--show', 'dwyer:1', '--format', 'html')).toContain('<strong>');
    const last = await text('--show', 'davies-milley:3', '--format', 'csv');
    expect(last).toContain('simplest forms,220,196\r\n');
    for (const name of ['dwyer:2', 'davies-milley:1', 'davies-milley:2']) {
      expect(await text('--show', name, '--latex')).toContain('\\begin{tabular}');
    }
  });

  it('says what cannot be had', async () => {
    const { code, stderr } = await census('--universe', 'E', '--rank', '3');
    expect({ code, stderr }).toEqual({
      code: 1,
      stderr: expect.stringContaining('cannot be listed'),
    });
    for (const flags of [
      ['--universe', 'all'],
      ['--universe', '7'],
      ['--show', 'x'],
      ['--json', '--latex'],
      ['--seed', '3'],
      ['--sample', '10', '--show', 'order'],
      ['--sample', '1.5'],
      ['--rank', '-1'],
      ['--show', 'dwyer:1', '--universe', 'E'],
      ['--output', folder],
      ['--output', join(folder, 'nowhere', 'x.csv')],
    ]) {
      expect([flags, (await census(...flags)).code]).toEqual([flags, 2]);
    }
  });

  it('keeps to budgets', async () => {
    const huge = ['--universe', 'M', '--sample', '100000000'];
    expect(await census(...huge, '--timeout', '1')).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('out of time'),
    });
    expect((await census(...huge, '--max-forms', '1000')).code).toBe(1);
  });
});

describe('files', () => {
  const file = join(folder, 'census.csv');

  it('the ending says how the table is written', async () => {
    const { code, stdout } = await census('--universe', 'D', '--output', file);
    expect({ code, stdout }).toEqual({ code: 0, stdout: '' });
    expect(readFileSync(file, 'utf8').split('\r\n')).toHaveLength(11);
    expect(readdirSync(folder)).toEqual(['census.csv']);
  });

  it('a census stopped by Ctrl-C leaves no half file, and the old one as it was', async () => {
    const old = readFileSync(file, 'utf8');
    for (const name of ['census.csv', 'new.csv']) {
      const line = `census --universe M --sample 100000000 --output "${join(folder, name)}"`;
      expect(await stopOnTerminal(proviso, line)).toEqual({ code: 130, said: 'stopped\n' });
    }
    expect(readdirSync(folder)).toEqual(['census.csv']);
    expect(readFileSync(file, 'utf8')).toBe(old);
  });

  it('a link keeps leading to its file, which keeps its mode; a device stays one', async () => {
    writeFileSync(file, 'old');
    chmodSync(file, 0o640);
    const link = join(folder, 'link.csv');
    symlinkSync(file, link);
    expect((await census('--universe', 'D', '--output', link)).code).toBe(0);
    expect(readFileSync(file, 'utf8')).toContain('class,smallest form');
    expect(statSync(file).mode & 0o777).toBe(0o640);
    expect((await census('--universe', 'D', '--output', '/dev/null')).code).toBe(0);
    expect(statSync('/dev/null').isCharacterDevice()).toBe(true);
    expect(existsSync(`${link}.part`)).toBe(false);
  });
});
