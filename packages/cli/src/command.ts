// What a command is: one entry of the table from which `--help`, the man page and the shell
// completions are made, and the function that runs it.

import { NotationError, ValueError } from '@proviso/engine';
import type { FlagName, Flags } from './flags.ts';

export interface Command {
  readonly name: string;
  /** The arguments as a synopsis shows them, as in `GAME…`. */
  readonly synopsis: string;
  /** One sentence. */
  readonly summary: string;
  /** Paragraphs for the command's own help. */
  readonly details: readonly string[];
  readonly flags: readonly FlagName[];
  readonly examples: readonly Example[];
  /** How many arguments it takes. */
  readonly least: number;
  readonly most: number;
  /** What an argument can be, for shell completion. */
  readonly completes?: 'files' | 'commands' | readonly string[];
  /** Commands under this one, called by its name and a word more; their names have both. */
  readonly subcommands?: readonly Command[];
  run(call: Call): Promise<ExitCode>;
}

/** Commands with those under them, each after the one it is under. */
export function withSubcommands(commands: readonly Command[]): Command[] {
  return commands.flatMap((command) => [command, ...(command.subcommands ?? [])]);
}

/** A command line to try, without the word `proviso`, and what it does. */
export interface Example {
  readonly line: string;
  readonly meaning: string;
}

export interface Call {
  readonly args: readonly string[];
  readonly flags: Flags;
  /** The table this command stands in. */
  readonly commands: readonly Command[];
}

/**
 * 0: all is well · 1: a statement failed, or standard output could not be written · 2: usage, or a file
 * that cannot be read or written · 130: stopped by Ctrl-C.
 */
export type ExitCode = 0 | 1 | 2 | 130;

/** A command line that cannot be understood: exit code 2. */
export class UsageError extends NotationError {
  override readonly name = 'UsageError';
}

/** A file that cannot be read or written, though the command line is right: exit code 2. */
export class FileError extends ValueError {
  override readonly name = 'FileError';
}
