// The universes as the page lists them, always in this order, so that an eye can run down the
// column and see where something collapses. The engine runs in the worker, so the page keeps the
// words itself; a usual universe that it has no words for is a type error here.

import type { UsualKey } from '@proviso/engine';

export type UniverseKey = UsualKey;

interface Label {
  /** As the papers write it. */
  readonly label: string;
  readonly latex: string;
  /** Spelled out. */
  readonly words: string;
  /** Which convention decides a game without moves. */
  readonly play: 'misère' | 'normal';
}

export interface UniverseLabel extends Label {
  readonly key: UniverseKey;
}

const LABELS: Readonly<Record<UniverseKey, Label>> = {
  M: { label: 'M', latex: '\\mathcal{M}', words: 'full misère: all games', play: 'misère' },
  B: { label: 'B', latex: '\\mathcal{B}', words: 'blocking games', play: 'misère' },
  E: {
    label: 'E',
    latex: '\\mathcal{E}',
    words: 'dead-ending games: who has run out of moves never gets one again',
    play: 'misère',
  },
  D10: {
    label: 'D(1̄0)',
    latex: '\\mathcal{D}(\\overline{1}0)',
    words: 'the closure of the dicots with 1̄0, where Domineering lives',
    play: 'misère',
  },
  D1: {
    label: 'D(1̄)',
    latex: '\\mathcal{D}(\\overline{1})',
    words: 'the closure of the dicots with the integers',
    play: 'misère',
  },
  D: {
    label: 'D',
    latex: '\\mathcal{D}',
    words: 'dicots: in every position both players can move, or neither',
    play: 'misère',
  },
  Normal: {
    label: 'Normal',
    latex: '\\mathrm{Normal}',
    words: 'normal play: whoever cannot move loses',
    play: 'normal',
  },
};

export const UNIVERSES: readonly UniverseLabel[] = (Object.keys(LABELS) as UniverseKey[]).map(
  (key) => ({ key, ...LABELS[key] }),
);

/** The label of a universe. */
export function universeLabel(key: UniverseKey): UniverseLabel {
  return { key, ...LABELS[key] };
}

/** Reads a universe from an address. */
export function readUniverse(text: string | undefined): UniverseKey | undefined {
  return UNIVERSES.find(({ key }) => key === text)?.key;
}
