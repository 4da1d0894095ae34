// A worksheet as it is edited: its cells in order, what stands above each of them, and the way back
// from a removal. Running it is `run-queue.ts`; keeping it is `autosave.ts`.

import { batch, computed, signal } from '@preact/signals';
import { type Piece, piecesOf, resettled, worksheetOf } from '@proviso/language/sheets';
import type { Removed } from '../store/sheet-store.ts';
import { type Basis, basisAfter, NOTHING_ABOVE } from './basis.ts';
import { type Answered, type Cell, cellOf } from './cell.ts';

/** A cell that was removed, and where it stood. */
export interface Removal {
  readonly cell: Cell;
  readonly after: Cell | undefined;
  readonly at: number;
  readonly when: number;
  /** Whether that was in this visit. */
  readonly fresh: boolean;
}

/** So many removals are kept with the sheet, and for so many milliseconds. */
const MOST_REMOVALS = 20;
const REMOVALS_LAST = 24 * 3_600_000;

/** A sheet without a word still offers a place to write. */
const EMPTY: Piece = { text: '', prose: false, gap: '\n\n' };

export class Sheet {
  readonly cells = signal<readonly Cell[]>([]);
  /** Counts what the reader changed, so that others can follow it. */
  readonly edits = signal(0);
  /** The removals that can be undone, the latest last. */
  readonly removals = signal<readonly Removal[]>([]);
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
      this.restore(removed);
    });
  }

  /** The removals as they are kept; a cell without a word is not worth it. */
  get removed(): Removed[] {
    return this.removals
      .peek()
      .filter(({ cell }) => !isBlank(cell))
      .slice(-MOST_REMOVALS)
      .map((removal) => {
        const { cell, at, when } = removal;
        // Blank cells are not kept with the sheet either.
        const above = this.cells.peek().slice(0, this.placeOf(removal));
        return { ...pieceOf(cell), at: at - above.filter(isBlank).length, when };
      });
  }

  /** Where a removed cell belongs among those that are there. */
  placeOf({ after, at }: Removal): number {
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
    const wanted = piecesOf(text);
    const old = this.cells.peek();
    const same = (cell: Cell | undefined, piece: Piece | undefined) =>
      cell?.text.peek() === piece?.text && cell?.prose === piece?.prose;
    const shorter = Math.min(old.length, wanted.length);
    let head = 0;
    while (head < shorter && same(old[head], wanted[head])) head++;
    let tail = 0;
    while (tail < shorter - head && same(old.at(-1 - tail), wanted.at(-1 - tail))) tail++;
    const between = old.slice(head, old.length - tail);
    batch(() => {
      const cells = wanted.map((piece, i) => {
        const kept =
          i < head
            ? old[i]
            : i >= wanted.length - tail
              ? old[i - wanted.length + old.length]
              : between[i - head];
        if (kept === undefined || kept.prose !== piece.prose) return this.made(piece);
        kept.gap = piece.gap;
        kept.text.value = piece.text;
        return kept;
      });
      this.cells.value = cells.length > 0 ? cells : [this.made(EMPTY)];
      if (removed !== undefined) this.restore(removed);
    });
  }

  edit(cell: Cell, text: string): void {
    if (cell.text.peek() === text) return;
    batch(() => {
      cell.text.value = text;
      this.edits.value++;
    });
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
      this.edits.value++;
    });
    return parts;
  }

  /** A new cell after another, or at the end. */
  add(after: Cell | undefined, prose = false): Cell {
    const made = this.made({ ...EMPTY, text: prose ? '// ' : '', prose });
    const cells = this.cells.peek();
    this.insert(made, after === undefined ? cells.length : cells.indexOf(after) + 1);
    return made;
  }

  remove(cell: Cell): void {
    const cells = this.cells.peek();
    const at = cells.indexOf(cell);
    if (at === -1) return;
    batch(() => {
      const removal = { cell, after: cells[at - 1], at, when: Date.now(), fresh: true };
      this.removals.value = [...this.removals.value, removal];
      this.cells.value = cells.toSpliced(at, 1);
      this.edits.value++;
    });
  }

  /** Puts back the cell that was removed last. */
  undoRemoval(): Cell | undefined {
    const removal = this.removals.peek().at(-1);
    if (removal === undefined) return undefined;
    batch(() => {
      this.removals.value = this.removals.value.slice(0, -1);
      this.insert(removal.cell, this.placeOf(removal));
    });
    return removal.cell;
  }

  private restore(removed: readonly Removed[]): void {
    this.removals.value = removed
      .filter(({ when }) => Date.now() - when < REMOVALS_LAST)
      .map(({ at, when, ...piece }) => {
        return { cell: this.made(piece), after: undefined, at, when, fresh: false };
      });
  }

  private insert(cell: Cell, at: number): void {
    batch(() => {
      this.cells.value = this.cells.value.toSpliced(at, 0, cell);
      this.edits.value++;
    });
  }

  private made(piece: Piece): Cell {
    return cellOf(piece, (cell) => this.basis(cell));
  }
}

function isBlank({ text }: Cell): boolean {
  return text.peek().trim() === '';
}

function pieceOf({ text, prose, gap }: Cell): Piece {
  return { text: text.peek(), prose, gap };
}
