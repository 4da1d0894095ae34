// A universe, a ruleset, a paper and a table format more are a file and a line each: added to a copy of the
// workspace, they are used by the command built from it, and known to completion, page and guide.

import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addFour } from './four-additions.ts';
import { WorkspaceCopy } from './workspace-copy.ts';

let copy: WorkspaceCopy;

beforeAll(() => {
  copy = new WorkspaceCopy();
  addFour(copy);
  const flags = ['--conditions=@proviso/source', '--import', 'tsx'];
  const script = copy.path('packages/cli/scripts/build.ts');
  execFileSync(process.execPath, [...flags, script, copy.path('built')], {
    cwd: copy.folder,
    stdio: 'pipe',
  });
}, 120_000);

afterAll(() => copy.remove());

interface Run {
  readonly status: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** Runs the command of the copy. */
function proviso(...args: readonly string[]): Run {
  return spawnSync(process.execPath, [copy.path('built/bin/proviso.js'), ...args], {
    cwd: copy.folder,
    encoding: 'utf8',
    env: { ...process.env, NO_COLOR: '1' },
  });
}

/** What it prints, where all goes well. */
function says(...args: readonly string[]): string {
  const { status, stdout, stderr } = proviso(...args);
  expect(stderr).toBe('');
  expect(status).toBe(0);
  return stdout;
}

const lines = (text: string): string[] => text.trimEnd().split('\n');

describe('a universe', () => {
  it('answers in the language', () => {
    const reduced = '{*, {.|*} | 0}';
    const statements = ['{.|*} in Crowded', '1 in Crowded', 'use Crowded', '{.|*} > 0'];
    // 1 is not among its members, and it has the order of M.
    const same = `same(${reduced} mod Crowded, ${reduced} mod M)`;
    expect(lines(says('eval', ...statements, same))).toEqual(['true', 'false', 'true', 'true']);
  });

  it('gives way to a name of your own, which the words of the grammar do not', () => {
    const own = ['Crowded(n) := n + n', 'same(Crowded(*), * + *)', 'Crowded := 3', 'Crowded'];
    expect(lines(says('eval', ...own))).toEqual(['true', '3']);
    const { stderr } = proviso('eval', 'E := 3', 'Crowded(1)', 'use 3 players', 'Crowded');
    expect(stderr).toContain('`E` is reserved');
    expect(stderr).toContain('`Crowded` takes no generators');
    expect(stderr).toContain('universes are for games of two players');
  });

  it('stands in errors, help and completions', () => {
    expect(proviso('eval', '* mod 3').stderr).toContain('`D`, `Crowded`, `D(-1)` and the like');
    const help = says('eval', 'help(Crowded)', 'help("universes")');
    expect(help).toContain('Crowded: a universe.');
    expect(help).toMatch(/Crowded\s\(a\suniverse\)/);
    expect(says('simplest', '--help')).toContain('Crowded, Normal, or a closure');
    for (const shell of ['bash', 'zsh']) expect(says('completion', shell)).toContain('Crowded');
  });

  it('is one of all', () => {
    const rows = says('compare', '{.|*}', '0', '--universe', 'all', '--json');
    const answers = lines(rows).map((line) => JSON.parse(line));
    const universes = answers.map(({ universe }) => universe);
    expect(universes).toHaveLength(8);
    expect(answers[universes.indexOf('Crowded')]).toMatchObject({ ok: true, text: '>' });
  });

  it('tells reasons without a certificate, which no checker could follow', () => {
    const asked = proviso(
      'eval',
      '--json',
      'explain({.|*} >= 0 mod Crowded)',
      'invertible(1, Crowded)',
    );
    const [explained, undecided] = lines(asked.stdout).map((line) => JSON.parse(line));
    expect(explained.value.markdown).toContain('modulo `Crowded`');
    expect(explained.value.certificates).toEqual([]);
    expect(undecided.error.message).toContain('not decided');
    expect(asked.status).toBe(1);
  });

  it('is on the page', async () => {
    const labels = copy.path('packages/web/universe-labels.ts');
    const { UNIVERSE_LABELS } = await import(labels);
    expect(JSON.parse(UNIVERSE_LABELS.__PROVISO_UNIVERSES__)).toContainEqual({
      key: 'Crowded',
      label: 'Crowded',
      latex: '\\mathrm{Crowded}',
      words: 'a universe',
      play: 'misère',
    });
    const { reasons } = await import(copy.path('packages/web/src/worker/compare-games.ts'));
    expect(reasons('{.|*}', '0', 'Crowded').files).toEqual([]);
    expect(reasons('{.|*}', '0', 'E').files).toHaveLength(2);
  });
});

describe('a ruleset', () => {
  it('makes boards, with a value modulo the new universe too', () => {
    // 3 is {2 | 1} with 2 = {1 | 0} and 1 = {0 | .}.
    const told = says('eval', 'form(uneven(3))', 'outcome(uneven(3))', 'help(uneven)');
    expect(lines(told).slice(0, 2)).toEqual(['{{1 | 0} | 1}', 'N']);
    expect(told).toContain('Left takes one counter from a heap');
    expect(says('board', 'uneven', '3', '--universe', 'Crowded')).toContain('mod Crowded');
  });
});

describe('a paper', () => {
  it('is run', () => {
    const [report = ''] = lines(says('papers', '--paper', 'folklore', '--quick', '--json'));
    expect(JSON.parse(report)).toMatchObject({ paper: 'folklore', item: 'Theorem 1' });
  });
});

describe('a table format', () => {
  it('writes a census, to the terminal and to a file', () => {
    // The dicots of day 1 are 0 and *, of different outcomes: two rows below the heads.
    const table = says('census', '--universe', 'D', '--rank', '1', '--format', 'tsv');
    const [heads = [], ...rows] = lines(table).map((line) => line.split('\t'));
    expect(heads.length).toBeGreaterThan(4);
    expect(rows.map((row) => row.length)).toEqual([heads.length, heads.length]);
    expect(rows.map((row) => row[heads.indexOf('smallest form')])).toEqual(['0', '*']);
    says('census', '--universe', 'D', '--rank', '1', '--output', copy.path('day.tsv'));
    expect(readFileSync(copy.path('day.tsv'), 'utf8')).toBe(table);
  });

  it('writes tables of the language, as text and as a file', () => {
    const t = 'table([0, *], "G", G -> G, "o", outcome)';
    const saved = [`save(${t}, "t.tsv")`, 'save("as it stands", "u.tsv")'];
    const [head, ...rest] = lines(says('eval', '--allow-save', `tsv(${t})`, ...saved));
    expect([head, ...rest.slice(0, 2)]).toEqual(['G\to', '0\tN', '*\tP']);
    expect(readFileSync(copy.path('t.tsv'), 'utf8')).toBe('G\to\n0\tN\n*\tP\n');
    expect(readFileSync(copy.path('u.tsv'), 'utf8')).toBe('as it stands');
  });

  it('stands in help and completions', () => {
    const help = says('eval', 'help(save)', 'help(tsv)');
    expect(help).toContain(', .tsv');
    expect(help).toContain('A table in TSV.');
    expect(says('census', '--help')).toContain('tsv');
    expect(says('completion', 'bash')).toContain('tsv');
  });
});

it('completion, the page and the menu of the guide know the new ones', async () => {
  const { complete } = await import(copy.path('packages/language/src/index.ts'));
  const offered = (text: string): string[] =>
    complete(text, text.length).options.map(({ label }: { label: string }) => label);
  expect(offered('G mod Cr')).toEqual(['Crowded']);
  expect(offered('unev')).toEqual(['uneven']);
  expect(offered('ts')).toEqual(['tsv']);
  const { menus } = await import(copy.path('scripts/docs/menus.ts'));
  expect(menus().orders).toContainEqual({
    text: 'Crowded, a universe',
    link: '/orders/crowded',
  });
  expect(menus().papers).toContainEqual({ text: 'Verybody', link: '/papers/folklore' });
});
