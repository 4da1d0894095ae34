// `npm run bench:against -- COMMIT [NAME…] [--rounds N]`: the benches of an older commit and of this
// tree in turn, and for every task they share the ratio of their best speeds. A ratio below 1 means
// that this tree is slower. Both see the same busy and quiet minutes, which bare ops/s do not.

import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { root } from '../scripts/workspace.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { rounds: { type: 'string', default: '5' } },
});
const [commit, ...names] = positionals;
const rounds = Number(values.rounds);
if (commit === undefined || !(rounds >= 1))
  throw new Error('usage: npm run bench:against -- COMMIT [NAME…] [--rounds N]');

const benches =
  names.length > 0 ? names : ['order', 'reduction', 'boards', 'forms', 'players', 'reasons'];
const old = checkedOut(commit);
for (const name of benches) compare(name);

/** A tree of the commit with its own packages installed. */
function checkedOut(name: string): string {
  const hash = execFileSync('git', ['rev-parse', '--short', `${name}^{commit}`], {
    cwd: root,
    encoding: 'utf8',
  }).trim();
  const tree = join(root, '.cache/against', hash);
  if (!existsSync(join(tree, 'node_modules'))) {
    execFileSync('git', ['clone', '--quiet', '--no-checkout', root, tree], { stdio: 'inherit' });
    execFileSync('git', ['checkout', '--quiet', hash], { cwd: tree, stdio: 'inherit' });
    execFileSync('npm', ['ci', '--silent'], { cwd: tree, stdio: 'inherit' });
  }
  return tree;
}

/** Operations per second by task, from one run of a bench in a tree. */
function speeds(tree: string, name: string): Map<string, number> {
  const { status, stderr } = spawnSync('npm', ['run', '--silent', 'bench', '--', name], {
    cwd: tree,
    stdio: ['ignore', 'ignore', 'pipe'],
    encoding: 'utf8',
  });
  // A broken bound is a failure of the bench, and its speeds are written all the same.
  if (status !== 0 && stderr !== '') console.error(`${name} in ${tree}:\n${stderr}`);
  const { measurements, details } = JSON.parse(
    readFileSync(join(tree, `bench/results/${name}.json`), 'utf8'),
  ) as {
    measurements: { task: string; opsPerSecond: number }[];
    details?: { task?: string; throughComponents?: { cpuSeconds: number } }[];
  };
  // Boards are evaluated once: what counts is the processor time of each, whatever it asked on the way.
  const boards = Array.isArray(details) ? details : [];
  const evaluated = boards.flatMap(({ task, throughComponents }): [string, number][] =>
    task === undefined || throughComponents === undefined
      ? []
      : [[task, 1 / throughComponents.cpuSeconds]],
  );
  if (evaluated.length > 0) return new Map(evaluated);
  return new Map(measurements.map(({ task, opsPerSecond }) => [task, opsPerSecond]));
}

function compare(name: string): void {
  const best = { before: new Map<string, number>(), now: new Map<string, number>() };
  const keep = (into: Map<string, number>, found: Map<string, number>) => {
    for (const [task, speed] of found) into.set(task, Math.max(speed, into.get(task) ?? 0));
  };
  for (let round = 0; round < rounds; round++) {
    keep(best.before, speeds(old, name));
    keep(best.now, speeds(root, name));
  }
  const shared = [...best.now].filter(([task]) => best.before.has(task));
  console.log(`\n${name}, best of ${rounds}`);
  console.table(
    Object.fromEntries(
      shared.map(([task, now]) => {
        const before = best.before.get(task) ?? 0;
        const row = { before: Number(before.toPrecision(3)), now: Number(now.toPrecision(3)) };
        return [task, { ...row, ratio: Number((now / before).toFixed(2)) }];
      }),
    ),
  );
}
