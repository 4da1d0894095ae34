// The commands under `proviso search` for clusters: a search cut into slices, one for each job of an array.

import type { Command } from '../command.ts';
import type { FlagName } from '../flags.ts';

const PROBLEM_FLAGS: readonly FlagName[] = ['problem', 'define', 'function'];

const slurmCommand: Command = {
  name: 'search slurm',
  synopsis: 'PROBLEM [NAME=VALUE…]',
  summary: 'Write a job script for Slurm that runs a search as an array of jobs.',
  details: [
    'PROBLEM and its parameters are as for `proviso search start`. The search is cut into as many slices as ' +
      '--array says, and each job runs one into the folder of --out (PROBLEM-slices unless you say so). With ' +
      '--threads each job gets so many processors, otherwise one. An array with more jobs than the search has ' +
      'shards is made smaller, and that is said.',
    'Submit the script with `sbatch job.sh`; options of your cluster, as --time and --partition, go before its ' +
      'name. A job that is killed, preempted or put back into the queue goes on where it was when it is started ' +
      'again. When all are done, `proviso search merge FOLDER` makes the state file, and says what is missing. ' +
      'Clusters allow only so many jobs in an array, often 1000: `scontrol show config | grep MaxArraySize`.',
    'If `proviso` is not on the path of the nodes, name it: `PROVISO=/home/me/proviso/bin/proviso.js sbatch job.sh`.',
  ],
  flags: [...PROBLEM_FLAGS, 'array', 'output', 'threads'],
  examples: [
    {
      line: 'search slurm day-two-zeros universe=E --array 20 > job.sh',
      meaning: 'twenty jobs; then `sbatch job.sh`',
    },
  ],
  least: 0,
  most: Infinity,
  run: async (call) => (await import('../search/slices.ts')).writeJobScript(call),
};

const shardCommand: Command = {
  name: 'search shard',
  synopsis: 'PROBLEM [NAME=VALUE…]',
  summary: 'Run one slice of a search into files: what a job of an array does.',
  details: [
    'PROBLEM and its parameters are as for `proviso search start`. Slice INDEX of N has the shards INDEX, INDEX + N, ' +
      'INDEX + 2N and so on. Any batch system that numbers its jobs will do; numbers begin at 0.',
    'Files in the folder of --out are written whole or not at all. A slice that was begun goes on where it was, and ' +
      'one that is done is not run again. The exit status is 1 if a shard failed; a slice without shards, where there ' +
      'are more slices than shards, is no failure.',
  ],
  flags: [...PROBLEM_FLAGS, 'index', 'of', 'output', 'threads', 'json'],
  examples: [
    {
      line: 'search shard day-two-zeros universe=E --index 3 --of 20 --out zeros',
      meaning: 'the fourth of twenty slices',
    },
  ],
  least: 0,
  most: Infinity,
  run: async (call) => (await import('../search/slices.ts')).runOneSlice(call),
};

const mergeCommand: Command = {
  name: 'search merge',
  synopsis: 'FOLDER',
  summary: 'Put the slices of a folder together into the state file of their search.',
  details: [
    'The file is that which `proviso search start` would have made, PROBLEM.search or that of --file, and the ' +
      'commands for it are the same. Slices of another search, version or other parameters are refused. What is ' +
      'missing or broken is listed with the commands that run it again; then merge again. What the results of a ' +
      'module mean is told where --problem names it.',
    'The exit status is 1 as long as a slice is missing or a shard has failed.',
  ],
  flags: ['file', 'problem', 'json'],
  examples: [{ line: 'search merge zeros', meaning: 'all that is there so far' }],
  least: 1,
  most: 1,
  completes: 'files',
  run: async (call) => (await import('../search/slices.ts')).mergeFolder(call),
};

export const sliceCommands: readonly Command[] = [slurmCommand, shardCommand, mergeCommand];
