// Slices: a search cut for a given number of jobs. Slice i of n has the shards i, i + n, i + 2n, …, so
// that shards which grow with their number are spread evenly.

import { join } from 'node:path';
import { ValueError } from '@proviso/engine';

export interface SliceNumber {
  /** From 0. */
  readonly index: number;
  /** How many slices there are. */
  readonly of: number;
}

/** Refuses a slice that is none. */
export function checkSlice({ index, of }: SliceNumber): void {
  if (!Number.isSafeInteger(of) || of < 1) {
    throw new ValueError(`a search cannot be cut into ${of} slices; take 1 or more`);
  }
  if (!Number.isSafeInteger(index) || index < 0 || index >= of) {
    throw new ValueError(`there is no slice ${index} of ${of}; they are numbered 0 to ${of - 1}`);
  }
}

export function shardsOf({ index, of }: SliceNumber, shards: number): number[] {
  const chosen: number[] = [];
  for (let shard = index; shard < shards; shard += of) chosen.push(shard);
  return chosen;
}

/** The number of the slice, out of so many, that a shard is in. */
export function sliceOf(shard: number, of: number): number {
  return shard % of;
}

const ENDING = '.jsonl';

/** The name of a slice, without an ending: by name is by number. */
function sliceName({ index, of }: SliceNumber): string {
  return `slice-${String(index).padStart(String(of - 1).length, '0')}-of-${of}`;
}

/** The file of a finished slice. */
export function sliceFile(folder: string, slice: SliceNumber): string {
  return join(folder, `${sliceName(slice)}${ENDING}`);
}

/** The folder of a slice that is not finished, with a file for each shard that is. */
export function partsFolder(folder: string, slice: SliceNumber): string {
  return join(folder, `${sliceName(slice)}.parts`);
}

export function partFile(folder: string, slice: SliceNumber, shard: number): string {
  return join(partsFolder(folder, slice), `shard-${shard}${ENDING}`);
}

/** The slice that a file or folder of these names belongs to. */
export function sliceOfName(name: string): (SliceNumber & { readonly parts: boolean }) | undefined {
  const match = /^slice-(\d+)-of-(\d+)\.(jsonl|parts)$/.exec(name);
  if (match === null) return undefined;
  return { index: Number(match[1]), of: Number(match[2]), parts: match[3] === 'parts' };
}

/** Whether a file in a folder of parts is one. */
export function isPartName(name: string): boolean {
  return /^shard-\d+\.jsonl$/.test(name);
}
