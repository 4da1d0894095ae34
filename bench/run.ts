// `npm run bench [-- NAME…]`: runs bench/*.bench.ts, or those named, each in a process of its own, so
// that its peak memory is its own and nothing is warm from the one before.

import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { sourceCondition } from '../scripts/workspace.ts';

const wanted = process.argv.slice(2);
const files = readdirSync(import.meta.dirname).filter((file) => file.endsWith('.bench.ts'));
const names = files.map((file) => file.replace('.bench.ts', ''));
const unknown = wanted.filter((name) => !names.includes(name));
if (unknown.length > 0)
  throw new Error(`no bench ${unknown.join(', ')}; there are ${names.join(', ')}`);

for (const name of wanted.length > 0 ? wanted : names) {
  const file = join(import.meta.dirname, `${name}.bench.ts`);
  const flags = ['--expose-gc', `--conditions=${sourceCondition}`, '--import', 'tsx'];
  const { status } = spawnSync(process.execPath, [...flags, file], { stdio: 'inherit' });
  if (status !== 0) process.exitCode = 1;
}
