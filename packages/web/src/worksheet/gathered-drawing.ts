// While quick answers follow each other, several are drawn at once. A browser lays a page out and paints
// it after every change: for hundreds of cells that takes longer than finding their answers.

import { options } from 'preact';

/** Milliseconds between two drawings, and for how long after one the next still counts as following. */
const PAUSE = 50;
const FOLLOWS = 100;

let drawnAt = Number.NEGATIVE_INFINITY;

function gathered(draw: () => void): void {
  const now = () => {
    drawnAt = performance.now();
    draw();
  };
  // What comes after a pause is drawn at once, as ever.
  if (performance.now() - drawnAt > FOLLOWS) queueMicrotask(now);
  else setTimeout(now, PAUSE);
}

/** Begins or ends that. */
export function gatherDrawings(on: boolean): void {
  if (on) options.debounceRendering = gathered;
  else delete options.debounceRendering;
}
