// What two threads gain over one, by the built command: the same search with either, in turn, so that a
// busy machine slows both, compared by their best times.

import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../scripts/workspace.ts';
import { buildCommand } from './lib/built-command.ts';
import { report } from './lib/report.ts';

const ROUNDS = 3;
const problem = join(import.meta.dirname, 'lib/search-problem.mjs');

const folder = mkdtempSync(join(tmpdir(), 'proviso-search-bench-'));
const main = buildCommand(folder);
symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));

/** Seconds that a search takes with so many threads. */
function seconds(threads: number): number {
  const file = join(folder, 'primes.search');
  rmSync(file, { force: true });
  const args = ['search', 'start', '--problem', problem, '--file', file, '--threads', `${threads}`];
  const start = performance.now();
  execFileSync(process.execPath, [main, ...args]);
  return (performance.now() - start) / 1000;
}

const times = { one: [] as number[], two: [] as number[] };
for (let round = 0; round < ROUNDS; round++) {
  times.one.push(seconds(1));
  times.two.push(seconds(2));
}
rmSync(folder, { recursive: true, force: true });

const [one, two] = [Math.min(...times.one), Math.min(...times.two)];
report('search', [], {
  'one thread': { value: one, unit: 's' },
  'two threads': { value: two, unit: 's' },
  'two threads against one': { value: one / two, unit: 'times', atLeast: 1.7 },
});
