// `npm run mutants -- literature [PAPER or ITEM…]`: breaks the code that the entries of the literature
// name, in a few places each, runs these entries, and lists those that stand all the same.

import { execFile } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { root } from '../../workspace.ts';
import { bundle } from '../bundle.ts';
import { ACCEPTED } from './accepted.ts';
import { type Change, changesOf, chosen, withMutants } from './mutants.ts';

const run = promisify(execFile);
const ENTRIES = join(import.meta.dirname, 'entries.ts');
const FOLDER = join(root, '.cache/mutants/literature');
/** For a place in the code. */
const MUTANTS = 8;
/** A mutant that needs longer has broken something. */
const TIMEOUT = 60_000;

interface Listed {
  readonly name: string;
  readonly code: readonly string[];
}

interface Mutant extends Change {
  readonly number: number;
  readonly file: string;
  readonly places: readonly string[];
}

const lines = (text: string) =>
  text
    .trim()
    .split('\n')
    .filter((line) => line !== '');

async function listed(): Promise<Listed[]> {
  const tsx = join(root, 'node_modules/.bin/tsx');
  const { stdout } = await run(tsx, ['--conditions=@proviso/source', ENTRIES, 'list'], {
    cwd: root,
    maxBuffer: 1e8,
  });
  return lines(stdout).map((line) => JSON.parse(line) as Listed);
}

/** The mutants of all places, those that two places share once. */
function mutantsOf(places: Iterable<string>): Mutant[] {
  const found = new Map<string, Mutant>();
  for (const place of places) {
    const [file = '', name] = place.split('#');
    const source = readFileSync(join(root, file), 'utf8');
    for (const change of chosen(changesOf(source, name), MUTANTS)) {
      const key = [file, change.start, change.end, change.text].join(' ');
      const before = found.get(key);
      found.set(key, {
        ...change,
        file,
        number: before?.number ?? found.size + 1,
        places: [...(before?.places ?? []), place],
      });
    }
  }
  return [...found.values()];
}

/** The literature as one file, with all the mutants inside. */
async function withAll(mutants: readonly Mutant[]): Promise<string> {
  const sources = new Map<string, string>();
  for (const file of new Set(mutants.map((mutant) => mutant.file))) {
    const own = mutants.filter((mutant) => mutant.file === file);
    const path = join(root, file);
    sources.set(path, withMutants(readFileSync(path, 'utf8'), own));
  }
  rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(FOLDER, { recursive: true });
  await bundle({ entry: ENTRIES, folder: FOLDER, sources });
  // The number is there before any module runs.
  writeFileSync(
    join(FOLDER, 'mutant.mjs'),
    "globalThis.MUTANT = process.argv.splice(2, 1)[0];\nawait import('./entries.js');\n",
  );
  return join(FOLDER, 'mutant.mjs');
}

/** The entries that stand although the mutant is on. */
async function survivors(
  file: string,
  number: number,
  names: readonly string[],
): Promise<string[]> {
  const child = run(process.execPath, [file, String(number), ...names], {
    timeout: TIMEOUT,
    maxBuffer: 1e8,
  });
  // One that ends early or never tells nothing of the rest: those have noticed.
  const stdout = await child.then(
    (done) => done.stdout,
    (error: { stdout?: string }) => error.stdout ?? '',
  );
  return lines(stdout)
    .filter((line) => line.endsWith('}'))
    .map((line) => JSON.parse(line) as { name: string; stands: boolean })
    .filter(({ stands }) => stands)
    .map(({ name }) => name);
}

const wanted = process.argv.slice(3);
const all = await listed();
const entries = all.filter(
  ({ name }) => wanted.length === 0 || wanted.some((part) => name.startsWith(part)),
);
const mutants = mutantsOf(new Set(entries.flatMap(({ code }) => code)));
const file = await withAll(mutants);
const sound = await survivors(
  file,
  0,
  entries.map(({ name }) => name),
);
const unsound = entries.filter(({ name }) => !sound.includes(name));
if (unsound.length > 0) {
  throw new Error(`without a mutant these fail: ${unsound.map(({ name }) => name).join('; ')}`);
}
console.log(`${mutants.length} mutants for ${entries.length} entries`);

const killers = new Map<string, number>(entries.map(({ name }) => [name, 0]));
const stood = new Map<string, string[]>();
const queue = [...mutants];
const work = async (): Promise<void> => {
  for (let mutant = queue.shift(); mutant !== undefined; mutant = queue.shift()) {
    const { number, places, kind, start, text } = mutant;
    const names = entries
      .filter(({ code }) => code.some((place) => places.includes(place)))
      .map(({ name }) => name);
    const left = await survivors(file, number, names);
    const line = readFileSync(join(root, mutant.file), 'utf8').slice(0, start).split('\n').length;
    const what = `${mutant.file}:${line}, ${kind}: ${text.replaceAll(/\s+/g, ' ').slice(0, 70)}`;
    for (const name of names) {
      if (left.includes(name)) stood.set(name, [...(stood.get(name) ?? []), what]);
      else killers.set(name, (killers.get(name) ?? 0) + 1);
    }
  }
};
await Promise.all([work(), work()]);

let unexplained = 0;
for (const { name } of entries) {
  if ((killers.get(name) ?? 0) > 0) continue;
  const reason = ACCEPTED[name];
  const against = stood.get(name) ?? ['nothing of the code it names can be broken'];
  if (reason === undefined) unexplained++;
  console.log(`\n${name} stands${reason === undefined ? '' : `: ${reason}`}`);
  for (const what of against) console.log(`  ${what}`);
}
console.log(`\n${unexplained} of ${entries.length} entries notice no mutant of their own code`);
process.exitCode = unexplained > 0 ? 1 : 0;
