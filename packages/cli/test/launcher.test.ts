// The launcher: npm links it in a fresh clone, where there is no build, so it has to be in the
// repository, and to say what is missing.

import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { root } from './process.ts';

const home = join(root, 'packages/cli');
const { bin, files } = JSON.parse(readFileSync(join(home, 'package.json'), 'utf8'));
const folder = mkdtempSync(join(tmpdir(), 'proviso-launcher-'));
const launcher = join(folder, 'bin/proviso.js');
cpSync(join(home, 'package.json'), join(folder, 'package.json'));
cpSync(join(home, 'bin'), join(folder, 'bin'), { recursive: true });
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const launch = (...args: string[]) =>
  spawnSync(process.execPath, [launcher, ...args], { encoding: 'utf8' });

describe('the launcher', () => {
  it('is in the repository and in the package, and may be executed', () => {
    const listed = execFileSync('git', ['ls-files', '--stage', bin.proviso], { cwd: home });
    expect(String(listed)).toMatch(/^100755 .*\tbin\/proviso\.js\n$/);
    expect(files).toContain('bin');
  });

  it('says what to run when there is no build', () => {
    const { status, stdout, stderr } = launch('eval', '1');
    expect(stderr).toBe('proviso: it is not built yet; run `npm run build` first\n');
    expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
  });

  it('does not take a broken build for a missing one', () => {
    mkdirSync(join(folder, 'dist'), { recursive: true });
    writeFileSync(join(folder, 'dist/proviso.js'), `import './missing.js';`);
    const { status, stderr } = launch();
    expect(status).not.toBe(0);
    expect(stderr).toContain('missing.js');
    expect(stderr).not.toContain('npm run build');
  });
});
