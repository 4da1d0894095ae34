// The repository keeps its own rules: manifests agree, the lock file works on every platform, files
// stay small enough to read.

import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  addresses,
  type Lock,
  missingOptional,
  platformOf,
  withoutHash,
} from '../scripts/lockfile.ts';
import { modules, packages, root, sourceCondition, sourceOf } from '../scripts/workspace.ts';

const read = (path: string) => readFileSync(join(root, path), 'utf8');
const workspace = JSON.parse(read('package.json'));
const tracked = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
})
  .trim()
  .split('\n')
  .filter((path) => existsSync(join(root, path)));

describe('manifests', () => {
  it.each(packages().map((item) => [item.manifest.name, item] as const))(
    '%s agrees with the workspace',
    (_, item) => {
      const { version, license, engines } = workspace;
      expect(item.manifest).toMatchObject({ version, license, engines });
      for (const { targets } of modules(item)) {
        expect(targets[sourceCondition]).toBe(sourceOf(targets['default'] ?? ''));
        expect(Object.keys(targets).at(-1)).toBe('default');
      }
    },
  );

  it('pin exact versions', () => {
    const all = [workspace, ...packages().map(({ manifest }) => manifest)].flatMap((manifest) =>
      Object.entries({ ...manifest.dependencies, ...manifest.devDependencies }),
    );
    expect(all.filter(([, version]) => !/^\d+\.\d+\.\d+$/.test(String(version)))).toEqual([]);
  });

  it('come with each package after those it depends on', () => {
    const names = packages().map(({ manifest }) => manifest.name);
    for (const { manifest } of packages()) {
      for (const needed of Object.keys({ ...manifest.dependencies, ...manifest.devDependencies })) {
        expect(names.indexOf(needed)).toBeLessThan(names.indexOf(manifest.name));
      }
    }
  });
});

it('the citation is of this version', () => {
  expect(read('CITATION.cff')).toContain(`\nversion: ${workspace.version}\n`);
});

describe('the lock file', () => {
  const lock: Lock = JSON.parse(read('package-lock.json'));

  it('names no address', () => {
    expect(addresses(lock)).toEqual([]);
  });

  it('says what every package must hash to', () => {
    expect(withoutHash(lock)).toEqual([]);
  });

  it('holds every optional package (else: npm run lockfile)', () => {
    expect(Object.keys(missingOptional(lock))).toEqual([]);
  });

  it('gets an entry for a binary that the registry did not serve', () => {
    const optionalDependencies = { '@a/b-linux-x64-musl': '1.0.0', '@a/b-darwin-arm64': '1.0.0' };
    const packages = {
      'node_modules/a': { version: '1.0.0', dev: true, optionalDependencies },
      'node_modules/c/node_modules/a': {
        version: '2.0.0',
        optionalDependencies: { '@a/b-darwin-arm64': '2.0.0' },
      },
      'node_modules/@a/b-linux-x64-musl': { version: '1.0.0' },
    };
    expect(missingOptional({ packages })).toEqual({
      'node_modules/@a/b-darwin-arm64': {
        version: '1.0.0',
        dev: true,
        optional: true,
        cpu: ['arm64'],
        os: ['darwin'],
      },
      'node_modules/c/node_modules/a/node_modules/@a/b-darwin-arm64': {
        version: '2.0.0',
        optional: true,
        cpu: ['arm64'],
        os: ['darwin'],
      },
    });
  });

  it('finds at the root what a package inside ours asks for', () => {
    const optionalDependencies = { fsevents: '~2.3.3' };
    const packages = {
      'node_modules/fsevents': { version: '2.3.3' },
      'packages/web/node_modules/vite': { version: '8.0.0', optionalDependencies },
    };
    expect(missingOptional({ packages })).toEqual({});
  });

  it('reads platforms off names', () => {
    expect(platformOf('@a/b-linux-arm-musleabihf')).toEqual({
      cpu: ['arm'],
      os: ['linux'],
      libc: ['musl'],
    });
    expect(() => platformOf('left-pad')).toThrow('does not name its platform');
  });
});

describe('stylesheets', () => {
  const folder = 'packages/web/src/style';
  /** They come together: what one says of a class, the others may add to. */
  const VIEWS = [/^(board|play)/, /^(census|link-list)/, /^(worksheet|sheet-menus|cell-answers)/];
  const view = (file: string): string =>
    String(VIEWS.find((names) => names.test(file)) ?? (file === 'page.css' ? 'every' : file));

  /** The classes that a selector of one class, without a place, is about. */
  function alone(css: string): string[] {
    const rules = css
      .replace(/\/\*[\s\S]*?\*\/|\((?:[^()]|\([^()]*\))*\)/g, '')
      .matchAll(/(?:^|[{};])\s*([^@{};]+)\{/g);
    return [...rules].flatMap(([, selectors = '']) =>
      selectors
        .split(',')
        .flatMap((one) => /^[a-z]*\.([\w-]+)(:[\w-]+)*$/.exec(one.trim())?.[1] ?? []),
    );
  }

  it('say of a class without a place what it is in one view alone, since those of others stay', () => {
    const views = new Map<string, Set<string>>();
    for (const file of readdirSync(join(root, folder))) {
      // On paper everything stands otherwise, and in the dark.
      if (['print.css', 'colours.css'].includes(file)) continue;
      for (const name of alone(read(join(folder, file)))) {
        views.set(name, (views.get(name) ?? new Set()).add(view(file)));
      }
    }
    expect(views.size).toBeGreaterThan(300);
    const shared = [...views].filter(([, of]) => of.size > 1).map(([name]) => name);
    // A label that looks like a button is one, with a file in it.
    expect(shared).toEqual(['button']);
  });
});

describe('sources', () => {
  const sources = tracked.filter((path) => /\.tsx?$/.test(path) && !path.includes('/generated/'));

  it('have at most 400 lines each, tests 600', () => {
    const styles = tracked.filter((path) => path.endsWith('.css'));
    const limit = (path: string) => (/(^|\/)(test|e2e)\//.test(path) ? 600 : 400);
    const long = [...sources, ...styles].filter(
      (path) => read(path).split('\n').length > limit(path) + 1,
    );
    expect(long).toEqual([]);
  });

  it('open with a comment that says what they define', () => {
    const published = sources.filter((path) => /^packages\/[^/]+\/src\//.test(path));
    expect(published.filter((path) => !/^(#!.*\n)?\s*\/[/*]/.test(read(path)))).toEqual([]);
  });
});
