// Puts the slices of a folder into the state file of a search, where they are what a run on one machine
// would have left. What is missing or broken is told, so that it can be run again.

import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { StoreError } from '../errors.ts';
import { requireSame, type SearchIdentity } from '../identity.ts';
import { SearchStore } from '../store/search-store.ts';
import { isPartName, shardsOf, sliceOfName } from './slice.ts';
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
  const { files, of } = filesIn(folder);
  try {
    for (const path of files) {
      let content: SliceContent;
      try {
        content = readSliceFile(path);
      } catch (error) {
        broken.push({ file: path, why: (error as Error).message });
        continue;
      }
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
  const pending = new Set(store.pending());
  const slices: number[] = [];
  for (let index = 0; index < of; index++) {
    if (shardsOf({ index, of }, store.identity.shards).some((shard) => pending.has(shard))) {
      slices.push(index);
    }
  }
  return slices;
}

/** All files with results; parts of slices that are not finished count too. */
function filesIn(folder: string): { files: string[]; of: number } {
  let of = 1;
  const files: string[] = [];
  for (const name of namesIn(folder)) {
    const slice = sliceOfName(name);
    if (slice === undefined) continue;
    // Cut in two ways, the finer one tells what is missing.
    of = Math.max(of, slice.of);
    const path = join(folder, name);
    if (!slice.parts) files.push(path);
    else
      files.push(
        ...namesIn(path)
          .filter(isPartName)
          .map((part) => join(path, part)),
      );
  }
  return { files, of };
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
