// Where the reader is on the page. A view is filled when its parts have arrived, later than the browser
// looks for the place of an entry of the history: each entry keeps its place itself, and the way back
// leads there as soon as the view is long enough.

import { route } from './route.ts';

/** Milliseconds of rest after which a place is noted; browsers allow few notes a second. */
const REST = 200;
/** Milliseconds after which a view is as long as it will be. */
const PATIENCE = 5_000;

/** What an entry of the history keeps. */
interface Entry {
  readonly y: number;
}

let timer: ReturnType<typeof setTimeout> | undefined;

function note(): void {
  clearTimeout(timer);
  history.replaceState({ y: scrollY } satisfies Entry, '');
}

/** Keeps the place of every entry; on a page that is loaded again, goes to the one it had. */
export function keepPlaces(): void {
  const entry = history.state as Entry | null;
  if (entry === null) note();
  else comeTo(entry.y);
  let view = route.peek()[0];
  // What is still to be noted is of the entry before.
  addEventListener('popstate', () => clearTimeout(timer));
  addEventListener('hashchange', () => {
    const before = view;
    view = route.peek()[0];
    arrive(view !== before);
  });
  addEventListener(
    'scroll',
    () => {
      clearTimeout(timer);
      timer = setTimeout(note, REST);
    },
    { passive: true },
  );
  addEventListener(
    'click',
    ({ target }) => {
      if (target instanceof Element && target.closest('a[href^="#"]')) note();
    },
    { capture: true },
  );
}

/** Another page of the same view stands there now: it begins at its top, or where it was left. */
export function turnPage(): void {
  arrive(true);
}

/** The reader has come to an entry of the history; one that is new begins at its top. */
function arrive(otherView: boolean): void {
  const entry = history.state as Entry | null;
  if (otherView && entry === null) scrollTo(0, 0);
  if (otherView && entry !== null) comeTo(entry.y);
  if (entry === null) note();
}

/** Goes to a place as soon as the page is long enough, unless the reader goes elsewhere. */
function comeTo(y: number): void {
  const over = new AbortController();
  const grown = new ResizeObserver(() => {
    scrollTo(0, y);
    if (Math.abs(scrollY - y) < 2) over.abort();
  });
  over.signal.addEventListener('abort', () => grown.disconnect());
  for (const name of ['wheel', 'touchstart', 'pointerdown', 'keydown', 'hashchange']) {
    addEventListener(name, () => over.abort(), { passive: true, signal: over.signal });
  }
  setTimeout(() => over.abort(), PATIENCE);
  grown.observe(document.body);
}
