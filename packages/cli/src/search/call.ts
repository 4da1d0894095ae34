// What the commands of `proviso search` read from their command lines.

import { existsSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { ProvisoError } from '@proviso/engine';
import {
  type Loaded,
  MismatchError,
  type Parameters,
  problemOfModule,
  SearchStore,
  StoreError,
  shippedProblem,
} from '@proviso/search';
import { type Call, FileError, UsageError } from '../command.ts';
import { type Flags, flagNumber, flagValue } from '../flags.ts';
import { definedProblem } from './defined-problem.ts';
import { loadProblem } from './load-problem.ts';

/** How the files of searches end. */
export const ENDING = '.search';

/** The threads' file: beside this one in a build; run from sources, it needs a loader first. */
const THREAD = new URL(
  import.meta.url.endsWith('.ts')
    ? '../../scripts/shard-thread-from-source.mjs'
    : './shard-thread.js',
  import.meta.url,
);

/** How many threads work, and what runs in them. */
export function poolOptions(flags: Flags): { threads: number; thread: string; module?: string } {
  const threads = flagNumber(flags, 'threads') ?? availableParallelism();
  if (!Number.isInteger(threads) || threads > 1024) {
    throw new UsageError(
      `--threads needs a whole number up to 1024, not \`${flagValue(flags, 'threads')}\``,
    );
  }
  const module = flagValue(flags, 'problem');
  return { threads, thread: fileURLToPath(THREAD), ...(module === undefined ? {} : { module }) };
}

/** The words `name=value`; others come first. */
export function parameterWords(words: readonly string[]): Parameters {
  const pairs = words.map((word): [string, string] => {
    const at = word.indexOf('=');
    if (at < 1) {
      throw new UsageError(`\`${word}\` is no parameter; write NAME=VALUE, as in \`universe=D\``);
    }
    return [word.slice(0, at), word.slice(at + 1)];
  });
  const twice = pairs.find(([name], i) => pairs.findIndex(([other]) => other === name) < i);
  if (twice !== undefined) throw new UsageError(`${twice[0]} is given twice; it takes one value`);
  return Object.fromEntries(pairs);
}

/** The problem that a command line names, and the words that are left for its parameters. */
export async function problemCalled({
  args,
  flags,
}: Call): Promise<Loaded & { rest: readonly string[] }> {
  const module = flagValue(flags, 'problem');
  const sheet = flagValue(flags, 'define');
  const name = flagValue(flags, 'function');
  if ((sheet === undefined) !== (name === undefined)) {
    throw new UsageError(
      '--define and --function go together: a worksheet, and the name of its function',
    );
  }
  if (sheet !== undefined && name !== undefined) {
    if (module !== undefined) throw new UsageError('--problem and --define exclude each other');
    const text = readText(sheet);
    const loaded = {
      problem: definedProblem(text, name),
      origin: { kind: 'definition', text, function: name },
    } as const;
    return { ...loaded, rest: args };
  }
  if (module !== undefined) return { ...(await problemOfModule(module)), rest: args };
  const [first, ...rest] = args;
  if (first === undefined || first.includes('=')) {
    throw new UsageError('a problem is needed; `proviso search list` shows what there is');
  }
  return { ...(await shippedProblem(first)), rest };
}

/** The problem of a state file. */
export function problemOf(store: SearchStore, flags: Flags): Promise<Loaded> {
  return loadProblem(store.identity, flagValue(flags, 'problem'));
}

/** Opens the state file that a command line names, by its path or without its ending. */
export function openCalled({ args, flags }: Call): SearchStore {
  const named = flagValue(flags, 'file') ?? args[0];
  if (named === undefined) throw new UsageError('a state file is needed, as in `NAME.search`');
  return SearchStore.open(
    existsSync(named) || !existsSync(named + ENDING) ? named : named + ENDING,
  );
}

/** Does the work of a command; what is wrong with a file or a command line is told as such. */
export async function telling<T>(act: () => Promise<T>): Promise<T> {
  try {
    return await act();
  } catch (error) {
    if (error instanceof StoreError || error instanceof MismatchError) {
      throw new FileError(error.message, { cause: error });
    }
    if (error instanceof ProvisoError && error.kind === 'value' && !(error instanceof FileError)) {
      throw new UsageError(error.message);
    }
    throw error;
  }
}

function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    throw new FileError(`${file}: it cannot be read (${(error as NodeJS.ErrnoException).code})`);
  }
}
