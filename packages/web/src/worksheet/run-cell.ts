// Running a cell by key, in its editor or on the cell itself.

import type { Cell } from './cell.ts';
import { keepingFocus } from './cell-place.ts';
import type { SheetController } from './sheet-controller.ts';
import { walk } from './walk.ts';

/**
 * Runs a cell, or takes over what was written in it where it is prose; `goesOn` to the next cell, which
 * after the last may be a new one. Gives whether it left the cell.
 */
export function runCell(controller: SheetController, cell: Cell, goesOn: boolean): boolean {
  const last = controller.sheet.cells.peek().at(-1) === cell;
  const adds = goesOn && last && controller.growsBelow(cell);
  const leaves = goesOn && !last;
  const act = () => (cell.prose ? controller.sheet.settle(cell) : controller.run(cell));
  if (leaves || adds) act();
  else keepingFocus(cell, act);
  if (adds) controller.add(undefined, false);
  else if (leaves) requestAnimationFrame(() => walk(controller.sheet.cells.peek(), cell, 1));
  return adds || leaves;
}
