// A board of squares, to draw on: press or touch a square to change it, drag to paint, or go about
// with the arrow keys and press the space bar.

import { useSignal } from '@preact/signals';
import { useRef } from 'preact/hooks';
import type { SquareBoards } from '../protocol/answers.ts';
import { texts } from '../texts/texts.ts';
import {
  brushes,
  nextSign,
  type Place,
  type Sign,
  signsOn,
  spoken,
  withSquare,
} from './squares.ts';
import { useStrokes } from './strokes.ts';

interface Props {
  readonly boards: SquareBoards;
  readonly position: string;
  readonly onPosition: (position: string) => void;
}

const STEPS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

const within = (at: number, length: number) => Math.max(0, Math.min(length - 1, at));

export function Grid({ boards, position, onPosition }: Props) {
  const at = useSignal<Place>({ row: 0, column: 0 });
  const brush = useRef('');
  const grid = useRef<HTMLDivElement>(null);
  // While somebody drags, squares change faster than the page is drawn.
  const drawn = useRef(position);
  drawn.current = position;
  const rows = signsOn(boards, position) ?? [];
  const columns = rows[0]?.length ?? 0;
  const cursor = {
    row: within(at.value.row, rows.length),
    column: within(at.value.column, columns),
  };
  const paint = (places: readonly Place[], symbol: string) => {
    const next = places.reduce((board, one) => withSquare(board, one, symbol), drawn.current);
    if (next === drawn.current) return;
    drawn.current = next;
    onPosition(next);
  };
  const press = (place: Place) => {
    at.value = place;
    const old = signsOn(boards, drawn.current)?.[place.row]?.[place.column];
    if (old === undefined) return;
    brush.current = nextSign(boards, old.symbol);
    paint([place], brush.current);
  };
  const strokes = useStrokes(grid, { press, over: (places) => paint(places, brush.current) });
  const keys = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    // A key is meant for the square that has the focus, however it came there.
    const here = placeOf(event.target) ?? cursor;
    const step = STEPS[event.key];
    if (step !== undefined) {
      const row = within(here.row + step[0], rows.length);
      const column = within(here.column + step[1], columns);
      at.value = { row, column };
      grid.current?.querySelector<HTMLElement>(`[data-at="${row} ${column}"]`)?.focus();
    } else if (event.key === ' ' || event.key === 'Enter') {
      press(here);
    } else {
      const sign = brushes(boards).find(({ symbol }) => symbol === event.key);
      if (sign === undefined) return;
      at.value = here;
      paint([here], sign.symbol);
    }
    event.preventDefault();
  };
  /** Screen readers click without a pointer. */
  const click = (event: MouseEvent) => {
    const place = event.detail === 0 ? placeOf(event.target) : undefined;
    if (place !== undefined) press(place);
  };
  return (
    <div
      class="grid"
      role="grid"
      tabIndex={-1}
      aria-label={texts.value.board.grid}
      ref={grid}
      onKeyDown={keys}
      onClick={click}
      {...strokes}
    >
      {rows.map((row, y) => (
        <div role="row" class="grid-row" key={`row ${y}`}>
          {row.map((sign, x) => (
            <div
              role="gridcell"
              key={`square ${x}`}
              class={`square ${sign.look}`}
              data-at={`${y} ${x}`}
              tabIndex={y === cursor.row && x === cursor.column ? 0 : -1}
              aria-label={spoken({ row: y, column: x }, sign)}
            >
              {letter(sign)}
            </div>
          ))}
        </div>
      ))}
    </div>
  );
}

/** The place of a square on the page. */
function placeOf(target: EventTarget | null): Place | undefined {
  if (!(target instanceof HTMLElement)) return undefined;
  const [row, column] = target.dataset['at']?.split(' ').map(Number) ?? [];
  return row === undefined || column === undefined ? undefined : { row, column };
}

/** Pieces carry their letter; squares do not. */
function letter({ look, symbol }: Sign): string {
  return look === 'open' || look === 'closed' ? '' : symbol;
}

/** A board to look at, small. */
export function SmallGrid({
  boards,
  position,
}: {
  readonly boards: SquareBoards;
  readonly position: string;
}) {
  return (
    <span class="grid small" aria-hidden="true">
      {signsOn(boards, position)?.map((row, y) => (
        <span class="grid-row" key={`row ${y}`}>
          {row.map(({ look }, x) => (
            <span key={`square ${x}`} class={`square ${look}`} />
          ))}
        </span>
      ))}
    </span>
  );
}
