// A board of squares, to draw on: press or touch a square to change it, drag to paint, or go about
// with the arrow keys and press the space bar.

import { useSignal } from '@preact/signals';
import { useRef } from 'preact/hooks';
import { type GridRules, nextSign, withSquare } from './grids.ts';

interface Props {
  readonly rules: GridRules;
  readonly position: string;
  readonly onPosition: (position: string) => void;
}

const STEPS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

export function Grid({ rules, position, onPosition }: Props) {
  const at = useSignal<readonly [number, number]>([0, 0]);
  const brush = useRef<string | undefined>(undefined);
  const place = useRef<HTMLDivElement>(null);
  // While somebody drags, squares change faster than the page is drawn.
  const drawn = useRef(position);
  drawn.current = position;
  const rows = position.split('|');
  const [cursorRow, cursorColumn] = [
    Math.min(at.value[0], rows.length - 1),
    Math.min(at.value[1], (rows[0]?.length ?? 1) - 1),
  ];
  const paint = (row: number, column: number, symbol: string) => {
    if (drawn.current.split('|')[row]?.charAt(column) === symbol) return;
    drawn.current = withSquare(drawn.current, row, column, symbol);
    onPosition(drawn.current);
  };
  const press = (row: number, column: number) => {
    at.value = [row, column];
    const symbol = nextSign(rules, rows[row]?.charAt(column) ?? '');
    brush.current = symbol;
    paint(row, column, symbol);
  };
  const keys = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (step !== undefined) {
      const row = Math.max(0, Math.min(rows.length - 1, cursorRow + step[0]));
      const column = Math.max(0, Math.min((rows[0]?.length ?? 1) - 1, cursorColumn + step[1]));
      at.value = [row, column];
      place.current?.querySelector<HTMLElement>(`[data-at="${row} ${column}"]`)?.focus();
    } else if (event.key === ' ' || event.key === 'Enter') {
      press(cursorRow, cursorColumn);
      brush.current = undefined;
    } else {
      const sign = rules.signs.find(({ symbol }) => symbol === event.key);
      if (sign === undefined) return;
      paint(cursorRow, cursorColumn, sign.symbol);
    }
    event.preventDefault();
  };
  /** Dragging: the element under the pointer, also where a touch began elsewhere. */
  const drag = (event: PointerEvent) => {
    if (brush.current === undefined || event.buttons === 0) return;
    const under = document.elementFromPoint(event.clientX, event.clientY);
    const [row, column] = under?.getAttribute('data-at')?.split(' ').map(Number) ?? [];
    if (row !== undefined && column !== undefined) paint(row, column, brush.current);
  };
  return (
    <div
      class="grid"
      role="grid"
      tabIndex={-1}
      aria-label="The board. Arrow keys move, space changes a square."
      ref={place}
      onKeyDown={keys}
      onPointerMove={drag}
      onPointerUp={() => {
        brush.current = undefined;
      }}
    >
      {rows.map((row, y) => (
        <div role="row" class="grid-row" key={`row ${y}`}>
          {[...row].map((symbol, x) => {
            const sign = rules.signs.find((one) => one.symbol === symbol);
            return (
              <div
                role="gridcell"
                key={`square ${x}`}
                class={`square ${sign?.look ?? 'open'}`}
                data-at={`${y} ${x}`}
                tabIndex={y === cursorRow && x === cursorColumn ? 0 : -1}
                aria-label={`row ${y + 1}, column ${x + 1}: ${sign?.word ?? symbol}`}
                onPointerDown={(event) => {
                  event.currentTarget.releasePointerCapture?.(event.pointerId);
                  press(y, x);
                }}
              >
                {sign?.look === 'left' || sign?.look === 'right' ? symbol : ''}
              </div>
            );
          })}
        </div>
      ))}
    </div>
  );
}

/** A board to look at, small. */
export function SmallGrid({
  rules,
  position,
}: {
  readonly rules: GridRules;
  readonly position: string;
}) {
  return (
    <span class="grid small" aria-hidden="true">
      {position.split('|').map((row, y) => (
        <span class="grid-row" key={`row ${y}`}>
          {[...row].map((symbol, x) => {
            const look = rules.signs.find((one) => one.symbol === symbol)?.look ?? 'open';
            return <span key={`square ${x}`} class={`square ${look}`} />;
          })}
        </span>
      ))}
    </span>
  );
}
