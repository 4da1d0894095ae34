// The sheets one can go to: those kept in this browser, and the examples.

import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { download } from '../parts/files.ts';
import { Words } from '../parts/words.tsx';
import { address, rename as replaceAddress } from '../route.ts';
import { NotKept } from '../store/database-store.ts';
import { archiveOf, keepArchive, LARGEST_ARCHIVE } from '../store/sheet-archive.ts';
import {
  keepNew,
  type SheetRecord,
  type SheetStore,
  setDeleted,
  setTitle,
} from '../store/sheet-store.ts';
import { sheets } from '../store/sheets.ts';
import { tellOfSheet } from '../store/told-sheets.ts';
import { texts } from '../texts/texts.ts';
import { exampleAbout, exampleGroups, exampleTitle, themeTitle } from './examples.ts';
import { FolderKeeping } from './folder-keeping.tsx';
import { broughtAnswersIn } from './kept-answers.ts';
import { LARGEST_WORKSHEET } from './share.ts';
import type { SheetController } from './sheet-controller.ts';
import { SheetRow } from './sheet-row.tsx';

const NOTHING = () => '';

/** The sheets of this browser, the one changed last first; and what can be done with them. */
export function SheetList({ controller }: { readonly controller?: SheetController }) {
  const records = useSignal<readonly SheetRecord[] | undefined>(undefined);
  const sought = useSignal('');
  const t = texts.value.lists;
  /** Told anew when the page changes its language. */
  const said = useSignal<() => string>(NOTHING);
  /** Those that were deleted here, the latest last: each deletion can be undone in turn. */
  const gone = useSignal<readonly SheetRecord[]>([]);
  const look = async () => {
    records.value = await (await sheets()).all();
  };
  useEffect(() => {
    void look();
  }, [records]);
  /** Does something to the sheets that are kept, and looks again. */
  const change = async (act: (store: SheetStore) => Promise<unknown>) => {
    try {
      await act(await sheets());
    } catch (error) {
      if (!(error instanceof NotKept)) throw error;
      const { refusal } = error;
      said.value = () => texts.value.lists.refusals[refusal];
    }
    await look();
  };
  const undo = useRef<HTMLButtonElement>(null);
  const status = useRef<HTMLParagraphElement>(null);
  /** The sheet that was left because it was deleted. */
  const left = useRef<string | undefined>(undefined);
  const setGone = async (record: SheetRecord, deleted: boolean) => {
    const { id, title } = record;
    // What is still to be kept would bring it back.
    const isOpen = (await controller?.keptSheet()) === id;
    await change(async (store) => {
      await setDeleted(store, id, deleted ? Date.now() : undefined);
      const others = gone.value.filter((one) => one.id !== id);
      gone.value = deleted ? [...others, record] : others;
      said.value = () => texts.value.lists[deleted ? 'deleted' : 'back'](title);
    });
    // The button that was pressed is gone with its row; without a focus in it the menu would hear no Esc.
    requestAnimationFrame(() => {
      (undo.current ?? status.current)?.focus();
      if (deleted && isOpen) {
        left.current = id;
        const next = records.peek()?.find((one) => one.deleted === undefined);
        if (next === undefined) replaceAddress('worksheet', 'new');
        else replaceAddress('worksheet', 'sheet', next.id);
      } else if (!deleted && left.current === id) replaceAddress('worksheet', 'sheet', id);
    });
  };
  const duplicate = ({ title, text }: SheetRecord) =>
    change(async (store) => {
      await keepNew(store, texts.peek().lists.copyTitle(title), text);
      said.value = () => texts.value.lists.copied(title);
    });
  const rename = ({ id, title: before, revision }: SheetRecord, title: string) =>
    change(async (store) => {
      await setTitle(store, id, title);
      tellOfSheet({ sheet: id, revision, title });
      said.value = () => texts.value.lists.renamed(before, title);
    });
  const bringBack = (file: File) =>
    change(async (store) => {
      said.value = await loadAll(store, file);
    });
  const all = records.value ?? [];
  const there = all.filter(({ deleted }) => deleted === undefined);
  const found = there.filter((record) => isFound(record, sought.value));
  const none = there.length === 0 ? t.noneYet : t.none;
  const last = gone.value.at(-1);
  return (
    <>
      <div class="sheet-tools">
        <input
          type="search"
          aria-label={t.search}
          placeholder={t.searchBox}
          value={sought.value}
          onInput={({ currentTarget }) => (sought.value = currentTarget.value)}
        />
        <a class="button main" href={address('worksheet', 'new')}>
          {t.newSheet}
        </a>
        <button
          type="button"
          data-stays
          onClick={() => change(async (store) => saveAll(await archiveOf(store)))}
        >
          {t.saveAll}
        </button>
        <label class="button">
          {t.loadAll}
          <input
            type="file"
            class="file"
            accept=".json,application/json"
            onChange={({ currentTarget }) => {
              const [file] = currentTarget.files ?? [];
              currentTarget.value = '';
              if (file !== undefined) void bringBack(file);
            }}
          />
        </label>
      </div>
      <FolderKeeping />
      <p class="quiet" role="status" ref={status} tabIndex={-1}>
        {said.value()}{' '}
        {last && (
          <button type="button" data-stays ref={undo} onClick={() => setGone(last, false)}>
            {t.undoDeleting(last.title)}
          </button>
        )}
      </p>
      <ul class="sheet-list">
        {found.map((record) => (
          <SheetRow
            key={record.id}
            record={record}
            acts={{ duplicate, delete: (one) => setGone(one, true) }}
            rename={(title) => rename(record, title)}
          />
        ))}
      </ul>
      {records.value && found.length === 0 && <p class="quiet">{none}</p>}
      <DeletedSheets records={all} bringBack={(record) => setGone(record, false)} />
    </>
  );
}

