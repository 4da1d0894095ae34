// What cannot be written is said: every command, on a device that is always full, ends with one line
// on standard error and an exit status that is not 0. A reader who leaves early is told nothing.

import { type StdioOptions, spawnSync } from 'node:child_process';
import { closeSync, openSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { withSubcommands } from '../src/command.ts';
import { COMMANDS } from '../src/commands/table.ts';
import { BuiltCommand, root } from './process.ts';

const command = new BuiltCommand({ dependencies: true });
const state = join(command.folder, 'zeros.search');
const slices = join(command.folder, 'slices');

/** A call of each command that has something to say. */
const CALLS: Readonly<Record<string, readonly string[]>> = {
  eval: ['*'],
  run: ['examples/first-steps.pvs'],
  latex: [join(command.folder, 'paper.tex')],
  repl: [],
  outcome: ['*'],
  simplest: ['*'],
  compare: ['*', '0'],
  distinguish: ['*', '0'],
  invertible: ['*'],
  inverse: ['*'],
  explain: ['0 >= 0 mod D'],
  check: [],
  board: ['nim', '3'],
  play: ['nim', '3'],
  sensible: ['nim(3)'],
  realise: ['*', 'nim'],
  reached: ['nim', '0'],
  family: ['nim', '0..2'],
  outcomes: ['cram', '1', '1..2'],
  draw: ['*'],
  born: ['1'],
  classes: ['1'],
  census: ['--universe', 'D', '--sample', '10'],
  'catalogue build': ['D.1', '--output', join(command.folder, 'catalogue')],
  'catalogue find': ['D.1'],
  'catalogue certificate': ['D.1.1'],
  quotient: ['*'],
  'search list': [],
  'search start': ['day-two-zeros', '--threads', '1', '--file', `${state}.new`],
  'search resume': [state, '--threads', '1'],
  'search status': [state],
  'search export': [state],
  'search verify': [state, '--threads', '1'],
  'search retry': [state, '--threads', '1'],
  'search slurm': ['day-two-zeros', '--array', '2'],
  'search shard': ['day-two-zeros', '--index', '0', '--of', '4', '--out', slices],
  'search merge': [slices, '--file', `${state}.merged`],
  worker: ['--queue', 'redis://127.0.0.1:1'],
  papers: ['--item', 'Theorem 5.5', '--quick'],
  cite: ['proviso'],
  serve: [],
  help: [],
  completion: ['bash'],
};

/** What needs a Python with ipykernel is tried where the kernel is. */
const ELSEWHERE = ['jupyter install', 'jupyter uninstall'];

/** Runs the command with its standard output on a full device. */
function onFullDevice(args: readonly string[], input = '1\n') {
  const full = openSync('/dev/full', 'w');
  try {
    return spawnSync(process.execPath, [command.main, ...args], {
      cwd: root,
      input,
      stdio: ['pipe', full, 'pipe'],
      encoding: 'utf8',
    });
  } finally {
    closeSync(full);
  }
}

const FAILURE = 'proviso: the output could not be written: no space left on device (ENOSPC)\n';

describe('a full device', () => {
  beforeAll(async () => {
    writeFileSync(join(command.folder, 'paper.tex'), '\\proviso{rank(*)}\n');
    await command.run(['search', 'start', 'day-two-zeros', '--threads', '1', '--file', state]);
  });

  it('is tried with every command', () => {
    const callable = withSubcommands(COMMANDS).filter(
      ({ name, subcommands }) => subcommands === undefined && !ELSEWHERE.includes(name),
    );
    expect(Object.keys(CALLS)).toEqual(callable.map(({ name }) => name));
  });

  it.each(Object.entries(CALLS))('fails %s', async (name, args) => {
    const certificate =
      name === 'check' && (await command.run(['explain', '--json', '0 >= 0 mod D']));
    const { status, stderr } = onFullDevice(
      [...name.split(' '), ...args],
      certificate ? certificate.stdout : '1\n',
    );
    expect(stderr).toBe(FAILURE);
    expect(status).toBe(1);
  });

  it.each([['--help'], ['--version'], ['eval', '--help'], ['eval', '--json', '1']])(
    'fails %s %s',
    (...args) => {
      const { status, stderr } = onFullDevice(args);
      expect(stderr).toBe(FAILURE);
      expect(status).toBe(1);
    },
  );

  it('fails even where there is nowhere to say so', () => {
    const full = openSync('/dev/full', 'w');
    const { status } = spawnSync(process.execPath, [command.main, 'eval', '1'], {
      stdio: ['ignore', full, full],
    });
    closeSync(full);
    expect(status).toBe(1);
  });
});

// Node itself opens the null device in place of a closed one, so nothing fails when it is written to.
describe('a closed standard output', () => {
  const FAILURE = 'proviso: the output could not be written: standard output is closed\n';
  const inShell = (shell: string, line: string, stdio: StdioOptions = 'pipe') =>
    spawnSync(shell, ['-c', `${line}; exit $?`, process.execPath, command.main], {
      encoding: 'utf8',
      stdio,
    });

  it.each(['bash', 'sh'])('fails, closed by %s', (shell) => {
    const { status, stderr } = inShell(shell, '"$0" "$1" eval 1+1 >&-');
    expect({ status, stderr }).toEqual({ status: 1, stderr: FAILURE });
  });

  it('fails where the shell has closed its own', () => {
    const { status, stderr } = inShell('bash', 'exec >&-; "$0" "$1" eval --json 1+1');
    expect({ status, stderr }).toEqual({ status: 1, stderr: FAILURE });
  });

  it('is no failure where nothing is written to it', () => {
    const { status, stderr } = inShell(
      'bash',
      `"$0" "$1" draw "*" --output "${command.folder}/x.svg" >&-`,
    );
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  });

  it.each([
    ['a shell that wants no output', () => inShell('bash', '"$0" "$1" eval 1+1 >/dev/null')],
    [
      'a shell that was given none',
      () => inShell('bash', '"$0" "$1" eval 1+1', ['ignore', 'ignore', 'pipe']),
    ],
    [
      'a program that wants none',
      () =>
        spawnSync(process.execPath, [command.main, 'eval', '1+1'], {
          encoding: 'utf8',
          stdio: ['ignore', 'ignore', 'pipe'],
        }),
    ],
  ])('is not what %s has', (_, run) => {
    const { status, stderr } = run();
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  });
});

it('a reader who leaves early is no failure', () => {
  const line = `"${process.execPath}" "${command.main}" born 2 | head -1; exit "\${PIPESTATUS[0]}"`;
  const { status, stdout, stderr } = spawnSync('bash', ['-c', line], { encoding: 'utf8' });
  expect({ status, stdout, stderr }).toEqual({ status: 0, stdout: '0\n', stderr: '' });
});
