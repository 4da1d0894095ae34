// The files of `--output`: refused before anybody waits, written whole or not at all.

import { accessSync, constants, lstatSync, realpathSync, statSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { FileError } from '../command.ts';
import { putInPlace } from '../evaluator/whole-file.ts';

/** Refuses a file that could not be written, before anybody waits for what is to stand in it. */
export function checkWritable(file: string): void {
  refusing(file, () => {
    const old = statSync(file, { throwIfNoEntry: false });
    if (old?.isDirectory()) throw new FileError(`${file}: this is a folder`);
    accessSync(old === undefined || old.isFile() ? dirname(file) : file, constants.W_OK);
  });
}

/** Refuses a link where nobody has named the file: it may have come with somebody's paper, and lead anywhere. */
export function refuseLink(file: string): void {
  if (lstatSync(file, { throwIfNoEntry: false })?.isSymbolicLink()) {
    throw new FileError(`${file}: this is a link to another file; remove it, and run this again`);
  }
}

/** Writes a file whole or not at all. */
export function writeWhole(file: string, content: string | Uint8Array): void {
  refusing(file, () => {
    const old = statSync(file, { throwIfNoEntry: false });
    // Terminals, pipes and the like take the text as it comes; they cannot be put in place.
    if (old !== undefined && !old.isFile()) return writeFileSync(file, content);
    const place = old === undefined ? file : realpathSync(file);
    putInPlace(place, content, old?.mode);
  });
}

function refusing(file: string, act: () => void): void {
  try {
    act();
  } catch (error) {
    if (error instanceof FileError) throw error;
    const { code } = error as NodeJS.ErrnoException;
    throw new FileError(`${file}: it cannot be written (${code})`);
  }
}
