// What the reader of a sheet should know before going on, with what to do about it.

import { useComputed } from '@preact/signals';
import { address } from '../route.ts';
import { foundApart, refusal } from '../store/sheets.ts';
import { texts } from '../texts/texts.ts';
import { FolderNotices } from './folder-keeping.tsx';
import { answersJson } from './kept-answers.ts';
import type { SheetController } from './sheet-controller.ts';
import { exportSheet } from './sheet-head.tsx';
import { take } from './take-menu.tsx';

export function Notices({ controller }: { readonly controller: SheetController }) {
  const t = texts.value.worksheet.notices;
  const { kind, fromLink } = controller.source.value ?? {};
  const { value: why } = refusal;
  const { value: other } = controller.other;
  return (
    <div role="status">
      <FolderNotices />
      {why && (
        <p class="notice">
          {texts.value.lists.refusals[why]} {t.goOn}{' '}
          <button type="button" onClick={() => exportSheet(controller)}>
            {t.saveAsFile}
          </button>
        </p>
      )}
      {other && (
        <p class="notice">
          {t.otherTab(
            <a href={address('worksheet', 'sheet', other.id)}>{t.theOther(other.title)}</a>,
          )}
        </p>
      )}
      {foundApart.value.length > 0 && (
        <p class="notice">{t.foundApart(foundApart.value.map(t.title).join(', '))}</p>
      )}
      {controller.tooLong.value && (
        <p class="notice">
          {t.tooLong}{' '}
          <button type="button" onClick={() => void take(controller, 'html')}>
            {t.saveAsPage}
          </button>
          <button type="button" onClick={() => exportSheet(controller)}>
            {t.saveWithout}
          </button>
        </p>
      )}
      {(kind === 'shared' || fromLink) && (
        <SharedNotice controller={controller} own={kind === 'own'} />
      )}
    </div>
  );
}

interface SharedProps {
  readonly controller: SheetController;
  /** Whether it is the reader's own by now. */
  readonly own: boolean;
}

/**
 * A sheet from a link is data until its reader decides otherwise. What is said then, and what is said no more
 * when it has run, has its room all the time: nothing moves under whoever types the first letter.
 */
function SharedNotice({ controller, own }: SharedProps) {
  const t = texts.value.worksheet.notices;
  const untouched = useComputed(() =>
    controller.sheet.cells.value.every(
      ({ phase, answers }) => phase.value === 'idle' && answers.value === undefined,
    ),
  );
  return (
    <p class="notice from-link">
      <span class={own ? 'unseen' : undefined}>
        {t.shared} {t.becomesOwn} <Brought controller={controller} />
        {controller.brought.value.size === 0 && (
          <span class={untouched.value ? undefined : 'unseen'}>{t.untouched}</span>
        )}
      </span>
      <span class={own ? undefined : 'unseen'}>{texts.value.lists.ownFromLink}</span>
    </p>
  );
}

/** How the answers that came with the link stand to those found here. */
function Brought({ controller }: { readonly controller: SheetController }) {
  const t = texts.value.worksheet.notices;
  const brought = [...controller.brought.value];
  if (brought.length === 0) return null;
  const again = brought.filter(([{ standing }]) => ['current', 'stopped'].includes(standing.value));
  const other = again.filter(([cell, json]) => answersJson(cell) !== json).length;
  if (again.length === 0) {
    return <>{t.broughtUnchecked}</>;
  }
  return (
    <>
      {other === 0
        ? t.sameAnswers(again.length, brought.length)
        : t.otherAnswers(again.length, brought.length, other)}
    </>
  );
}
