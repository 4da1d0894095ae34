// How the flags of a command line bound evaluation and shape its answers.

import { totalmem } from 'node:os';
import { UsageError } from '../command.ts';
import { type Flags, flagNumber, flagValue } from '../flags.ts';
import type { Settings } from './protocol.ts';

const MEGABYTE = 2 ** 20;

/** The settings that the flags ask for. */
export function settingsFrom(flags: Flags): Settings {
  const universe = flagValue(flags, 'universe');
  const seconds = flagNumber(flags, 'timeout');
  const maxForms = flagNumber(flags, 'max-forms');
  const megabytes = flagNumber(flags, 'max-memory');
  return {
    style: styleFrom(flags),
    maxBytes: megabytes === undefined ? totalmem() / 2 : megabytes * MEGABYTE,
    ...(universe === undefined ? {} : { universe }),
    ...(seconds === undefined ? {} : { seconds }),
    ...(maxForms === undefined ? {} : { maxForms }),
  };
}

function styleFrom(flags: Flags): Settings['style'] {
  if (flags.has('ascii') && flags.has('latex')) {
    throw new UsageError('--ascii and --latex exclude each other');
  }
  if (flags.has('latex')) return 'latex';
  return flags.has('ascii') ? 'ascii' : 'unicode';
}
