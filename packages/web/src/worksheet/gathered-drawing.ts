// While quick answers follow each other, several are drawn at once. A browser lays a page out and paints
// it after every change: for hundreds of cells that takes longer than finding their answers. What a reader
// writes is drawn at once nevertheless: no answer is to stand under another text.

import { options } from 'preact';

/** Milliseconds between two drawings, and for how long after one the next still counts as following. */
const PAUSE = 50;
const FOLLOWS = 100;

let drawnAt = Number.NEGATIVE_INFINITY;
/** What is to be drawn. */
let pending: (() => void) | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;

function gathered(draw: () => void): void {
  pending = draw;
  // What comes after a pause is drawn at once, as ever.
  if (performance.now() - drawnAt > FOLLOWS) queueMicrotask(drawPending);
  else timer = setTimeout(drawPending, PAUSE);
}

function drawPending(): void {
  const draw = pending;
  pending = undefined;
  clearTimeout(timer);
  if (draw === undefined) return;
  drawnAt = performance.now();
  draw();
}

/** Draws before the next frame what is still being gathered. */
export function drawSoon(): void {
  queueMicrotask(drawPending);
}

/** What a reader does, by which a sheet may be another one. */
const DEEDS = ['click', 'input', 'keydown'] as const;

/** Begins or ends that. */
export function gatherDrawings(on: boolean): void {
  if (on) options.debounceRendering = gathered;
  else delete options.debounceRendering;
  for (const deed of DEEDS) {
    if (on) addEventListener(deed, drawSoon);
    else removeEventListener(deed, drawSoon);
  }
}
