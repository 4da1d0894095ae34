// A store in the browser's database. The few calls we need are written out here: a library would be
// larger than this file, and the rule that a transaction ends when nothing is asked of it, which
// libraries hide behind promises, is one that must not be forgotten here.

import { texts } from '../texts/texts.ts';
import type { Decision, SheetRecord, SheetStore, Version } from './sheet-store.ts';
import { versionsTooMany } from './versions.ts';

const NAME = 'proviso';
const VERSION = 1;

/** Why the database cannot be used. */
export type Refusal = 'blocked' | 'full' | 'newer' | 'failed';

export class NotKept extends Error {
  override readonly name = 'NotKept';
  readonly refusal: Refusal;

  constructor(refusal: Refusal, cause?: unknown) {
    super(texts.peek().lists.refusals[refusal], { cause });
    this.refusal = refusal;
  }
}

/** The store; `closed` is called when a newer version of the page takes the database over. */
export async function databaseStore(closed: (refusal: Refusal) => void): Promise<SheetStore> {
  let database = await opened(closed);
  // The browser may close the database by itself, for instance when somebody clears its data.
  const transaction = async (stores: string | string[], mode: IDBTransactionMode) => {
    try {
      return database.transaction(stores, mode, { durability: 'strict' });
    } catch (error) {
      if (!(error instanceof DOMException && error.name === 'InvalidStateError'))
        throw refused(error);
      database = await opened(closed);
      return database.transaction(stores, mode, { durability: 'strict' });
    }
  };
  const read = async <T>(
    store: string,
    ask: (from: IDBObjectStore) => IDBRequest<T>,
  ): Promise<T> => {
    const request = ask((await transaction(store, 'readonly')).objectStore(store));
    return new Promise((resolve, reject) => {
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(refused(request.error));
    });
  };
  return {
    lasting: true,
    all: async () =>
      (await read<SheetRecord[]>('sheets', (sheets) => sheets.getAll())).sort(
        (a, b) => b.changed - a.changed,
      ),
    get: (id) => read<SheetRecord | undefined>('sheets', (sheets) => sheets.get(id)),
    change: async (id, decide) =>
      changed(await transaction(['sheets', 'versions'], 'readwrite'), id, decide),
    versions: async (id) =>
      (
        await read<Version[]>('versions', (versions) => versions.index('sheet').getAll(id))
      ).reverse(),
    answers: (id) => read<unknown>('answers', (answers) => answers.get(id)),
    keepAnswers: async (id, found) => {
      const writing = await transaction('answers', 'readwrite');
      writing.objectStore('answers').put(found, id);
      await completed(writing);
    },
  };
}

/** Looks, decides and writes in one transaction. */
async function changed<T>(
  writing: IDBTransaction,
  id: string,
  decide: (found: SheetRecord | undefined) => Decision<T>,
): Promise<T> {
  const sheets = writing.objectStore('sheets');
  let decision: Decision<T> | undefined;
  const found: IDBRequest<SheetRecord | undefined> = sheets.get(id);
  found.onsuccess = () => {
    decision = decide(found.result);
    const { put, version } = decision;
    if (put) sheets.put(put);
    if (version) addVersion(writing.objectStore('versions'), version);
  };
  await completed(writing);
  if (decision === undefined) throw new NotKept('failed');
  return decision.result;
}

function addVersion(versions: IDBObjectStore, version: Version): void {
  versions.add(version);
  const index = versions.index('sheet');
  const keys = index.getAllKeys(version.sheet);
  // Asked second, answered second: both are in the order in which they were put aside.
  const all: IDBRequest<Version[]> = index.getAll(version.sheet);
  all.onsuccess = () => {
    for (const i of versionsTooMany(all.result)) {
      const key = keys.result[i];
      if (key !== undefined) versions.delete(key);
    }
  };
}

function completed(writing: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    writing.oncomplete = () => resolve();
    writing.onabort = () => reject(refused(writing.error));
  });
}

function opened(closed: (refusal: Refusal) => void): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    let request: IDBOpenDBRequest;
    try {
      request = indexedDB.open(NAME, VERSION);
    } catch (error) {
      reject(new NotKept('blocked', error));
      return;
    }
    request.onupgradeneeded = () => {
      const made = request.result;
      made.createObjectStore('sheets', { keyPath: 'id' });
      made.createObjectStore('answers');
      made.createObjectStore('versions', { autoIncrement: true }).createIndex('sheet', 'sheet');
    };
    request.onblocked = () => reject(new NotKept('blocked'));
    request.onerror = () => reject(refused(request.error));
    request.onsuccess = () => {
      const database = request.result;
      database.onversionchange = () => {
        database.close();
        closed('newer');
      };
      resolve(database);
    };
  });
}

function refused(error: unknown): NotKept {
  const name = error instanceof DOMException ? error.name : '';
  switch (name) {
    case 'QuotaExceededError':
      return new NotKept('full', error);
    case 'VersionError':
      return new NotKept('newer', error);
    case 'SecurityError':
    case 'InvalidStateError':
      return new NotKept('blocked', error);
    default:
      return new NotKept('failed', error);
  }
}
