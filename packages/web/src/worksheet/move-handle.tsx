// The handle of a cell: dragged with a mouse, a pen or a finger it takes the cell along, and the arrow
// keys move it too.

import { texts } from '../texts/texts.ts';
import type { Cell } from './cell.ts';
import { keepingFocus } from './cell-place.ts';
import { drag } from './drag.ts';
import type { SheetController } from './sheet-controller.ts';

interface Props {
  readonly controller: SheetController;
  readonly cell: Cell;
  readonly place: number;
}

/** Dots to be taken hold of. */
const SIGN = '⠿';

export function MoveHandle({ controller, cell, place }: Props) {
  const t = texts.value.worksheet.cell;
  return (
    <button
      type="button"
      class="plain handle"
      aria-label={t.moveCell(place)}
      title={t.moveTitle}
      onPointerDown={(event) => {
        if (event.button !== 0) return;
        drag(event, (at) => keepingFocus(cell, () => controller.move(cell, at)));
      }}
      onKeyDown={(event) => {
        const by = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : 0;
        if (by === 0) return;
        event.preventDefault();
        keepingFocus(cell, () => controller.shift(cell, by));
      }}
    >
      {SIGN}
      <span class="handle-name">{` ${t.move}`}</span>
    </button>
  );
}
