/** Levels of an order for a layered drawing. */

import type { LayeredEdge } from './layered.ts';

/** The longest way down to each node from a maximal one. */
export function levelsFromTop(size: number, covers: readonly LayeredEdge[]): number[] {
  const levels = new Array<number>(size).fill(0);
  for (let changed = true; changed; ) {
    changed = false;
    for (const [upper, lower] of covers) {
      const needed = (levels[upper] ?? 0) + 1;
      if ((levels[lower] ?? 0) < needed) {
        levels[lower] = needed;
        changed = true;
      }
    }
  }
  return levels;
}
