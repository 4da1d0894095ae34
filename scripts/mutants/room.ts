// `npm run mutants -- ROOM [FILE…] [--sample 80] [--seed 1] [--longest 1] [--fresh]`: changes the sources of a room in
// one small place after the other, runs the tests that reach the place, quickest first, and lists the
// changes that none of them noticed. Tests that take longer than `--longest` seconds are left out. What was killed before and stands in an unchanged file is not tried
// again, except with --fresh; what is known is in .cache/mutants/ROOM.

import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { root } from '../workspace.ts';
import { EQUIVALENT } from './equivalent.ts';
import { instrumented, type Mutant, sampled } from './instrument.ts';
import { type Job, Processes } from './process.ts';
import { roomNamed } from './rooms.ts';
import { tally } from './score.ts';

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    sample: { type: 'string' },
    seed: { type: 'string', default: '1' },
    longest: { type: 'string', default: 'Infinity' },
    fresh: { type: 'boolean', default: false },
  },
});
const [name = '', ...files] = positionals;
const room = roomNamed(name);
const folder = join(root, '.cache/mutants', name);
const KNOWN = join(folder, 'killed.json');

const { mutants: all, sources } = await instrumented(room.sources);
const wanted = all.filter(({ file }) => files.length === 0 || files.some((f) => file.endsWith(f)));
const chosen =
  values.sample === undefined
    ? wanted
    : sampled(wanted, Number(values.sample), Number(values.seed));
console.log(
  chosen.length === wanted.length
    ? `${name}: all ${wanted.length} mutants`
    : `${name}: a sample of ${chosen.length} of ${wanted.length} mutants, seed ${values.seed}`,
);

const hashes = new Map(
  room.sources.map((file) => [
    file,
    createHash('sha256')
      .update(readFileSync(join(root, file)))
      .digest('hex'),
  ]),
);
const keyOf = ({ file, line, column, from, to }: Mutant): string =>
  JSON.stringify([file, hashes.get(file), line, column, from, to]);
const known = new Set<string>(
  existsSync(KNOWN) && !values.fresh ? JSON.parse(readFileSync(KNOWN, 'utf8')) : [],
);

const processes = await Processes.build(folder, room.tests, room.without, sources);
const trial = await processes.survey();
const always = new Set(trial.always);
const quickest = trial.tests
  .filter(({ seconds }) => seconds <= Number(values.longest))
  .toSorted((a, b) => a.seconds - b.seconds);
const left = trial.tests.length - quickest.length;
const total = quickest.reduce((sum, { seconds }) => sum + seconds, 0);
console.log(
  `${quickest.length} tests, ${total.toFixed(1)} s of processor time without a mutant${left === 0 ? '' : `; ${left} that take longer than ${values.longest} s are left out`}`,
);

const survivors: Mutant[] = [];
const killed: Mutant[] = [];
const note = (mutant: Mutant, noticed: boolean, tests: string): void => {
  if (noticed) {
    killed.push(mutant);
    known.add(keyOf(mutant));
    writeFileSync(KNOWN, JSON.stringify([...known]));
  } else {
    survivors.push(mutant);
    console.log(`${mutant.file}:${mutant.line} (${tests})\n  - ${mutant.from}\n  + ${mutant.to}`);
  }
};

const jobs: Job[] = [];
for (const mutant of chosen) {
  const { id } = mutant;
  const reaching = quickest.filter(({ reached }) => always.has(id) || reached.includes(id));
  const tests = reaching.map(({ number, seconds }) => ({ number, seconds }));
  if (known.has(keyOf(mutant))) note(mutant, true, '');
  else if (tests.length === 0) note(mutant, false, 'no test reaches it');
  else jobs.push({ mutant: id, tests });
}
const byId = new Map(chosen.map((mutant) => [mutant.id, mutant]));
await processes.hunt(jobs, ({ mutant = '', tests }, noticed) => {
  const found = byId.get(mutant);
  if (found !== undefined) note(found, noticed, `${tests.length} tests`);
});

const { argued, unargued, stale, score } = tally(killed, survivors, all, EQUIVALENT);
for (const { file, place, from, to } of stale) {
  console.log(`not there any more, or noticed by a test: ${file}: ${place}: ${from} → ${to}`);
}
console.log(
  `${name}: ${killed.length} killed, ${unargued.length} survived, ${argued.length} argued to be equivalent: ${score.toFixed(1)} %`,
);
process.exitCode = stale.length > 0 ? 1 : 0;
