// What the page says of the usual universes. The engine runs in the page's worker, so the page does not
// load it for a few words: they are put in when the page is built, and when it is tested.

// By its path: what reads this, the settings of Vite, runs before any export condition is set.
import { USUAL_UNIVERSES } from '../engine/src/index.ts';

const labels = USUAL_UNIVERSES.map(({ key, label, latex, words, play }) => {
  return { key, label, latex, words, play };
});

/** The constant that `src/protocol/universes.ts` reads. */
export const UNIVERSE_LABELS = { __PROVISO_UNIVERSES__: JSON.stringify(labels) };
