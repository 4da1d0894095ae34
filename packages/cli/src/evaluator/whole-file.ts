// Files are put in place in one step: beside it first, with no moment in between at which a signal
// could leave half a file.

import { closeSync, linkSync, openSync, renameSync, rmSync, writeFileSync } from 'node:fs';

/** Writes a file whole or not at all. */
export function putInPlace(place: string, content: string | Uint8Array, mode?: number): void {
  writeBeside(place, content, mode, (beside) => renameSync(beside, place));
}

/** Writes a new file whole or not at all; a file that has come meanwhile is not overwritten. */
export function putNew(place: string, content: string): void {
  writeBeside(place, content, undefined, (beside) => {
    try {
      linkSync(beside, place);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'EEXIST') throw error;
      // Not every file system has links: the name is taken first, if it is free.
      closeSync(openSync(place, 'wx'));
      renameSync(beside, place);
    }
  });
}

function writeBeside(
  place: string,
  content: string | Uint8Array,
  mode: number | undefined,
  put: (beside: string) => void,
): void {
  const beside = `${place}.${process.pid}.part`;
  // One that is there was left by a process that is dead.
  rmSync(beside, { force: true });
  try {
    writeFileSync(beside, content, { flag: 'wx', ...(mode !== undefined && { mode }) });
    put(beside);
  } finally {
    rmSync(beside, { force: true });
  }
}
