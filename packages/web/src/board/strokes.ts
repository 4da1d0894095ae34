// What fingers, pens and mice do on a board. A mouse or a pen paints as soon as it is down. A finger
// that moves at once scrolls or zooms the page and paints nothing; one that taps changes a square;
// one that rests for a moment and then moves paints.

import type { RefObject } from 'preact';
import { useEffect, useMemo } from 'preact/hooks';
import type { Place, Point } from './squares.ts';
import { squaresAlong } from './squares.ts';

/** Milliseconds a finger rests before it paints. */
const REST = 300;
/** Pixels a finger may tremble meanwhile. */
const TREMBLE = 10;

export interface Brush {
  /** A stroke begins on a square, or is all there is of it. */
  press(at: Place): void;
  /** It goes on over these. */
  over(places: readonly Place[]): void;
}

interface Stroke {
  readonly pointer: number;
  readonly touch: boolean;
  readonly began: Point;
  /** Where it was last, in squares. */
  last: Point;
  painting: boolean;
  rest?: ReturnType<typeof setTimeout>;
}

/** Where a point of the window is on the board, in squares. */
function onBoard(grid: HTMLElement, { x, y }: Point): Point {
  const at = (name: string) => grid.querySelector(`[data-at="${name}"]`)?.getBoundingClientRect();
  const first = at('0 0');
  if (first === undefined) return { x: -1, y: -1 };
  // Neighbours share a border, so a square takes less room than it is wide.
  const width = (at('0 1')?.left ?? first.right) - first.left;
  const height = (at('1 0')?.top ?? first.bottom) - first.top;
  return { x: (x - first.left) / width, y: (y - first.top) / height };
}

const place = ({ x, y }: Point): Place => ({ row: Math.floor(y), column: Math.floor(x) });
const point = ({ clientX, clientY }: PointerEvent): Point => ({ x: clientX, y: clientY });

/** Follows the strokes of one pointer at a time. */
class Strokes {
  private stroke: Stroke | undefined;
  brush: Brush | undefined;
  private readonly grid: () => HTMLElement | null;

  constructor(grid: () => HTMLElement | null) {
    this.grid = grid;
  }

  get painting(): boolean {
    return this.stroke?.painting ?? false;
  }

  readonly down = (event: PointerEvent): void => {
    const grid = this.grid();
    // A second finger is a pinch.
    if (!event.isPrimary) {
      this.end();
      return;
    }
    if (grid === null || event.button !== 0) return;
    this.end();
    const touch = event.pointerType === 'touch';
    const began = point(event);
    const stroke: Stroke = {
      pointer: event.pointerId,
      touch,
      began,
      last: onBoard(grid, began),
      painting: false,
    };
    this.stroke = stroke;
    if (touch) stroke.rest = setTimeout(() => this.begin(stroke), REST);
    else {
      grid.setPointerCapture(event.pointerId);
      this.begin(stroke);
    }
  };

  readonly move = (event: PointerEvent): void => {
    const { stroke } = this;
    const grid = this.grid();
    if (stroke?.pointer !== event.pointerId || grid === null) return;
    if (stroke.painting) {
      // Between two frames a fast pointer is in more places than it is told of.
      const all = event.getCoalescedEvents?.() ?? [];
      const places = (all.length > 0 ? all : [event]).flatMap((one) => {
        const from = stroke.last;
        stroke.last = onBoard(grid, point(one));
        return squaresAlong(from, stroke.last);
      });
      this.brush?.over(places);
    } else {
      const { x, y } = point(event);
      if (Math.hypot(x - stroke.began.x, y - stroke.began.y) > TREMBLE) this.end();
    }
  };

  readonly up = (event: PointerEvent): void => {
    const { stroke } = this;
    if (stroke?.pointer !== event.pointerId) return;
    if (!stroke.painting) this.begin(stroke);
    this.end();
  };

  readonly end = (): void => {
    clearTimeout(this.stroke?.rest);
    this.stroke = undefined;
  };

  private begin(stroke: Stroke): void {
    clearTimeout(stroke.rest);
    stroke.painting = true;
    this.brush?.press(place(stroke.last));
  }
}

/** Lets strokes on an element paint; what comes back are its handlers. */
export function useStrokes(grid: RefObject<HTMLElement | null>, brush: Brush) {
  const strokes = useMemo(() => new Strokes(() => grid.current), [grid]);
  strokes.brush = brush;
  useEffect(() => {
    const element = grid.current;
    // The page must not scroll under a finger that paints; only a listener of our own may say so.
    const still = (event: Event) => {
      if (strokes.painting && event.cancelable) event.preventDefault();
    };
    element?.addEventListener('touchmove', still, { passive: false });
    element?.addEventListener('contextmenu', still);
    return () => {
      strokes.end();
      element?.removeEventListener('touchmove', still);
      element?.removeEventListener('contextmenu', still);
    };
  }, [grid, strokes]);
  return {
    onPointerDown: strokes.down,
    onPointerMove: strokes.move,
    onPointerUp: strokes.up,
    onPointerCancel: strokes.end,
  };
}
