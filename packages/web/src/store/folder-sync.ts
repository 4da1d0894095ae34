// Sheets as files of a folder: each is NAME.pvs there. What was changed on one side since both were the
// same is taken over by the other; where both were changed, somebody is asked and nothing is written.

import { digestOf, fileNameOf } from '@proviso/language/sheets';
import { texts } from '../texts/texts.ts';
import { keepNew, newId, type SheetRecord, type SheetStore, save } from './sheet-store.ts';

/** A folder, as far as it is needed. */
export interface Folder {
  /** The names of its worksheets. */
  names(): Promise<readonly string[]>;
  /** The text of a file; nothing where there is none, or none that is a worksheet. */
  read(name: string): Promise<string | undefined>;
  /** Writes a file whole or not at all. */
  write(name: string, text: string): Promise<void>;
  remove(name: string): Promise<void>;
}

/** A sheet, its file, and what both were when they were last the same. */
export interface FileLink {
  readonly sheet: string;
  readonly file: string;
  readonly digest: string;
  /** The title that the sheet had then. */
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
  readonly links: readonly FileLink[];
  readonly clashes: readonly Clash[];
  /** The sheets that were taken from the folder, new or changed. */
  readonly taken: readonly SheetRecord[];
}

/** Brings sheets and files together. */
export async function syncFolder(
  store: SheetStore,
  folder: Folder,
  links: readonly FileLink[],
  settlements: ReadonlyMap<string, Settlement> = new Map(),
): Promise<Synced> {
  const sync = new Sync(store, folder, settlements);
  await sync.run(links);
  return sync;
}

class Sync implements Synced {
  readonly links: FileLink[] = [];
  readonly clashes: Clash[] = [];
  readonly taken: SheetRecord[] = [];
  private readonly files = new Map<string, string>();
  private readonly store: SheetStore;
  private readonly folder: Folder;
  private readonly settlements: ReadonlyMap<string, Settlement>;

  constructor(store: SheetStore, folder: Folder, settlements: ReadonlyMap<string, Settlement>) {
    this.store = store;
    this.folder = folder;
    this.settlements = settlements;
  }

  async run(links: readonly FileLink[]): Promise<void> {
    const bySheet = new Map(links.map((link) => [link.sheet, link]));
    // Names that differ in capitals alone are one file on many disks.
    const names = new Set(links.map(({ file }) => file.toLowerCase()));
    for (const name of await this.folder.names()) {
      names.add(name.toLowerCase());
      const text = await this.folder.read(name);
      if (text !== undefined) this.files.set(name, text);
    }
    const records = await this.store.all();
    const known = new Set(links.map(({ file }) => file));
    for (const record of records) {
      const link = bySheet.get(record.id);
      if (record.deleted !== undefined) {
        if (link !== undefined) await this.deleted(link);
      } else if (link !== undefined && this.isRenamed(record, link)) {
        await this.rename(record, link, freeName(record.title, names));
      } else if (link !== undefined) await this.linked(record, link);
      else {
        const file = this.twin(record, known) ?? freeName(record.title, names);
        names.add(file.toLowerCase());
        known.add(file);
        if (!this.files.has(file)) await this.folder.write(file, record.text);
        this.link(record, file, record.text);
      }
    }
    for (const [name, text] of this.files) {
      if (known.has(name)) continue;
      const record = await keepNew(this.store, name.replace(/\.pvs$/i, ''), text);
      this.taken.push(record);
      this.link(record, name, text);
    }
  }

  /** Whether only the title of a sheet is another. */
  private isRenamed({ title, text }: SheetRecord, link: FileLink): boolean {
    return title !== link.title && this.files.get(link.file) === text;
  }

  private async rename(record: SheetRecord, link: FileLink, file: string): Promise<void> {
    await this.folder.write(file, record.text);
    await this.folder.remove(link.file);
    this.link(record, file, record.text);
  }

  /** The file that a sheet would have, where it is there already and the same. */
  private twin({ title, text }: SheetRecord, known: ReadonlySet<string>): string | undefined {
    const name = `${fileNameOf(title)}.pvs`;
    return !known.has(name) && this.files.get(name) === text ? name : undefined;
  }

  private link({ id, title }: SheetRecord, file: string, text: string): void {
    this.links.push({ sheet: id, file, digest: digestOf(text), title });
  }

  /** The file of a deleted sheet goes too, unless it was changed there: then it stays, and is linked to nothing. */
  private async deleted({ file, digest }: FileLink): Promise<void> {
    const text = this.files.get(file);
    if (text === undefined || digestOf(text) !== digest) return;
    if ((await this.folder.read(file)) === text) await this.folder.remove(file);
  }

  private async linked(record: SheetRecord, link: FileLink): Promise<void> {
    const { file, digest } = link;
    const disk = this.files.get(file);
    const here = digestOf(record.text);
    const there = disk === undefined ? digest : digestOf(disk);
    if (disk === record.text) this.link(record, file, record.text);
    else if (here === digest && disk !== undefined) await this.take(record, link, disk);
    // A file that is gone is written again when its sheet is changed, and not before.
    else if (here === digest) this.links.push(link);
    else if (there === digest) await this.write(record, link, disk);
    else await this.settle(record, link, disk ?? '');
  }

  private async settle(record: SheetRecord, link: FileLink, disk: string): Promise<void> {
    const { id: sheet, title } = record;
    const settled = this.settlements.get(sheet);
    if (settled === undefined) {
      this.clashes.push({ sheet, title, file: link.file });
      this.links.push(link);
    } else if (settled === 'theirs') await this.take(record, link, disk);
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
    if (saved.kind === 'saved') this.link(record, link.file, text);
    else this.links.push(link);
  }

  /** Writes a file, unless somebody has written it since it was read. */
  private async write(
    record: SheetRecord,
    link: FileLink,
    disk: string | undefined,
  ): Promise<void> {
    if ((await this.folder.read(link.file)) !== disk) {
      this.links.push(link);
      return;
    }
    await this.folder.write(link.file, record.text);
    this.link(record, link.file, record.text);
  }
}

/** A name for the file of a sheet that no other file has. */
function freeName(title: string, names: ReadonlySet<string>): string {
  const name = fileNameOf(title);
  let free = `${name}.pvs`;
  for (let n = 2; names.has(free.toLowerCase()); n++) free = `${name}-${n}.pvs`;
  return free;
}
