// The worksheet that is open, and everything its reader can do with it.

import { batch, computed, effect, signal, untracked } from '@preact/signals';
import { titleOf } from '@proviso/language/sheets';
import { ENGINE } from '../parts/engine-version.ts';
import { address, go, rename } from '../route.ts';
import { NotKept } from '../store/database-store.ts';
import { startFolder } from '../store/kept-folder.ts';
import { keepNew, type SheetRecord, type Version } from '../store/sheet-store.ts';
import { refusal, sheets } from '../store/sheets.ts';
import { texts } from '../texts/texts.ts';
import { Autosave, type Event } from './autosave.ts';
import { leftBehindBy, severalPlayers, statementsOf } from './basis.ts';
import type { Cell, Standing } from './cell.ts';
import { drawSoon, gatherDrawings } from './gathered-drawing.ts';
import type { Step, StepKind } from './history.ts';
import { broughtJsons, restoreAnswers } from './kept-answers.ts';
import { type Surroundings, vocabulary } from './language-support.ts';
import { afterPointer } from './pointer.ts';
import { Previews } from './preview.ts';
import { RunQueue } from './run-queue.ts';
import { damaged, LARGEST_WORKSHEET, NotShared } from './share.ts';
import { Sheet } from './sheet.ts';
import { type Source, sourceAt } from './source.ts';
import { textIn } from './text-file.ts';
import { recallAnswers, rememberAnswers } from './visited.ts';
import { enter } from './walk.ts';
import { dayOf, timeOf } from './when.ts';
import { workerRunner } from './worker-runner.ts';

/** Milliseconds in which a sheet is there without having been announced. */
const SOON = 300;
/** Answers that are brought up to date when a number above them is another. */
const AGAIN: ReadonlySet<Standing> = new Set<Standing>(['stale', 'without', 'elder']);

export class SheetController {
  readonly sheet = new Sheet();
  readonly queue = new RunQueue(this.sheet, workerRunner);
  /** What comes out of what is being typed. */
  readonly previews = new Previews(this.sheet);
  readonly source = signal<Source | undefined>(undefined);
  /** Whether another sheet is on its way; this one is kept already, and takes nothing in any more. */
  readonly opening = signal(false);
  /** Why there is no sheet. */
  readonly problem = signal('');
  /** What just happened. */
  private readonly words = signal<() => string>(() => '');
  readonly said = computed(() => this.words.value());
  /** The edits that had been made when it was said, and whether it stays said after more. */
  private saidAfter = 0;
  private staysSaid = false;
  /** The other version of this sheet, where two people wrote at the same time. */
  readonly other = signal<SheetRecord | undefined>(undefined);
  /** Whether the way to cite the sheet is shown. */
  readonly citing = signal(false);
  /** Whether the earlier texts of the sheet are shown. */
  readonly lookingBack = signal(false);
  /** Whether a link with the answers was asked for and would have been too long. */
  readonly tooLong = signal(false);
  /** The answers that came with the link, by their cells, as JSON. */
  readonly brought = signal<ReadonlyMap<Cell, string>>(new Map());
  /** The cell that was added last, to be written in. */
  readonly fresh = signal<Cell | undefined>(undefined);
  /** The cell whose slider moved while others ran. */
  private slid: Cell | undefined;
  private autosave: Autosave | undefined;
  private turn = 0;
  /** Said when the next sheet is open. */
  private greeting: () => string = () => '';
  /** What was said when this one was opened. */
  private greeted: (() => string) | undefined;

  constructor() {
    effect(() => gatherDrawings(this.queue.busy.value));
    // What was said of a sheet in which nothing has run.
    effect(() => {
      if (this.queue.busy.value && this.words.peek() === this.greeted) this.say('');
    });
    // A new sheet has an address of its own from the first edit: the old one leads to another new sheet.
    effect(() => {
      const edited = this.sheet.edits.value > 0;
      const { sheet } = (edited && this.autosave?.open.peek()) || {};
      if (sheet === undefined || location.hash !== address('worksheet', 'new')) return;
      untracked(() => rename('worksheet', 'sheet', sheet));
    });
    // What a slider changed while cells ran is run when they are done.
    effect(() => {
      const { slid } = this;
      if (this.queue.busy.value || slid === undefined) return;
      this.slid = undefined;
      untracked(() => this.runSlid(slid));
    });
  }

