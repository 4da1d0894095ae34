// The state file: an SQLite database with a rollback journal. Not WAL: that would leave two more files
// beside it after a crash, and does not work on the network drives of clusters. Every commit is on the
// disk before it returns (synchronous = FULL), and closed it is one file.

import { closeSync, fsyncSync, linkSync, openSync, readSync, renameSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import Database from 'libsql';
import { isForbidden, StoreError } from '../errors.ts';

/** "PvSr" at byte 68 of the file says that it is ours; the number at byte 60 is the schema's. */
const APPLICATION_ID = 0x50765372;
const SCHEMA_VERSION = 1;

/** Milliseconds to wait for another process that is writing. */
const PATIENCE = 20_000;

const TABLES = `
  CREATE TABLE search (identity TEXT NOT NULL) STRICT;
  CREATE TABLE shards (
    shard INTEGER PRIMARY KEY,
    digest TEXT NOT NULL,
    counts TEXT NOT NULL,
    milliseconds INTEGER,
    run INTEGER NOT NULL,
    at INTEGER NOT NULL
  ) STRICT;
  CREATE TABLE finds (
    shard INTEGER NOT NULL,
    position INTEGER NOT NULL,
    find TEXT NOT NULL,
    PRIMARY KEY (shard, position)
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE failures (
    shard INTEGER PRIMARY KEY,
    error TEXT NOT NULL,
    attempts INTEGER NOT NULL
  ) STRICT;
  CREATE TABLE runs (
    run INTEGER PRIMARY KEY,
    began INTEGER NOT NULL,
    threads INTEGER NOT NULL,
    host TEXT NOT NULL,
    pid INTEGER NOT NULL,
    ended INTEGER
  ) STRICT;
`;

export type Connection = Database.Database;

/** Makes a state file: whole or not at all, and never over another file. */
export function createDatabase(file: string, identity: string): Connection {
  const draft = `${file}.${process.pid}.new`;
  try {
    reporting(file, () => {
      const database = connected(draft);
      try {
        database.exec(`BEGIN; ${TABLES} PRAGMA application_id = ${APPLICATION_ID};
          PRAGMA user_version = ${SCHEMA_VERSION}; COMMIT`);
        database.prepare('INSERT INTO search (identity) VALUES (?)').run(identity);
      } finally {
        database.close();
      }
      putInPlace(draft, file);
    });
  } finally {
    rmSync(draft, { force: true });
    rmSync(`${draft}-journal`, { force: true });
  }
  return reporting(file, () => connected(file));
}

/** Opens a state file; a file that is none, or is damaged, is refused and not touched. */
export function openDatabase(file: string): Connection {
  checkHeader(file);
  const database = reporting(file, () => connected(file));
  try {
    const damaged = reporting(file, () => {
      const [first] = database.prepare('PRAGMA quick_check(1)').raw().all() as [string][];
      return first?.[0] !== 'ok';
    });
    if (damaged) throw corrupt(file);
    return database;
  } catch (error) {
    database.close();
    throw error;
  }
}

/** Does something with a state file; what SQLite throws is told as what it means for the file. */
export function reporting<T>(file: string, act: () => T): T {
  try {
    return act();
  } catch (error) {
    const code = String((error as { code?: unknown } | null)?.code ?? '');
    if (code.startsWith('SQLITE_FULL') || code === 'ENOSPC') {
      throw new StoreError(
        `${file}: the disk is full; what was recorded before is kept: free some space and resume`,
      );
    }
    if (code.startsWith('SQLITE_BUSY')) {
      throw new StoreError(
        `${file}: another process is writing to it and does not stop; end it, or wait`,
      );
    }
    if (code.startsWith('SQLITE_CORRUPT') || code === 'SQLITE_NOTADB') throw corrupt(file);
    if (code === 'EEXIST')
      throw new StoreError(`${file}: this file exists; resume it, or name another with --file`);
    if (isForbidden(code)) {
      throw new StoreError(
        `${file}: you may not write to it or to its folder (${code}); let its owner do it, or go on with a copy`,
      );
    }
    if (/^(SQLITE_|E[A-Z]+$)/.test(code)) {
      throw new StoreError(
        `${file}: it cannot be read or written (${code}); what was recorded before is kept`,
      );
    }
    // A file that cannot be opened has no code, only words.
    if (error instanceof Error && error.message.startsWith('ConnectionFailed')) {
      throw new StoreError(
        `${file}: it cannot be opened or made; look at its folder and who may write there`,
      );
    }
    throw error;
  }
}

function connected(file: string): Connection {
  const database = new Database(file, { timeout: PATIENCE });
  database.exec('PRAGMA journal_mode = DELETE; PRAGMA synchronous = FULL');
  return database;
}

/** Gives a finished file its name, unless another has it, and sees that the name is on the disk too. */
function putInPlace(draft: string, file: string): void {
  try {
    linkSync(draft, file);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    // There are file systems without second names.
    if (code !== 'EPERM' && code !== 'ENOTSUP' && code !== 'ENOSYS') throw error;
    closeSync(openSync(file, 'wx'));
    renameSync(draft, file);
  }
  try {
    const folder = openSync(dirname(file), 'r');
    fsyncSync(folder);
    closeSync(folder);
  } catch {
    // Windows has no such thing.
  }
}

/** Looks at the first bytes without SQLite, which would make a database of an empty file. */
function checkHeader(file: string): void {
  const header = Buffer.alloc(100);
  let read = 0;
  try {
    const opened = openSync(file, 'r');
    try {
      read = readSync(opened, header, 0, header.length, 0);
    } finally {
      closeSync(opened);
    }
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new StoreError(
      code === 'ENOENT'
        ? `${file}: there is no such file; \`proviso search start\` makes one`
        : `${file}: it cannot be read (${code}); name a state file that you may read`,
    );
  }
  const isSqlite =
    read === header.length && header.toString('latin1', 0, 16) === 'SQLite format 3\0';
  if (!isSqlite || header.readUInt32BE(68) !== APPLICATION_ID) {
    throw new StoreError(`${file}: this is not the state of a search; it is left as it is`);
  }
  const version = header.readUInt32BE(60);
  if (version !== SCHEMA_VERSION) {
    throw new StoreError(
      `${file}: it has format ${version}, and this Proviso writes format ${SCHEMA_VERSION}; use the version that made it`,
    );
  }
}

export function corrupt(file: string): StoreError {
  return new StoreError(
    `${file}: the file is damaged, and is left as it is; take a copy of it, or start anew`,
  );
}
