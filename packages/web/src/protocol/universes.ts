// The universes as the page lists them, always in this order, so that an eye can run down the
// column and see where something collapses; and one of the reader's own behind them.

import type { UsualKey } from '@proviso/engine';

/** A universe of the reader's own, as the language writes it: `D({.|0,*})`. */
export type OwnUniverse = `D(${string}`;

/** A usual universe by its key, or one of the reader's own. */
export type UniverseKey = UsualKey | OwnUniverse;

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

const OWN_WORDS = 'the least universe that contains these games';

export const UNIVERSES = __PROVISO_UNIVERSES__;

/** The universe, where it is one of the reader's own. */
export function ownUniverse(key: UniverseKey | undefined): OwnUniverse | undefined {
  return isOwn(key) ? key : undefined;
}

/** Whether a text names a universe of the reader's own. */
export function isOwn(text: string | undefined): text is OwnUniverse {
  return text?.startsWith('D(') === true;
}

/** The universes that are listed beside the one that is looked at. */
export function listedUniverses(chosen: UniverseKey | undefined): readonly UniverseLabel[] {
  return isOwn(chosen) ? [...UNIVERSES, universeLabel(chosen)] : UNIVERSES;
}

/** The label of a universe. */
export function universeLabel(key: UniverseKey): UniverseLabel {
  if (isOwn(key)) {
    return { key, label: key, latex: `\\texttt{${key}}`, words: OWN_WORDS, play: 'misère' };
  }
  const found = UNIVERSES.find((universe) => universe.key === key);
  if (found === undefined) throw new Error(`the page was built without the universe ${key}`);
  return found;
}

/** Reads a universe from an address. */
export function readUniverse(text: string | undefined): UniverseKey | undefined {
  return UNIVERSES.find(({ key }) => key === text)?.key ?? (isOwn(text) ? text : undefined);
}

/** Whether a text may become a universe when more is typed. */
export function isBegun(text: string): boolean {
  return ['D(', ...UNIVERSES.map(({ key }) => key)].some((whole) => whole.startsWith(text));
}
