// Keeps an open sheet: every edit is noted at once, put into the store a moment later, and told to
// other tabs; a tab that has nothing to put there follows them, and what two tabs changed in different
// cells is merged. An example or a shared sheet becomes the reader's own with the first edit.

import { computed, effect, signal, untracked } from '@preact/signals';
import { ENGINE } from '../parts/engine-version.ts';
import { keepHere } from '../storage.ts';
import { NotKept } from '../store/database-store.ts';
import { forget, note } from '../store/drafts.ts';
import { mergedText } from '../store/merge-cells.ts';
import {
  type Draft,
  newId,
  type Saved,
  type SheetRecord,
  type SheetStore,
  save,
  type Version,
} from '../store/sheet-store.ts';
import { refusal } from '../store/sheets.ts';
import { sheetsChannel, type Told } from '../store/told-sheets.ts';
import { answersToKeep, restoreAnswers } from './kept-answers.ts';
import type { RunQueue } from './run-queue.ts';
import type { Sheet } from './sheet.ts';

/** Milliseconds without an edit before the sheet is put into the store. */
const PAUSE = 400;
/** Longer sheets are not noted with every key, but when they are put into the store or left. */
const QUICKLY_NOTED = 100_000;

/** The name under which the browser remembers the sheet that was open last. */
export const LAST_OPEN = 'sheet';

/** The sheet that is open, if it is the reader's own. */
export interface Open {
  readonly sheet: string;
  readonly title: string;
  /** The revision this tab has seen, and its text. */
  readonly base: number;
  readonly from: string;
}

/** Something that happened to the sheet which its reader should know. */
export type Event =
  | { readonly kind: 'own' }
  | { readonly kind: 'kept' }
  | { readonly kind: 'followed' }
  | { readonly kind: 'merged' }
  | { readonly kind: 'renamed' }
  | { readonly kind: 'apart'; readonly other: SheetRecord };

const NOWHERE: Open = { sheet: '', title: '', base: 0, from: '' };

export class Autosave {
  /** What is open; nothing while it is an example or somebody else's. */
  readonly open = signal<Open | undefined>(undefined);
  private readonly by = newId();
  private readonly channel = sheetsChannel();
  private title = '';
  private unsaved = false;
  /** Whether what the next change replaces is to be put aside, however soon. */
  private aside = false;
  private saving: Promise<void> = Promise.resolve();
  private timer: ReturnType<typeof setTimeout> | undefined;
  private answersTimer: ReturnType<typeof setTimeout> | undefined;
  private readonly endings: (() => void)[] = [];

  private readonly store: SheetStore;
  private readonly sheet: Sheet;
  private readonly tell: (event: Event) => void;

  constructor(store: SheetStore, sheet: Sheet, queue: RunQueue, tell: (event: Event) => void) {
    this.store = store;
    this.sheet = sheet;
    this.tell = tell;
    let first = true;
    const watch = (signal: { readonly value: number }, act: () => void) =>
      effect(() => {
        void signal.value;
        if (!first) untracked(act);
      });
    this.endings.push(watch(sheet.edits, () => this.edited()));
    this.endings.push(watch(queue.finished, () => this.answered()));
    // That a cell was begun is kept too: the page may be gone before it has its answer.
    const begun = computed(() => queue.running.value?.cell.id ?? 0);
    this.endings.push(watch(begun, () => this.answered()));
    first = false;
    this.channel.onmessage = ({ data }: MessageEvent<Told>) => {
      const open = this.open.peek();
      if (open === undefined || data.sheet !== open.sheet) return;
      if (data.title !== undefined && data.title !== open.title) this.renamed(open, data.title);
      if (data.revision > open.base) void this.look();
    };
    const hidden = () => {
      if (document.visibilityState === 'hidden') void this.flush();
      else void this.look();
    };
    const listen = (target: EventTarget, name: string, act: () => void) => {
      target.addEventListener(name, act);
      this.endings.push(() => target.removeEventListener(name, act));
    };
    listen(document, 'visibilitychange', hidden);
    listen(window, 'pagehide', () => void this.flush());
    listen(window, 'pageshow', () => void this.look());
    listen(window, 'focus', () => void this.look());
  }

  /** Keeps what is loaded as one of the reader's sheets from now on. */
  begin(open: Open): void {
    this.title = open.title;
    this.open.value = open;
    keepHere(LAST_OPEN, open.sheet);
  }

  /** Keeps what is loaded only when it is edited. */
  beginApart(title: string): void {
    this.title = title;
    this.open.value = undefined;
  }

  /** Makes an example or a shared sheet the reader's own. */
  async own(): Promise<void> {
    if (this.open.peek() !== undefined) return;
    this.unsaved = true;
    this.begin({ sheet: newId(), title: this.title, base: 0, from: '' });
    this.tell({ kind: 'own' });
    this.answered();
    await this.flush();
  }

