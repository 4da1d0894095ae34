// The file of `--ruleset`, before any of it is run.

import { statSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { FileError, UsageError } from '../command.ts';
import { type Flags, flagValue } from '../flags.ts';

/** A file with a ruleset, and what that is called if it does not say so itself. */
export interface RulesetFile {
  readonly file: string;
  readonly name: string;
}

/** The file that the flags name, if it can be one. */
export function rulesetFileFrom(flags: Flags): RulesetFile | undefined {
  const given = flagValue(flags, 'ruleset');
  if (given === undefined) return undefined;
  // A drive of Windows has one letter.
  if (/^[a-z][a-z\d+.-]+:/i.test(given) || given === '-') {
    throw new UsageError(
      `--ruleset ${given}: code is taken from a file of this machine only; save it, read it, and name the file`,
    );
  }
  if (!/\.m?js$/.test(given)) {
    const cure = given.endsWith('.pvs')
      ? '; for a worksheet write `--rules`'
      : '; its name ends in .mjs or .js';
    throw new UsageError(`--ruleset ${given}: a ruleset is a JavaScript module${cure}`);
  }
  const file = resolve(given);
  const found = statSync(file, { throwIfNoEntry: false });
  if (found === undefined) throw new FileError(`${given}: there is no such file`);
  if (!found.isFile()) throw new FileError(`${given}: this is no file`);
  return { file, name: nameFrom(given) };
}

/** `my-game.mjs` is called `my_game`. */
function nameFrom(file: string): string {
  return basename(file)
    .replace(/\.m?js$/, '')
    .replace(/[^\p{L}\d_]/gu, '_')
    .replace(/^(?=\d)/, '_');
}
