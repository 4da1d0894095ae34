/**
 * Sums of games of two players, and who wins them by play. A sum is a word in kinds of game; a move
 * puts smaller kinds in the place of one. What the kinds are is nobody's business here: they may be
 * the subpositions of some forms, or heaps.
 */

import type { Ticker } from '../storage/budget.ts';
import { InvariantError, LimitError } from '../storage/errors.ts';

/** A sum: its kinds in rising order, each as often as it occurs. */
export type Word = readonly number[];

export interface Kinds {
  /**
   * moves[kind][mover]: what the mover can make of one game of the kind, words in smaller kinds. There
   * is one mover where both players have the same moves everywhere, otherwise Left and Right.
   */
  readonly moves: readonly (readonly (readonly Word[])[])[];
  readonly movers: 1 | 2;
  /** Whether a player who cannot move wins. */
  readonly misere: boolean;
}

/** Who wins a sum when moving first: a bit for each mover. With one mover 1 is N and 0 is P. */
export type Wins = number;

export function opponentOf(mover: number, movers: 1 | 2): number {
  return movers === 1 ? 0 : 1 - mover;
}

export function wordProduct(one: Word, other: Word): Word {
  if (one.length === 0) return other;
  if (other.length === 0) return one;
  const all: number[] = [];
  let [i, j] = [0, 0];
  while (i < one.length && j < other.length) {
    const [a, b] = [one[i] as number, other[j] as number];
    if (a <= b) {
      all.push(a);
      i++;
    } else {
      all.push(b);
      j++;
    }
  }
  for (; i < one.length; i++) all.push(one[i] as number);
  for (; j < other.length; j++) all.push(other[j] as number);
  return all;
}

/** A word without its letter at a place. */
export function without(word: Word, place: number): Word {
  const rest: number[] = [];
  for (let i = 0; i < word.length; i++) if (i !== place) rest.push(word[i] as number);
  return rest;
}

/** A word as a text, the same for the same word. */
export function wordKey(word: Word): string {
  return String.fromCharCode(...word);
}

/** Larger kinds would not fit the keys. */
const MOST_KINDS = 60_000;
/** More sums than this are not kept. */
const MOST_SUMS = 4_000_000;

interface Frame {
  readonly word: Word;
  readonly key: string;
  mover: number;
  /** The option of that mover that is looked at: one of the game at a place of the word. */
  place: number;
  option: number;
  /** Whether the mover has an option. */
  moves: boolean;
  wins: Wins;
}

/** What saves play. */
export interface Shortcuts {
  /** Puts a smaller word in the place of one that is taken to equal it. */
  readonly shorten?: (word: Word) => Word;
  /** Who wins a sum, where that is proved. */
  readonly proved?: (word: Word) => Wins | undefined;
}

/** Who wins sums, computed by play and remembered. */
export class PlayedSums {
  private readonly kinds: Kinds;
  private readonly ticker: Ticker | undefined;
  private readonly known = new Map<string, Wins>();
  private readonly shorten: (word: Word) => Word;
  private readonly proved: (word: Word) => Wins | undefined;
  /** The first kind that is *, in impartial games; −1 where there is none. */
  private readonly star: number;

  constructor(kinds: Kinds, ticker?: Ticker, { shorten, proved }: Shortcuts = {}) {
    if (kinds.moves.length > MOST_KINDS) {
      throw new LimitError(`more than ${MOST_KINDS} games are too many for sums of them`);
    }
    this.kinds = kinds;
    this.ticker = ticker;
    this.shorten = shorten ?? ((word) => this.withoutPairs(word));
    this.proved = proved ?? (() => undefined);
    this.star = kinds.movers === 1 ? kinds.moves.findIndex(isStar) : -1;
  }

  wins(sum: Word): Wins {
    const word = this.shorten(sum);
    const known = this.winsOf(word);
    if (known !== undefined) return known;
    const stack = [this.frame(word)];
    for (let top = stack.at(-1); top !== undefined; top = stack.at(-1)) {
      const open = this.advance(top);
      if (open !== undefined) {
        stack.push(this.frame(open));
      } else if (top.mover === this.kinds.movers) {
        this.remember(top);
        stack.pop();
      }
    }
    return this.known.get(wordKey(word)) ?? unknown();
  }

  /** A word without pairs of *, which make no difference to impartial games [Conway, chapter 12]. */
  private withoutPairs(word: Word): Word {
    const { star } = this;
    const first = star < 0 ? -1 : word.indexOf(star);
    if (first < 0 || word[first + 1] !== star) return word;
    const stars = word.filter((kind) => kind === star).length;
    return [...word.slice(0, first + (stars % 2)), ...word.slice(first + stars)];
  }

  private winsOf(word: Word): Wins | undefined {
    return this.proved(word) ?? this.known.get(wordKey(word));
  }

  /** The options of a mover in a sum, equal ones once. */
  options(word: Word, mover: number): readonly Word[] {
    const found = new Map<string, Word>();
    for (const [place, kind] of word.entries()) {
      if (kind === word[place - 1]) continue;
      const rest = without(word, place);
      for (const to of this.kinds.moves[kind]?.[mover] ?? []) {
        const option = this.shorten(wordProduct(rest, to));
        found.set(wordKey(option), option);
      }
    }
    return [...found.values()];
  }

  private frame(word: Word): Frame {
    const place = word.length - 1;
    return { word, key: wordKey(word), mover: 0, place, option: 0, moves: false, wins: 0 };
  }

  /** Looks at options until one wins or is not known; that one is returned. */
  private advance(frame: Frame): Word | undefined {
    const { movers, misere } = this.kinds;
    for (; frame.mover < movers; frame.mover++) {
      const rival = opponentOf(frame.mover, movers);
      let won = false;
      for (let option = this.optionOf(frame); option !== undefined; option = this.optionOf(frame)) {
        this.ticker?.tick();
        const known = this.winsOf(option);
        if (known === undefined) return option;
        frame.moves = true;
        frame.option++;
        won = ((known >> rival) & 1) === 0;
        if (won) break;
      }
      if (won || (misere && !frame.moves)) frame.wins |= 1 << frame.mover;
      frame.place = frame.word.length - 1;
      frame.option = 0;
      frame.moves = false;
    }
    return undefined;
  }

  /**
   * The option that a frame is at, or the next one there is. Moves in the newest kinds come first: what
   * is left is simpler, and more of it is known.
   */
  private optionOf(frame: Frame): Word | undefined {
    const { word } = frame;
    for (; frame.place >= 0; frame.place--, frame.option = 0) {
      const kind = word[frame.place] as number;
      if (kind === word[frame.place - 1]) continue;
      const to = this.kinds.moves[kind]?.[frame.mover]?.[frame.option];
      if (to !== undefined) return this.shorten(wordProduct(without(word, frame.place), to));
    }
    return undefined;
  }

  private remember({ key, wins }: Frame): void {
    if (this.known.size >= MOST_SUMS) {
      throw new LimitError(`more than ${MOST_SUMS} sums would have to be played out`);
    }
    this.known.set(key, wins);
  }
}

/** Whether the only move of a kind is to 0. */
function isStar([moves = []]: Kinds['moves'][number]): boolean {
  return moves.length === 1 && moves[0]?.length === 0;
}

function unknown(): never {
  throw new InvariantError('a sum that was played out has no winner');
}