  /** Says what just happened; unless it `stays`, it does until the sheet is edited and kept again. */
  say(words: string | (() => string), stays = false): void {
    this.words.value = typeof words === 'string' ? () => words : words;
    this.staysSaid = stays;
    this.saidAfter = this.sheet.edits.peek();
  }

  /** Opens what stands behind an address; what was open is kept first. */
  async open(kind: string | undefined, name: string | undefined): Promise<void> {
    const open = this.autosave?.open.peek();
    if (kind === 'sheet' && open !== undefined && name === open.sheet) return;
    const left = this.leave();
    const { turn } = this;
    this.opening.value = true;
    const long = setTimeout(() => this.say(() => texts.value.worksheet.opening), SOON);
    try {
      await left;
      const store = await sheets();
      const source = await sourceAt(store, kind, name);
      const answers =
        source.open && (await store.answers(source.open.sheet).catch(() => undefined));
      if (turn !== this.turn) return;
      batch(() => {
        this.sheet.load(source.text, source.removed);
        if (source.open) restoreAnswers(this.sheet, answers, ENGINE);
        else recallAnswers(this.sheet);
        restoreAnswers(this.sheet, source.brought, ENGINE, 'link');
        this.brought.value = broughtJsons(this.sheet.cells.peek());
        this.opening.value = false;
        this.problem.value = '';
        this.greeted = this.greeting;
        this.say(this.greeted);
        this.source.value = source;
        if (kind === 'new' && mayWriteAtOnce()) this.fresh.value = this.sheet.cells.peek()[0];
      });
      this.greeting = () => '';
      this.autosave = new Autosave(store, this.sheet, this.queue, (event) => this.happened(event));
      if (source.open) this.autosave.begin(source.open);
      else this.autosave.beginApart(ownTitleOf(source));
      void vocabulary();
      void startFolder();
      const isDue = ({ prose, standing }: Cell) => !prose && standing.peek() !== 'current';
      if (source.trusted && this.sheet.cells.peek().some(isDue)) this.queue.runAll();
    } catch (error) {
      if (turn !== this.turn) return;
      // The palette offers nothing for a sheet that is not shown.
      this.source.value = undefined;
      this.opening.value = false;
      this.problem.value = failureOf(error, kind);
    } finally {
      clearTimeout(long);
    }
  }

  /** Leaves the sheet; whatever was written in it is kept. */
  async leave(): Promise<void> {
    this.turn++;
    this.slid = undefined;
    const { autosave } = this;
    this.autosave = undefined;
    this.queue.stop();
    if (autosave && autosave.open.peek() === undefined) rememberAnswers(this.sheet);
    batch(() => {
      this.other.value = undefined;
      this.fresh.value = undefined;
      this.citing.value = false;
      this.lookingBack.value = false;
      this.tooLong.value = false;
    });
    await autosave?.close();
  }

  /** Makes a sheet of a file; the sheet that was open stays among the reader's own. */
  async openFile(file: File): Promise<void> {
    if (file.size > LARGEST_WORKSHEET) {
      this.say(() => texts.value.lists.tooLarge);
      return;
    }
    const text = textIn(new Uint8Array(await file.arrayBuffer()));
    if (text === undefined) {
      this.say(() => texts.value.lists.notText(file.name));
      return;
    }
    const title = file.name.replace(/\.[^.]*$/, '') || file.name;
    await this.autosave?.flush();
    let sheet: string;
    try {
      sheet = (await keepNew(await sheets(), title, text)).id;
    } catch (error) {
      if (!(error instanceof NotKept)) throw error;
      refusal.value = error.refusal;
      this.say(() => texts.value.lists.noPlace(file.name));
      return;
    }
    this.greeting = () => texts.value.lists.opened(file.name);
    go('worksheet', 'sheet', sheet);
  }

