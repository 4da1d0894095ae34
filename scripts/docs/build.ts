// `npm run docs`: the guide as a site in dist/docs. Pages from docs/, references from the tables that
// the program itself uses, pictures from the engine, the API from the sources. Nothing is fetched.
// It is built beside its place and moved there in one step, so that it can be read meanwhile.

import { mkdirSync, renameSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vitepress';
import { root } from '../workspace.ts';
import { writeApi } from './api.ts';
import { KEPT_FILES, keptFiles } from './kept-files.ts';
import { deadLinks } from './links.ts';
import { menus } from './menus.ts';
import { stage } from './stage.ts';

const begun = new Date();
const staged = join(root, `.cache/docs-${process.pid}`);
const part = join(root, `dist/docs-${process.pid}`);
const site = join(root, 'dist/docs');
const cleanUp = () => {
  for (const folder of [staged, part]) rmSync(folder, { recursive: true, force: true });
};
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    cleanUp();
    process.kill(process.pid, signal);
  });
}

// VitePress takes a link for a page unless it knows the ending.
process.env['VITE_EXTRA_EXTENSIONS'] = 'py,bib';
process.env['DOCS_MENUS'] = JSON.stringify(menus());

try {
  stage(staged);
  await build(staged, { outDir: part });
  await writeApi(join(part, 'api'));
  writeFileSync(join(part, KEPT_FILES), JSON.stringify(keptFiles(part)));
  // As old as its oldest source may be: what was changed during the build calls for another.
  utimesSync(join(part, 'index.html'), begun, begun);
  mkdirSync(join(root, 'dist'), { recursive: true });
  rmSync(site, { recursive: true, force: true });
  renameSync(part, site);
} finally {
  cleanUp();
}
const dead = deadLinks(site, process.env['DOCS_BASE'] ?? '/guide/');
for (const link of dead) console.error(`dead link: ${link}`);
if (dead.length > 0) process.exitCode = 1;
else console.log(`The guide is in ${site}`);
