// `npm run docs`: the guide as a site in dist/docs. Pages from docs/, references from the tables that
// the program itself uses, pictures from the engine, the API from the sources. Nothing is fetched.

import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vitepress';
import { root } from '../workspace.ts';
import { writeApi } from './api.ts';
import { deadLinks } from './links.ts';
import { stage } from './stage.ts';

const staged = join(root, '.cache/docs');
const site = join(root, 'dist/docs');

// VitePress takes a link for a page unless it knows the ending.
process.env['VITE_EXTRA_EXTENSIONS'] = 'py';

rmSync(staged, { recursive: true, force: true });
rmSync(site, { recursive: true, force: true });
stage(staged);
await build(staged, { outDir: site });
await writeApi(join(site, 'api'));
const dead = deadLinks(site, process.env['DOCS_BASE']);
for (const link of dead) console.error(`dead link: ${link}`);
if (dead.length > 0) process.exitCode = 1;
else console.log(`The guide is in ${site}`);
