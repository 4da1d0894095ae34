// The folder in which this browser keeps its sheets, if its reader has chosen one: looked at whenever a
// sheet is kept, the page is come back to, and every few seconds. One tab at a time does that.

import { signal } from '@preact/signals';
import {
  type DirectoryHandle,
  diskFolder,
  forgetFolder,
  rememberedFolder,
  rememberFolder,
} from './disk-folder.ts';
import { type Clash, type Settlement, type Synced, syncFolder } from './folder-sync.ts';
import { sheets } from './sheets.ts';
import { sheetsChannel, tellOfSheet } from './told-sheets.ts';

/** `asleep`: the browser wants to be asked again; `lost`: the folder cannot be read or written. */
export interface FolderState {
  readonly kind: 'unsupported' | 'none' | 'asleep' | 'kept' | 'lost';
  readonly name: string;
  readonly clashes: readonly Clash[];
  /** The files that are no worksheets, though their names say so. */
  readonly unread: readonly string[];
}

const state = (
  kind: FolderState['kind'],
  name = '',
  { clashes, unread }: Pick<Synced, 'clashes' | 'unread'> = { clashes: [], unread: [] },
): FolderState => ({ kind, name, clashes, unread });

export const isFolderOffered = () => window.showDirectoryPicker !== undefined;

export const keptFolder = signal<FolderState>(state('none'));

/** Milliseconds between two looks. */
const EVERY = 4_000;

const MODE = { mode: 'readwrite' } as const;

let started = false;

/** Begins to look after the folder of an earlier visit. */
export async function startFolder(): Promise<void> {
  if (started) return;
  started = true;
  if (!isFolderOffered()) {
    keptFolder.value = state('unsupported');
    return;
  }
  const look = () => {
    if (document.visibilityState === 'visible') void syncNow();
  };
  sheetsChannel().onmessage = look;
  addEventListener('focus', look);
  document.addEventListener('visibilitychange', look);
  setInterval(look, EVERY);
  const found = await rememberedFolder().catch(() => undefined);
  if (found !== undefined) await awake(found.handle, 'query');
}

/** Lets the reader choose a folder; whether one was chosen. */
export async function chooseFolder(): Promise<void> {
  let handle: DirectoryHandle | undefined;
  try {
    handle = await window.showDirectoryPicker?.({ ...MODE, id: 'proviso' });
  } catch (error) {
    // Nothing was chosen.
    if (error instanceof DOMException && error.name === 'AbortError') return;
    throw error;
  }
  if (handle === undefined) return;
  await rememberFolder({ handle, links: [] });
  await awake(handle, 'request');
}

/** Asks for the permission again, after a press of a button. */
export async function wakeFolder(): Promise<void> {
  const found = await rememberedFolder();
  if (found !== undefined) await awake(found.handle, 'request');
}

/** Keeps nothing in the folder any more; the files stay. */
export async function leaveFolder(): Promise<void> {
  await forgetFolder();
  keptFolder.value = state('none');
}

/** Decides what becomes of a sheet that was changed on both sides. */
export function settleClash({ sheet }: Clash, settlement: Settlement): Promise<void> {
  return syncNow(new Map([[sheet, settlement]]));
}

async function awake(handle: DirectoryHandle, how: 'query' | 'request'): Promise<void> {
  const allowed =
    how === 'query' ? await handle.queryPermission(MODE) : await handle.requestPermission(MODE);
  keptFolder.value = state(allowed === 'granted' ? 'kept' : 'asleep', handle.name);
  await syncNow();
}

async function syncNow(settlements?: ReadonlyMap<string, Settlement>): Promise<void> {
  const { kind } = keptFolder.peek();
  if (kind !== 'kept' && kind !== 'lost') return;
  // A look is left out where another is under way; what somebody decided waits for it.
  const wait = settlements === undefined ? { ifAvailable: true } : {};
  await navigator.locks.request('proviso folder', wait, async (lock) => {
    const found = lock && (await rememberedFolder());
    if (!found) return;
    const { handle, links } = found;
    try {
      const synced = await syncFolder(await sheets(), diskFolder(handle), links, settlements);
      if (JSON.stringify(synced.links) !== JSON.stringify(links)) {
        await rememberFolder({ handle, links: synced.links });
      }
      for (const { id, revision } of synced.taken) tellOfSheet({ sheet: id, revision });
      if (synced.error !== undefined) throw synced.error;
      show(state('kept', handle.name, synced));
    } catch {
      const allowed = await handle.queryPermission(MODE);
      show(state(allowed === 'granted' ? 'lost' : 'asleep', handle.name));
    }
  });
}

/** What is the same is not drawn again. */
function show(next: FolderState): void {
  if (JSON.stringify(next) !== JSON.stringify(keptFolder.peek())) keptFolder.value = next;
}
