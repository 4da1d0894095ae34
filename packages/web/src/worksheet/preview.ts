// Answers while one types. A preview belongs to a text and to what stands above it, and is shown with
// no other; it never replaces the answer of a run. What is above has to be run already, so that
// nothing of a sheet runs because somebody types in it.

import { signal } from '@preact/signals';
import { splitStatements } from '@proviso/language';
import { previewClient } from '../client/clients.ts';
import type { Shown } from '../protocol/answers.ts';
import { type Basis, statementsOf } from './basis.ts';
import type { Cell } from './cell.ts';
import type { Sheet } from './sheet.ts';

/** Milliseconds without a key before a preview is asked for, and when its worker is ended. */
const PAUSE = 200;
const PATIENCE = 2_000;

/**
 * Milliseconds that a preview may take, and once more where it was late: what runs for the first time in
 * its worker is several times as slow.
 */
const BUDGETS = [80, 300] as const;

/** What a text comes to. */
export interface Preview {
  readonly cell: Cell;
  readonly text: string;
  readonly basis: Basis;
  readonly shown: Shown;
}

/** Who finds previews: a worker on the page. */
export type Previewer = (
  statements: readonly string[],
  before: readonly string[],
  milliseconds: number,
) => Promise<Shown | 'late' | undefined>;

/** Whether the worker has answered before. */
let isThere = false;

const workerPreviewer: Previewer = async (statements, before, milliseconds) => {
  // Loading takes as long as it takes: a slow machine would end every worker before it could answer.
  if (!isThere) await previewClient.ask((api) => api.vocabulary());
  isThere = true;
  const timer = setTimeout(() => {
    isThere = false;
    previewClient.stop();
  }, PATIENCE);
  try {
    return await previewClient.ask((api) =>
      api.previewStatements([...statements], [...before], milliseconds),
    );
  } finally {
    clearTimeout(timer);
  }
};

export class Previews {
  readonly latest = signal<Preview | undefined>(undefined);
  private timer: ReturnType<typeof setTimeout> | undefined;
  private asking = false;
  /** The cell that was typed in while another was asked for. */
  private next: Cell | undefined;

  private readonly sheet: Sheet;
  private readonly find: Previewer;

  constructor(sheet: Sheet, find: Previewer = workerPreviewer) {
    this.sheet = sheet;
    this.find = find;
  }

  /** Somebody typed in a cell. */
  typed(cell: Cell): void {
    clearTimeout(this.timer);
    if (!cell.prose) this.timer = setTimeout(() => void this.ask(cell), PAUSE);
  }

  /** The preview of a cell as it is now. */
  of(cell: Cell): Preview | undefined {
    const { value } = this.latest;
    if (value?.cell !== cell || value.text !== cell.text.value) return undefined;
    if (value.basis !== this.sheet.basis(cell) || cell.phase.value !== 'idle') return undefined;
    return cell.standing.value === 'current' ? undefined : value;
  }

  private async ask(cell: Cell): Promise<void> {
    if (this.asking) {
      this.next = cell;
      return;
    }
    const text = cell.text.peek();
    const statements = splitStatements(text).map((statement) => statement.text);
    if (statements.length === 0 || !this.isReady(cell)) return;
    const basis = this.sheet.basis(cell);
    this.asking = true;
    try {
      for (const budget of BUDGETS) {
        const shown = await this.find(statements, statementsOf(basis), budget);
        if (shown === 'late' && cell.text.peek() === text) continue;
        if (typeof shown === 'object' && isShort(shown)) {
          this.latest.value = { cell, text, basis, shown };
        }
        break;
      }
    } catch {
      // A preview that does not come is none.
    } finally {
      this.asking = false;
      const { next } = this;
      this.next = undefined;
      if (next !== undefined) void this.ask(next);
    }
  }

  /** Whether all that stands above and leaves something has been run as it is. */
  private isReady(cell: Cell): boolean {
    const cells = this.sheet.cells.peek();
    const at = cells.indexOf(cell);
    // It may be gone, with its sheet, since somebody typed in it.
    if (at === -1) return false;
    return cells
      .slice(0, at)
      .every(({ leaves, standing }) => leaves.peek().length === 0 || standing.peek() === 'current');
  }
}

/** More than this is worth a run. */
const LONGEST_TEXT = 400;
const MOST_ITEMS = 12;

function isShort(shown: Shown): boolean {
  switch (shown.kind) {
    case 'game':
      return shown.game.text.length <= LONGEST_TEXT;
    case 'outcome':
      return true;
    case 'plain':
      return shown.text.length <= LONGEST_TEXT;
    case 'list':
      return shown.total <= MOST_ITEMS && shown.items.every(isShort);
    default:
      return false;
  }
}
