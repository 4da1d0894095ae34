// Where a worksheet comes from: the reader's own sheets, an example, or a link. Only what is part of
// Proviso itself runs by itself; everything else waits until the reader presses run.

import { keptHere } from '../storage.ts';
import {
  newId,
  present,
  type Removed,
  type SheetRecord,
  type SheetStore,
} from '../store/sheet-store.ts';
import { FIRST_SHEET } from '../store/sheets.ts';
import { texts } from '../texts/texts.ts';
import { LAST_OPEN, type Open, openOf } from './autosave.ts';
import { example, exampleTitle } from './examples.ts';
import type { KeptAnswers } from './kept-answers.ts';
import { NotShared, unpacked } from './share.ts';

export interface Source {
  readonly kind: 'own' | 'example' | 'shared';
  /** Whether it came with a link before it was the reader's own. */
  readonly fromLink?: boolean;
  readonly title: string;
  readonly text: string;
  /** Whether it may run when it is opened. */
  readonly trusted: boolean;
  /** Where it is kept, if it is the reader's own. */
  readonly open?: Open;
  /** Answers that came with it. */
  readonly brought?: KeptAnswers;
  /** What was removed from it and can be put back. */
  readonly removed?: readonly Removed[];
}

/**
 * The worksheet behind an address: `worksheet` (the one that was open last, in this tab if there was one), `worksheet/sheet/ID`,
 * `worksheet/new`, `worksheet/example/NAME`, `worksheet/shared/…`, `worksheet/answered/…`.
 */
export async function sourceAt(
  store: SheetStore,
  kind: string | undefined,
  name = '',
): Promise<Source> {
  switch (kind) {
    case 'example': {
      const text = await example(name);
      if (text === undefined) throw new NotShared(texts.peek().lists.noExample(name));
      return { kind, title: exampleTitle(name), text, trusted: true };
    }
    case 'shared':
      return {
        kind,
        title: texts.peek().lists.sharedTitle,
        text: await unpacked(name),
        trusted: false,
      };
    case 'answered': {
      const { LARGEST_ANSWERED, readAnswered } = await import('./answered-link.ts');
      const { title, text, answers } = readAnswered(await unpacked(name, LARGEST_ANSWERED));
      return {
        kind: 'shared',
        title: title || texts.peek().lists.sharedTitle,
        text,
        trusted: false,
        brought: answers,
      };
    }
    case 'new':
      return begun(newId(), '', false);
    case 'sheet': {
      const record = await store.get(name);
      if (record === undefined) throw new NotShared(texts.peek().lists.notKept);
      return own(record);
    }
    case undefined:
    case '': {
      const last = keptHere(LAST_OPEN);
      const found = last === undefined ? undefined : await store.get(last);
      const there = found?.deleted === undefined ? found : undefined;
      const record = there ?? (await present(store))[0];
      return record === undefined
        ? begun(FIRST_SHEET, texts.peek().worksheet.first, true)
        : own(record);
    }
    default:
      throw new NotShared(texts.peek().lists.noAddress(kind));
  }
}

function own(record: SheetRecord): Source {
  const { title, text, removed = [] } = record;
  return { kind: 'own', title, text, trusted: false, open: openOf(record), removed };
}

/** A sheet that is not kept before something is written in it. */
function begun(sheet: string, text: string, trusted: boolean): Source {
  const title = texts.peek().worksheet.heading;
  return { kind: 'own', title, text, trusted, open: { sheet, title, base: 0, from: text } };
}
