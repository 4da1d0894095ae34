// `npm test`: runs every suite, whatever the others said, and ends with `N passed, N failed`.
// With CI=true, what did not run has failed.

import { pathToFileURL } from 'node:url';
import { type Result, type Suite, stages } from './suites.ts';

interface Line {
  suite: string;
  result: Result;
  seconds: number;
}

/** The failures that the end of a run names; all of them stand further up. */
const MOST_NAMED = 20;

/** The verdicts as a table, with the line that ends the run, and whether all is well. */
export function summary(lines: readonly Line[], strict: boolean): { text: string; ok: boolean } {
  const verdict = ({ result }: Line): string => {
    if (result.failed > 0) return 'FAILED';
    if (result.absent !== undefined) return 'DID NOT RUN';
    return result.skipped > 0 ? 'passed in part' : 'passed';
  };
  const notRun = ({ result: { skipped, absent } }: Line) =>
    skipped + (absent === undefined ? 0 : 1);
  const sum = (of: (line: Line) => number) => lines.reduce((total, line) => total + of(line), 0);
  const rows = lines.map((line) => {
    const { passed, failed, skipped, absent } = line.result;
    const details = absent ?? `${passed} passed, ${failed} failed, ${skipped} skipped`;
    const time = `${line.seconds.toFixed(1)} s`.padStart(8);
    return `${verdict(line).padEnd(15)} ${line.suite.padEnd(42)} ${time}  ${details}`;
  });
  const absences = sum(notRun);
  const failed = sum(({ result }) => result.failed) + (strict ? absences : 0);
  const remark = strict
    ? `${absences} did not run and count as failed, since CI=true`
    : `${absences} did not run; with CI=true they would count as failed`;
  const failures = lines.flatMap(({ result }) => result.failures ?? []);
  const total = `${sum(({ result }) => result.passed)} passed, ${failed} failed`;
  return {
    text: [
      '',
      ...rows,
      '',
      ...failures.slice(0, MOST_NAMED).map((name) => `failed: ${name}`),
      ...(absences > 0 ? [remark] : []),
      total,
    ].join('\n'),
    ok: failed === 0,
  };
}

/** What the run will do, how long it may take, and what it needs, before any of it happens. */
export function announcement(all: readonly (readonly Suite[])[]): string {
  const rows = all.flat().map(({ name, about, needs }) => {
    const programs = needs === undefined ? '' : `  needs ${needs.join(', ')}`;
    return `  ${name.padEnd(42)} ${`${about} s`.padStart(6)}${programs}`;
  });
  const total = (stage: readonly Suite[]) => stage.reduce((sum, { about }) => sum + about, 0);
  // Side by side takes little more than half of one after the other.
  const expected = (stage: readonly Suite[]) => total(stage) * (stage.length > 1 ? 0.55 : 1);
  const minutes = Math.ceil(all.reduce((sum, stage) => sum + expected(stage), 0) / 60);
  return [
    `${rows.length} suites, about ${minutes} minutes on two cores:`,
    ...rows,
    'As root on Debian, missing programs are installed with apt-get; elsewhere the command that installs',
    'them is named, and the suite does not run. Nothing else is changed outside of this folder.',
  ].join('\n');
}

/** Runs a suite, which is heard as it goes or when it is done. */
async function run(suite: Suite, asItGoes: boolean): Promise<Line> {
  const said = [`\n── ${suite.name}\n`];
  const start = performance.now();
  if (asItGoes) process.stdout.write(said.pop() ?? '');
  const result = await suite.run(asItGoes ? undefined : (text) => said.push(text));
  const seconds = (performance.now() - start) / 1000;
  process.stdout.write(`${said.join('')}${suite.name}: ${seconds.toFixed(1)} s\n`);
  return { suite: suite.name, result, seconds };
}

/** Two at a time, of which the first one is heard as it goes; the lines come in the order of the suites. */
async function runStage(stage: readonly Suite[]): Promise<Line[]> {
  const lines: Line[] = [];
  const waiting = [...stage.entries()];
  const beside = stage.length > 1;
  if (beside) console.log(`\n── side by side: ${stage.map(({ name }) => name).join(', ')}`);
  const workThrough = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      lines[next[0]] = await run(next[1], next[0] === 0);
    }
  };
  await Promise.all([workThrough(), workThrough()]);
  return lines;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  console.log(announcement(stages));
  const lines: Line[] = [];
  for (const stage of stages) lines.push(...(await runStage(stage)));
  const { text, ok } = summary(lines, process.env['CI'] === 'true');
  console.log(text);
  process.exitCode = ok ? 0 : 1;
}
