// The worksheet: prose, questions and answers in one column.

import { useSignal } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import { copy, download } from '../parts/files.ts';
import { address, go, route } from '../route.ts';
import { keep, kept } from '../storage.ts';
import { CellView } from './cell-view.tsx';
import { exampleNames, exampleTitle } from './examples.ts';
import { vocabulary } from './language-support.ts';
import { LARGEST_WORKSHEET, NotShared, packed, tooLarge } from './share.ts';
import { type Cell, Sheet } from './sheet.ts';
import { KEPT_AS, type Source, sourceAt } from './source.ts';
import '../style/worksheet.css';

/** Browsers and mail programs cut longer addresses. */
const LONGEST_LINK = 30_000;

export function WorksheetView() {
  const sheet = useMemo(() => new Sheet(), []);
  const source = useSignal<Source | undefined>(undefined);
  const problem = useSignal('');
  const said = useSignal('');
  const fresh = useSignal<Cell | undefined>(undefined);
  const [, kind, name] = route.value;

  useEffect(() => {
    let gone = false;
    problem.value = '';
    said.value = '';
    sourceAt(kind, name).then(
      (found) => {
        if (gone) return;
        source.value = found;
        sheet.load(found.text);
        void vocabulary();
        if (found.trusted) sheet.runAll();
      },
      (error) => {
        if (!(error instanceof NotShared)) throw error;
        if (!gone) problem.value = error.message;
      },
    );
    return () => {
      gone = true;
      sheet.stop();
    };
  }, [kind, name, sheet, problem, said, source]);

  const edits = sheet.edits.value;
  useEffect(() => {
    if (edits === 0 || source.value?.kind !== 'own') return;
    const timer = setTimeout(() => {
      said.value = keptWords(keep(KEPT_AS, sheet.text));
    }, 400);
    return () => clearTimeout(timer);
  }, [edits, sheet, said, source]);

  const names = () =>
    [...sheet.text.matchAll(/^[ \t]*([A-Za-z_]\w*)[^\n:]*:=/gm)].map(([, found = '']) => found);
  const addAfter = (cell: Cell | undefined, prose: boolean) => {
    fresh.value = sheet.add(cell, prose);
  };

  if (problem.value !== '') {
    return (
      <div class="worksheet">
        <p class="problem" role="alert">
          {problem}
        </p>
        <p>
          <a href={address('worksheet')}>Go to your own worksheet</a>
        </p>
      </div>
    );
  }
  const from = source.value;
  if (from === undefined) return <p class="quiet loading">Opening the worksheet…</p>;
  return (
    <div class="worksheet">
      <Head sheet={sheet} source={from} said={(words) => (said.value = words)} />
      <p class="quiet said-line" role="status">
        {said}
      </p>
      {from.kind === 'shared' && <SharedNotice sheet={sheet} />}
      <div class="cells">
        {sheet.cells.value.map((cell, i) => (
          <CellView
            key={cell.id}
            sheet={sheet}
            cell={cell}
            place={i + 1}
            focus={cell === fresh.value}
            names={names}
            addAfter={addAfter}
          />
        ))}
      </div>
      <button type="button" onClick={() => addAfter(undefined, false)}>
        + Add a cell
      </button>
    </div>
  );
}

/** A sheet from a link is data until its reader decides otherwise. */
function SharedNotice({ sheet }: { readonly sheet: Sheet }) {
  const run = sheet.cells.value.every(({ prose, state }) => prose || state.value === 'new');
  return (
    <p class="notice">
      This worksheet came with a link; somebody else may have written it.{' '}
      {run ? 'Nothing in it has run. Read it, then press Run all.' : ''} Changes are not kept unless
      you keep it as yours.
    </p>
  );
}

interface HeadProps {
  readonly sheet: Sheet;
  readonly source: Source;
  readonly said: (words: string) => void;
}

function Head({ sheet, source, said }: HeadProps) {
  const busy = sheet.running.value !== undefined;
  const title =
    source.kind === 'example'
      ? exampleTitle(source.name)
      : source.kind === 'shared'
        ? 'A shared worksheet'
        : 'Worksheet';
  const keepAsMine = () => {
    const question = 'This replaces the worksheet that is kept in this browser. Go on?';
    if (kept(KEPT_AS) !== undefined && !confirm(question)) return;
    const refusal = keep(KEPT_AS, sheet.text);
    if (refusal) said(keptWords(refusal));
    else go('worksheet');
  };
  return (
    <div class="sheet-head">
      <h1>{title}</h1>
      <div class="sheet-buttons">
        {busy ? (
          <button type="button" class="main" onClick={() => sheet.stop()}>
            Stop
          </button>
        ) : (
          <button type="button" class="main" onClick={() => sheet.runAll()}>
            Run all
          </button>
        )}
        <button type="button" onClick={() => void share(sheet, said)}>
          Share by link
        </button>
        <button type="button" onClick={() => exportSheet(sheet, source, said)}>
          Save .pvs
        </button>
        <label class="button">
          Open .pvs
          <input
            type="file"
            class="file"
            accept=".pvs,text/plain"
            onChange={(event) => void importSheet(event.currentTarget, sheet, said)}
          />
        </label>
        {source.kind !== 'own' && (
          <button type="button" onClick={keepAsMine}>
            Keep as mine
          </button>
        )}
        <Gallery source={source} />
      </div>
    </div>
  );
}

function Gallery({ source }: { readonly source: Source }) {
  return (
    <details class="gallery">
      <summary class="button">Examples</summary>
      <ul>
        {source.kind !== 'own' && (
          <li>
            <a href={address('worksheet')}>Your own worksheet</a>
          </li>
        )}
        {exampleNames.map((name) => (
          <li key={name}>
            <a href={address('worksheet', 'example', name)}>{exampleTitle(name)}</a>
          </li>
        ))}
      </ul>
    </details>
  );
}

function keptWords(refusal: ReturnType<typeof keep>): string {
  switch (refusal) {
    case 'blocked':
      return 'This browser does not let the page keep anything: save the worksheet as a file.';
    case 'full':
      return 'The browser’s storage is full, so this is not kept: save the worksheet as a file.';
    case undefined:
      return 'Kept in this browser.';
  }
}

async function share(sheet: Sheet, said: (words: string) => void): Promise<void> {
  const link = await packed(sheet.text);
  if (link.length > LONGEST_LINK) {
    said('This worksheet is too long for a link: save it as a file and send that.');
    return;
  }
  const url = new URL(address('worksheet', 'shared', link), location.href).href;
  said(
    (await copy(url))
      ? 'The link is copied. It holds the whole worksheet; nothing was sent anywhere.'
      : `Copy this link: ${url}`,
  );
}

function exportSheet(sheet: Sheet, source: Source, said: (words: string) => void): void {
  const file = `${source.name}.pvs`;
  download(file, new Blob([sheet.text], { type: 'text/plain' }));
  said(`${file} saved.`);
}

async function importSheet(
  input: HTMLInputElement,
  sheet: Sheet,
  said: (words: string) => void,
): Promise<void> {
  const [file] = input.files ?? [];
  input.value = '';
  if (file === undefined) return;
  if (file.size > LARGEST_WORKSHEET) {
    said(tooLarge().message);
    return;
  }
  sheet.load(await file.text());
  sheet.edits.value++;
  said(`${file.name} opened. Nothing in it has run yet.`);
}
