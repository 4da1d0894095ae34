// The sheets of this browser: the one store of the page, with what earlier versions of the page and
// earlier visits left behind already in it. Where the browser keeps nothing, the page works with a
// store in memory and says so.

import { signal } from '@preact/signals';
import { kept, unkeep } from '../storage.ts';
import { databaseStore, NotKept, type Refusal } from './database-store.ts';
import { gather } from './drafts.ts';
import { memoryStore } from './memory-store.ts';
import { newId, type SheetStore, save } from './sheet-store.ts';

/** Sheets of which two versions were found. */
export const foundApart = signal<readonly string[]>([]);

/** Why sheets are not kept, if they are not. */
export const refusal = signal<Refusal | undefined>(undefined);

/** The sheet a newcomer begins; there is one, however many tabs are open. */
export const FIRST_SHEET = 'first';

/** Where earlier versions of the page kept their only sheet. */
const OLD_SHEET = 'worksheet';

let opening: Promise<SheetStore> | undefined;

/** The store. */
export function sheets(): Promise<SheetStore> {
  opening ??= opened();
  return opening;
}

async function opened(): Promise<SheetStore> {
  let store: SheetStore;
  try {
    store = await databaseStore((why) => {
      refusal.value = why;
    });
  } catch (error) {
    refusal.value = error instanceof NotKept ? error.refusal : 'failed';
    store = memoryStore();
  }
  try {
    await moveOldSheet(store);
    foundApart.value = await gather(store);
  } catch (error) {
    if (!(error instanceof NotKept)) throw error;
    // What could not be moved stays where it is, for the next visit.
    refusal.value = error.refusal;
  }
  return store;
}

/** The sheet of an earlier version of the page; one that is open in another tab may still write it. */
async function moveOldSheet(store: SheetStore): Promise<void> {
  const text = kept(OLD_SHEET);
  if (text === undefined) return;
  await save(store, {
    sheet: FIRST_SHEET,
    title: 'Worksheet',
    text,
    base: 0,
    by: newId(),
    edit: 0,
    changed: Date.now(),
  });
  if (store.lasting && kept(OLD_SHEET) === text) unkeep(OLD_SHEET);
}
