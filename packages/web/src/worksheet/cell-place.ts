// Where a cell is on the page, and the focus that is in it.

import type { Cell } from './cell.ts';

/** The id of its element. */
export function idOf({ id }: Cell): string {
  return `cell-${id}`;
}

/** The cell that an element belongs to. */
export function cellAround(element: EventTarget | null, cells: readonly Cell[]): Cell | undefined {
  const id = element instanceof Element ? element.closest('.cell')?.id : undefined;
  return cells.find((cell) => idOf(cell) === id);
}

/** Turns to a cell as soon as it is drawn. */
export function focusCell(cell: Cell | undefined): void {
  if (cell === undefined) return;
  const before = document.activeElement;
  requestAnimationFrame(() => {
    const now = document.activeElement;
    // Whoever has gone elsewhere since then stays there.
    if (now === before || now === document.body) document.getElementById(idOf(cell))?.focus();
  });
}

/** Does something to the cells; one that is put elsewhere on the page keeps the focus that is in it. */
export function keepingFocus(cell: Cell, act: () => void): void {
  const refocus = focusOf(cell);
  act();
  refocus();
}

function focusOf(cell: Cell): () => void {
  const focused = document.activeElement;
  const place = document.getElementById(idOf(cell));
  if (!(focused instanceof HTMLElement) || !place?.contains(focused)) return () => {};
  const inner = focused.shadowRoot?.activeElement ?? focused;
  return () =>
    requestAnimationFrame(() => {
      if (inner instanceof HTMLElement && inner.isConnected) inner.focus();
    });
}
