// What the reader of a sheet should know before going on, with what to do about it.

import { useComputed } from '@preact/signals';
import { address } from '../route.ts';
import { REFUSALS } from '../store/database-store.ts';
import { foundApart, refusal } from '../store/sheets.ts';
import { FolderNotices } from './folder-keeping.tsx';
import { answersJson, type SheetController } from './sheet-controller.ts';
import { exportSheet } from './sheet-head.tsx';
import { take } from './take-menu.tsx';

export function Notices({ controller }: { readonly controller: SheetController }) {
  const shared = controller.source.value?.kind === 'shared';
  const { value: why } = refusal;
  const { value: other } = controller.other;
  return (
    <div role="status">
      <FolderNotices />
      {why && (
        <p class="notice">
          {REFUSALS[why]} You can go on, but save what you want to keep.{' '}
          <button type="button" onClick={() => exportSheet(controller)}>
            Save as a file
          </button>
        </p>
      )}
      {other && (
        <p class="notice">
          This sheet was changed in another tab at the same time. Both are kept: here is what you
          wrote, and there is{' '}
          <a href={address('worksheet', 'sheet', other.id)}>the other, “{other.title}”</a>.
        </p>
      )}
      {foundApart.value.length > 0 && (
        <p class="notice">
          A tab was closed before its last changes met those of another. Both are kept: look for{' '}
          {foundApart.value.map((title) => `“${title}”`).join(', ')} among your sheets.
        </p>
      )}
      {controller.tooLong.value && (
        <p class="notice">
          This worksheet with its answers is too long for a link: browsers and mail programs would
          cut it. Send it as a file instead.{' '}
          <button type="button" onClick={() => void take(controller, 'html')}>
            Save as a page
          </button>
          <button type="button" onClick={() => exportSheet(controller)}>
            Save without answers
          </button>
        </p>
      )}
      {shared && <SharedNotice controller={controller} />}
    </div>
  );
}

/** A sheet from a link is data until its reader decides otherwise. */
function SharedNotice({ controller }: { readonly controller: SheetController }) {
  const untouched = useComputed(() =>
    controller.sheet.cells.value.every(
      ({ phase, answers }) => phase.value === 'idle' && answers.value === undefined,
    ),
  );
  return (
    <p class="notice">
      This worksheet came with a link; somebody else may have written it.{' '}
      {untouched.value ? 'Nothing in it has run. Read it, then press Run all.' : ''}{' '}
      <Brought controller={controller} /> It becomes your own when you change something.
    </p>
  );
}

/** How the answers that came with the link stand to those found here. */
function Brought({ controller }: { readonly controller: SheetController }) {
  const brought = [...controller.brought.value];
  if (brought.length === 0) return null;
  const again = brought.filter(([{ standing }]) => ['current', 'stopped'].includes(standing.value));
  const other = again.filter(([cell, json]) => answersJson(cell) !== json).length;
  if (again.length === 0) {
    return <>Its answers came with it and were not computed here: press Run all to check them.</>;
  }
  const ran = `${again.length} of ${brought.length} cells with answers were run here`;
  return (
    <>{other === 0 ? `${ran}: the same answers.` : `${ran}: ${other} came to something else.`}</>
  );
}
