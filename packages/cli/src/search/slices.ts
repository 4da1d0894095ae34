// `proviso search slurm`, `shard` and `merge`: a search as the jobs of an array, on a cluster.

import {
  arrayRanges,
  counted,
  jobScript,
  type MergeReport,
  mergeSlices,
  runSlice,
  type SearchIdentity,
  ShardRunner,
  ShardThreads,
  type SliceCommand,
  type SliceNumber,
  type SliceReport,
  sliceCommand,
} from '@proviso/search';
import { type Call, type ExitCode, UsageError } from '../command.ts';
import { type FlagName, type Flags, flagValue } from '../flags.ts';
import { printable } from '../output/printable.ts';
import { Output } from '../output/stream.ts';
import { problemAtHand } from './at-hand.ts';
import { ENDING, parameterWords, poolOptions, problemCalled, telling } from './call.ts';
import { interruptible } from './interruption.ts';
import { stateJson, stateLines, stateOf } from './state.ts';

/** How many commands are told one by one. */
const COMMANDS_TOLD = 5;

export function writeJobScript(call: Call): Promise<ExitCode> {
  return telling(async (): Promise<ExitCode> => {
    const { runner, command } = await searchCalled(call);
    const { identity } = runner;
    const asked = wholeNumber(call.flags, 'array', 'how many slices there are');
    if (asked < 1) throw new UsageError('--array needs a whole number above 0, not `0`');
    const of = Math.min(asked, identity.shards);
    if (of < asked) {
      // Standard output is the script.
      process.stderr.write(
        `${shardsText(identity)}, so the array has ${counted(of, 'job')} and not ${asked}\n`,
      );
    }
    // A job gets as many processors as it has threads; by itself it would start one for every core.
    const { threads } = call.flags.has('threads') ? poolOptions(call.flags) : { threads: 1 };
    const output = new Output();
    output.line(jobScript({ ...command, threads }, of).trimEnd());
    await output.flush();
    return 0;
  });
}

export function runOneSlice(call: Call): Promise<ExitCode> {
  return telling(async (): Promise<ExitCode> => {
    const { flags } = call;
    const slice = {
      index: wholeNumber(flags, 'index', 'the number of the slice, from 0'),
      of: wholeNumber(flags, 'of', 'how many slices there are'),
    };
    if (!flags.has('output')) throw new UsageError('--out is needed: the folder of the slices');
    const { runner, command } = await searchCalled(call);
    const { identity } = runner;
    const { folder, naming } = command;
    const { origin } = identity;
    const { module, ...options } = poolOptions(flags);
    const modules = new Map(
      origin.kind === 'module' && module !== undefined ? [[origin.digest, module]] : [],
    );
    const threads = new ShardThreads({ ...options, modules, definitions: true });
    let report: SliceReport | undefined;
    let stopping = false;
    try {
      const run = (shard: number) => threads.run(identity, shard);
      await interruptible({
        finish: async () => {
          try {
            const { threads: lanes } = options;
            report = await runSlice({ slice, folder, identity, naming, threads: lanes, run });
          } catch (error) {
            // Whoever stops the threads is not told that they were stopped.
            if (!stopping) throw error;
          }
        },
        stop: () => {
          stopping = true;
          return threads.stop();
        },
      });
    } finally {
      await threads.stop();
    }
    if (report === undefined) {
      process.stderr.write('stopped; the same command goes on with the shards that are missing\n');
      return 130;
    }
    await tellSlice(report, flags, emptyText(slice, identity));
    return report.failed.length > 0 ? 1 : 0;
  });
}

const shardsText = ({ shards }: SearchIdentity) => `this search has ${counted(shards, 'shard')}`;

/** That a slice has no shards, where it has none. */
function emptyText({ index, of }: SliceNumber, identity: SearchIdentity): string {
  const isEmpty = index >= identity.shards;
  return isEmpty ? `; ${shardsText(identity)}, so slice ${index} of ${of} is empty` : '';
}

async function tellSlice(report: SliceReport, flags: Flags, empty: string): Promise<void> {
  const { file, shards, before, failed } = report;
  const output = new Output();
  if (flags.has('json')) {
    output.line(JSON.stringify({ ok: failed.length === 0, ...report }));
  } else {
    const earlier = before > 0 ? `, ${before} of them before` : '';
    const fallen = failed.length > 0 ? `, ${failed.length} failed` : '';
    const done = counted(shards - failed.length, 'shard');
    output.line(printable(`${file}: ${done}${earlier}${fallen}${empty}`));
    for (const { shard, error } of failed) {
      output.line(printable(`shard ${shard} failed: ${error}`));
    }
  }
  await output.flush();
}

export function mergeFolder(call: Call): Promise<ExitCode> {
  return telling(async (): Promise<ExitCode> => {
    const [folder = ''] = call.args;
    const named = flagValue(call.flags, 'file');
    const report = mergeSlices(folder, (identity) => named ?? identity.problem + ENDING);
    try {
      return await tellMerge(report, folder, call.flags);
    } finally {
      report.store.close();
    }
  });
}

async function tellMerge(report: MergeReport, folder: string, flags: Flags): Promise<ExitCode> {
  const { store, of, missing, broken, naming } = report;
  const { identity } = store;
  const state = stateOf(store, await problemAtHand(store, flags));
  const command: SliceCommand = { identity, folder, naming };
  const again = missing.map((index) => `proviso ${sliceCommand(command, { index, of })}`);
  const output = new Output();
  if (flags.has('json')) {
    const ok = missing.length === 0 && state.failures.length === 0;
    output.line(JSON.stringify({ ...stateJson(state), ok, of, missing, broken, again }));
  } else {
    for (const line of stateLines(state)) output.line(line);
    for (const { file, why } of broken) output.line(printable(`broken: ${file}: ${why}`));
    for (const line of missingLines(missing, of, again)) output.line(printable(line));
  }
  await output.flush();
  return missing.length > 0 || state.failures.length > 0 ? 1 : 0;
}

function missingLines(missing: readonly number[], of: number, again: readonly string[]): string[] {
  if (missing.length === 0) return [];
  const ranges = arrayRanges(missing);
  const more = again.length - COMMANDS_TOLD;
  return [
    `missing: ${missing.length} of ${counted(of, 'slice')}; in Slurm \`sbatch --array=${ranges} job.sh\` runs them again, elsewhere`,
    ...again.slice(0, COMMANDS_TOLD).map((line) => `  ${line}`),
    ...(more > 0 ? [`  and ${more} more, with the other numbers`] : []),
  ];
}

/** The search that a command line names, and how it names it. */
async function searchCalled(call: Call): Promise<{ runner: ShardRunner; command: SliceCommand }> {
  const { flags } = call;
  const { problem, origin, rest } = await problemCalled(call);
  const runner = await ShardRunner.begin(problem, origin, parameterWords(rest));
  const folder = flagValue(flags, 'output') ?? `${problem.name}-slices`;
  const given = (['problem', 'define', 'function'] as const).flatMap((name) => {
    const value = flagValue(flags, name);
    return value === undefined ? [] : [`--${name}`, value];
  });
  const naming = given.length > 0 ? given : [problem.name];
  return { runner, command: { identity: runner.identity, folder, naming } };
}

function wholeNumber(flags: Flags, name: FlagName, meaning: string): number {
  const value = flagValue(flags, name);
  if (value === undefined) throw new UsageError(`--${name} is needed: ${meaning}`);
  if (!/^\d+$/.test(value)) {
    throw new UsageError(`--${name} needs a whole number, not \`${value}\``);
  }
  return Number(value);
}
