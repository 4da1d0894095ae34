// A worksheet as it is edited: its cells in order, what stands above each of them, and the way back
// from every change of them. Running it is `run-queue.ts`; keeping it is `autosave.ts`.

import { batch, computed, signal } from '@preact/signals';
import { type Piece, piecesOf, resettled, worksheetOf } from '@proviso/language/sheets';
import type { Removed } from '../store/sheet-store.ts';
import { type Basis, basisAfter, NOTHING_ABOVE } from './basis.ts';
import { type Answered, type Cell, cellOf } from './cell.ts';
import { followed, isUnwritten } from './followed-cells.ts';
import { History, MOST_REMOVALS, type Place, removing, type Shift, type Step } from './history.ts';

/** A sheet without a word still offers a place to write. */
const EMPTY: Piece = { text: '', prose: false, gap: '\n\n' };

export class Sheet {
  readonly cells = signal<readonly Cell[]>([]);
  /** Counts what the reader changed, so that others can follow it. */
  readonly edits = signal(0);
  /** What was done to the cells, to be undone and done again. */
  readonly history = new History();
  /** The step of the slider that is being dragged. */
  private sliding: Step | undefined;
  /** What stands above each cell. */
  private readonly bases = computed(() => {
    const bases = new Map<Cell, Basis>();
    let above = NOTHING_ABOVE;
    for (const cell of this.cells.value) {
      bases.set(cell, above);
      above = cell.leaves.value.reduce(basisAfter, above);
    }
    return bases;
  });

  /** By what a remark is about the first answer that has one: it is told there and nowhere else. */
  readonly remarked = computed(() => {
    const first = new Map<string, Answered>();
    for (const { answers } of this.cells.value) {
      for (const answered of answers.value?.list ?? []) {
        const about = answered.ran.remark?.about;
        if (about !== undefined && !first.has(about)) first.set(about, answered);
      }
    }
    return first;
  });

  /** What stands above a cell. */
  basis(cell: Cell): Basis {
    return this.bases.value.get(cell) ?? NOTHING_ABOVE;
  }

  /** Replaces everything; what was removed earlier can still be put back. */
  load(text: string, removed: readonly Removed[] = []): void {
    const pieces = piecesOf(text);
    batch(() => {
      this.cells.value = (pieces.length > 0 ? pieces : [EMPTY]).map((piece) => this.made(piece));
      this.history.clear();
      this.restore(removed);
    });
  }

  /** The removals as they are kept; a cell without a word is not worth it. */
  get removed(): Removed[] {
    return this.history.lost
      .filter(({ cell }) => !isUnwritten(cell))
      .slice(-MOST_REMOVALS)
      .map((removal) => {
        const { cell, at, when, age } = removal;
        // Blank cells are not kept with the sheet either.
        const above = this.cells.peek().slice(0, this.indexOf(removal));
        return { ...pieceOf(cell), at: at - above.filter(isUnwritten).length, when, age };
      });
  }

  /** Where a place is among the cells that are there. */
  indexOf({ after, at }: Place): number {
    const cells = this.cells.value;
    const before = after === undefined ? -1 : cells.indexOf(after);
    return before === -1 ? Math.min(at, cells.length) : before + 1;
  }

  get text(): string {
    return worksheetOf(this.cells.peek().map(pieceOf));
  }

  /** Takes over what the sheet has become elsewhere; cells that are the same stay as they are. */
  follow(text: string, removed?: readonly Removed[]): void {
    if (text === this.text) return;
    batch(() => {
      const cells = followed(this.cells.peek(), piecesOf(text), (piece) => this.made(piece));
      this.cells.value = cells.length > 0 ? cells : [this.made(EMPTY)];
      if (removed !== undefined) this.restore(removed);
    });
  }

