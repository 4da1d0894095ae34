// The site: static files with relative addresses, so that it works under any path. The service
// worker is built beside the page and told which files there are.

import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { defineConfig, type Plugin } from 'vite';
import { firstAnswer } from './first-answer.ts';
import { papersIndex } from './papers-index.ts';
import { UNIVERSE_LABELS } from './universe-labels.ts';

/** Files the page can do without when it is offline are none; maps are for developers. */
const isPart = (name: string) => !name.endsWith('.map') && name !== 'service-worker.js';

/** Puts the list of the site's files, a name for it and the page's script into the service worker. */
function offline(): Plugin {
  return {
    name: 'offline',
    enforce: 'post',
    generateBundle(_, bundle) {
      const worker = bundle['service-worker.js'];
      if (worker?.type !== 'chunk') throw new Error('the service worker was not built');
      const page = Object.values(bundle).find(
        (part) => part.type === 'chunk' && part.name === 'page',
      );
      if (page?.type !== 'chunk' || !page.isEntry) throw new Error('the page was not built');
      const files = Object.keys(bundle).filter(isPart).sort();
      const version = createHash('sha256').update(files.join('\n')).digest('hex').slice(0, 12);
      const all = [
        './',
        './icon.svg',
        './proviso.webmanifest',
        ...files.map((name) => `./${name}`),
      ];
      worker.code = worker.code
        .replace('__PROVISO_ENTRY__', page.fileName)
        .replace('__PROVISO_FILES__', JSON.stringify(all).replaceAll('"', '\\"'))
        .replace('__PROVISO_VERSION__', version);
    },
  };
}

/** Smaller files are not worth it, in bytes. */
const LEAST_COMPRESSED = 1024;

/** Puts compressed files beside those of the site, for servers that send them. */
function compressed(): Plugin {
  return {
    name: 'compressed',
    writeBundle({ dir = '' }, bundle) {
      for (const name of Object.keys(bundle)) {
        const bytes = readFileSync(join(dir, name));
        if (!/\.(?:css|html|js|svg)$/.test(name) || bytes.length < LEAST_COMPRESSED) continue;
        const quality = { [constants.BROTLI_PARAM_QUALITY]: 9 };
        writeFileSync(join(dir, `${name}.br`), brotliCompressSync(bytes, { params: quality }));
        writeFileSync(join(dir, `${name}.gz`), gzipSync(bytes, { level: 9 }));
      }
    },
  };
}

/** What answers depend on: they are marked when it has changed since they were found. */
function engineVersion(): string {
  const hash = createHash('sha256');
  const rooms = ['engine', 'catalogue', 'language', 'pictures'].map((name) => `../${name}/src`);
  for (const sources of [...rooms, 'src/worker']) {
    const folder = join(import.meta.dirname, sources);
    const files = readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name));
    for (const file of files.sort()) hash.update(readFileSync(file));
  }
  return hash.digest('hex').slice(0, 12);
}

/** All packages have one version. */
function release(): string {
  return JSON.parse(readFileSync(join(import.meta.dirname, 'package.json'), 'utf8')).version;
}

const engine = engineVersion();

export default defineConfig({
  base: './',
  define: {
    __PROVISO_ENGINE__: JSON.stringify(engine),
    __PROVISO_RELEASE__: JSON.stringify(release()),
    ...UNIVERSE_LABELS,
    __PROVISO_PAPERS__: papersIndex(),
    __PROVISO_FIRST_ANSWER__: firstAnswer(engine),
  },
  resolve: { conditions: ['@proviso/source', 'module', 'browser', 'production'] },
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  worker: { format: 'es' },
  build: {
    target: 'es2023',
    // Inlined files would need `data:` in the policy for scripts.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // Building the worker inside the page takes most of the time, as it should.
      checks: { pluginTimings: false },
      input: { page: 'index.html', 'service-worker': 'src/offline/service-worker.ts' },
      output: {
        // A file each, so that a new version of the page does not bring them anew.
        codeSplitting: {
          groups: [
            { name: 'editor', test: /node_modules\/@(?:codemirror|lezer)\// },
            { name: 'markdown', test: /node_modules\/(?:markdown-it|mdurl|entities|linkify-it)\// },
          ],
        },
        entryFileNames: ({ name }) =>
          name === 'service-worker' ? 'service-worker.js' : 'assets/[name]-[hash].js',
      },
    },
  },
  plugins: [offline(), compressed()],
});
