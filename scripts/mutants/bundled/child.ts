// What a process does with a bundle of tests, as its first argument says (see ../process.ts): with no
// mutant, run all the tests and tell what each took and reached; with one, run the tests given and say
// whether one of them notices.

import { writeFileSync } from 'node:fs';
import { Worker } from 'node:worker_threads';
import type { Order, Trial } from '../process.ts';
import { collected, last, runTest } from './vitest.ts';

interface Switch {
  activeMutant?: string;
  currentTestId?: string;
  mutantCoverage?: {
    static: Record<string, number>;
    perTest: Record<string, Record<string, number>>;
  };
}

const scope = globalThis as { __stryker__?: Switch };
const mutants = scope.__stryker__ ?? {};
scope.__stryker__ = mutants;

const order = JSON.parse(process.argv[2] ?? '') as Order;
if (order.mutant !== undefined) mutants.activeMutant = order.mutant;

/** Time of the processor, which does not pass while others have it. */
const seconds = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
};

// A mutant may loop for ever: another thread counts the time.
const WATCH = `
const { workerData } = require('node:worker_threads');
setInterval(() => {
  const { user, system } = process.cpuUsage();
  if ((user + system) / 1e6 > workerData) process.kill(process.pid, 'SIGKILL');
}, 200);`;

function tell(value: unknown): void {
  writeFileSync(order.answer, JSON.stringify(value));
}

async function survey(): Promise<void> {
  const tests: Trial['tests'][number][] = [];
  for (const [i, test] of collected.entries()) {
    mutants.currentTestId = String(i);
    if (order.without.some((part) => test.name.includes(part))) continue;
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
  tell({ tests, always: Object.keys(mutants.mutantCoverage?.static ?? {}) } satisfies Trial);
}

async function hunt(): Promise<void> {
  for (const i of order.tests) {
    const test = collected[i];
    try {
      if (test === undefined) throw new Error('the mutant has changed the tests there are');
      await runTest(test);
    } catch {
      tell({ by: test?.name ?? '' });
      return;
    }
  }
  tell({});
}

const watch = new Worker(WATCH, { eval: true, workerData: order.seconds });
watch.unref();
try {
  // The tests are collected while the mutant is on: what they prepare is changed as well.
  await import('./tests.ts');
  await (order.mutant === undefined ? survey() : hunt());
} finally {
  for (const work of last) await work();
}
process.exit();
