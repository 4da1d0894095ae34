// Files are put in place in one step: beside it first, with no moment in between at which a signal
// could leave half a file.

import { renameSync, rmSync, writeFileSync } from 'node:fs';

/** Writes a file whole or not at all. */
export function putInPlace(place: string, content: string | Uint8Array, mode?: number): void {
  const beside = `${place}.${process.pid}.part`;
  try {
    writeFileSync(beside, content, mode === undefined ? {} : { mode });
    renameSync(beside, place);
  } catch (error) {
    rmSync(beside, { force: true });
    throw error;
  }
}
