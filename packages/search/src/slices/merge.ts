// Puts the slices of a folder into the state file of a search, where they are what a run on one machine
// would have left. What is missing or broken is told, so that it can be run again.

import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { MismatchError, StoreError } from '../errors.ts';
import { differenceOf, requireSame, type SearchIdentity } from '../identity.ts';
import { SearchStore } from '../store/search-store.ts';
import { isPartName, type SliceNumber, sliceOf, sliceOfName } from './slice.ts';
import { readSliceFile, type SliceContent } from './slice-file.ts';

export interface BrokenFile {
  readonly file: string;
  readonly why: string;
}

export interface MergeReport {
  /** Open; whoever asked for the merge closes it. */
  readonly store: SearchStore;
  /** Into how many slices the search was cut. */
  readonly of: number;
  readonly broken: readonly BrokenFile[];
  /** The slices of which shards have neither a result nor a failure. */
  readonly missing: readonly number[];
  /** How a command line named the problem when the slices were run. */
  readonly naming: readonly string[];
}

/** Merges a folder of slices into the state file of their search, which is made where there is none. */
export function mergeSlices(
  folder: string,
  fileOf: (identity: SearchIdentity) => string,
): MergeReport {
  const store = storeOf(oneSearch(folder), fileOf);
  const broken: BrokenFile[] = [];
  let naming: readonly string[] = [];
  let of = 1;
  try {
    for (const read of slicesIn(folder)) {
      if ('why' in read) {
        broken.push(read);
        continue;
      }
      const { file, slice, content } = read;
      // A broken file says nothing; cut in two ways, the finer one tells what is missing.
      of = Math.max(of, slice.of);
      if (naming.length === 0) naming = content.naming;
      requireSame(content.identity, store.identity, file);
      store.recordAll(content.records);
      for (const { shard, error } of content.failed) store.fail(shard, error);
    }
    return { store, of, broken, missing: missingSlices(store, of), naming };
  } catch (error) {
    store.close();
    throw error;
  }
}

/** A slice that tells which search the folder is of. */
interface Witness {
  readonly file: string;
  readonly identity: SearchIdentity;
}

/** The search that all slices of a folder are of; nothing is written before they agree. */
function oneSearch(folder: string): Witness {
  let witness: Witness | undefined;
  let broken: BrokenFile | undefined;
  for (const read of slicesIn(folder)) {
    if ('why' in read) {
      broken ??= read;
      continue;
    }
    const { file, content } = read;
    const { identity } = content;
    witness ??= { file, identity };
    const difference = differenceOf(identity, witness.identity);
    if (difference === undefined) continue;
    throw new MismatchError(
      `${file}: it is of another search than ${witness.file}: ${difference.brief}; take the one that does not belong here out of the folder`,
    );
  }
  if (witness !== undefined) return witness;
  const what =
    broken === undefined
      ? 'there is no slice in it'
      : `no slice in it is whole: ${broken.file}: ${broken.why}`;
  throw new StoreError(`${folder}: ${what}; \`proviso search shard\` writes them`);
}

function storeOf(
  { file: slice, identity }: Witness,
  fileOf: (identity: SearchIdentity) => string,
): SearchStore {
  const file = fileOf(identity);
  if (!existsSync(file)) return SearchStore.create(file, identity);
  const store = SearchStore.open(file);
  const difference = differenceOf(store.identity, identity);
  if (difference === undefined) return store;
  store.close();
  throw new MismatchError(
    `${file}: this state file is of another search than ${slice}: ${difference.brief}; name another with --file`,
  );
}

/** The slices, out of so many, that have shards which are not settled. */
function missingSlices(store: SearchStore, of: number): number[] {
  return [...new Set(store.pending().map((shard) => sliceOf(shard, of)))].sort((a, b) => a - b);
}

interface ReadSlice {
  readonly file: string;
  readonly slice: SliceNumber;
  readonly content: SliceContent;
}

/** What every file with results holds, or why it cannot be read. */
function* slicesIn(folder: string): Generator<ReadSlice | BrokenFile> {
  for (const { file, slice } of filesIn(folder)) {
    let content: SliceContent;
    try {
      content = readSliceFile(file);
    } catch (error) {
      // A part that is gone is in the slice that its job has finished meanwhile.
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') continue;
      yield { file, why: (error as Error).message };
      continue;
    }
    yield { file, slice, content };
  }
}

/**
 * All files with results; parts of slices that are not finished count too. Finished slices are looked for
 * when all parts are read: a job writes its slice before it removes the parts, so nothing slips through.
 */
function* filesIn(folder: string): Generator<{ file: string; slice: SliceNumber }> {
  for (const name of namesIn(folder)) {
    const slice = sliceOfName(name);
    if (slice?.parts !== true) continue;
    for (const part of partsIn(join(folder, name))) yield { file: join(folder, name, part), slice };
  }
  for (const name of namesIn(folder)) {
    const slice = sliceOfName(name);
    if (slice?.parts === false) yield { file: join(folder, name), slice };
  }
}

function partsIn(folder: string): string[] {
  try {
    return namesIn(folder).filter(isPartName);
  } catch (error) {
    if (!existsSync(folder)) return [];
    throw error;
  }
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder).sort();
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new StoreError(
      `${folder}: the folder cannot be read (${code}); name the one given as --out`,
    );
  }
}
