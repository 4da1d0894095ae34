// Writing a file whole or not at all: beside it first, then into its place in one step, with no
// moment in between at which a signal could end the command.

import {
  accessSync,
  constants,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname } from 'node:path';
import { FileError } from '../command.ts';

/** Refuses a file that could not be written, before anybody waits for what is to stand in it. */
export function checkWritable(file: string): void {
  refusing(file, () => {
    const old = statSync(file, { throwIfNoEntry: false });
    if (old?.isDirectory()) throw new FileError(`${file}: this is a folder`);
    accessSync(old === undefined || old.isFile() ? dirname(file) : file, constants.W_OK);
  });
}

/** Writes a file whole or not at all. */
export function writeWhole(file: string, text: string): void {
  refusing(file, () => {
    const old = statSync(file, { throwIfNoEntry: false });
    // Terminals, pipes and the like take the text as it comes; they cannot be put in place.
    if (old !== undefined && !old.isFile()) return writeFileSync(file, text);
    const place = old === undefined ? file : realpathSync(file);
    const beside = `${place}.${process.pid}.part`;
    try {
      writeFileSync(beside, text, old === undefined ? {} : { mode: old.mode });
      renameSync(beside, place);
    } catch (error) {
      rmSync(beside, { force: true });
      throw error;
    }
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
