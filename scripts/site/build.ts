// Builds the site when it is missing or older than what it is made of.

import { execFileSync } from 'node:child_process';
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../workspace.ts';

export const site = join(root, 'packages/web/dist');

/** What the site is made of. */
const SOURCES = ['web', 'language', 'pictures', 'engine'].flatMap((name) => [
  join(root, 'packages', name, 'src'),
  join(root, 'packages', name, 'package.json'),
]);
const OTHERS = ['index.html', 'vite.config.ts', 'public'].map((name) =>
  join(root, 'packages/web', name),
);

/** When anything at or below a path was last changed. */
function newest(path: string): number {
  const found = statSync(path, { throwIfNoEntry: false });
  if (found === undefined) return 0;
  if (!found.isDirectory()) return found.mtimeMs;
  return Math.max(found.mtimeMs, ...readdirSync(path).map((name) => newest(join(path, name))));
}

/** Makes sure that the built site is current; says whether it had to be built. */
export function buildSite(): boolean {
  const built = statSync(join(site, 'index.html'), { throwIfNoEntry: false })?.mtimeMs ?? 0;
  const sources = [...SOURCES, ...OTHERS, join(root, 'examples'), join(root, 'package-lock.json')];
  if (sources.every((path) => newest(path) <= built)) return false;
  execFileSync('npm', ['run', '--silent', 'build', '-w', '@proviso/web'], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  return true;
}
