// The script of an array job for Slurm, and the command that runs a slice, for any other batch system.

import { counted } from '../counted.ts';
import type { SearchIdentity } from '../identity.ts';
import type { SliceNumber } from './slice.ts';

/** What the words of a command line are made of. */
export interface SliceCommand {
  readonly identity: SearchIdentity;
  readonly folder: string;
  /** The words that name the problem: `twin-primes`, or `--problem ./mine.mjs`. */
  readonly naming: readonly string[];
  readonly threads?: number | undefined;
}

/** The command line, after `proviso`, that runs a slice. */
export function sliceCommand(command: SliceCommand, { index, of }: SliceNumber): string {
  return words(command, String(index), of);
}

function words({ identity, folder, naming, threads }: SliceCommand, index: string, of: number) {
  const parameters = Object.entries(identity.parameters).map(([name, value]) => `${name}=${value}`);
  return [
    'search shard',
    ...[...naming, ...parameters].map(quoted),
    ...(threads === undefined ? [] : ['--threads', threads]),
    `--index ${index} --of ${of} --out ${quoted(folder)}`,
  ].join(' ');
}

/** A job script for `sbatch`. */
export function jobScript(command: SliceCommand, of: number): string {
  const { identity, threads = 1 } = command;
  return `#!/bin/bash
#SBATCH --job-name=proviso-${identity.problem}
#SBATCH --array=0-${of - 1}
#SBATCH --cpus-per-task=${threads}
#SBATCH --requeue
#SBATCH --open-mode=append

# ${identity.problem}: ${counted(identity.shards, 'shard')} in ${counted(of, 'slice')}, by Proviso ${identity.engine}.
# A job that is preempted or runs out of time goes on where it was when it is started again.
# Options of your cluster go on the command line: sbatch --time=4:00:00 --partition=long job.sh
# If proviso is not on the path of the nodes, say where it is: PROVISO=/home/me/proviso/bin/proviso.js sbatch job.sh

exec \${PROVISO:-proviso} ${words(command, '"$SLURM_ARRAY_TASK_ID"', of)}
`;
}

/** Slices as `sbatch --array` takes them: `0-3,7`. */
export function arrayRanges(slices: readonly number[]): string {
  const ranges: { first: number; last: number }[] = [];
  for (const slice of slices) {
    const range = ranges.at(-1);
    if (range !== undefined && slice === range.last + 1) range.last = slice;
    else ranges.push({ first: slice, last: slice });
  }
  return ranges
    .map(({ first, last }) => (first === last ? `${first}` : `${first}-${last}`))
    .join(',');
}

/** A word for the shell. */
function quoted(word: string): string {
  return /^[\w@%+=:,./-]+$/.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`;
}
