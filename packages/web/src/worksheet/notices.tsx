// What the reader of a sheet should know before going on, with what to do about it.

import { useComputed } from '@preact/signals';
import { address } from '../route.ts';
import { REFUSALS } from '../store/database-store.ts';
import { foundApart, refusal } from '../store/sheets.ts';
import type { SheetController } from './sheet-controller.ts';
import { exportSheet } from './sheet-head.tsx';

export function Notices({ controller }: { readonly controller: SheetController }) {
  const shared = controller.source.value?.kind === 'shared';
  const { value: why } = refusal;
  const { value: other } = controller.other;
  return (
    <div role="status">
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
      {untouched.value ? 'Nothing in it has run. Read it, then press Run all.' : ''} It becomes your
      own when you change something.
    </p>
  );
}
