// The suites of `npm test`. A check counts as one test; Vitest counts its own.

import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { setPriority } from 'node:os';
import { join, relative } from 'node:path';
import { type Program, provide } from './system-packages.ts';
import { root } from './workspace.ts';

export interface Result {
  passed: number;
  failed: number;
  /** Tests that were there and were not run. */
  skipped: number;
  /** What failed, by name, as far as the suite knows. */
  failures?: readonly string[];
  /** Why the suite did not run at all. */
  absent?: string;
}

export interface Suite {
  name: string;
  /** About how many seconds it takes on two cores; for the reader, not for the tests. */
  about: number;
  /** Programs beyond npm that it calls. */
  needs?: readonly Program[];
  /** Prints as it goes, or hands what it prints to `say`. */
  run(say?: (text: string) => void): Promise<Result>;
}

/** As `nice` has it: what runs with this uses what is left over. */
const IN_THE_GAPS = 10;

/** Runs a program of the workspace to its end, and tells its exit code. */
function command(
  name: string,
  args: readonly string[],
  say?: (text: string) => void,
  priority = 0,
): Promise<number | null> {
  const out = say ? 'pipe' : 'inherit';
  const child = spawn(join(root, 'node_modules/.bin', name), args, {
    cwd: root,
    stdio: ['ignore', out, out],
    env: { ...process.env, PATH: `${join(root, 'node_modules/.bin')}:${process.env['PATH']}` },
  });
  // Its processes inherit it.
  if (child.pid !== undefined && priority > 0) setPriority(child.pid, priority);
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => say?.(text));
  }
  return new Promise((resolve) => {
    child.on('error', (error) => {
      (say ?? console.error)(`${error.message}\n`);
      resolve(null);
    });
    child.on('close', resolve);
  });
}

const didNotRun = (absent: string): Result => ({ passed: 0, failed: 0, skipped: 0, absent });

/** A command that says yes or no; it is quiet unless it says no. */
function check(name: string, line: string, about: number): Suite {
  return {
    name,
    about,
    async run(say = (text) => process.stdout.write(text)) {
      const said: string[] = [];
      const [program = '', ...args] = line.split(' ');
      const status = await command(program, args, (text) => said.push(text));
      if (status !== 0) say(`$ ${line}\n${said.join('')}`);
      return { passed: status === 0 ? 1 : 0, failed: status === 0 ? 0 : 1, skipped: 0 };
    },
  };
}

/** The part of Vitest's JSON report that is counted. */
export interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  testResults?: readonly {
    name: string;
    status: string;
    assertionResults: readonly { fullName: string; status: string }[];
  }[];
}

/** The failed tests of a Vitest run, and the files that failed outside any test. */
function failuresIn({ testResults = [] }: VitestReport): string[] {
  return testResults.flatMap(({ name, status, assertionResults }) => {
    const file = relative(root, name);
    const failed = assertionResults.filter((test) => test.status === 'failed');
    if (failed.length === 0 && status === 'failed') return [file];
    return failed.map(({ fullName }) => `${file}: ${fullName}`);
  });
}

/** What a Vitest run amounts to; a run that failed outside any test has one failure more. */
export function count(report: VitestReport | null, exitCode: number | null): Result {
  const passed = report?.numPassedTests ?? 0;
  const inTests = report?.numFailedTests ?? 0;
  const failed = inTests === 0 && exitCode !== 0 ? 1 : inTests;
  const skipped = (report?.numPendingTests ?? 0) + (report?.numTodoTests ?? 0);
  if (passed + failed === 0) return didNotRun('no test was found');
  const failures = report === null ? [] : failuresIn(report);
  return { passed, failed, skipped, ...(failures.length > 0 && { failures }) };
}

/** The projects of `vitest.config.ts` whose names begin so. */
function vitest(
  projects: string,
  about: number,
  needs: readonly Program[] = [],
  priority = 0,
): Suite {
  return {
    name: `tests: ${projects}`,
    about,
    ...(needs.length > 0 && { needs }),
    async run(say) {
      const { missing } = provide(needs);
      if (missing) return didNotRun(missing);
      const folder = join(root, '.cache');
      const report = join(folder, `vitest-${projects}.json`);
      mkdirSync(folder, { recursive: true });
      rmSync(report, { force: true });
      const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
      const args = ['run', '--project', `${projects}*`, '--passWithNoTests', ...reporters];
      const status = await command('vitest', args, say, priority);
      return count(readReport<VitestReport>(report), status);
    },
  };
}

/** The part of Playwright's JSON report that is counted. */
interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  suites: readonly PlaywrightSuite[];
}

interface PlaywrightSuite {
  specs: readonly { title: string; file: string; line: number; ok: boolean }[];
  suites?: readonly PlaywrightSuite[];
}

/** The failed stories of a Playwright run. */
export function failedStories({ specs, suites = [] }: PlaywrightSuite): string[] {
  const failed = specs.filter(({ ok }) => !ok);
  const here = failed.map(({ file, line, title }) => `e2e/${file}:${line} ${title}`);
  return [...here, ...suites.flatMap(failedStories)];
}

/** The workbench in a browser, on the built site. */
function endToEnd(): Suite {
  return {
    name: 'tests: end to end',
    about: 450,
    needs: ['chromium'],
    async run(say) {
      const { missing } = provide(['chromium']);
      if (missing) return didNotRun(missing);
      const report = join(root, '.cache/e2e.json');
      rmSync(report, { force: true });
      const status = await command(
        'playwright',
        ['test', '--config', 'e2e/playwright.config.ts'],
        say,
      );
      const told = readReport<PlaywrightReport>(report);
      if (told === null) return count(null, status);
      const { expected, unexpected, flaky, skipped } = told.stats;
      const counted = {
        numPassedTests: expected,
        numFailedTests: unexpected + flaky,
        numPendingTests: skipped,
        numTodoTests: 0,
      };
      const failures = told.suites.flatMap(failedStories);
      return { ...count(counted, status), ...(failures.length > 0 && { failures }) };
    },
  };
}

function readReport<T>(path: string): T | null {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return null; // the run ended before it could write one; its exit code tells
  }
}

/**
 * What is run, stage after stage; the suites of a stage run side by side, two at a time, since none of
 * them can use two cores all the while. The longest one, which computes, has what the others leave: these wait
 * for much of their time, for a browser, a queue, a scheduler, npm and disks.
 */
export const stages: readonly (readonly Suite[])[] = [
  [
    check('types', 'tsc -p .', 30),
    check('types of the page and its end-to-end tests', 'tsc -p packages/web', 25),
    check('types of the engine, without Node or DOM', 'tsc -p packages/engine', 5),
    check('style', 'biome check --error-on-warnings .', 3),
    check('nothing unused', 'knip', 5),
    check('import arrows', 'tsx scripts/arrows/check.ts', 5),
    // The parser is generated from a grammar and kept in the repository; it must match.
    check('generated parser is current', 'tsx packages/language/scripts/grammar.mjs --check', 2),
    // Before those who would build it each for himself.
    check('the site is built', 'tsx scripts/site/build.ts', 45),
  ],
  [
    vitest('unit', 900, ['git', 'groff', 'python3', 'script'], IN_THE_GAPS),
    endToEnd(),
    vitest('fresh', 150, ['git', 'script']),
    vitest('cluster', 100, ['munged', 'openssl', 'redis-server', 'slurmctld']),
    vitest('packed', 90),
    vitest('tex', 60, ['pdflatex', 'bibtex']),
    vitest('jupyter', 60, ['jupyter-kernelspec', 'jupyter-nbconvert', 'mypy', 'pip3']),
  ],
];
