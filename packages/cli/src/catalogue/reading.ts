// Names and labels on the command line.

import { NotationError } from '@proviso/engine';
import { UsageError } from '../command.ts';

/** What cannot be read on the command line is a matter of usage. */
export function reading<T>(read: () => T): T {
  try {
    return read();
  } catch (error) {
    if (error instanceof NotationError) throw new UsageError(error.message);
    throw error;
  }
}
