// What a process does with a bundle of tests, as the file says that its argument names (see ../process.ts):
// for each job it loads the tests anew, with the mutant on, runs those asked for until one fails, and says
// so. Without a mutant it runs all of them and tells what each took and reached.

import { readFileSync, writeSync } from 'node:fs';
import { Worker } from 'node:worker_threads';
import type { Allowed, Job, Order, Trial } from '../process.ts';
import { collected, last, runTest } from './vitest.ts';

/** What the changed sources look at, and note. */
interface Switch {
  activeMutant?: string | undefined;
  currentTestId?: string;
  mutantCoverage?: {
    static: Record<string, number>;
    perTest: Record<string, Record<string, number>>;
  };
}

/** The pipe to the process that started this one. */
const ANSWERS = 3;

const mutants: Switch = {};
(globalThis as { __stryker__?: Switch }).__stryker__ = mutants;

const { jobs, without } = JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8')) as Order;

/** Time of the processor, which does not pass while other processes have it. */
const seconds = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
};

/** Processor time that loading or a test gets, whatever it needs without a mutant. */
const PATIENCE = 3;
/** How many times as long as without a mutant a test may take. */
const FACTOR = 4;

// A mutant may loop for ever: another thread counts the time.
const limit = new Float64Array(new SharedArrayBuffer(8));
const WATCH = `
const { workerData } = require('node:worker_threads');
setInterval(() => {
  const { user, system } = process.cpuUsage();
  if ((user + system) / 1e6 > workerData[0]) process.kill(process.pid, 'SIGKILL');
}, 200);`;

function tell(value: unknown): void {
  writeSync(ANSWERS, `${JSON.stringify(value)}\n`);
}

async function survey(): Promise<Trial> {
  const tests: Trial['tests'][number][] = [];
  for (const [i, test] of collected.entries()) {
    mutants.currentTestId = String(i);
    if (without.some((part) => test.name.includes(part))) continue;
    const began = seconds();
    let fault: string | undefined;
    try {
      await runTest(test);
    } catch (error) {
      fault = String(error);
    }
    const reached = Object.keys(mutants.mutantCoverage?.perTest[String(i)] ?? {});
    tests.push({ number: i, name: test.name, seconds: seconds() - began, reached, fault });
  }
  return { tests, always: Object.keys(mutants.mutantCoverage?.static ?? {}) };
}

/** Whether one of the tests notices. */
async function hunt(tests: readonly Allowed[]): Promise<boolean> {
  for (const { number, seconds: needed } of tests) {
    const test = collected[number];
    limit[0] = seconds() + PATIENCE + FACTOR * needed;
    try {
      if (test === undefined) return true;
      await runTest(test);
    } catch {
      return true;
    }
  }
  return false;
}

async function work({ mutant, tests }: Job, number: number): Promise<unknown> {
  limit[0] = mutant === undefined ? Infinity : seconds() + PATIENCE + FACTOR * loading;
  mutants.activeMutant = mutant;
  collected.length = 0;
  try {
    // What the tests prepare while they are collected is changed as well.
    await import(new URL(`./tests.js?${number}`, import.meta.url).href);
    return mutant === undefined ? await survey() : await hunt(tests);
  } catch (error) {
    if (mutant === undefined) throw error;
    return true;
  } finally {
    for (const end of last.splice(0)) await end();
  }
}

// Without a mutant, and for the first time.
limit[0] = Infinity;
const began = seconds();
await import(new URL('./tests.js', import.meta.url).href);
const loading = seconds() - began;
new Worker(WATCH, { eval: true, workerData: limit }).unref();
for (const [number, job] of jobs.entries()) tell({ is: await work(job, number) });
process.exit();