  /** Makes the sheet what it was, in one step; cells that are the same at both ends stay as they are. */
  restoreText(text: string): void {
    if (text === this.text) return;
    const found = piecesOf(text);
    const wanted = found.length > 0 ? found : [EMPTY];
    const old = this.cells.peek();
    const { head, tail } = sameEnds(old, wanted);
    const shifts: Shift[] = [];
    const shift = (one: Shift) => {
      shifts.push(one);
      this.put({ shifts: [one] }, 'to');
    };
    batch(() => {
      for (const cell of old.slice(head, old.length - tail)) {
        shift({ cell, from: this.placeOf(cell) });
      }
      for (const [i, piece] of wanted.entries()) {
        const kept = i < head ? old[i] : old[i - wanted.length + old.length];
        if (i < head || i >= wanted.length - tail) {
          if (kept !== undefined) kept.gap = piece.gap;
          continue;
        }
        const to = { after: this.cells.peek()[i - 1], at: i };
        shift({ cell: this.made(piece), to, text: piece.text });
      }
      this.did({ kind: 'restoration', shifts, when: Date.now() });
    });
  }

  edit(cell: Cell, text: string): void {
    if (cell.text.peek() === text) return;
    batch(() => {
      cell.text.value = text;
      this.edits.value++;
    });
  }

  /** A slider changed the text of a cell; until it is released, all changes are one step. */
  slide(cell: Cell, text: string): void {
    const before = cell.text.peek();
    if (before === text) return;
    const last = this.history.done.peek().at(-1);
    const on = last === this.sliding && last?.text?.cell === cell ? last.text : undefined;
    const goesOn = on?.after === before;
    const change = { cell, before: goesOn ? on.before : before, after: text };
    const step: Step = { kind: 'slide', shifts: [], text: change, when: Date.now() };
    batch(() => {
      this.edit(cell, text);
      if (goesOn) this.history.extend(step);
      else this.history.record(step);
    });
    this.sliding = step;
  }

  /** The slider was let go. */
  released(): void {
    this.sliding = undefined;
  }

  /**
   * Reads a cell again whose reader has left it: one that a blank line or a comment divides becomes
   * several, as it would when the sheet is opened the next time. Gives the cells it has become.
   */
  settle(cell: Cell): readonly Cell[] {
    const cells = this.cells.peek();
    const at = cells.indexOf(cell);
    const pieces = resettled({ text: cell.text.peek(), prose: cell.prose });
    if (at === -1 || pieces.length === 0) return [cell];
    // The cell itself remains, as the last of its kind, and with it the place of the cursor.
    const own = pieces.findLastIndex(({ prose }) => prose === cell.prose);
    const last = pieces.length - 1;
    let parts: readonly Cell[] = [];
    const before = cell.text.peek();
    batch(() => {
      parts = pieces.map((piece, i) => {
        const gap = i === last ? cell.gap : piece.gap;
        if (i !== own) return this.made({ ...piece, gap });
        this.edit(cell, piece.text);
        return cell;
      });
      const part = parts[own];
      if (part !== undefined && own !== last) part.gap = pieces[own]?.gap ?? part.gap;
      if (parts.length === 1 && parts[0] === cell) return;
      this.cells.value = cells.toSpliced(at, 1, ...parts);
      const shifts = parts
        .filter((one) => one !== cell)
        .map((one) => ({ cell: one, to: this.placeOf(one) }));
      const text = { cell, before, after: cell.text.peek() };
      this.did({ kind: 'division', shifts, text, when: Date.now() });
    });
    return parts;
  }

  /** A new cell after another, or at the end. */
  add(after: Cell | undefined, prose = false): Cell {
    const made = this.made({ ...EMPTY, text: prose ? '// ' : '', prose });
    const cells = this.cells.peek();
    const at = after === undefined ? cells.length : cells.indexOf(after) + 1;
    const to = { after: cells[at - 1], at };
    this.change({ kind: 'addition', shifts: [{ cell: made, to }], when: Date.now() });
    return made;
  }

  remove(cell: Cell): void {
    if (!this.cells.peek().includes(cell)) return;
    this.change(removing(cell, this.placeOf(cell), Date.now(), 0));
  }

