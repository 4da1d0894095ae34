// Who plays a match and how: words in an address, `misere.right-first.you-right.fallible`. What is as
// usual is left out, but for how it is played.

import type { PlayerName } from '../../protocol/matches.ts';

/** A player who errs now and then, one who never does, or a second person at the same screen. */
export type OpponentName = 'perfect' | 'fallible' | 'none';

export interface MatchSetup {
  readonly convention: 'misere' | 'normal';
  readonly first: PlayerName;
  /** Whom you play, where there is an opponent. */
  readonly you: PlayerName;
  readonly opponent: OpponentName;
  /** Another number, another game of the same opponent. */
  readonly seed: number;
  /** Whether who wins is shown where a match is looked at. */
  readonly marked: boolean;
}

export const USUAL: MatchSetup = {
  convention: 'misere',
  first: 'left',
  you: 'left',
  opponent: 'perfect',
  seed: 1,
  marked: false,
};

export function setupToText(setup: MatchSetup): string {
  const { convention, first, you, opponent, seed, marked } = setup;
  return [
    convention,
    ...(first === USUAL.first ? [] : [`${first}-first`]),
    ...(you === USUAL.you ? [] : [`you-${you}`]),
    ...(opponent === USUAL.opponent ? [] : [opponent === 'none' ? 'two-people' : opponent]),
    ...(seed === USUAL.seed ? [] : [`seed-${seed}`]),
    ...(marked ? ['marked'] : []),
  ].join('.');
}

/** What the words say; those that say nothing change nothing. */
export function readSetup(text: string): MatchSetup {
  return Object.assign({ ...USUAL }, ...text.split('.').map(meaning));
}

/** The words that say nothing. */
export function unknownWords(text: string): string[] {
  return text.split('.').filter((word) => word !== '' && meaning(word) === undefined);
}

const WORDS: Readonly<Record<string, Partial<MatchSetup>>> = {
  misere: { convention: 'misere' },
  normal: { convention: 'normal' },
  'left-first': { first: 'left' },
  'right-first': { first: 'right' },
  'you-left': { you: 'left' },
  'you-right': { you: 'right' },
  perfect: { opponent: 'perfect' },
  fallible: { opponent: 'fallible' },
  'two-people': { opponent: 'none' },
  marked: { marked: true },
};

/** The words that say something, for whoever wrote another. */
export const KNOWN_WORDS: readonly string[] = [...Object.keys(WORDS), 'seed-2'];

function meaning(word: string): Partial<MatchSetup> | undefined {
  const seed = /^seed-(\d{1,9})$/.exec(word)?.[1];
  if (seed !== undefined) return { seed: Number(seed) };
  return Object.hasOwn(WORDS, word) ? WORDS[word] : undefined;
}

/** Whom the program plays; nobody where two people do. */
export function programOf({ you, opponent }: MatchSetup): PlayerName | undefined {
  if (opponent === 'none') return undefined;
  return you === 'left' ? 'right' : 'left';
}
