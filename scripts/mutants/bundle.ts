// A script of the workspace with all it imports in one file, for processes that are started often: some
// of its sources are replaced by others, or by ones with mutants inside.

import { dirname } from 'node:path';
import { build } from 'tsdown';
import { root } from '../workspace.ts';

interface Bundle {
  readonly entry: string | readonly string[];
  readonly folder: string;
  /** Sources by path. */
  readonly sources: ReadonlyMap<string, string>;
  /** Files that stand in for packages; for themselves these packages are what they are. */
  readonly standIns?: Readonly<Record<string, string>>;
}

export async function bundle({ entry, folder, sources, standIns = {} }: Bundle): Promise<void> {
  await build({
    cwd: root,
    config: false,
    entry: typeof entry === 'string' ? entry : [...entry],
    outDir: folder,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    inputOptions: { resolve: { conditionNames: ['@proviso/source', 'import', 'node'] } },
    deps: { alwaysBundle: /.*/ },
    plugins: [
      {
        name: 'mutants',
        resolveId: {
          order: 'pre',
          handler(id, importer) {
            const file = standIns[id];
            return file !== undefined && importer === file ? { id, external: true } : file;
          },
        },
        load(id) {
          const code = sources.get(id);
          return code === undefined ? undefined : { code, moduleType: 'ts' };
        },
        // Tests find files beside themselves.
        transform(code, id) {
          if (!code.includes('import.meta.dirname')) return undefined;
          return code.replaceAll('import.meta.dirname', JSON.stringify(dirname(id)));
        },
      },
    ],
    // The packages promise modules without side effects; their tests have some.
    treeshake: false,
    dts: false,
    sourcemap: false,
    fixedExtension: false,
    logLevel: 'error',
    report: false,
  });
}
