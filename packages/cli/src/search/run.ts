// `proviso search start`, `resume` and `retry`: the pending shards on the threads of this machine.

import { LocalRun, type Problem, SearchStore, ShardRunner } from '@proviso/search';
import type { Call, ExitCode } from '../command.ts';
import { flagValue } from '../flags.ts';
import { Output } from '../output/stream.ts';
import {
  ENDING,
  openCalled,
  parameterWords,
  poolOptions,
  problemCalled,
  problemOf,
  telling,
} from './call.ts';
import { interruptible } from './interruption.ts';
import { SearchProgressLine } from './progress-line.ts';
import { checkQueue, queuedRun } from './queued-run.ts';
import { stateJson, stateLines, stateOf } from './state.ts';

export function startSearch(call: Call): Promise<ExitCode> {
  return telling(async () => {
    poolOptions(call.flags);
    const { problem, origin, rest } = await problemCalled(call);
    const { identity } = await ShardRunner.begin(problem, origin, parameterWords(rest));
    await checkQueue(identity, call.flags);
    const file = flagValue(call.flags, 'file') ?? problem.name + ENDING;
    return closing(SearchStore.create(file, identity), (store) => run(store, problem, call));
  });
}

export function resumeSearch(call: Call): Promise<ExitCode> {
  return telling(() => closing(openCalled(call), (store) => goOn(store, call)));
}

export function retrySearch(call: Call): Promise<ExitCode> {
  return telling(() =>
    closing(openCalled(call), (store) => goOn(store, call, () => store.retry())),
  );
}

/** Does something with a state file, and closes it whatever comes of that: it may be locked. */
async function closing<T>(store: SearchStore, act: (store: SearchStore) => Promise<T>): Promise<T> {
  try {
    return await act(store);
  } finally {
    store.close();
  }
}

/** Goes on with a search; `first` is done when it is certain that this can be. */
async function goOn(store: SearchStore, call: Call, first?: () => void): Promise<ExitCode> {
  const { problem, origin } = await problemOf(store, call.flags);
  // Refused here, before any thread is started.
  await ShardRunner.join(problem, origin, store.identity, store.file);
  await checkQueue(store.identity, call.flags);
  store.claim();
  first?.();
  return run(store, problem, call);
}

async function run(store: SearchStore, problem: Problem, { flags }: Call): Promise<ExitCode> {
  const options = poolOptions(flags);
  const line = new SearchProgressLine(store);
  const onProgress = () => line.show();
  const work =
    (await queuedRun(store, flags, line)) ?? new LocalRun(store, { ...options, onProgress });
  let stopped = false;
  try {
    stopped = await interruptible(work);
  } finally {
    line.clear();
  }
  const state = stateOf(store, { problem });
  const output = new Output();
  if (flags.has('json')) output.line(JSON.stringify({ ...stateJson(state), stopped }));
  else for (const text of stateLines(state)) output.line(text);
  await output.flush();
  if (stopped) {
    process.stderr.write(`stopped; \`proviso search resume ${store.file}\` goes on\n`);
    return 130;
  }
  return state.failures.length > 0 ? 1 : 0;
}
