// The sheets one can go to: those kept in this browser, and the examples.

import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { download } from '../parts/files.ts';
import { address } from '../route.ts';
import { NotKept } from '../store/database-store.ts';
import { archiveOf, keepArchive } from '../store/sheet-archive.ts';
import { keepNew, type SheetRecord, type SheetStore, setDeleted } from '../store/sheet-store.ts';
import { sheets } from '../store/sheets.ts';
import { exampleGroups, exampleTitle } from './examples.ts';
import { dayOf, timeOf } from './when.ts';

/** The sheets of this browser, the one changed last first; and what can be done with them. */
export function SheetList() {
  const records = useSignal<readonly SheetRecord[]>([]);
  const sought = useSignal('');
  const said = useSignal('');
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
      said.value = error.message;
    }
    await look();
  };
  const setGone = (record: SheetRecord, deleted: boolean) =>
    change(async (store) => {
      await setDeleted(store, record.id, deleted ? Date.now() : undefined);
      const others = gone.value.filter(({ id }) => id !== record.id);
      gone.value = deleted ? [...others, record] : others;
      said.value = `“${record.title}” is ${deleted ? 'deleted' : 'back'}.`;
    });
  const duplicate = ({ title, text }: SheetRecord) =>
    change(async (store) => {
      await keepNew(store, `${title} (copy)`, text);
      said.value = `“${title}” is copied.`;
    });
  const bringBack = (file: File) =>
    change(async (store) => {
      const kept = await keepArchive(store, await file.text());
      said.value =
        kept === undefined
          ? `${file.name} holds no sheets: choose a file that “Save all” has written.`
          : `${kept} ${kept === 1 ? 'sheet' : 'sheets'} added; what was here already is not added again.`;
    });
  const found = records.value.filter(
    (record) => record.deleted === undefined && isFound(record, sought.value),
  );
  const last = gone.value.at(-1);
  return (
    <>
      <div class="sheet-tools">
        <input
          type="search"
          aria-label="Search your sheets"
          placeholder="Search"
          value={sought.value}
          onInput={({ currentTarget }) => (sought.value = currentTarget.value)}
        />
        <button
          type="button"
          data-stays
          onClick={() => change(async (store) => saveAll(await archiveOf(store)))}
        >
          Save all
        </button>
        <label class="button">
          Load all
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
      <p class="quiet" role="status">
        {said.value}{' '}
        {last && (
          <button type="button" data-stays onClick={() => setGone(last, false)}>
            Undo deleting “{last.title}”
          </button>
        )}
      </p>
      <ul>
        <li>
          <a href={address('worksheet', 'new')}>New sheet</a>
        </li>
        {found.map((record) => (
          <SheetRow
            key={record.id}
            record={record}
            acts={{ Duplicate: duplicate, Delete: (one) => setGone(one, true) }}
          />
        ))}
      </ul>
      {found.length === 0 && sought.value !== '' && <p class="quiet">No sheet has these words.</p>}
      <DeletedSheets records={records.value} bringBack={(record) => setGone(record, false)} />
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
      <summary>Deleted sheets ({deleted.length})</summary>
      <ul>
        {deleted.map((record) => (
          <SheetRow key={record.id} record={record} acts={{ 'Bring back': props.bringBack }} />
        ))}
      </ul>
    </details>
  );
}

/** A sheet, and what can be done with it by name. One that is deleted leads nowhere. */
function SheetRow({
  record,
  acts,
}: {
  readonly record: SheetRecord;
  readonly acts: Readonly<Record<string, (record: SheetRecord) => unknown>>;
}) {
  const { id, title, changed, text, deleted } = record;
  return (
    <li>
      {deleted === undefined ? <a href={address('worksheet', 'sheet', id)}>{title}</a> : title}
      <span class="quiet">
        {' '}
        {whenOf(changed)} · {beginningOf(text)}
      </span>
      {Object.entries(acts).map(([name, act]) => (
        <button
          key={name}
          type="button"
          class="plain"
          data-stays
          aria-label={`${name} ${title}`}
          onClick={() => act(record)}
        >
          {name.toLowerCase()}
        </button>
      ))}
    </li>
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

function saveAll(archive: string): void {
  download('proviso-sheets.json', new Blob([archive], { type: 'application/json' }));
}

/** The introductions, and below them the other examples, a folded list for each theme. */
export function ExampleList() {
  return (
    <>
      {exampleGroups.map(({ title, names }) =>
        title === '' ? (
          <ExampleLinks key={title} names={names} />
        ) : (
          <details key={title}>
            <summary>{title}</summary>
            <ExampleLinks names={names} />
          </details>
        ),
      )}
    </>
  );
}

function ExampleLinks({ names }: { names: readonly string[] }) {
  return (
    <ul>
      {names.map((name) => (
        <li key={name}>
          <a href={address('worksheet', 'example', name)}>{exampleTitle(name)}</a>
        </li>
      ))}
    </ul>
  );
}

function whenOf(changed: number): string {
  const day = dayOf(changed);
  return day === 'today' ? timeOf(changed) : day;
}

/** What tells sheets of the same title apart: how they begin. */
function beginningOf(text: string): string {
  const lines = text.split('\n').map((line) => line.replace(/^\s*\/\//, '').trim());
  const line = lines.find((one) => one !== '') ?? 'empty';
  return line.length > 32 ? `${line.slice(0, 31)}…` : line;
}
