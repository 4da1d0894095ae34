// Runs the command as people run it: built, as a process of its own.

import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll } from 'vitest';

export const root = resolve(import.meta.dirname, '../../..');

export interface Finished {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

export interface Running {
  readonly child: ChildProcess;
  /** Everything written to standard output or standard error so far. */
  readonly stdout: () => string;
  readonly stderr: () => string;
  readonly finished: Promise<Finished>;
}

/** The built command, a copy for each test file. */
export class BuiltCommand {
  readonly folder = mkdtempSync(join(tmpdir(), 'proviso-command-'));
  readonly main = join(this.folder, 'bin/proviso.js');
  /** The thread that evaluates. */
  readonly thread = pathToFileURL(join(this.folder, 'dist/worker.js'));

  /** `dependencies`: whether the packages that the command does not have inside can be found. */
  constructor({ dependencies = false } = {}) {
    beforeAll(() => {
      if (dependencies) symlinkSync(join(root, 'node_modules'), join(this.folder, 'node_modules'));
      return provideBuild(this.folder);
    });
    afterAll(() => rmSync(this.folder, { recursive: true, force: true }));
  }

  /** Starts the command with input open. */
  start(args: readonly string[], environment: NodeJS.ProcessEnv = {}, cwd = root): Running {
    const child = spawn(process.execPath, [this.main, ...args], {
      cwd,
      env: { ...process.env, NO_COLOR: '', ...environment },
    });
    return watch(child);
  }

  /** Runs the command to its end. */
  run(args: readonly string[], input = '', environment: NodeJS.ProcessEnv = {}): Promise<Finished> {
    const { child, finished } = this.start(args, environment);
    child.stdin?.on('error', () => {}); // it may end without having read all
    child.stdin?.end(input);
    return finished;
  }

  /** Runs the command with `--json` and parses each line. */
  async json(args: readonly string[], input = ''): Promise<Record<string, unknown>[]> {
    const { stdout } = await this.run([...args, '--json'], input);
    return stdout
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line));
  }
}

function build(folder: string): void {
  const script = join(root, 'packages/cli/scripts/build.ts');
  const flags = ['--conditions=@proviso/source', '--import', 'tsx'];
  execFileSync(process.execPath, [...flags, script, folder], { cwd: root, stdio: 'pipe' });
}

/** The first file of a run builds the command, and every file has a copy. */
async function provideBuild(folder: string): Promise<void> {
  const run = process.env['PROVISO_TEST_RUN'];
  if (run === undefined) return build(folder);
  const [begun, built] = [join(run, 'command.begun'), join(run, 'command')];
  while (!existsSync(built)) {
    if (!begins(begun)) {
      await sleep(50);
      continue;
    }
    try {
      build(join(run, 'draft'));
      renameSync(join(run, 'draft'), built);
    } finally {
      rmSync(begun, { recursive: true });
    }
  }
  cpSync(built, folder, { recursive: true });
}

/** Whether this is the one that begins: a folder can be made once. */
function begins(folder: string): boolean {
  try {
    mkdirSync(folder);
    return true;
  } catch {
    return false;
  }
}

/** Gathers what a process writes. */
export function watch(child: ChildProcess): Running {
  let stdout = '';
  let stderr = '';
  child.stdout?.on('data', (chunk) => {
    stdout += chunk;
  });
  child.stderr?.on('data', (chunk) => {
    stderr += chunk;
  });
  const finished = new Promise<Finished>((resolve) => {
    child.on('close', (code) => resolve({ code, stdout, stderr }));
  });
  return { child, stdout: () => stdout, stderr: () => stderr, finished };
}

/** Waits until something is so; says what was there instead if it never is. */
export async function until(
  holds: () => boolean,
  instead: () => string,
  milliseconds = 100_000,
): Promise<void> {
  const deadline = Date.now() + milliseconds;
  while (!holds()) {
    if (Date.now() > deadline) throw new Error(`waited too long; there was ${instead()}`);
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}
