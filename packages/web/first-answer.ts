// What the worker answers for the game of the first view, asked when the page is built: by another process,
// for the same reason as the index of the papers.

import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');

/** The constant that `src/start/start-study.ts` reads, for a page with this version of the engine. */
export function firstAnswer(engine: string): string {
  const ask = ['--conditions=@proviso/source', '--import=tsx', 'scripts/site/first-answer.ts'];
  const answer = execFileSync(process.execPath, ask, {
    cwd: root,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return JSON.stringify({ engine, ...JSON.parse(answer) });
}
