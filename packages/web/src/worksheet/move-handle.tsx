// The handle of a cell: dragged with a mouse, a pen or a finger it takes the cell along, and the arrow
// keys move it too.

import type { Cell } from './cell.ts';
import { keepingFocus } from './cell-place.ts';
import { drag } from './drag.ts';
import type { SheetController } from './sheet-controller.ts';

interface Props {
  readonly controller: SheetController;
  readonly cell: Cell;
  readonly place: number;
}

export function MoveHandle({ controller, cell, place }: Props) {
  return (
    <button
      type="button"
      class="plain handle"
      aria-label={`Move ${place}`}
      title="Drag, or press ↑ or ↓; Alt+↑ and Alt+↓ anywhere in the cell"
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
      ⠿ move
    </button>
  );
}