  /** Puts everything into the store that is not there yet. */
  async flush(): Promise<void> {
    clearTimeout(this.timer);
    if (this.unsaved) note(this.draft());
    if (this.answersTimer !== undefined) void this.saveAnswers();
    this.saving = this.saving.then(() => this.saveNow());
    await this.saving;
  }

  /** Sees to it that the sheet as it is can be found among its earlier texts, whatever is changed next. */
  async putAside(): Promise<void> {
    await this.flush();
    this.aside = true;
  }

  /** The earlier texts of the sheet, the latest first. */
  async versions(): Promise<readonly Version[]> {
    await this.flush();
    const { sheet } = this.open.peek() ?? {};
    return sheet === undefined ? [] : this.store.versions(sheet);
  }

  /** Ends the keeping; what is not in the store yet still gets there. */
  async close(): Promise<void> {
    for (const end of this.endings) end();
    await this.flush();
    this.channel.close();
  }

  private edited(): void {
    this.unsaved = true;
    if (this.open.peek() === undefined) {
      this.begin({ sheet: newId(), title: this.title, base: 0, from: '' });
      this.tell({ kind: 'own' });
      this.answered();
    }
    const draft = this.draft();
    if (draft.text.length <= QUICKLY_NOTED) note(draft);
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.flush(), PAUSE);
  }

  private renamed(open: Open, title: string): void {
    this.title = title;
    this.open.value = { ...open, title };
    this.tell({ kind: 'renamed' });
  }

  private answered(): void {
    this.answersTimer ??= setTimeout(() => void this.saveAnswers(), PAUSE);
  }

  private draft(): Draft {
    const { sheet, title, base, from } = this.open.peek() ?? NOWHERE;
    const edit = this.sheet.edits.peek();
    const { text, removed } = this.sheet;
    const { by, aside } = this;
    const draft = { sheet, title, base, from, text, removed, by, edit, changed: Date.now() };
    return aside ? { ...draft, aside } : draft;
  }

  private async saveNow(): Promise<void> {
    const open = this.open.peek();
    if (!this.unsaved || open === undefined) return;
    const draft = this.draft();
    this.unsaved = false;
    try {
      const saved = await save(this.store, draft);
      const { record } = saved;
      if (draft.aside) this.aside = false;
      if (saved.kind === 'merged') this.merge(record, draft.text);
      else this.begin(openOf(record));
      if (this.store.lasting && !this.unsaved) forget(draft);
      if (this.store.lasting) refusal.value = undefined;
      this.channel.postMessage({ sheet: record.id, revision: record.revision } satisfies Told);
      this.tell(eventOf(saved));
    } catch (error) {
      if (!(error instanceof NotKept)) throw error;
      // The note stays; the next edit tries again.
      this.unsaved = true;
      refusal.value = error.refusal;
    }
  }

  /** Takes over what another tab has changed in other cells, beside what was typed since. */
  private merge(record: SheetRecord, saved: string): void {
    const { text } = this.sheet;
    const both = text === saved ? record.text : mergedText(saved, record.text, text);
    if (both !== undefined) {
      this.begin(openOf(record));
      this.sheet.follow(both, record.removed);
    } else {
      // What was typed meanwhile is in a cell of theirs: the next saving finds that, and keeps two.
      const { open } = this;
      if (open.value) open.value = { ...open.value, from: saved };
    }
  }

  private async saveAnswers(): Promise<void> {
    clearTimeout(this.answersTimer);
    this.answersTimer = undefined;
    const open = this.open.peek();
    if (open === undefined) return;
    try {
      await this.store.keepAnswers(open.sheet, answersToKeep(this.sheet, ENGINE));
    } catch (error) {
      // Answers can be found again: a sheet that is kept without them is kept.
      if (!(error instanceof NotKept)) throw error;
    }
  }

  /** Follows what another tab has made of the sheet, unless there is something unsaved here. */
  private async look(): Promise<void> {
    await this.saving;
    const { sheet } = this.open.peek() ?? {};
    if (sheet === undefined || this.unsaved) return;
    const record = await this.store.get(sheet).catch(() => undefined);
    const answers = record && (await this.store.answers(sheet).catch(() => undefined));
    const open = this.open.peek();
    if (record === undefined || open?.sheet !== sheet || this.unsaved) return;
    if (record.revision <= open.base) return;
    this.begin(openOf(record));
    this.sheet.follow(record.text, record.removed);
    restoreAnswers(this.sheet, answers, ENGINE);
    this.tell({ kind: 'followed' });
  }
}

/** A kept sheet as it is opened. */
export function openOf({ id, title, revision, text }: SheetRecord): Open {
  return { sheet: id, title, base: revision, from: text };
}

function eventOf(saved: Saved): Event {
  if (saved.kind === 'apart') return { kind: 'apart', other: saved.other };
  return { kind: saved.kind === 'merged' ? 'merged' : 'kept' };
}
