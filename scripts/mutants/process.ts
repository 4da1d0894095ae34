// The tests of a room with the changed sources, in one file, and processes that run it: one that tells
// which test reaches which mutants, and then one for each mutant.

import { execFile } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../workspace.ts';
import { bundle } from './bundle.ts';

/** What a process is to do. */
export interface Order {
  /** Without one, all tests run and what they reach is told. */
  readonly mutant?: string;
  /** The tests to run, in this order, until one fails. */
  readonly tests: readonly number[];
  readonly without: readonly string[];
  /** Processor time after which it ends itself. */
  readonly seconds: number;
  /** The file to write the answer to. */
  readonly answer: string;
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
    const imports = [join(BUNDLED, 'seed.ts'), ...tests.map((file) => join(root, file))];
    const changed = new Map([...sources].map(([file, text]) => [join(root, file), text]));
    changed.set(
      join(BUNDLED, 'tests.ts'),
      imports.map((file) => `import ${JSON.stringify(file)};`).join('\n'),
    );
    await bundle({
      entry: join(BUNDLED, 'child.ts'),
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
    const answer = await this.run({ tests: [], seconds: 3600 });
    if (answer === undefined) throw new Error('the tests do not run to their end');
    const trial = answer as Trial;
    const failed = trial.tests.filter(({ fault }) => fault !== undefined);
    if (failed.length > 0) {
      const list = failed.map(({ name, fault }) => `\n  ${name}: ${fault}`);
      throw new Error(`without a mutant these tests fail:${list.join('')}`);
    }
    return trial;
  }

  /** The test that notices the mutant; `true` where the tests cannot even be run. */
  async killer(
    mutant: string,
    tests: readonly number[],
    seconds: number,
  ): Promise<string | boolean> {
    const answer = await this.run({ mutant, tests, seconds });
    if (answer === undefined) return true;
    return (answer as { by?: string }).by ?? false;
  }

  private run(order: Pick<Order, 'mutant' | 'tests' | 'seconds'>): Promise<unknown> {
    const answer = join(this.folder, `answer-${order.mutant ?? 'none'}.json`);
    const whole: Order = { ...order, without: this.without, answer };
    rmSync(answer, { force: true });
    const args = ['--max-old-space-size=2048', join(this.folder, 'bundle/child.js')];
    return new Promise((resolve) => {
      const done = (error: unknown, _: string, complaints: string): void => {
        try {
          resolve(JSON.parse(readFileSync(answer, 'utf8')));
        } catch {
          if (order.mutant === undefined) console.error(error, complaints);
          resolve(undefined);
        }
        rmSync(answer, { force: true });
      };
      execFile(process.execPath, [...args, JSON.stringify(whole)], { maxBuffer: 1e8 }, done);
    });
  }
}
