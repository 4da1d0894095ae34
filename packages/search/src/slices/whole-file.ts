// Writes a file whole or not at all: under another name in the same folder, to the disk, and then under
// its own. Whoever looks, or comes back after a power cut, sees the old file, the new one or none.

import { randomUUID } from 'node:crypto';
import { closeSync, fsyncSync, mkdirSync, openSync, renameSync, rmSync, writeSync } from 'node:fs';
import { dirname } from 'node:path';
import { isForbidden, StoreError } from '../errors.ts';

/** Unfinished files end like this; a killed job may leave one. */
export const DRAFT_ENDING = '.draft';

export function writeWholeFile(file: string, pieces: Iterable<string>): void {
  const folder = dirname(file);
  const draft = `${file}.${randomUUID()}${DRAFT_ENDING}`;
  try {
    mkdirSync(folder, { recursive: true });
    writeToDisk(draft, pieces);
    renameSync(draft, file);
    // The name is on the disk when the folder is.
    const opened = openSync(folder, 'r');
    fsyncSync(opened);
    closeSync(opened);
  } catch (error) {
    removeDraft(draft);
    const { code } = error as NodeJS.ErrnoException;
    if (code === undefined) throw error;
    const why = code === 'ENOSPC' ? 'no space is left on the device' : `error ${code}`;
    const cure = isForbidden(code)
      ? 'name a folder with --out that you may write to'
      : 'what was written before is whole: make room, and run this again';
    throw new StoreError(`${file}: it cannot be written (${why}); ${cure}`);
  }
}

function writeToDisk(file: string, pieces: Iterable<string>): void {
  const opened = openSync(file, 'wx');
  try {
    for (const piece of pieces) {
      const bytes = Buffer.from(piece);
      for (let at = 0; at < bytes.length; ) at += writeSync(opened, bytes, at);
    }
    fsyncSync(opened);
  } finally {
    closeSync(opened);
  }
}

/** Where the folder is no folder there is nothing to remove, and the error to tell is the first one. */
function removeDraft(draft: string): void {
  try {
    rmSync(draft, { force: true });
  } catch {
    // The next run leaves it alone.
  }
}