/** What was deleted is only marked so: it can be brought back on any later visit. */
function DeletedSheets(props: {
  readonly records: readonly SheetRecord[];
  readonly bringBack: (record: SheetRecord) => void;
}) {
  const deleted = props.records
    .filter((record) => record.deleted !== undefined)
    .sort((a, b) => (b.deleted ?? 0) - (a.deleted ?? 0));
  if (deleted.length === 0) return null;
  return (
    <details>
      <summary>{texts.value.lists.deletedSheets(deleted.length)}</summary>
      <ul class="sheet-list">
        {deleted.map((record) => (
          <SheetRow key={record.id} record={record} acts={{ bringBack: props.bringBack }} />
        ))}
      </ul>
    </details>
  );
}

/** Whether every word that is sought stands in the title or the text. */
function isFound({ title, text }: SheetRecord, sought: string): boolean {
  const all = `${title}\n${text}`.toLowerCase();
  return sought
    .toLowerCase()
    .split(/\s+/)
    .every((word) => all.includes(word));
}

/** Keeps the sheets of a file; gives what is to be said of it. */
async function loadAll(store: SheetStore, file: File): Promise<() => string> {
  if (file.size > LARGEST_ARCHIVE) {
    const size = Math.ceil(file.size / 2 ** 20);
    return () => texts.value.lists.fileTooLarge(file.name, size, LARGEST_ARCHIVE / 2 ** 20);
  }
  const found = await keepArchive(store, await file.text(), LARGEST_WORKSHEET, broughtAnswersIn);
  if (found === undefined) {
    return () => texts.value.lists.noSheets(file.name);
  }
  const { kept, tooLarge } = found;
  return () => {
    const { added, nothingAdded, noneAdded, leftOut, quoted } = texts.value.lists;
    if (tooLarge.length === 0) return kept === 0 ? nothingAdded : added(kept);
    return (kept === 0 ? noneAdded : added(kept)) + leftOut(tooLarge.map(quoted).join(', '));
  };
}

function saveAll(archive: string): void {
  download('proviso-sheets.json', new Blob([archive], { type: 'application/json' }));
}

/** The introductions, and below them the other examples, a folded list for each theme. */
export function ExampleList() {
  return (
    <>
      {exampleGroups.map(({ folder, names }, i) =>
        folder === '' ? (
          <ExampleLinks key={folder} names={names} />
        ) : (
          // The gallery, which follows the introductions, is open.
          <details key={folder} open={i === 1}>
            <summary>{themeTitle(folder)}</summary>
            <ExampleLinks names={names} />
          </details>
        ),
      )}
    </>
  );
}

function ExampleLinks({ names }: { names: readonly string[] }) {
  return (
    <ul class="example-links">
      {names.map((name) => (
        <li key={name}>
          <a href={address('worksheet', 'example', name)}>{exampleTitle(name)}</a>{' '}
          <span class="quiet">
            <Words text={exampleAbout(name)} />
          </span>
        </li>
      ))}
    </ul>
  );
}
