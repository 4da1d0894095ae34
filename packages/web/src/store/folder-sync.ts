// Sheets as files of a folder: each is NAME.pvs there. What was changed on one side since both were the
// same is taken over by the other; where both were changed, somebody is asked and nothing is written.

import { digestOf, fileNameOf } from '@proviso/language/sheets';
import { texts } from '../texts/texts.ts';
import { keepNew, newId, type SheetRecord, type SheetStore, save } from './sheet-store.ts';

/** A file that is there and is no worksheet: too large, no text, or a folder. */
export const UNREADABLE = Symbol('unreadable');

/** What is at a name: a text, nothing, or something that nobody here can judge. */
type Found = string | undefined | typeof UNREADABLE;

/** A folder, as far as it is needed. */
export interface Folder {
  /** The names of its worksheets. */
  names(): Promise<readonly string[]>;
  read(name: string): Promise<Found>;
  /** Writes a file whole or not at all. */
  write(name: string, text: string): Promise<void>;
  remove(name: string): Promise<void>;
}

/** A sheet, its file, and what both were when they were last the same. */
export interface FileLink {
  readonly sheet: string;
  readonly file: string;
  readonly digest: string;
  /** The title that the file has its name from. */
  readonly title: string;
}

/** A sheet that was changed here, and its file there. */
export interface Clash {
  readonly sheet: string;
  readonly title: string;
  readonly file: string;
}

/** What becomes of such a sheet. */
export type Settlement = 'mine' | 'theirs' | 'both';

export interface Synced {
  /** What belongs together now, where it failed halfway too. */
  readonly links: readonly FileLink[];
  readonly clashes: readonly Clash[];
  /** The sheets that were taken from the folder, new or changed. */
  readonly taken: readonly SheetRecord[];
  /** The files that cannot be read; nothing is written over them. */
  readonly unread: readonly string[];
  /** Why it ended before its time, if it did. */
  readonly error?: unknown;
}

/** Brings sheets and files together. */
export async function syncFolder(
  store: SheetStore,
  folder: Folder,
  links: readonly FileLink[],
  settlements: ReadonlyMap<string, Settlement> = new Map(),
): Promise<Synced> {
  const sync = new Sync(store, folder, links, settlements);
  try {
    await sync.run();
    return sync.result();
  } catch (error) {
    return { ...sync.result(), error };
  }
}

class Sync {
  private readonly clashes: Clash[] = [];
  private readonly taken: SheetRecord[] = [];
  private readonly files = new Map<string, string>();
  private readonly unread = new Set<string>();
  /** By sheet. */
  private readonly links: Map<string, FileLink>;
  /** The names that are taken. Those that differ in capitals alone are one file on many disks. */
  private readonly names: Set<string>;
  private readonly store: SheetStore;
  private readonly folder: Folder;
  private readonly settlements: ReadonlyMap<string, Settlement>;

  constructor(
    store: SheetStore,
    folder: Folder,
    links: readonly FileLink[],
    settlements: ReadonlyMap<string, Settlement>,
  ) {
    this.store = store;
    this.folder = folder;
    this.links = new Map(links.map((link) => [link.sheet, link]));
    this.names = new Set(links.map(({ file }) => file.toLowerCase()));
    this.settlements = settlements;
  }

  result(): Synced {
    const { clashes, taken } = this;
    return { links: [...this.links.values()], clashes, taken, unread: [...this.unread] };
  }

  async run(): Promise<void> {
    for (const name of await this.folder.names()) {
      this.names.add(name.toLowerCase());
      const found = await this.folder.read(name);
      if (found === UNREADABLE) this.unread.add(name);
      else if (found !== undefined) this.files.set(name, found);
    }
    const known = new Set([...this.links.values()].map(({ file }) => file));
    const records = await this.store.all();
    const ids = new Set(records.map(({ id }) => id));
    for (const sheet of this.links.keys()) if (!ids.has(sheet)) this.links.delete(sheet);
    for (const record of records) {
      const link = this.links.get(record.id);
      if (record.deleted !== undefined) {
        if (link !== undefined) await this.deleted(link);
      } else if (link === undefined) await this.begin(record, known);
      // What is there may be anybody's work: its reader is told and puts it away.
      else if (!this.unread.has(link.file)) await this.linked(record, link);
    }
    for (const [name, text] of this.files) {
      if (known.has(name)) continue;
      const record = await keepNew(this.store, name.replace(/\.pvs$/i, ''), text);
      this.taken.push(record);
      this.link(record, name, text);
    }
  }

