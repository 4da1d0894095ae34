// The thread as it is published, in one file: from its sources each thread would take seconds to start.

import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { build } from 'tsdown';
import { beforeAll } from 'vitest';
import { engineVersion } from '../src/index.ts';
import { temporaryFolder } from './twin-primes.ts';

/** The path of the file, which is there once the tests begin. */
export function builtThread(): string {
  const folder = temporaryFolder();
  const home = resolve(import.meta.dirname, '..');
  beforeAll(async () => {
    // The thread looks up the version beside its folder.
    writeFileSync(
      join(folder, 'package.json'),
      JSON.stringify({ type: 'module', version: engineVersion() }),
    );
    await build({
      cwd: home,
      config: false,
      entry: 'src/local/thread.ts',
      outDir: join(folder, 'dist'),
      format: 'esm',
      platform: 'node',
      target: 'node20',
      inputOptions: { resolve: { conditionNames: ['@proviso/source', 'import', 'node'] } },
      deps: { alwaysBundle: /.*/ },
      dts: false,
      fixedExtension: false,
      logLevel: 'error',
      report: false,
    });
  });
  return join(folder, 'dist/thread.js');
}
