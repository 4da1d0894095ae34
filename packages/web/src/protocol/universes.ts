// The universes as the page lists them, always in this order, so that an eye can run down the
// column and see where something collapses.

import type { UsualKey } from '@proviso/engine';

export type UniverseKey = UsualKey;

export interface UniverseLabel {
  readonly key: UniverseKey;
  /** As the papers write it. */
  readonly label: string;
  readonly latex: string;
  /** Spelled out. */
  readonly words: string;
  /** Which convention decides a game without moves. */
  readonly play: 'misère' | 'normal';
}

/** What the engine says of its usual universes, put here by the build: see universe-labels.ts. */
declare const __PROVISO_UNIVERSES__: readonly UniverseLabel[];

export const UNIVERSES = __PROVISO_UNIVERSES__;

/** The label of a universe. */
export function universeLabel(key: UniverseKey): UniverseLabel {
  const found = UNIVERSES.find((universe) => universe.key === key);
  if (found === undefined) throw new Error(`the page was built without the universe ${key}`);
  return found;
}

/** Reads a universe from an address. */
export function readUniverse(text: string | undefined): UniverseKey | undefined {
  return UNIVERSES.find(({ key }) => key === text)?.key;
}
