// `npm run changeset:version`: the next version for all packages, and the changelog that tells of it.
// Changesets works out the version and writes the manifests; the rest follows here.

import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../workspace.ts';
import { changelogWith, readChangesets } from './changesets.ts';

const path = (name: string) => join(root, name);
const edit = (name: string, change: (text: string) => string) =>
  writeFileSync(path(name), change(readFileSync(path(name), 'utf8')));

const changesets = readChangesets(path('.changeset'));
if (changesets.length === 0) {
  console.log('There is no change to release.');
} else {
  execFileSync(path('node_modules/.bin/changeset'), ['version'], { cwd: root, stdio: 'inherit' });
  const manifest = readFileSync(path('packages/engine/package.json'), 'utf8');
  const version: string = JSON.parse(manifest).version;
  const date = new Date().toISOString().slice(0, 10);
  edit('CHANGELOG.md', (text) => changelogWith(text, changesets, version, date));
  edit('package.json', (text) => text.replace(/("version": )"[^"]*"/, `$1"${version}"`));
  edit('CITATION.cff', (text) => text.replace(/^version: .*$/m, `version: ${version}`));
  execFileSync('npm', ['run', '--silent', 'lockfile'], { cwd: root, stdio: 'inherit' });
  console.log(`All packages are at ${version}; ${changesets.length} changes are in CHANGELOG.md.`);
}
