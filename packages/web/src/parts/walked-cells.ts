// Tables that are walked from cell to cell: one cell is reached by Tab, the others by arrow keys.

export interface Place {
  readonly row: number;
  readonly column: number;
}

/** The cell of a table, one with its place in `data-row` and `data-column`. */
export function cellOf(target: EventTarget | null): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>('td[data-row]') : null;
}

export function placeOf(target: EventTarget | null): Place | undefined {
  const cell = cellOf(target);
  if (cell === null) return undefined;
  return { row: Number(cell.dataset['row']), column: Number(cell.dataset['column']) };
}

const STEPS: Readonly<Record<string, readonly [down: number, right: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/** Arrow keys go from cell to cell, Home and End along a row. */
export function walk(event: KeyboardEvent & { readonly currentTarget: HTMLElement }): void {
  const place = placeOf(event.target);
  if (place === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
  const step = STEPS[event.key];
  const last = event.currentTarget.querySelectorAll('tbody tr').length - 1;
  const next =
    event.key === 'Home'
      ? { ...place, column: 0 }
      : event.key === 'End'
        ? { ...place, column: last }
        : step && { row: place.row + step[0], column: place.column + step[1] };
  if (next === undefined) return;
  event.preventDefault();
  const cell = event.currentTarget.querySelector<HTMLElement>(
    `td[data-row="${next.row}"][data-column="${next.column}"]`,
  );
  if (cell === null) return;
  cellOf(event.target)?.setAttribute('tabindex', '-1');
  cell.setAttribute('tabindex', '0');
  cell.focus();
}