  /** The sheet that is open, if it is the reader's own, once everything in it is kept. */
  async keptSheet(): Promise<string | undefined> {
    await this.autosave?.flush();
    return this.autosave?.open.peek()?.sheet;
  }

  /** The earlier texts of the sheet, the latest first. */
  async versions(): Promise<readonly Version[]> {
    return (await this.autosave?.versions()) ?? [];
  }

  /** Makes the sheet what it was; what it is now is put aside first, and the step can be undone. */
  async restore({ text, changed }: Version): Promise<void> {
    const { turn } = this;
    await this.autosave?.putAside();
    if (turn !== this.turn) return;
    this.queue.stop();
    this.sheet.restoreText(text);
    this.say(texts.peek().kept.history.restored(`${dayOf(changed)}, ${timeOf(changed)}`));
  }

  /** Makes an example or a shared sheet the reader's own. */
  own(): void {
    void this.autosave?.own();
  }

  run(cell: Cell): void {
    this.queue.run(this.sheet.settle(cell).filter(({ prose }) => !prose));
  }

  /** Runs everything, and what is being written as the cells that it becomes. */
  runAll(): void {
    for (const cell of this.sheet.cells.peek()) if (!cell.prose) this.sheet.settle(cell);
    this.queue.runAll();
  }

  /** Somebody typed in a cell. */
  type(cell: Cell, text: string): void {
    this.sheet.edit(cell, text);
    drawSoon();
    this.previews.typed(cell);
  }

  /** A slider changed the text of a cell: it runs, and so does what was answered below it. */
  slide(cell: Cell, text: string): void {
    this.sheet.slide(cell, text);
    drawSoon();
    this.runSlid(cell);
  }

  private runSlid(cell: Cell): void {
    if (this.queue.busy.peek()) {
      // One run at a time, and the last with the number that stands there.
      this.slid = cell;
      return;
    }
    const cells = this.sheet.cells.peek();
    const below = cells.slice(cells.indexOf(cell) + 1);
    this.queue.run([cell, ...below.filter(({ standing }) => AGAIN.has(standing.peek()))]);
  }

  add(after: Cell | undefined, prose: boolean): void {
    this.fresh.value = this.sheet.add(after, prose);
  }

  /**
   * Whether who goes on from the last cell gets another: not from one that is empty, and not in a sheet
   * that is somebody else's, which is not to become the reader's own because it was run.
   */
  growsBelow({ text }: Cell): boolean {
    return this.source.peek()?.kind === 'own' && /[^\s/]/.test(text.peek());
  }

  /** Opens a cell to write in: its editor, or that of its prose. */
  write(cell: Cell): void {
    if (cell.prose) this.fresh.value = cell;
    else enter(cell, 'end');
  }

  remove(cell: Cell): void {
    if (this.queue.running.peek()?.cell === cell) this.queue.stop();
    this.sheet.remove(cell);
  }

  /** Moves a cell; says where it is now. */
  move(cell: Cell, at: number): void {
    const place = this.sheet.cells.peek().indexOf(cell) + 1;
    if (!this.sheet.move(cell, at)) return;
    const cells = this.sheet.cells.peek();
    const now = cells.indexOf(cell) + 1;
    this.say(() => texts.value.lists.cellMoved(place, now, cells.length));
  }

  /** Moves a cell past its neighbour above (-1) or below (1). */
  shift(cell: Cell, by: number): void {
    this.move(cell, this.sheet.cells.peek().indexOf(cell) + by);
  }

  /** Undoes a step, the last one if none is given; gives a cell to look at. */
  undo(step?: Step): Cell | undefined {
    const { kind } = step ?? this.sheet.history.done.peek().at(-1) ?? {};
    return this.retraced(this.sheet.undo(step), kind, 'undone');
  }

