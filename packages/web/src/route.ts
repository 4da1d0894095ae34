// Addresses. Everything stands behind the `#`, so that any static host under any path will do, and
// the browser's own history is the back button.

import { signal } from '@preact/signals';

/** The parts of the address between slashes, each decoded: `#/game/%7B0%7D` is `['game', '{0}']`. */
export type Route = readonly string[];

/** Where the reader is. */
export const route = signal<Route>(parse(location.hash));

addEventListener('hashchange', () => {
  route.value = parse(location.hash);
});

function parse(hash: string): Route {
  const parts = hash.replace(/^#\/?/, '').split('/');
  return parts.map(decoded).filter((part, i) => part !== '' || i > 0);
}

/** Whatever was pasted into the address bar, something readable. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** The address of a route, for links. */
export function address(...parts: string[]): string {
  return `#/${parts.map(encodeURIComponent).join('/')}`;
}

/** Whether the entry of the history that the reader is at was made by an edit, and still is that one. */
let edited = false;

/** Goes somewhere, with a way back. */
export function go(...parts: string[]): void {
  edited = false;
  location.hash = address(...parts);
  // The browser tells of it later; until then nobody may take the old address for the present one.
  route.value = parse(location.hash);
}

// Not told of what `edit` does itself; told even where two entries have the same address.
addEventListener('popstate', () => {
  edited = false;
});

/** Changes what is looked at: edits that follow each other are one step, with a way back. */
export function edit(...parts: string[]): void {
  if (edited) rename(...parts);
  else {
    history.pushState(history.state, '', address(...parts));
    route.value = parts;
  }
  edited = true;
}

/** What is edited from now on is a step of its own: somebody has left the box, or pressed Enter. */
export function settle(): void {
  edited = false;
}

/** Changes the address without a new entry in the history: while somebody types. */
export function rename(...parts: string[]): void {
  history.replaceState(history.state, '', address(...parts));
  route.value = parts;
}
