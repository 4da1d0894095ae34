// The universes as the page lists them, always in this order, so that an eye can run down the
// column and see where something collapses.

export type UniverseKey = 'M' | 'B' | 'E' | 'D10' | 'D1' | 'D' | 'Normal';

export interface UniverseLabel {
  readonly key: UniverseKey;
  /** As the papers write it. */
  readonly label: string;
  readonly latex: string;
  /** Spelled out. */
  readonly words: string;
}

export const UNIVERSES: readonly UniverseLabel[] = [
  { key: 'M', label: 'M', latex: '\\mathcal{M}', words: 'full misère: all games' },
  { key: 'B', label: 'B', latex: '\\mathcal{B}', words: 'blocking games' },
  {
    key: 'E',
    label: 'E',
    latex: '\\mathcal{E}',
    words: 'dead-ending games: who has run out of moves never gets one again',
  },
  {
    key: 'D10',
    label: 'D(1̄0)',
    latex: '\\mathcal{D}(\\overline{1}0)',
    words: 'the closure of the dicots with 1̄0, where Domineering lives',
  },
  {
    key: 'D1',
    label: 'D(1̄)',
    latex: '\\mathcal{D}(\\overline{1})',
    words: 'the closure of the dicots with the integers',
  },
  {
    key: 'D',
    label: 'D',
    latex: '\\mathcal{D}',
    words: 'dicots: in every position both players can move, or neither',
  },
  {
    key: 'Normal',
    label: 'Normal',
    latex: '\\mathrm{Normal}',
    words: 'normal play: whoever cannot move loses',
  },
];

/** The label of a universe. */
export function universeLabel(key: UniverseKey): UniverseLabel {
  const found = UNIVERSES.find((one) => one.key === key);
  if (found === undefined) throw new Error(`no universe ${key}`);
  return found;
}

/** Reads a universe from an address. */
export function readUniverse(text: string | undefined): UniverseKey | undefined {
  return UNIVERSES.find(({ key }) => key === text)?.key;
}