  redo(): Cell | undefined {
    const { kind } = this.sheet.history.undone.peek().at(-1) ?? {};
    return this.retraced(this.sheet.redo(), kind, 'doneAgain');
  }

  private retraced(
    cell: Cell | undefined,
    kind: StepKind | undefined,
    said: 'undone' | 'doneAgain',
  ): Cell | undefined {
    const running = this.queue.running.peek()?.cell;
    if (running !== undefined && !this.sheet.cells.peek().includes(running)) this.queue.stop();
    // A cell that comes back is looked at, not written in.
    this.fresh.value = undefined;
    if (cell === undefined || kind === undefined) return undefined;
    this.say(() => texts.value.worksheet[said](texts.value.worksheet.stepKinds[kind]));
    if (kind === 'slide') this.runSlid(cell);
    return cell;
  }

  /** The reader has left the editor of a cell. */
  left(cell: Cell): void {
    if (document.hasFocus()) afterPointer(() => this.sheet.settle(cell));
  }

  /** What the editor of a cell knows of its sheet. */
  around(cell: Cell): Surroundings {
    return {
      names: () =>
        [...this.sheet.text.matchAll(/^[ \t]*([A-Za-z_]\w*)[^\n:]*:=/gm)].map(
          ([, found = '']) => found,
        ),
      several: (before) =>
        severalPlayers([...statementsOf(this.sheet.basis(cell)), ...leftBehindBy(before)]),
    };
  }

  /** That an edit is kept is news only if nothing was said since, and no notice says it. */
  private maySayKept(): boolean {
    if (this.staysSaid) return false;
    if (this.said.peek() === '') return !this.source.peek()?.fromLink;
    return this.sheet.edits.peek() > this.saidAfter;
  }

  private happened(event: Event): void {
    const open = this.autosave?.open.peek();
    const source = this.source.peek();
    if (source === undefined) return;
    switch (event.kind) {
      case 'own':
        // Of one that came with a link the notice says it.
        if (source.kind === 'example') this.say(() => texts.value.lists.ownFromExample, true);
        break;
      case 'kept':
        if (this.maySayKept()) this.say(() => texts.value.kept.keptHere);
        break;
      case 'merged':
        this.say(() => texts.value.lists.merged);
        break;
      case 'followed':
        this.say(() => texts.value.lists.otherTab);
        break;
      case 'renamed':
        break;
      case 'apart':
        this.other.value = event.other;
    }
    if (open === undefined) return;
    const { title } = open;
    if (source.kind !== 'own' || source.title !== title) {
      const fromLink = source.fromLink ?? source.kind === 'shared';
      this.source.value = { ...source, kind: 'own', fromLink, title, open };
    }
    // The address leads to what is shown, also after a reload.
    const here = address('worksheet', 'sheet', open.sheet);
    if (location.hash !== here && location.hash !== address('worksheet')) {
      rename('worksheet', 'sheet', open.sheet);
    } else if (event.kind === 'apart') rename('worksheet', 'sheet', open.sheet);
  }
}

/** What a sheet is called when it becomes the reader's own: by its heading, where it has one. */
function ownTitleOf({ kind, title, text }: Source): string {
  if (kind !== 'shared') return title;
  const { lists, worksheet } = texts.peek();
  return titleOf(text) ?? (title === lists.sharedTitle ? worksheet.heading : title);
}

/** Whether the cursor may be put somewhere: no keyboard comes up by that, and no menu is left. */
function mayWriteAtOnce(): boolean {
  const menu = document.querySelector('.sheet-menu[open]');
  return menu === null && matchMedia('(pointer: fine)').matches;
}

/** Why a sheet cannot be opened: whatever a link holds, its reader is told. */
function failureOf(error: unknown, kind: string | undefined): string {
  if (error instanceof NotShared || error instanceof NotKept) return error.message;
  if (kind === 'shared' || kind === 'answered') return damaged().message;
  return texts.peek().lists.cannotOpen(String(error));
}
