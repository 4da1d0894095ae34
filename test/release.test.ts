// What belongs to a release: changesets that can be read, one changelog, manifests that agree, and
// workflows that run what there is.

import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { changelogWith, readChangeset, readChangesets } from '../scripts/release/changesets.ts';
import { identity, isPlaceholder } from '../scripts/release/identity.ts';
import { everyPackage } from '../scripts/system-packages.ts';
import { packages, root } from '../scripts/workspace.ts';

const read = (path: string) => readFileSync(join(root, path), 'utf8');
const names = packages().map(({ manifest }) => manifest.name);

describe('changesets', () => {
  it('can be read, and name packages that exist', () => {
    for (const { file, packages: named } of readChangesets(join(root, '.changeset'))) {
      for (const name of Object.keys(named)) expect(names, file).toContain(name);
    }
  });

  it('all packages move together', () => {
    const { fixed } = JSON.parse(read('.changeset/config.json'));
    const [[first, rest]] = fixed;
    const scope = rest.replace('*', '');
    expect(names.filter((name) => name !== first && !name.startsWith(scope))).toEqual([]);
    expect(new Set(packages().map(({ manifest }) => manifest.version)).size).toBe(1);
  });

  it.each([
    ['no front matter', 'text', 'does not begin'],
    ['no package', '---\n---\n\ntext', 'does not begin'],
    ['an empty front matter', '---\n\n---\n\ntext', 'names no package'],
    ['an unknown level', '---\n"proviso": big\n---\n\ntext', 'major, minor or patch, not big'],
    ['no words', '---\n"proviso": minor\n---\n\n', 'says nothing'],
  ])('%s is refused', (_, source, message) => {
    expect(() => readChangeset('a.md', source)).toThrow(message);
  });
});

describe('the changelog', () => {
  const old =
    '# Changelog\n\nWords.\n\n## [Unreleased]\n\n### Added\n\n- before\n\n## [0.1.0] - 2020-01-01\n\n- first\n';
  const fix = readChangeset('a.md', '---\n"proviso": patch\n---\n\nA fix.');
  const news = readChangeset(
    'b.md',
    `---\n"proviso": patch\n"@proviso/engine": minor\n---\n\n${'word '.repeat(40)}`,
  );

  it('gets a version on top, larger changes first, and keeps what stood there', () => {
    const text = changelogWith(old, [fix, news], '0.2.0', '2020-02-02');
    const headings = text.split('\n').filter((line) => line.startsWith('#'));
    expect(headings).toEqual([
      '# Changelog',
      '## [Unreleased]',
      '## [0.2.0] - 2020-02-02',
      '### Added and changed',
      '### Fixed',
      '### Added',
      '## [0.1.0] - 2020-01-01',
    ]);
    expect(text).toContain('- `proviso`: A fix.\n');
    expect(text).toContain('- before\n\n## [0.1.0]');
    expect(text.split('\n').every((line) => line.length <= 100)).toBe(true);
  });

  it('can be written again at the next release', () => {
    const once = changelogWith(old, [fix], '0.1.1', '2020-02-02');
    const twice = changelogWith(once, [news], '0.2.0', '2020-03-03');
    expect(twice.indexOf('[0.2.0]')).toBeLessThan(twice.indexOf('[0.1.1]'));
    expect(changelogWith(read('CHANGELOG.md'), [fix], '9.9.9', '2020-02-02')).toContain('[9.9.9]');
  });
});

describe('manifests', () => {
  it.each(['', ...packages().map(({ folder }) => relative(root, folder))])(
    '%s/package.json says where the project lives (else: npm run manifests)',
    (folder) => {
      expect(JSON.parse(read(join(folder, 'package.json')))).toMatchObject(identity(folder));
    },
  );

  it('are not published as long as the address is a placeholder', () => {
    expect(isPlaceholder('https://example.invalid/x')).toBe(true);
    expect(isPlaceholder('https://example.org/x')).toBe(false);
    if (!isPlaceholder()) return;
    const tsx = join(root, 'node_modules/.bin/tsx');
    const { status, stderr } = spawnSync(tsx, ['scripts/release/publish.ts'], {
      cwd: root,
      encoding: 'utf8',
    });
    expect(status).toBe(1);
    expect(stderr).toContain('is a placeholder');
  });
});

describe('workflows', () => {
  interface Workflow {
    jobs: Record<
      string,
      { steps: { run?: string; uses?: string }[]; strategy?: { matrix: object } }
    >;
  }
  const folder = '.github/workflows';
  const files = readdirSync(join(root, folder));
  const workflow = (file: string): Workflow => parse(read(join(folder, file)));
  const steps = (file: string) => Object.values(workflow(file).jobs).flatMap((job) => job.steps);

  it.each(files)('%s runs commands that exist', (file) => {
    const { scripts } = JSON.parse(read('package.json'));
    const commands = steps(file).flatMap(({ run }) => (run === undefined ? [] : [run]));
    expect(commands.length).toBeGreaterThan(0);
    for (const command of commands) {
      const [, script, home] = /^npm run (\S+)(?: -w (\S+))?$/.exec(command) ?? [];
      if (home !== undefined) {
        const item = packages().find(({ manifest }) => manifest.name === home);
        expect(Object.keys(item?.manifest.scripts ?? {})).toContain(script);
      } else if (script !== undefined) expect(Object.keys(scripts)).toContain(script);
      else if (command.startsWith('.')) expect(existsSync(join(root, command))).toBe(true);
      else
        expect(command).toMatch(
          /^(npm ci|npm install --global npm@[\d.]+|mv dist\/docs packages\/web\/dist\/guide|sudo apt-get .*)$/,
        );
    }
  });

  it('test on all supported versions of Node, from the least that is named', () => {
    expect(workflow('test.yml').jobs['test']?.strategy?.matrix).toEqual({ node: [20, 22, 24] });
    expect(steps('test.yml').map(({ run }) => run)).toContain('.ci/run');
    const { engines } = JSON.parse(read('package.json'));
    expect(engines.node).toBe(`>=${read('.nvmrc').trim()}`);
  });

  it.each(['test.yml', 'release.yml'])('%s installs all that the suites call', (file) => {
    const line = steps(file).find(({ run }) => run?.includes('apt-get'))?.run ?? '';
    expect(line.split(' --no-install-recommends ')[1]?.split(' ')).toEqual(everyPackage());
  });

  it('forms for issues can be read', () => {
    const forms = readdirSync(join(root, '.github/ISSUE_TEMPLATE'));
    for (const form of forms)
      expect(parse(read(`.github/ISSUE_TEMPLATE/${form}`))).toBeTypeOf('object');
  });
});
