// A folder on the disk of the reader, by the File System Access API, and the memory of which it was.

import { type FileLink, type Folder, UNREADABLE } from './folder-sync.ts';

/** What browsers based on Chromium offer and the types of the DOM do not have yet. */
export interface DirectoryHandle extends FileSystemDirectoryHandle {
  queryPermission(options: { mode: 'readwrite' }): Promise<PermissionState>;
  requestPermission(options: { mode: 'readwrite' }): Promise<PermissionState>;
  keys(): AsyncIterableIterator<string>;
}

declare global {
  interface Window {
    showDirectoryPicker?: (options: { mode: 'readwrite'; id: string }) => Promise<DirectoryHandle>;
  }
}

/** Larger files are no worksheets, in bytes. */
const LARGEST = 2 ** 20;

/** The folder behind a handle. */
export function diskFolder(handle: DirectoryHandle): Folder {
  return {
    names: async () => {
      const names: string[] = [];
      for await (const name of handle.keys()) if (/^[^.].*\.pvs$/i.test(name)) names.push(name);
      return names.sort();
    },
    read: async (name) => {
      try {
        const file = await (await handle.getFileHandle(name)).getFile();
        if (file.size > LARGEST) return UNREADABLE;
        const bytes = await file.arrayBuffer();
        return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
      } catch (error) {
        const name = error instanceof Error ? error.name : '';
        if (name === 'NotFoundError') return undefined;
        // It is a folder, or no text.
        if (name === 'TypeMismatchError' || name === 'TypeError') return UNREADABLE;
        throw error;
      }
    },
    write: async (name, text) => {
      const file = await handle.getFileHandle(name, { create: true });
      // Written beside the file, which it replaces when it is closed.
      const writing = await file.createWritable();
      try {
        await writing.write(text);
        await writing.close();
      } catch (error) {
        await writing.abort().catch(() => {});
        throw error;
      }
    },
    remove: (name) => handle.removeEntry(name),
  };
}

/** The folder in which sheets are kept, and its files. */
export interface FolderRecord {
  readonly handle: DirectoryHandle;
  readonly links: readonly FileLink[];
}

// In a database of its own: earlier versions of the page know nothing of it.
const NAME = 'proviso folder';

async function folderStore<T>(
  mode: IDBTransactionMode,
  ask: (store: IDBObjectStore) => IDBRequest<T>,
): Promise<T> {
  const database = await new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open(NAME, 1);
    request.onupgradeneeded = () => request.result.createObjectStore('folder');
    request.onerror = () => reject(request.error);
    request.onsuccess = () => resolve(request.result);
  });
  try {
    return await new Promise<T>((resolve, reject) => {
      const transaction = database.transaction('folder', mode);
      const request = ask(transaction.objectStore('folder'));
      transaction.oncomplete = () => resolve(request.result);
      transaction.onabort = () => reject(transaction.error);
    });
  } finally {
    database.close();
  }
}

/** The folder of an earlier visit, if there is one. */
export function rememberedFolder(): Promise<FolderRecord | undefined> {
  return folderStore<FolderRecord | undefined>('readonly', (store) => store.get('it'));
}

export async function rememberFolder(record: FolderRecord): Promise<void> {
  await folderStore('readwrite', (store) => store.put(record, 'it'));
}

export async function forgetFolder(): Promise<void> {
  await folderStore('readwrite', (store) => store.delete('it'));
}
