// `npm run outcomes [-- SECONDS [RULESET…]]`: continues the tables of outcomes in data/outcomes, with so
// many seconds for a board (20 unless told), and brings the manifest and the page of the guide up to date.

import { spawnSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { keepManifest } from '../data/manifest.ts';
import { root, sourceCondition } from '../workspace.ts';
import { keepPage } from './page.ts';
import { COLUMNS, FOLDER, fileOf, PLAYS, REBUILD, ROWS, RULESETS } from './tables.ts';

const [seconds = '20', ...wanted] = process.argv.slice(2);
const unknown = wanted.filter((name) => !RULESETS.some(({ ruleset }) => ruleset === name));
if (!(Number(seconds) > 0) || unknown.length > 0) {
  throw new Error(
    `npm run outcomes -- SECONDS [${RULESETS.map(({ ruleset }) => ruleset).join(' ')}]`,
  );
}

const command = [
  `--conditions=${sourceCondition}`,
  ...['--import', 'tsx', join(root, 'packages/cli/src/proviso.ts'), 'outcomes'],
];
for (const { ruleset, withMoves } of RULESETS) {
  if (wanted.length > 0 && !wanted.includes(ruleset)) continue;
  for (const play of PLAYS) {
    const file = fileOf(ruleset, play);
    mkdirSync(dirname(file), { recursive: true });
    const flags = [`--${play}`, '--timeout', seconds, '--output', file];
    const all = [`${ROWS.first}..${ROWS.last}`, `${COLUMNS.first}..${COLUMNS.last}`];
    for (const call of [[...withMoves.split(' '), '--moves'], all]) {
      const { status } = spawnSync(process.execPath, [...command, ruleset, ...call, ...flags], {
        cwd: root,
        stdio: 'inherit',
      });
      // 1 stands for boards that took too long.
      if (status !== 0 && status !== 1) process.exit(status ?? 130);
    }
    keepManifest(FOLDER, REBUILD);
    keepPage();
  }
}
