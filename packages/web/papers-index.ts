// The index of the papers for the page, made from their entries when it is built. The entries import the
// engine by its name, and the settings of Vite run before any export condition is set: so another process
// lists them.

import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');

/** The constant that `src/parts/papers-index.ts` reads. */
export function papersIndex(): string {
  const list = ['--conditions=@proviso/source', '--import=tsx', 'scripts/site/papers-index.ts'];
  const stdio = ['ignore', 'pipe', 'inherit'] as const;
  return execFileSync(process.execPath, list, {
    cwd: root,
    encoding: 'utf8',
    stdio: [...stdio],
    maxBuffer: 2 ** 24,
  });
}