  /** Gives a sheet its first file. */
  private async begin(record: SheetRecord, known: Set<string>): Promise<void> {
    const twin = this.twin(record, known);
    const file = twin ?? this.freeName(record.title);
    if (twin === undefined && !(await this.replace(file, undefined, record.text))) return;
    known.add(file);
    this.link(record, file, record.text);
  }

  /** The file that a sheet would have, where it is there already and the same. */
  private twin({ title, text }: SheetRecord, known: ReadonlySet<string>): string | undefined {
    const name = `${fileNameOf(title)}.pvs`;
    return !known.has(name) && this.files.get(name) === text ? name : undefined;
  }

  private link({ id, title }: Pick<SheetRecord, 'id' | 'title'>, file: string, text: string): void {
    this.links.set(id, { sheet: id, file, digest: digestOf(text), title });
  }

  /** Both are the same again; a new title of the sheet is looked at the next time. */
  private same({ sheet: id, file, title }: FileLink, text: string): void {
    this.link({ id, title }, file, text);
  }

  /** The file of a deleted sheet goes too, unless it was changed there: then it stays, and is linked to nothing. */
  private async deleted({ sheet, file, digest }: FileLink): Promise<void> {
    const text = this.files.get(file);
    if (text !== undefined && digestOf(text) === digest) await this.remove(file, text);
    this.links.delete(sheet);
  }

  private async linked(record: SheetRecord, link: FileLink): Promise<void> {
    const { text } = record;
    const disk = this.files.get(link.file);
    const isChangedHere = digestOf(text) !== link.digest;
    if (disk === undefined) {
      // A file that is gone is written again when its sheet is changed, and not before.
      if (isChangedHere) await this.write(record, link, disk);
    } else if (disk === text || digestOf(disk) === link.digest) {
      await this.give(record, link, disk);
    } else if (isChangedHere) await this.settle(record, link, disk);
    else await this.take(record, link, disk);
  }

  /** Brings the text and the title of a sheet to its file, which has nothing that the sheet has not seen. */
  private async give(record: SheetRecord, link: FileLink, disk: string): Promise<void> {
    const { title, text } = record;
    const isNamed = fileNameOf(title) === fileNameOf(link.title);
    const file = isNamed ? link.file : this.freeName(title, link.file);
    if (file !== link.file) {
      if (!(await this.replace(file, undefined, text))) return;
      this.link(record, file, text);
      await this.remove(link.file, disk);
    } else if (disk === text || (await this.replace(file, disk, text))) {
      this.link(record, file, text);
    }
  }

  private async settle(record: SheetRecord, link: FileLink, disk: string): Promise<void> {
    const { id: sheet, title } = record;
    const settled = this.settlements.get(sheet);
    if (settled === undefined) this.clashes.push({ sheet, title, file: link.file });
    else if (settled === 'theirs') await this.take(record, link, disk);
    else {
      if (settled === 'both') {
        this.taken.push(await keepNew(this.store, texts.peek().lists.fromFolder(title), disk));
      }
      await this.write(record, link, disk);
    }
  }

  private async take(record: SheetRecord, link: FileLink, text: string): Promise<void> {
    const { id: sheet, title, revision: base } = record;
    const by = newId();
    const changed = Date.now();
    // What it was can be found among its earlier texts.
    const draft = { sheet, title, text, base, by, edit: 0, changed, aside: true };
    const saved = await save(this.store, draft);
    this.taken.push(saved.record);
    if (saved.kind === 'saved') this.same(link, text);
  }

  private async write({ text }: SheetRecord, link: FileLink, disk: Found): Promise<void> {
    if (await this.replace(link.file, disk, text)) this.same(link, text);
  }

  /** Writes a file, unless somebody has written it since it was read; whether it did. */
  private async replace(file: string, disk: Found, text: string): Promise<boolean> {
    this.names.add(file.toLowerCase());
    if ((await this.folder.read(file)) !== disk) return false;
    await this.folder.write(file, text);
    return true;
  }

  /** Removes a file, unless somebody has written it since it was read. */
  private async remove(file: string, disk: string): Promise<void> {
    if ((await this.folder.read(file)) === disk) await this.folder.remove(file);
  }

  /** A name for the file of a sheet that no other file has; its own is as good. */
  private freeName(title: string, own?: string): string {
    const name = fileNameOf(title);
    for (let n = 1; ; n++) {
      const free = n === 1 ? `${name}.pvs` : `${name}-${n}.pvs`;
      if (free.toLowerCase() === own?.toLowerCase()) return own;
      if (!this.names.has(free.toLowerCase())) return free;
    }
  }
}
