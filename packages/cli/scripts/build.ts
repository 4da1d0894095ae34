// Builds the command: a file for the main thread, one with `eval` alone, and one for each kind of thread
// it starts, with the workspace's packages and Lezer inside, because every file that Node has to find costs
// time at the start. `eval` is also compiled, as far as a few statements need it. Beside them the man page and the licences of what is inside. A folder given as the argument
// takes the place of this package's own, and gets the launcher as well.

import { execFileSync } from 'node:child_process';
import { copyFileSync, cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { build, type Rolldown } from 'tsdown';
import { COMMANDS } from '../src/commands/table.ts';
import { manPage } from '../src/reference/man-page.ts';

const home = resolve(import.meta.dirname, '..');
const root = resolve(home, '../..');
const folder = resolve(process.argv[2] ?? home);
const dist = join(folder, 'dist');
const manifest = readFileSync(join(home, 'package.json'), 'utf8');

const MAIN = 'src/proviso.ts';
const EVAL = 'src/eval-alone.ts';
/** What every call of the command loads, kept together: all but the parts for single commands. */
const EVERY_CALL = {
  name: 'command',
  test: /packages\/(cli\/src\/(?!catalogue\/|census|draw|jupyter\/|manuscripts\/|search\/)|language\/src\/syntax\/(lexemes|statements|placed-statements))/,
};

/** The packages from elsewhere that the build has inside. */
const bundled = new Set<string>();
const collect: Rolldown.Plugin = {
  name: 'collect-packages',
  generateBundle(_options, files) {
    for (const file of Object.values(files)) {
      for (const id of file.type === 'chunk' ? file.moduleIds : []) {
        const name = /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(id)?.[1];
        if (name !== undefined) bundled.add(name);
      }
    }
  },
};

/**
 * The pool starts its threads from a file of its own, which it looks for beside itself; here that is
 * `pool-worker.js`. What it can do with priorities of threads needs a native module, and is not used.
 */
const pool: Rolldown.Plugin = {
  name: 'pool-of-threads',
  transform(code, id) {
    if (!id.endsWith('/piscina/dist/index.js')) return null;
    const own = "__dirname, 'worker.js'";
    if (!code.includes(own)) throw new Error('the pool looks for its thread in another way');
    return code.replace(own, "import.meta.dirname, 'pool-worker.js'");
  },
  resolveId: (name) => (name === '@napi-rs/nice' ? '\0nothing' : null),
  load: (id) => (id === '\0nothing' ? 'export {};' : null),
};

/**
 * Halves of characters in texts. Where the minifier puts texts together it writes the sign for what is no
 * character, and `d800` for `\uD800`. The texts of Temml that have them are patterns, which read an escaped
 * escape as the same; whatever else had them would end the build.
 */
const halves: Rolldown.Plugin = {
  name: 'halves-of-characters',
  transform(code, id) {
    if (!id.includes('/node_modules/temml/')) return null;
    return code.replaceAll(/(?<!\\)\\u(?=D[89A-F])/g, '\\\\u');
  },
  generateBundle(_options, files) {
    for (const file of Object.values(files)) {
      if (file.type === 'chunk' && /\ufffdd[89a-f]/i.test(file.code)) {
        throw new Error(`${file.fileName} has half a character that was written as none`);
      }
    }
  },
};

/** Where each file of the build begins. */
const ENTRIES = {
  proviso: MAIN,
  eval: EVAL,
  worker: 'src/evaluator/worker.ts',
  checker: 'src/check/checker.ts',
  literature: 'src/papers/literature.ts',
  'catalogue-thread': 'src/catalogue/thread.ts',
  'shard-thread': 'src/search/shard-thread.ts',
  'pool-worker': join(root, 'node_modules/piscina/dist/worker.js'),
};

rmSync(dist, { recursive: true, force: true });
await Promise.all(
  Object.entries(ENTRIES).map(([name, entry]) =>
    build({
      cwd: home,
      config: false,
      entry: { [name]: entry },
      outDir: dist,
      // Node compiles scripts from a cache, and modules not.
      format: entry === EVAL ? 'cjs' : 'esm',
      platform: 'node',
      target: 'node20',
      // Packages of the workspace are bundled from their sources.
      inputOptions: {
        resolve: {
          conditionNames: ['@proviso/source', 'import', 'node'],
          // The queue requires it, and its module for imports has nothing that is required.
          alias: { tslib: join(root, 'node_modules/tslib/tslib.js') },
        },
      },
      // The database is native code, for each platform its own.
      deps: { alwaysBundle: /^(?!libsql$)/, neverBundle: ['libsql'] },
      plugins: [pool, halves, collect],
      outputOptions: entry === MAIN ? { codeSplitting: { groups: [EVERY_CALL] } } : {},
      minify: true,
      dts: false,
      sourcemap: false,
      clean: false,
      fixedExtension: false,
      logLevel: 'warn',
      report: false,
    }),
  ),
);

writeFileSync(join(dist, 'proviso.1'), manPage(COMMANDS, JSON.parse(manifest).version));
writeFileSync(join(dist, 'licences.txt'), licences([...bundled].sort()));
copyFileSync(join(root, 'LICENSE'), join(folder, 'LICENSE'));
// The kernel for Jupyter is a part of the Python client.
cpSync(join(root, 'clients/python/src/proviso'), join(dist, 'python/proviso'), {
  recursive: true,
  filter: (path) => !path.includes('__pycache__'),
});
copyFileSync(join(root, 'packages/web/public/icon.svg'), join(dist, 'python/proviso/logo-svg.svg'));
if (folder !== home) {
  writeFileSync(join(folder, 'package.json'), manifest);
  for (const part of ['bin', 'tex'])
    cpSync(join(home, part), join(folder, part), { recursive: true });
}
const evalAlone = join(dist, 'eval.cjs');
writeFileSync(evalAlone, inAscii(readFileSync(evalAlone, 'utf8')));
execFileSync(process.execPath, [join(home, 'scripts/compile.cjs'), join(folder, 'bin/proviso.js')]);
console.log('built proviso');

/** Code in ASCII alone, which takes Node half the memory and no time to decode. */
function inAscii(code: string): string {
  return code.replace(/[^\0-\x7f]/g, (unit) => `\\u${hexadecimal(unit)}`);
}

function hexadecimal(unit: string): string {
  return unit.charCodeAt(0).toString(16).padStart(4, '0');
}

/** The licences of the packages that are inside the build and not our own. */
function licences(names: readonly string[]): string {
  return names
    .map((name) => {
      const home = join(root, 'node_modules', name);
      const file = readdirSync(home).find((one) => /^licen[cs]e(-\w+)?(\.\w+)?$/i.test(one));
      if (file === undefined)
        throw new Error(`${name} is in the build, and its licence is not found`);
      return `${name}\n\n${readFileSync(join(home, file), 'utf8')}`;
    })
    .join('\n');
}
