// How the flags of a command line bound evaluation and shape its answers.

import { totalmem } from 'node:os';
import { UsageError } from '../command.ts';
import { type Flags, flagNumber, flagValue } from '../flags.ts';
import type { Settings } from './protocol.ts';

const MEGABYTE = 2 ** 20;

/** The settings that the flags ask for. */
export function settingsFrom(flags: Flags, maySave = false): Settings {
  const universe = flagValue(flags, 'universe');
  const seconds = flagNumber(flags, 'timeout');
  const maxForms = flagNumber(flags, 'max-forms');
  const megabytes = flagNumber(flags, 'max-memory');
  const longest = longestGame(flags);
  const onTerminal = process.stdout.isTTY && !flags.has('json');
  return {
    style: styleFrom(flags),
    ...(!flags.has('json') && { naming: flagValue(flags, 'names') === 'none' ? 'none' : 'all' }),
    // Answers that are written down with a sheet are not those of a terminal.
    ...(flags.has('to') && { dataTexts: true }),
    maySave: maySave || flags.has('allow-save'),
    ...(longest === undefined ? {} : { longest }),
    ...(flags.has('full') && !flags.has('json') && { whole: true }),
    ...(onTerminal && process.stdout.columns > 0 ? { width: process.stdout.columns } : {}),
    draw: onTerminal,
    maxBytes: megabytes === undefined ? totalmem() / 2 : megabytes * MEGABYTE,
    ...(universe === undefined ? {} : { universe }),
    ...(seconds === undefined ? {} : { seconds }),
    ...(maxForms === undefined ? {} : { maxForms }),
  };
}

/** A screen. */
const ON_A_TERMINAL = 2_000;
/** What another program is given whole, as `--json` gives it as a text. */
const IN_A_PIPE = 100_000;
/** What `--full` prints. */
const IN_FULL = 10_000_000;

/** How long the text of a game may be before it is summed up. */
function longestGame(flags: Flags): number | undefined {
  if (flags.has('json')) return undefined;
  if (flags.has('full')) return IN_FULL;
  return process.stdout.isTTY ? ON_A_TERMINAL : IN_A_PIPE;
}

function styleFrom(flags: Flags): Settings['style'] {
  if (flags.has('ascii') && flags.has('latex')) {
    throw new UsageError('--ascii and --latex exclude each other');
  }
  if (flags.has('latex')) return 'latex';
  return flags.has('ascii') ? 'ascii' : 'unicode';
}
