// What can go wrong with a search, in the family of the engine's errors.

import { InvariantError, ValueError } from '@proviso/engine';

/** A state file that cannot be used, read or written; the file is left as it was. */
export class StoreError extends ValueError {
  override readonly name = 'StoreError';
}

/** Whether a code of Node or SQLite says that a file may not be written by this user, or on this device. */
export function isForbidden(code: string): boolean {
  return /^(EACCES|EPERM|EROFS|SQLITE_READONLY)/.test(code);
}

/** A search that does not fit: another problem, version, module or other parameters. */
export class MismatchError extends ValueError {
  override readonly name = 'MismatchError';
}

/** A shard gave two different results: it is not a function of its number, or a machine computes wrongly. */
export class ConflictError extends InvariantError {
  override readonly name = 'ConflictError';
  readonly shard: number;

  constructor(shard: number, kept: string, given: string) {
    super(
      `shard ${shard} gave another result than before (sha256 ${given.slice(0, 12)}…, kept is ${kept.slice(0, 12)}…); ` +
        'a shard must depend on its number and the parameters alone',
    );
    this.shard = shard;
  }
}
