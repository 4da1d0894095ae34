// `npm run mutants -- ROOM`: changes the sources of a room in one small place after the other, runs
// the room's tests each time, and lists the changes that no test noticed. What was tried before and
// did not change since is taken over; the report is in .cache/mutants/ROOM.

import { join } from 'node:path';
import { Stryker } from '@stryker-mutator/core';
import { root } from '../workspace.ts';
import { sourcesOf } from './rooms.ts';

const [room = '', ...files] = process.argv.slice(2);
const mutate = files.length > 0 ? files : sourcesOf(room);
const folder = join(root, '.cache/mutants', room);
process.env['MUTANTS_ROOM'] = room;

const began = performance.now();
const results = await new Stryker({
  mutate,
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  vitest: { configFile: 'vitest.mutants.config.ts', related: false },
  // Messages may say what they like here: their tests are elsewhere.
  mutator: { excludedMutations: ['StringLiteral'] },
  ignorePatterns: ['dist', 'coverage', 'bench', 'e2e', 'docs', '.cache', '.github'],
  tempDirName: '.cache/stryker',
  incremental: true,
  incrementalFile: join(folder, 'incremental.json'),
  reporters: ['clear-text', 'html', 'progress-append-only'],
  clearTextReporter: { logTests: false, reportTests: false, allowColor: false },
  htmlReporter: { fileName: join(folder, 'report.html') },
  concurrency: 2,
  // The first run counts which test reaches which mutant, and takes several times as long as the tests.
  dryRunTimeoutMinutes: 30,
  timeoutMS: 20_000,
  timeoutFactor: 3,
  disableTypeChecks: true,
}).runMutationTest();

const count = (...states: string[]) =>
  results.filter(({ status }) => states.includes(status)).length;
const killed = count('Killed', 'Timeout');
const all = killed + count('Survived', 'NoCoverage');
const score = all === 0 ? 0 : (100 * killed) / all;
const minutes = ((performance.now() - began) / 60_000).toFixed(1);
console.log(
  `${room}: ${killed} of ${all} mutants killed, ${score.toFixed(1)} %, in ${minutes} minutes`,
);
