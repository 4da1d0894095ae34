// The sheets of this browser: the one shelf of the page, with what earlier versions of the page and
// earlier visits left behind already on it. Where the browser keeps nothing, the page works with a
// shelf of its own and says so.

import { signal } from '@preact/signals';
import { kept, unkeep } from '../storage.ts';
import { databaseShelf, NotKept, type Refusal } from './database-shelf.ts';
import { gather } from './drafts.ts';
import { memoryShelf } from './memory-shelf.ts';
import { newId, type Shelf, save } from './shelf.ts';

/** Sheets of which two versions were found. */
export const foundApart = signal<readonly string[]>([]);

/** Why sheets are not kept, if they are not. */
export const refusal = signal<Refusal | undefined>(undefined);

/** The sheet a newcomer begins; there is one, however many tabs are open. */
export const FIRST_SHEET = 'first';

/** Where earlier versions of the page kept their only sheet. */
const OLD_SHEET = 'worksheet';

let opening: Promise<Shelf> | undefined;

/** The shelf. */
export function sheets(): Promise<Shelf> {
  opening ??= opened();
  return opening;
}

async function opened(): Promise<Shelf> {
  let shelf: Shelf;
  try {
    shelf = await databaseShelf((why) => {
      refusal.value = why;
    });
  } catch (error) {
    refusal.value = error instanceof NotKept ? error.refusal : 'failed';
    shelf = memoryShelf();
  }
  try {
    await moveOldSheet(shelf);
    foundApart.value = await gather(shelf);
  } catch (error) {
    if (!(error instanceof NotKept)) throw error;
    // What could not be moved stays where it is, for the next visit.
    refusal.value = error.refusal;
  }
  return shelf;
}

/** The sheet of an earlier version of the page; one that is open in another tab may still write it. */
async function moveOldSheet(shelf: Shelf): Promise<void> {
  const text = kept(OLD_SHEET);
  if (text === undefined) return;
  await save(shelf, {
    sheet: FIRST_SHEET,
    title: 'Worksheet',
    text,
    base: 0,
    by: newId(),
    edit: 0,
    changed: Date.now(),
  });
  if (shelf.lasting && kept(OLD_SHEET) === text) unkeep(OLD_SHEET);
}
