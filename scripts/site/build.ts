// Builds the site when it is missing or older than what it is made of.

import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from '../workspace.ts';
import { isCurrent } from './current.ts';

export const site = join(root, 'packages/web/dist');

/** What the site is made of. */
const SOURCES = ['web', 'literature', 'language', 'catalogue', 'pictures', 'engine'].flatMap(
  (name) => [join(root, 'packages', name, 'src'), join(root, 'packages', name, 'package.json')],
);
const OTHERS = [
  'index.html',
  'vite.config.ts',
  'papers-index.ts',
  'first-answer.ts',
  'universe-labels.ts',
  'public',
].map((name) => join(root, 'packages/web', name));
/** What its list of the papers is made with and of. */
const LISTED = [
  'docs/references.bib',
  'scripts/site/papers-index.ts',
  'scripts/site/list-papers.ts',
  'scripts/site/first-answer.ts',
  'scripts/docs/papers',
  'scripts/references',
].map((name) => join(root, name));

/** Makes sure that the built site is current; says whether it had to be built. */
export function buildSite(): boolean {
  const rest = [join(root, 'examples'), join(root, 'package-lock.json')];
  const sources = [...SOURCES, ...OTHERS, ...LISTED, ...rest];
  if (isCurrent(join(site, 'index.html'), sources)) return false;
  execFileSync('npm', ['run', '--silent', 'build', '-w', '@proviso/web'], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  return true;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) buildSite();
