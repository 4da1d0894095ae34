// One process at a time works on a search. The lock is one that the kernel keeps: SQLite's exclusive lock
// on an empty file beside the state file. Whoever is killed loses it at that moment, so there are no stale
// locks, whatever file is left; and it holds between machines wherever SQLite's own locks do.

import { closeSync, fstatSync, openSync, realpathSync, rmSync, statSync } from 'node:fs';
import Database from 'libsql';

/** Milliseconds to wait: `isLocked` of another process has the file for a moment. */
const PATIENCE = 1000;

const ENDING = '.lock';

/** Without a journal beside it: nothing is ever written. */
const EXCLUSIVE = 'PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE';

/** The locks of this process. */
const held = new Set<string>();

export interface Lock {
  release(): void;
}

/** Takes the lock of a state file; undefined where another process has it. */
export function takeLock(file: string): Lock | undefined {
  const path = lockFile(file);
  // To open and close it again would undo the lock: the kernel knows one for each process.
  if (held.has(path)) return undefined;
  for (;;) {
    // Open as long as the lock is: closed, it would take the lock along, and its number could be reused.
    const opened = openSync(path, 'a');
    const database = new Database(path);
    if (!locks(database, EXCLUSIVE)) {
      database.close();
      closeSync(opened);
      return undefined;
    }
    const release = () => {
      database.close();
      closeSync(opened);
    };
    // Whoever had it may have removed the file between our opening and locking it: then this is no lock.
    if (numberOf(path) === fstatSync(opened).ino) {
      held.add(path);
      return {
        release() {
          held.delete(path);
          rmSync(path, { force: true });
          release();
        },
      };
    }
    release();
  }
}

/** Whether a process, this one or another, has the lock of a state file. */
export function isLocked(file: string): boolean {
  const path = lockFile(file);
  if (held.has(path)) return true;
  if (numberOf(path) === undefined) return false;
  const database = new Database(path);
  try {
    return !locks(database, 'SELECT count(*) FROM sqlite_master', 0);
  } finally {
    database.close();
  }
}

/** Under all its names a file has one lock. */
function lockFile(file: string): string {
  return realpathSync(file) + ENDING;
}

function locks(database: Database.Database, sql: string, patience = PATIENCE): boolean {
  try {
    database.exec(`PRAGMA busy_timeout = ${patience}`);
    database.exec(sql);
    return true;
  } catch (error) {
    if (String((error as { code?: unknown }).code).startsWith('SQLITE_BUSY')) return false;
    throw error;
  }
}

function numberOf(path: string): number | undefined {
  return statSync(path, { throwIfNoEntry: false })?.ino;
}
