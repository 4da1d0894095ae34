// The script of an array job, as a shell reads it.

import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { arrayRanges, jobScript, type SearchIdentity, sliceCommand } from '../src/index.ts';
import { temporaryFolder } from './twin-primes.ts';

const folder = temporaryFolder();
const identity: SearchIdentity = {
  problem: 'twin-primes',
  version: 1,
  origin: { kind: 'shipped' },
  parameters: { below: 1000, trouble: "it's $HOME; `ls`" },
  engine: '1.2.3',
  shards: 10,
};
const command = {
  identity,
  folder: 'a folder/$(out)',
  naming: ['--problem', './my problem.mjs'],
  threads: 2,
};

/** The words that a shell makes of a line after `proviso`. */
function wordsOf(line: string): string[] {
  const { stdout } = spawnSync('bash', ['-c', `printf '%s\\0' ${line}`], { encoding: 'utf8' });
  return stdout.split('\0').slice(0, -1);
}

const WORDS = [
  ...['search', 'shard', '--problem', './my problem.mjs'],
  ...['below=1000', "trouble=it's $HOME; `ls`", '--threads', '2'],
  ...['--index', '3', '--of', '5', '--out', 'a folder/$(out)'],
];

describe('a job script', () => {
  it('runs a slice for each task', () => {
    const script = join(folder, 'job.sh');
    writeFileSync(script, jobScript(command, 5));
    const { stdout, status } = spawnSync('bash', [script], {
      encoding: 'utf8',
      env: { ...process.env, PROVISO: 'printf %s\\0', SLURM_ARRAY_TASK_ID: '3' },
    });
    expect(status).toBe(0);
    expect(stdout.split('\0').slice(0, -1)).toEqual(WORDS);
  });

  it('asks for as many tasks as slices, that may be started again', () => {
    const lines = jobScript(command, 5).split('\n');
    expect(lines[0]).toBe('#!/bin/bash');
    expect(lines).toContain('#SBATCH --array=0-4');
    expect(lines).toContain('#SBATCH --cpus-per-task=2');
    expect(lines).toContain('#SBATCH --requeue');
  });

  it('is told again for one slice', () => {
    expect(wordsOf(sliceCommand(command, { index: 3, of: 5 }))).toEqual(WORDS);
  });
});

it.each([
  [[], ''],
  [[4], '4'],
  [[0, 1, 2, 5, 7, 8], '0-2,5,7-8'],
])('the slices %j are %s to sbatch', (slices, text) => {
  expect(arrayRanges(slices)).toBe(text);
});
