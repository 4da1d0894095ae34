// Puts the slices of a folder into the state file of a search, where they are what a run on one machine
// would have left. What is missing or broken is told, so that it can be run again.

import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { StoreError } from '../errors.ts';
import { requireSame, type SearchIdentity } from '../identity.ts';
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
  const broken: BrokenFile[] = [];
  let store: SearchStore | undefined;
  let naming: readonly string[] = [];
  let of = 1;
  try {
    for (const { path, slice } of filesIn(folder)) {
      let content: SliceContent;
      try {
        content = readSliceFile(path);
      } catch (error) {
        broken.push({ file: path, why: (error as Error).message });
        continue;
      }
      // A broken file says nothing; cut in two ways, the finer one tells what is missing.
      of = Math.max(of, slice.of);
      if (naming.length === 0) naming = content.naming;
      store ??= storeAt(fileOf(content.identity), content.identity);
      requireSame(content.identity, store.identity, path);
      store.recordAll(content.records);
      for (const { shard, error } of content.failed) store.fail(shard, error);
    }
    if (store === undefined) {
      const [first] = broken;
      const what =
        first === undefined
          ? 'there is no slice in it'
          : `no slice in it is whole: ${first.file}: ${first.why}`;
      throw new StoreError(`${folder}: ${what}; \`proviso search shard\` writes them`);
    }
    return { store, of, broken, missing: missingSlices(store, of), naming };
  } catch (error) {
    store?.close();
    throw error;
  }
}

function storeAt(file: string, identity: SearchIdentity): SearchStore {
  return existsSync(file) ? SearchStore.open(file) : SearchStore.create(file, identity);
}

/** The slices, out of so many, that have shards which are not settled. */
function missingSlices(store: SearchStore, of: number): number[] {
  return [...new Set(store.pending().map((shard) => sliceOf(shard, of)))].sort((a, b) => a - b);
}

interface ResultFile {
  readonly path: string;
  readonly slice: SliceNumber;
}

/** All files with results; parts of slices that are not finished count too. */
function filesIn(folder: string): ResultFile[] {
  return namesIn(folder).flatMap((name): ResultFile[] => {
    const slice = sliceOfName(name);
    if (slice === undefined) return [];
    const path = join(folder, name);
    if (!slice.parts) return [{ path, slice }];
    return namesIn(path)
      .filter(isPartName)
      .map((part) => ({ path: join(path, part), slice }));
  });
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