  /** Moves a cell; `at` is its new number among the cells, from 0. Whether it went anywhere. */
  move(cell: Cell, at: number): boolean {
    const from = this.placeOf(cell);
    const others = this.cells.peek().filter((one) => one !== cell);
    const target = Math.max(0, Math.min(at, others.length));
    if (others.length === this.cells.peek().length || target === from.at) return false;
    const to = { after: others[target - 1], at: target };
    this.change({ kind: 'move', shifts: [{ cell, from, to }], when: Date.now() });
    return true;
  }

  /** Undoes a step, the last one if none is given. Gives a cell to look at; nothing if nothing was undone. */
  undo(step = this.history.done.peek().at(-1)): Cell | undefined {
    return this.retrace(step, 'from');
  }

  /** Does again what was undone last. */
  redo(): Cell | undefined {
    return this.retrace(this.history.undone.peek().at(-1), 'to');
  }

  private retrace(step: Step | undefined, end: 'from' | 'to'): Cell | undefined {
    if (step === undefined) return undefined;
    if (!this.means(step, end)) {
      this.history.drop(step, this.cells.peek());
      return end === 'from' ? this.undo() : this.redo();
    }
    batch(() => {
      if (end === 'from') this.history.undo(step);
      else this.history.redo(step);
      this.put(step, end);
    });
    const { cell = step.text?.cell, from, to } = step.shifts[0] ?? {};
    const there = this.cells.peek();
    if (cell === undefined || there.includes(cell)) return cell;
    return there[Math.max(0, this.indexOf(from ?? to ?? { after: undefined, at: 0 }) - 1)];
  }

  /** Whether the cells are as the step left them, or found them. */
  private means({ shifts, text }: Step, end: 'from' | 'to'): boolean {
    const cells = this.cells.peek();
    const other = end === 'from' ? 'to' : 'from';
    if (text !== undefined) {
      const left = end === 'from' ? text.after : text.before;
      if (!cells.includes(text.cell) || text.cell.text.peek() !== left) return false;
    }
    return shifts.every((shift) => cells.includes(shift.cell) === (shift[other] !== undefined));
  }

  private change(step: Step): void {
    batch(() => {
      this.put(step, 'to');
      this.did(step, false);
    });
  }

  /** Brings the cells of a step to where they were before it, or after it. */
  private put({ shifts, text }: Pick<Step, 'shifts' | 'text'>, end: 'from' | 'to'): void {
    for (const shift of end === 'from' ? shifts.toReversed() : shifts) {
      const place = shift[end];
      const others = this.cells.peek().filter((one) => one !== shift.cell);
      this.cells.value = others;
      if (place) this.cells.value = others.toSpliced(this.indexOf(place), 0, shift.cell);
    }
    if (text) text.cell.text.value = end === 'from' ? text.before : text.after;
    this.edits.value++;
  }

  private did(step: Step, counts = true): void {
    this.history.record(step);
    if (counts) this.edits.value++;
  }

  private placeOf(cell: Cell): Place {
    const cells = this.cells.peek();
    const at = cells.indexOf(cell);
    return { after: cells[at - 1], at };
  }

  private restore(removed: readonly Removed[]): void {
    this.history.restore(
      removed.map(({ at, when, age = 0, ...piece }) =>
        removing(this.made(piece), { after: undefined, at }, when, age + 1),
      ),
    );
  }

  private made(piece: Piece): Cell {
    return cellOf(piece, (cell) => this.basis(cell));
  }
}

/** How many cells are the same from the top, and how many of the others from the bottom. */
function sameEnds(
  cells: readonly Cell[],
  pieces: readonly Piece[],
): { head: number; tail: number } {
  const same = (cell: Cell | undefined, piece: Piece | undefined) =>
    cell?.text.peek() === piece?.text && cell?.prose === piece?.prose;
  const shorter = Math.min(cells.length, pieces.length);
  let head = 0;
  while (head < shorter && same(cells[head], pieces[head])) head++;
  let tail = 0;
  while (tail < shorter - head && same(cells.at(-1 - tail), pieces.at(-1 - tail))) tail++;
  return { head, tail };
}

function pieceOf({ text, prose, gap }: Cell): Piece {
  return { text: text.peek(), prose, gap };
}
