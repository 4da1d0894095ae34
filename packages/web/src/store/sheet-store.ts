// Where sheets are kept: several of them, each with earlier versions of itself and the answers that
// were found. A sheet is only ever replaced by someone who has seen what is replaced; otherwise the
// changes of both are merged cell by cell, and where both changed the same cell both texts stay, as two
// sheets.

import { texts } from '../texts/texts.ts';
import { mergedText } from './merge-cells.ts';
import { isVersionDue } from './versions.ts';

/** A sheet as it is kept. */
export interface SheetRecord {
  readonly id: string;
  readonly title: string;
  readonly text: string;
  /** Counts the changes. */
  readonly revision: number;
  /** Who made the last change: every opening of a sheet has a name of its own. */
  readonly by: string;
  /** When that was, in milliseconds. */
  readonly changed: number;
  /** When an earlier text was last put aside. */
  readonly versioned: number;
  /** The last edit that it holds of each who changed it. */
  readonly holds: Readonly<Record<string, number>>;
  /** What was removed from it and can be put back, the latest last. */
  readonly removed?: readonly Removed[];
  /** When it was deleted, if it was; it is only left out of lists, and writing in it brings it back. */
  readonly deleted?: number | undefined;
}

/** A cell that was removed from a sheet. */
export interface Removed {
  readonly text: string;
  readonly prose: boolean;
  readonly gap: string;
  /** How many cells stood before it. */
  readonly at: number;
  /** When that was, in milliseconds. */
  readonly when: number;
  /** In so many visits since the sheet was changed. */
  readonly age?: number;
}

/** An earlier text of a sheet. */
export interface Version {
  readonly sheet: string;
  readonly text: string;
  readonly changed: number;
}

/** What is written, and what to make of it. */
export interface Decision<T> {
  readonly put?: SheetRecord;
  readonly version?: Version;
  readonly result: T;
}

export interface SheetStore {
  /** Whether it is still there on the next visit. */
  readonly lasting: boolean;
  /** All sheets, deleted ones too, the one changed last first. */
  all(): Promise<readonly SheetRecord[]>;
  get(id: string): Promise<SheetRecord | undefined>;
  /** Looks at a sheet, decides and writes, with nobody in between. */
  change<T>(id: string, decide: (found: SheetRecord | undefined) => Decision<T>): Promise<T>;
  /** The earlier texts of a sheet, the latest first. */
  versions(id: string): Promise<readonly Version[]>;
  answers(id: string): Promise<unknown>;
  keepAnswers(id: string, answers: unknown): Promise<void>;
}

/** A text that is to be kept. */
export interface Draft {
  readonly sheet: string;
  readonly title: string;
  readonly text: string;
  /** The revision it was made from; 0 for a new sheet. */
  readonly base: number;
  /** The text of that revision, to tell what was changed in it. */
  readonly from?: string;
  /** Who has it open. */
  readonly by: string;
  /** Counts the edits of that opening. */
  readonly edit: number;
  readonly changed: number;
  readonly removed?: readonly Removed[];
  /** Set where the text that it replaces is to be put aside, however soon. */
  readonly aside?: boolean;
}

export type Saved =
  | { readonly kind: 'saved'; readonly record: SheetRecord }
  /** Somebody else changed other cells of the sheet meanwhile: it has the changes of both. */
  | { readonly kind: 'merged'; readonly record: SheetRecord }
  /** Somebody else changed the same cells meanwhile: the draft has become a sheet of its own. */
  | { readonly kind: 'apart'; readonly record: SheetRecord; readonly other: SheetRecord };

/** Keeps a draft, and whatever it would have replaced unseen. */
export function save(store: SheetStore, draft: Draft): Promise<Saved> {
  return store.change<Saved>(draft.sheet, (found) => {
    const { sheet: id, title, text, base, by, edit, changed } = draft;
    const removed = draft.removed && { removed: draft.removed };
    const first = { by, changed, versioned: changed, holds: { [by]: edit }, ...removed };
    if (found === undefined) {
      const record = { id, title, text, revision: base + 1, ...first };
      return { put: record, result: { kind: 'saved', record } };
    }
    if (found.text === text) return { result: { kind: 'saved', record: found } };
    const replaced = (over: Pick<SheetRecord, 'text' | 'by' | 'removed'>, aside = false) => {
      const due = aside || isVersionDue(changed, found.versioned);
      const record = {
        ...found,
        revision: found.revision + 1,
        changed,
        versioned: due ? changed : found.versioned,
        holds: { ...found.holds, [by]: edit },
        deleted: undefined,
        ...over,
      };
      const version = { sheet: id, text: found.text, changed: found.changed };
      return { record, put: record, ...(due && { version }) };
    };
    if (found.revision !== base && found.by !== by) {
      // A note that outlived its saving, found when others have gone on from there.
      if ((found.holds[by] ?? -1) >= edit) return { result: { kind: 'saved', record: found } };
      const both = draft.from === undefined ? undefined : mergedText(draft.from, found.text, text);
      if (both !== undefined) {
        // Nobody has written this text alone, so that nobody who has not seen it replaces it.
        const all = allRemoved(found.removed, draft.removed);
        const { record, ...rest } = replaced(
          { text: both, by: newId(), removed: all },
          draft.aside,
        );
        return { ...rest, result: { kind: 'merged', record } };
      }
      const record = {
        id: newId(),
        title: texts.peek().lists.anotherVersion(title),
        text,
        revision: 1,
        ...first,
      };
      return { put: record, result: { kind: 'apart', record, other: found } };
    }
    const { record, ...rest } = replaced({ text, by, ...removed }, draft.aside);
    return { ...rest, result: { kind: 'saved', record } };
  });
}

/** What was removed on either side, each once. */
function allRemoved(theirs: readonly Removed[] = [], ours: readonly Removed[] = []): Removed[] {
  const isOurs = (one: Removed) =>
    ours.some(({ text, when }) => text === one.text && when === one.when);
  return [...theirs.filter((one) => !isOurs(one)), ...ours];
}

/** The sheets that were not deleted. */
export async function present(store: SheetStore): Promise<readonly SheetRecord[]> {
  return (await store.all()).filter(({ deleted }) => deleted === undefined);
}

/** Deletes a sheet, or brings it back. */
export function setDeleted(store: SheetStore, id: string, deleted: number | undefined) {
  return store.change<void>(id, (found) => ({
    ...(found && { put: { ...found, deleted } }),
    result: undefined,
  }));
}

/** Gives a sheet another title. That is no change of its text: whoever is writing in it goes on. */
export function setTitle(store: SheetStore, id: string, title: string) {
  return store.change<SheetRecord | undefined>(id, (found) => {
    const put = found && { ...found, title };
    return { ...(put && { put }), result: put };
  });
}

/** Keeps a text as a new sheet. */
export async function keepNew(
  store: SheetStore,
  title: string,
  text: string,
): Promise<SheetRecord> {
  const by = newId();
  const draft = { sheet: newId(), title, text, base: 0, by, edit: 0, changed: Date.now() };
  return (await save(store, draft)).record;
}

/** A name that nobody else has. */
export function newId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(9)), (byte) =>
    byte.toString(36).padStart(2, '0'),
  ).join('');
}
