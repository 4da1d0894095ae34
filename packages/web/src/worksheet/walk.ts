// Walking between the cells of a sheet by key: into the editor of one that has code, onto one of
// prose as a whole.

import { EditorView } from '@codemirror/view';
import type { Cell } from './cell.ts';
import { idOf } from './cell-place.ts';

/** Goes to the cell above (-1) or below (1) another; whether there is one. */
export function walk(cells: readonly Cell[], from: Cell, by: -1 | 1): boolean {
  const next = cells[cells.indexOf(from) + by];
  if (next === undefined) return false;
  enter(next, by === 1 ? 'start' : 'end');
  return true;
}

/** Goes into a cell, to the start of its text or to the end. */
export function enter(cell: Cell, at: 'start' | 'end'): void {
  const place = document.getElementById(idOf(cell));
  const content = place
    ?.querySelector('.editor')
    ?.shadowRoot?.querySelector<HTMLElement>('.cm-content');
  const view = content && EditorView.findFromDOM(content);
  if (view) {
    view.dispatch({ selection: { anchor: at === 'start' ? 0 : view.state.doc.length } });
    view.focus();
  } else (place?.querySelector<HTMLElement>('.still') ?? place)?.focus();
  place?.scrollIntoView({ block: 'nearest' });
}

/** Whether the cursor cannot go further up or down in its editor. */
export function isAtEdge(view: EditorView, by: -1 | 1): boolean {
  const { main } = view.state.selection;
  if (!main.empty) return false;
  const moved = view.moveVertically(main, by === 1);
  const here = view.coordsAtPos(main.head);
  const there = view.coordsAtPos(moved.head);
  return here !== null && there !== null && Math.abs(here.top - there.top) < 2;
}
