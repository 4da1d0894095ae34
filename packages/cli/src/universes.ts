// The universes as the language writes them, in the order in which they are always shown.

import { USUAL_UNIVERSES } from '@proviso/engine';

export const UNIVERSES: readonly string[] = USUAL_UNIVERSES.map(({ name }) => name);

/** Those that are one word. */
export const UNIVERSE_WORDS = UNIVERSES.filter((name) => /^\w+$/.test(name));

/** Whether what is asked modulo this universe is asked of normal play. */
export function isNormalPlay(universe: string): boolean {
  return USUAL_UNIVERSES.some(({ name, play }) => name === universe && play === 'normal');
}
