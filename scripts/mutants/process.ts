// The tests of a room with the changed sources, in one file, and processes that run it: first one that
// tells which test reaches which mutants, then some that try mutants, many each.

import { spawn } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { root } from '../workspace.ts';
import { bundle } from './bundle.ts';

/** A test, and the processor time that it needs without a mutant. */
export interface Allowed {
  readonly number: number;
  readonly seconds: number;
}

/** Something to try. */
export interface Job {
  /** Without one, all tests run and what they reach is told. */
  readonly mutant?: string;
  /** The tests to run, in this order, until one fails. */
  readonly tests: readonly Allowed[];
}

/** What a process is to do. */
export interface Order {
  readonly jobs: readonly Job[];
  /** Parts of the names of tests that are left out. */
  readonly without: readonly string[];
}

/** What the tests do as long as no mutant is on. */
export interface Trial {
  readonly tests: readonly {
    readonly number: number;
    readonly name: string;
    readonly seconds: number;
    readonly reached: readonly string[];
    readonly fault: string | undefined;
  }[];
  /** Mutants that are reached before the first test. */
  readonly always: readonly string[];
}

const BUNDLED = join(import.meta.dirname, 'bundled');
/** Jobs of one process: what it has loaded for each stays in its memory. */
const JOBS = 25;

export class Processes {
  private readonly folder: string;
  private readonly without: readonly string[];

  private constructor(folder: string, without: readonly string[]) {
    this.folder = folder;
    this.without = without;
  }

  /** Puts the tests and the changed sources into one file. */
  static async build(
    folder: string,
    tests: readonly string[],
    without: readonly string[],
    sources: ReadonlyMap<string, string>,
  ): Promise<Processes> {
    const entries = ['child.ts', 'tests.ts'].map((name) => join(BUNDLED, name));
    const imports = [join(BUNDLED, 'seed.ts'), ...tests.map((file) => join(root, file))];
    const changed = new Map([...sources].map(([file, text]) => [join(root, file), text]));
    changed.set(
      join(BUNDLED, 'tests.ts'),
      imports.map((file) => `import ${JSON.stringify(file)};`).join('\n'),
    );
    await bundle({
      entry: entries,
      folder: join(folder, 'bundle'),
      sources: changed,
      standIns: {
        vitest: join(BUNDLED, 'vitest.ts'),
        '@fast-check/vitest': join(BUNDLED, 'properties.ts'),
      },
    });
    return new Processes(folder, without);
  }

  /** All tests without a mutant; throws where one fails. */
  async survey(): Promise<Trial> {
    const [trial] = (await this.run([{ tests: [] }], () => {})) as Trial[];
    if (trial === undefined) throw new Error('the tests do not run to their end');
    const failed = trial.tests.filter(({ fault }) => fault !== undefined);
    if (failed.length > 0) {
      const list = failed.map(({ name, fault }) => `\n  ${name}: ${fault}`);
      throw new Error(`without a mutant these tests fail:${list.join('')}`);
    }
    return trial;
  }

  /** Tells of each job in turn whether its mutant was noticed: a process that ends early has noticed. */
  async hunt(jobs: readonly Job[], tell: (job: Job, noticed: boolean) => void): Promise<void> {
    let done = 0;
    while (done < jobs.length) {
      const batch = jobs.slice(done, done + JOBS);
      const told = (answer: unknown) => tell(jobs[done++] as Job, answer as boolean);
      const answers = await this.run(batch, told);
      if (answers.length < batch.length) told(true);
    }
  }

  /** The answers to the jobs, as far as the process got. */
  private run(jobs: readonly Job[], tell: (answer: unknown) => void): Promise<unknown[]> {
    const order = join(this.folder, `order-${process.pid}.json`);
    writeFileSync(order, JSON.stringify({ jobs, without: this.without } satisfies Order));
    const survey = jobs.some(({ mutant }) => mutant === undefined);
    const args = ['--max-old-space-size=2048', join(this.folder, 'bundle/child.js'), order];
    const child = spawn(process.execPath, args, {
      stdio: ['ignore', 'ignore', survey ? 'inherit' : 'ignore', 'pipe'],
    });
    const answers: unknown[] = [];
    const lines = createInterface({ input: child.stdio[3] as Readable });
    lines.on('line', (line) => {
      const answer = (JSON.parse(line) as { is: unknown }).is;
      answers.push(answer);
      tell(answer);
    });
    return new Promise((resolve) => {
      lines.on('close', () => {
        rmSync(order, { force: true });
        resolve(answers);
      });
    });
  }
}
